did-you-mean = Может быть, «{ $nearest }»?

## Отказы для всех игр

refused-action-not-legal = Действие { $action } сейчас невозможно.
refused-bot-unknown = Бота «{ $bot }» нет. Есть такие: { $known }.
refused-bots-do-not-fit = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
} на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
} — не сходится: назовите одного на всех или по одному на каждое место.
refused-card-count-wrong = { $field }: карт { $card } — { $count }, а должно быть { $expected }.
refused-card-too-many = { $field }: карта { $card } названа { $count } р., а в колоде их только { $expected }.
refused-card-without-partner = { $field }: карта { $card } без пары; выкладывают только целые пары.
refused-clause-not-found = Ни в одном пункте нет «{ $word }».
refused-clause-twice = Пункт { $clause } записан на странице правил дважды.
refused-document-kind-differs = В поле «{ $field }» сказано «{ $value }», а здесь нужен файл вида «{ $expected }».
refused-document-not-object = Файл должен содержать объект JSON.
refused-field-missing = Не хватает поля «{ $field }».
refused-field-not-list = Поле «{ $field }» должно быть списком.
refused-field-not-number = Поле «{ $field }» должно быть целым числом, а не «{ $value }».
refused-field-not-object = Поле «{ $field }» должно быть объектом с именованными полями.
refused-field-not-switch = Поле «{ $field }» должно быть true или false, а не «{ $value }».
refused-field-not-text = Поле «{ $field }» должно быть текстом, а не «{ $value }».
refused-field-out-of-range = Поле «{ $field }» равно { $value }, а должно быть от { $low } до { $high }.
refused-field-unknown = Поля «{ $field }» не существует.
refused-field-wrong-length = В поле «{ $field }» { $length ->
    [one] { $length } запись
    [few] { $length } записи
   *[many] { $length } записей
}, а должно быть { $expected }.
refused-file-forbidden = Система не разрешает читать или записывать файл «{ $file }».
refused-file-is-folder = «{ $file }» — папка, а не файл.
refused-file-missing = Файла «{ $file }» или папки для него нет.
refused-file-not-json = Файл «{ $file }» — неправильный JSON: строка { $line }, столбец { $column }: { $reason }.
refused-file-not-text = Файл «{ $file }» — не текст в кодировке UTF-8.
refused-file-unusable = Файл «{ $file }» не удалось прочитать или записать: { $reason }.
refused-format-unknown = Поле «{ $field }» равно { $value }; эта версия читает формат { $known }.
refused-game-differs = Это файл игры «{ $value }», а не «{ $expected }».
refused-game-over = Игра закончена.
refused-game-unknown = Игры «{ $game }» нет. Есть такие: { $known }.
refused-json-malformed = Это неправильный JSON: строка { $line }, столбец { $column }: { $reason }.
refused-move-not-legal = Ход «{ $move }» сейчас невозможен. Возможны: { $legal }.
refused-name-unknown = { $field }: названия «{ $value }» не существует.
refused-not-a-pair = { $field }: { $cards } — это не пара.
refused-option-not-allowed = Параметр { $option } не может быть «{ $value }». Допустимо: { $allowed }.
refused-option-not-number = Параметр { $option } должен быть целым числом, а не «{ $value }».
refused-option-out-of-range = Параметр { $option } равен { $value }, а должен быть от { $low } до { $high }.
refused-option-unknown = Параметра «{ $option }» нет. Есть такие: { $known }.
refused-option-without-value = «{ $option }» без значения; пишите ИМЯ=ЗНАЧЕНИЕ.
refused-pack-differs = Файл создан с набором данных «{ $value }», а не «{ $expected }».
refused-pack-not-supported = У игры «{ $game }» нет набора данных, который можно изменить.
refused-position-inconsistent = { $field }: части этой позиции не согласуются между собой ({ $reason ->
    [caller] объявлению нужен объявивший, и только ему
    [caller_has_no_turn] у объявившего «ПОСЛЕДНИЙ ШАНС» нет последнего хода
    [discard_is_forced] если пуста одна стопка сброса, выбора, куда сбросить, нет
    [drawn] две взятые карты бывают только в фазах keep и discard
    [empty_pile] стопка сброса пуста
    [laid_order] здесь не назван владелец каждой пары по одному разу
    [no_winner] у оконченной игры есть победитель
    [nobody_to_rob] красть не у кого
    [nothing_to_take] взять нечего
    [opened] к этому времени вскрыты другие руки
    [stop_ends_the_round] «РАУНД ЗАКОНЧЕН» заканчивает раунд
   *[other] { $reason }
}).
refused-record-move-refused = moves[{ $ply }]: ход «{ $move }» из записи отклонён.
refused-record-result-differs = Результат в записи не тот, к которому ведут её ходы.
refused-rules-page-missing = Здесь нет страницы правил для игры «{ $game }».
refused-rules-version-differs = Файл создан по версии { $value } правил игры «{ $game }», а здесь версия { $known }.
refused-seat-unknown = Места { $seat } нет; места — от 0 до { $high }.
refused-seats-out-of-range = В «{ $game }» играют от { $low } до { $high } игроков, а не { $seats }.
refused-seed-malformed = Зерно «{ $value }» — это не 32 шестнадцатеричные цифры.
refused-side-unknown = Стороны «{ $side }» нет. Есть такие: { $known }.
