did-you-mean = Може, «{ $nearest }»?

## Відмови для всіх ігор

refused-action-not-legal = Дія { $action } зараз неможлива.
refused-bot-unknown = Бота «{ $bot }» немає. Є такі: { $known }.
refused-bots-do-not-fit = { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[many] { $bots } ботів
} на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
} — не сходиться: назвіть одного на всіх або по одному на кожне місце.
refused-card-count-wrong = { $field }: карт { $card } — { $count }, а має бути { $expected }.
refused-card-too-many = { $field }: карту { $card } названо { $count } р., а в колоді їх лише { $expected }.
refused-card-without-partner = { $field }: карта { $card } без пари; викладають лише цілі пари.
refused-clause-not-found = Жоден пункт не містить «{ $word }».
refused-clause-twice = Пункт { $clause } записано на сторінці правил двічі.
refused-document-kind-differs = У полі «{ $field }» сказано «{ $value }», а тут потрібен файл виду «{ $expected }».
refused-document-not-object = Файл має містити об'єкт JSON.
refused-field-missing = Бракує поля «{ $field }».
refused-field-not-list = Поле «{ $field }» має бути списком.
refused-field-not-number = Поле «{ $field }» має бути цілим числом, а не «{ $value }».
refused-field-not-object = Поле «{ $field }» має бути об'єктом з іменованими полями.
refused-field-not-switch = Поле «{ $field }» має бути true або false, а не «{ $value }».
refused-field-not-text = Поле «{ $field }» має бути текстом, а не «{ $value }».
refused-field-out-of-range = Поле «{ $field }» дорівнює { $value }, а має бути від { $low } до { $high }.
refused-field-unknown = Поля «{ $field }» не існує.
refused-field-wrong-length = У полі «{ $field }» { $length ->
    [one] { $length } запис
    [few] { $length } записи
   *[many] { $length } записів
}, а має бути { $expected }.
refused-file-forbidden = Система не дозволяє читати або записувати файл «{ $file }».
refused-file-is-folder = «{ $file }» — тека, а не файл.
refused-file-missing = Файлу «{ $file }» або теки для нього немає.
refused-file-not-json = Файл «{ $file }» — неправильний JSON: рядок { $line }, стовпець { $column }: { $reason }.
refused-file-not-text = Файл «{ $file }» — не текст у кодуванні UTF-8.
refused-file-unusable = Файл «{ $file }» не вдалося прочитати або записати: { $reason }.
refused-format-unknown = Поле «{ $field }» дорівнює { $value }; ця версія читає формат { $known }.
refused-game-differs = Це файл гри «{ $value }», а не «{ $expected }».
refused-game-over = Гру завершено.
refused-game-unknown = Гри «{ $game }» немає. Є такі: { $known }.
refused-json-malformed = Це не правильний JSON: рядок { $line }, стовпець { $column }: { $reason }.
refused-move-not-legal = Хід «{ $move }» зараз неможливий. Можливі: { $legal }.
refused-name-unknown = { $field }: назви «{ $value }» не існує.
refused-not-a-pair = { $field }: { $cards } — це не пара.
refused-option-not-allowed = Параметр { $option } не може бути «{ $value }». Дозволено: { $allowed }.
refused-option-not-number = Параметр { $option } має бути цілим числом, а не «{ $value }».
refused-option-out-of-range = Параметр { $option } дорівнює { $value }, а має бути від { $low } до { $high }.
refused-option-unknown = Параметра «{ $option }» немає. Є такі: { $known }.
refused-option-without-value = «{ $option }» без значення; пишіть НАЗВА=ЗНАЧЕННЯ.
refused-pack-differs = Файл створено з набором даних «{ $value }», а не «{ $expected }».
refused-pack-not-supported = У грі «{ $game }» немає набору даних, який можна змінити.
refused-position-inconsistent = { $field }: частини цієї позиції не узгоджуються між собою ({ $reason ->
    [caller] оголошення потребує того, хто оголосив, і лише воно
    [caller_has_no_turn] хто оголосив «ОСТАННІЙ ШАНС», не має останнього ходу
    [discard_is_forced] якщо порожній один скид, вибору, куди скинути, немає
    [drawn] дві взяті карти бувають лише у фазах keep і discard
    [empty_pile] скид порожній
    [laid_order] тут не названо власника кожної пари по одному разу
    [no_winner] завершена гра має переможця
    [nobody_to_rob] немає в кого красти
    [nothing_to_take] немає чого взяти
    [opened] на цей час відкрито інші руки
    [stop_ends_the_round] «СТОП» завершує раунд
   *[other] { $reason }
}).
refused-record-move-refused = moves[{ $ply }]: хід «{ $move }» із запису відхилено.
refused-record-result-differs = Результат у записі не той, до якого ведуть його ходи.
refused-rules-page-missing = Тут немає сторінки правил для гри «{ $game }».
refused-rules-version-differs = Файл створено за версією { $value } правил гри «{ $game }», а тут версія { $known }.
refused-seat-unknown = Місця { $seat } немає; місця — від 0 до { $high }.
refused-seats-out-of-range = У «{ $game }» грають від { $low } до { $high } гравців, а не { $seats }.
refused-seed-malformed = Зерно «{ $value }» — це не 32 шістнадцяткові цифри.
refused-side-unknown = Сторони «{ $side }» немає. Є такі: { $known }.
