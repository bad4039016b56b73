did-you-mean = Возможно, вы имели в виду «{ $nearest }»?

## Отказы для всех игр

refused-action-not-legal = Действие «{ $action }» сейчас невозможно.
refused-bot-unknown = Бот «{ $bot }» неизвестен. Доступны: { $known }.
refused-bots-do-not-fit = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
} на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}: так не разместить. Назовите одного бота на все места или по боту на каждое.
refused-card-count-wrong = { $field }: карта «{ $card }» — { $count } шт., а должно быть { $expected }.
refused-card-too-many = { $field }: карта «{ $card }» указана { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}, а в колоде таких только { $expected }.
refused-card-without-partner = { $field }: карта «{ $card }» без пары; разыгрывают только пары.
refused-clause-not-found = В правилах слово «{ $word }» не встречается.
refused-clause-twice = Пункт { $clause } записан на странице правил дважды.
refused-document-kind-differs = В поле «{ $field }» указано «{ $value }», а нужен файл вида «{ $expected }».
refused-document-not-object = Файл должен содержать объект JSON.
refused-field-missing = Нет обязательного поля «{ $field }».
refused-field-not-list = Поле «{ $field }» должно быть списком.
refused-field-not-number = Поле «{ $field }» должно быть целым числом, а не «{ $value }».
refused-field-not-object = Поле «{ $field }» должно быть объектом JSON.
refused-field-not-switch = Поле «{ $field }» должно быть true или false, а не «{ $value }».
refused-field-not-text = Поле «{ $field }» должно быть текстом, а не «{ $value }».
refused-field-out-of-range = Поле «{ $field }» равно { $value }, а должно быть от { $low } до { $high }.
refused-field-unknown = Неизвестное поле «{ $field }».
refused-field-wrong-length = В поле «{ $field }» { $length ->
    [one] { $length } запись
    [few] { $length } записи
   *[many] { $length } записей
}, а должно быть { $expected }.
refused-file-forbidden = Нет прав на чтение или запись файла «{ $file }».
refused-file-is-folder = «{ $file }» — папка, а не файл.
refused-file-missing = Файл «{ $file }» не найден, или для него нет папки.
refused-file-not-json = Файл «{ $file }»: ошибка в JSON, строка { $line }, столбец { $column }: { $reason }.
refused-file-not-text = Файл «{ $file }» — не текст в UTF-8.
refused-file-unusable = Файл «{ $file }» не удалось прочитать или записать: { $reason }.
refused-format-unknown = Поле «{ $field }» равно { $value }, а эта версия понимает только { $known }.
refused-game-differs = Это файл игры «{ $value }», а не «{ $expected }».
refused-game-over = Игра окончена.
refused-game-unknown = Игра «{ $game }» неизвестна. Доступны: { $known }.
refused-json-malformed = Ошибка в JSON: строка { $line }, столбец { $column }: { $reason }.
refused-move-not-legal = Сейчас этого сделать нельзя.
refused-name-unknown = { $field }: название «{ $value }» неизвестно.
refused-nautoma-for-one = Против Навтомы играют в одиночку: --players { $players } не сочетается с --nautoma.
refused-not-a-pair = { $field }: карты «{ $cards }» — не пара.
refused-option-not-allowed = Параметр «{ $option }»: значение «{ $value }» недопустимо. Допустимы: { $allowed }.
refused-option-not-number = Параметр «{ $option }» должен быть целым числом, а не «{ $value }».
refused-option-out-of-range = Параметр «{ $option }» равен { $value }, а должен быть от { $low } до { $high }.
refused-option-unknown = Параметр «{ $option }» неизвестен. Есть параметры: { $known }.
refused-option-without-value = У параметра «{ $option }» нет значения; пишите ИМЯ=ЗНАЧЕНИЕ.
refused-pack-differs = Файл создан с набором данных «{ $value }», а не «{ $expected }».
refused-pack-unknown = Набора чисел «{ $value }» здесь нет.
refused-pack-not-supported = У игры «{ $game }» нет набора данных, который можно изменить.
refused-position-inconsistent = { $field }: части позиции противоречат друг другу ({ $reason ->
    [caller] объявивший есть тогда и только тогда, когда есть объявление
    [caller_has_no_turn] у объявившего «Последний шанс» последнего хода нет
    [caller_points] чтобы закончить раунд, нужно хотя бы семь очков
    [discard_is_forced] если одна стопка сброса пуста, карту кладут в неё
    [drawn] две взятые карты бывают только в фазах keep и discard
    [empty_pile] стопка сброса пуста
    [ending] так игра ещё не могла закончиться
    [four_mermaids] четыре русалки уже принесли бы победу
    [goal_reached] набравший нужные очки уже закончил бы игру
    [laid_order] владелец каждой пары должен быть назван ровно один раз
    [memory] этот игрок помнил бы другое
    [no_winner] у оконченной игры должен быть победитель
    [nobody_to_rob] красть не у кого
    [nothing_to_take] взять нечего
    [opened] к этому моменту должны быть вскрыты другие руки
    [rounds] раунды не сходятся с суммами очков и номером раунда
    [stop_ends_the_round] «Раунд закончен» сразу заканчивает раунд
    [winners] победители не эти
   *[other] { $reason }
}).
refused-record-move-refused = moves[{ $ply }]: ход «{ $move }» из записи отклонён.
refused-record-result-differs = Результат в записи не соответствует её ходам.
refused-record-unknown = Эта партия началась с позиции: записи у неё нет, но позицию можно сохранить.
refused-rules-page-missing = Страницы правил игры «{ $game }» нет.
refused-rules-version-differs = Файл создан для версии { $value } правил игры «{ $game }», а здесь версия { $known }.
refused-seat-unknown = Места { $seat } нет: места нумеруются от 0 до { $high }.
refused-seats-out-of-range = В «{ $game }» играют от { $low } до { $high } игроков, а указано: { $seats }.
refused-seed-malformed = Зерно «{ $value }» должно состоять из 32 шестнадцатеричных цифр.
refused-side-unknown = Сторона «{ $side }» неизвестна. Есть: { $known }.
