did-you-mean = Може, «{ $nearest }»?

## Відмови для всіх ігор

refused-action-not-legal = Такої дії зараз немає: { $action }.
refused-bot-unknown = Бота «{ $bot }» немає. Є такі: { $known }.
refused-bots-do-not-fit = { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[many] { $bots } ботів
} на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
} — не сходиться: назвіть одного на всіх або по одному на кожне місце.
refused-card-count-wrong = { $field }: карт «{ $card }» тут { $count }, а має бути { $expected }.
refused-card-too-many = { $field }: карту «{ $card }» названо { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
}, а в колоді їх лише { $expected }.
refused-card-without-partner = { $field }: карта «{ $card }» лишилася без пари; викладають лише цілі пари.
refused-clause-not-found = Жоден пункт не містить «{ $word }».
refused-clause-twice = Пункт { $clause } записано на сторінці правил двічі.
refused-document-kind-differs = У полі «{ $field }» сказано «{ $value }», а тут потрібен файл виду «{ $expected }».
refused-document-not-object = У файлі має бути об’єкт JSON.
refused-field-missing = Бракує поля «{ $field }».
refused-field-not-list = Поле «{ $field }» має бути списком.
refused-field-not-number = Поле «{ $field }» має бути цілим числом, а не «{ $value }».
refused-field-not-object = Поле «{ $field }» має бути об’єктом з іменованими полями.
refused-field-not-switch = Поле «{ $field }» має бути true або false, а не «{ $value }».
refused-field-not-text = Поле «{ $field }» має бути текстом, а не «{ $value }».
refused-field-out-of-range = Поле «{ $field }» дорівнює { $value }, а має бути від { $low } до { $high }.
refused-field-unknown = Поля «{ $field }» не існує.
refused-field-wrong-length = У полі «{ $field }» { $length ->
    [one] { $length } запис
    [few] { $length } записи
   *[many] { $length } записів
}, а має бути { $expected }.
refused-file-forbidden = Система не дозволяє читати або записувати файл «{ $file }».
refused-file-is-folder = «{ $file }» — тека, а не файл.
refused-file-missing = Файлу «{ $file }» або теки для нього немає.
refused-file-not-json = У файлі «{ $file }» помилка JSON (рядок { $line }, стовпець { $column }): { $reason }.
refused-file-not-text = Файл «{ $file }» — не текст у кодуванні UTF-8.
refused-file-unusable = Файл «{ $file }» не вдалося прочитати або записати: { $reason }.
refused-format-unknown = Поле «{ $field }» дорівнює { $value }; ця версія читає формат { $known }.
refused-game-differs = Це файл гри «{ $value }», а не «{ $expected }».
refused-game-over = Гру завершено.
refused-game-unknown = Гри «{ $game }» немає. Є такі: { $known }.
refused-json-malformed = Помилка JSON (рядок { $line }, стовпець { $column }): { $reason }.
refused-move-not-legal = Зараз цього зробити не можна.
refused-name-unknown = { $field }: назви «{ $value }» не існує.
refused-nautoma-for-one = Проти Навтоми грають наодинці: --players { $players } не поєднується з --nautoma.
refused-not-a-pair = { $field }: карти { $cards } не становлять пари.
refused-option-not-allowed = Параметр { $option } не може бути «{ $value }». Дозволено: { $allowed }.
refused-option-not-number = Параметр { $option } має бути цілим числом, а не «{ $value }».
refused-option-out-of-range = Параметр { $option } дорівнює { $value }, а має бути від { $low } до { $high }.
refused-option-unknown = Параметра «{ $option }» немає. Є такі: { $known }.
refused-option-without-value = Параметр «{ $option }» без значення: пишіть НАЗВА=ЗНАЧЕННЯ.
refused-pack-differs = Файл створено з набором даних «{ $value }», а не «{ $expected }».
refused-pack-unknown = Набору чисел «{ $value }» тут немає.
refused-pack-not-supported = У грі «{ $game }» немає набору даних, який можна змінити.
refused-position-inconsistent = { $field }: частини цієї позиції не узгоджуються між собою ({ $reason ->
    [caller] того, хто оголосив кінець раунду, називають разом з оголошенням і лише з ним
    [caller_has_no_turn] той, хто оголосив «Останній шанс», останнього ходу не має
    [caller_points] щоб оголосити кінець раунду, треба мати щонайменше сім очок
    [discard_is_forced] коли порожній рівно один скид, вибирати, куди скинути, не доводиться
    [drawn] дві взяті карти бувають лише у фазах keep і discard
    [empty_pile] скид порожній
    [ending] так гра ще не могла закінчитися
    [four_mermaids] чотири русалки вже принесли б перемогу
    [goal_reached] хто набрав потрібні очки, той уже завершив би гру
    [laid_order] власника кожної пари має бути названо рівно один раз
    [memory] цей гравець памʼятав би інше
    [no_winner] у завершеній грі має бути переможець
    [nobody_to_rob] немає в кого взяти карту
    [nothing_to_take] немає чого взяти
    [opened] у цю мить мають бути відкриті інші руки
    [rounds] раунди не відповідають сумам очок і номеру раунду
    [stop_ends_the_round] «Стоп» завершує раунд
    [winners] переможці не ці
   *[other] { $reason }
}).
refused-record-move-refused = moves[{ $ply }]: хід «{ $move }» із запису відхилено.
refused-record-result-differs = Результат у записі не той, до якого ведуть його ходи.
refused-record-unknown = Ця партія почалася з позиції: запису в неї немає, але позицію можна зберегти.
refused-rules-page-missing = Тут немає сторінки правил для гри «{ $game }».
refused-rules-version-differs = Файл створено за версією { $value } правил гри «{ $game }», а тут версія { $known }.
refused-seat-unknown = Місця { $seat } немає; місця — від 0 до { $high }.
refused-seats-out-of-range = У гру «{ $game }» грають від { $low } до { $high } гравців, а не { $seats }.
refused-seed-malformed = Зерно має складатися з 32 шістнадцяткових цифр, а не «{ $value }».
refused-side-unknown = Сторони «{ $side }» немає. Є такі: { $known }.
