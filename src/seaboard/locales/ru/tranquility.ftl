tranquility-name = Море спокойствия
tranquility-tagline = Плывите молча: вместе заполните всё море островами по возрастанию.

## Карты

tranquility-start = карта старта
tranquility-finish = карта финиша
tranquility-monster = морское чудовище
tranquility-yellow = жёлтый шторм
tranquility-purple = фиолетовый шторм
tranquility-orange = оранжевый шторм
tranquility-rocks = зубчатые скалы
tranquility-compass = компас
tranquility-border = карта границы

## Что выбрать

tranquility-prompt-act = Сыграйте карту или сбросьте две карты.
tranquility-prompt-cell = Куда положить остров { $card }?
tranquility-prompt-target = Какой остров уничтожит морское чудовище?
tranquility-prompt-discard = Выберите карту для сброса (осталось: { $count }).
tranquility-prompt-turn = Какую карту в море повернуть?
tranquility-prompt-pledge = Вместе нужно сбросить восемь карт. Сколько сбросите вы? (Попытка { $round } из 3)
tranquility-prompt-deck_top = Сбросить карты с верха своей колоды, не глядя?
tranquility-prompt-give = Выберите карту для общего сброса (осталось: { $count }).
tranquility-prompt-rocks = Передвиньте зубчатые скалы или сбросьте две карты и оставьте их на месте.
tranquility-prompt-compass = Использовать компас против шторма?
tranquility-prompt-compass_storm = Только что взято: { $storm }. Остановить его компасом, пока он не подействовал?
tranquility-prompt-compass_last = Всё потеряно, если компас не уберёт шторм. Использовать его?
tranquility-prompt-vote = { $asker_seat } хочет использовать компас. { $place ->
    [drawn] Только что взято: { $storm }.
    [row] Цель: { $storm }, ряд { $row }.
   *[seat] Цель: { $storm }, игрок { $owner_seat }.
} Согласны?
tranquility-prompt-purple = Какой ряд перекроет фиолетовый шторм?
tranquility-prompt-yellow = Жёлтый шторм: сбросьте карты, чтобы осталось три (ещё { $count }).
tranquility-prompt-monster = Чудовище уничтожает остров. Какой именно?
tranquility-prompt-lay_rocks = Какой ряд перекроют зубчатые скалы?
tranquility-prompt-take = Возьмите одну из общих карт.
tranquility-prompt-concede = { $asker_seat } считает, что плавание проиграно. Сдаться?

## Ходы

tranquility-move-play = Сыграть остров { $card }
tranquility-move-play_start = Сыграть карту старта
tranquility-move-play_finish = Сыграть карту финиша
tranquility-move-play_monster = Сыграть морское чудовище
tranquility-move-place = { $cell }: { $cost ->
    [0] бесплатно
    [one] сбросить { $cost } карту
    [few] сбросить { $cost } карты
   *[many] сбросить { $cost } карт
}
tranquility-move-swallow = { $cell }: чудовище уничтожает { $card }
tranquility-move-swallow_start = Чудовище уничтожает карту старта
tranquility-move-rotate_card = { $cell }: повернуть { $card }
tranquility-move-discard = Сбросить: { $card }
tranquility-move-give = Отдать: { $card }
tranquility-move-move_rocks = Скалы к ряду { $row }
tranquility-move-lay_purple = Шторм у ряда { $row }
tranquility-move-lay_rocks = Скалы у ряда { $row }
tranquility-move-pledge = Сброшу { $count }
tranquility-move-pledge_can_more = Сброшу { $count }, могу и больше
tranquility-move-pledge_prefer_less = Сброшу { $count }, но лучше бы меньше
tranquility-move-pledge_fixed = Сброшу ровно { $count }
tranquility-move-take = Взять { $card }
tranquility-move-lift_yellow = Убрать жёлтый шторм. Игрок: { $owner_seat }
tranquility-move-lift_orange = Убрать оранжевый шторм. Игрок: { $owner_seat }
tranquility-move-lift_purple = Убрать фиолетовый шторм у ряда { $row }
tranquility-move-lift_drawn = Остановить только что взятый шторм
tranquility-move-pass = { $window ->
    [storm] Пусть шторм действует
    [loss] Не использовать компас: поражение
   *[open] Сохранить компасы
}
tranquility-move-agree = Согласиться
tranquility-move-disagree = Не согласиться
tranquility-move-discard_two = Сбросить две карты
tranquility-move-hand_for_compass = Сбросить всю руку и взять компас
tranquility-move-rotate = Сбросить карту, чтобы повернуть карту в море
tranquility-move-keep_rocks = Оставить скалы и сбросить две карты
tranquility-move-use_top = Да, с верха колоды
tranquility-move-leave_top = Нет, всё с руки
tranquility-move-concede = Предложить сдаться

## Что произошло

tranquility-event-voyage_begins = Плавание начинает { $seat }.
tranquility-event-dealt_again = Первый игрок ничего не мог сделать: карты розданы заново.
tranquility-event-placed = { $seat } кладёт { $card } на { $cell }{ $cost ->
    [0] {""}.
   *[other] {""}; цена: { $cost }.
}
tranquility-event-discarded = { $seat } сбрасывает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} { $why ->
    [payment] как плату.
    [action] как действие.
    [rotation] за поворот карты.
    [rocks] и оставляет скалы на месте.
    [compass] за компас.
   *[yellow] из-за жёлтого шторма.
}
tranquility-event-discarded_card = Сброшено: { $card }.
tranquility-event-drew = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
tranquility-event-drew_cards = Взято: { $cards }.
tranquility-event-started = { $seat } играет карту старта. Вместе нужно сбросить восемь карт.
tranquility-event-pledged = Предложения, попытка { $round }: { $counts }. Всего { $total }.
tranquility-event-shares = Сбросить: { $counts }. Всего { $total }.
tranquility-event-gave = { $seat } сбрасывает с руки { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}{ $top ->
    [0] {""}.
   *[other] {""} и с колоды { $top }.
}
tranquility-event-night_falls = Наступает ночь: теперь все держат карты ночью вверх.
tranquility-event-finished = { $seat } играет карту финиша!
tranquility-event-finish_failed = { $seat } пытается закончить игру, но на руках есть чудовища: { $shown }.
tranquility-event-stuck = { $seat } больше ничего не может сделать.
tranquility-event-asked_to_concede = { $seat } предлагает сдаться.
tranquility-event-rocks_laid = Зубчатые скалы перекрывают ряд { $row }.
tranquility-event-rocks_moved = { $seat } передвигает зубчатые скалы к ряду { $row }.
tranquility-event-rocks_left = Зубчатые скалы убраны из игры.
tranquility-event-swallowed = Морское чудовище уничтожает { $card } на { $cell }.
tranquility-event-monster_took_start = { $seat } отдаёт чудовищу карту старта.
tranquility-event-storm_drawn = { $seat } берёт карту: { $storm }.
tranquility-event-storm_laid = { $seat } теперь имеет перед собой: { $storm }.
tranquility-event-storm_passed = Фиолетовый шторм не находит пустого места и проходит мимо.
tranquility-event-purple_laid = { $seat } кладёт фиолетовый шторм у ряда { $row }.
tranquility-event-compass_gained = { $seat } добывает общий компас ({ $why ->
    [start] карта старта
    [row] ряд без пропусков
   *[hand] целая рука
}).
tranquility-event-compass_used = Компас убирает: { $storm }{ $place ->
    [drawn] {""}, только что взятый.
    [row] {""}, ряд { $row }.
   *[seat] {""}, игрок { $owner_seat }.
}
tranquility-event-proposed = { $seat } предлагает компас. Цель: { $storm }{ $place ->
    [drawn] {""}, только что взятый.
    [row] {""}, ряд { $row }.
   *[seat] {""}, игрок { $owner_seat }.
}
tranquility-event-agreed = { $seat } соглашается.
tranquility-event-disagreed = { $seat } не соглашается.
tranquility-event-explored = { $seat } исследует: { $card }.
tranquility-event-rotated = { $seat } поворачивает { $card } на { $cell }.
tranquility-event-took = { $seat } берёт из общих карт { $card }.
tranquility-event-turned_up = Новая общая карта: { $card }.

## Итог

tranquility-score-cells = Заполнено клеток: { $count }
tranquility-score-start = Карта старта на столе
tranquility-score-finish = Карта финиша на столе
tranquility-score-cards_left = Осталось карт на руках и в колодах: { $count }
tranquility-score-placed = Размещено островов: { $count }
tranquility-score-neighbours = Занятых соседних клеток: { $count }
tranquility-score-rows = Завершено рядов: { $count }
tranquility-score-discards = Сброшено карт: { $count }

## Конец игры

tranquility-ended-won = победа
tranquility-ended-stuck = поражение: ни сыграть, ни сбросить
tranquility-ended-shortfall = поражение: меньше восьми карт для сброса
tranquility-ended-no_finish = поражение: без карты финиша
tranquility-ended-conceded = игроки сдались
tranquility-ended-duel_won = дуэль выиграна
tranquility-ended-duel_shared = общая победа в дуэли
tranquility-ending-won = Море заполнено, райский остров найден: все побеждают!
tranquility-ending-stuck = Корабль потерян: { $seat } не может ни сыграть, ни сбросить карты. Заполнено клеток: { $cells } из 36, осталось карт: { $cards_left }.
tranquility-ending-shortfall = Корабль потерян: вместе меньше восьми карт для сброса. Заполнено клеток: { $cells } из 36.
tranquility-ending-no_finish = Пирамида заполнена, но карта финиша не найдена: все проигрывают.
tranquility-ending-conceded = Игроки сдались. Заполнено клеток: { $cells } из 36, осталось карт: { $cards_left }.
tranquility-ending-duel_won = Дуэль окончена. Победа: { $winners }. Заполнено клеток: { $cells } из 36.
tranquility-ending-duel_shared = Дуэль окончена общей победой. Заполнено клеток: { $cells } из 36.

## О чём можно говорить

tranquility-talk-counts = Только о том, кто сколько карт сбросит.
tranquility-talk-storms = Только о том, какой шторм убрать компасом.

## Отказы

refused-tranquility-duel-for-two = Дуэль — для двух игроков, а не для { $seats }.
refused-tranquility-no-modules-in-pyramid = Пирамида сама использует карты «Штормовых морей»; выключите { $module }.
refused-tranquility-no-modules-in-duel = К дуэли можно добавить только «Меньше островов»; выключите { $module }.
refused-tranquility-start-first = У вас есть карта старта, а её ещё никто не играл: сыграйте её сейчас.
refused-tranquility-not-in-hand = Карты { $card } нет на вашей руке.
refused-tranquility-no-place = Для острова { $card } нет места, за которое вы могли бы заплатить.
refused-tranquility-cell-taken = Здесь уже лежит { $card } ({ $cell }).
refused-tranquility-row-blocked = Ряд { $row } перекрыт.
refused-tranquility-top-closed = Это вершина арки ({ $cell }); она откроется, когда обе колонны будут заполнены.
refused-tranquility-out-of-order = { $card } на { $cell } нарушает порядок возрастания.
refused-tranquility-too-dear = { $card } на { $cell } стоит { $cost }, а сбросить вы можете только { $purse }.
refused-tranquility-not-beside = Под оранжевым штормом остров должен лежать рядом с другой картой, а здесь соседей нет ({ $cell }).
refused-tranquility-sea-not-full = Финиш возможен только в заполненном море; пустых клеток: { $left }.
refused-tranquility-no-start-yet = Для финиша на столе должна лежать карта старта.
refused-tranquility-wrong-halves = Перед финишем одна половина должна показывать день, а другая — ночь.
refused-tranquility-declared-already = В этот ход вы уже пытались закончить игру.
refused-tranquility-start-is-dead = Карта старта уже сыграна; эту можно только сбросить.
refused-tranquility-monster-not-discarded = Морское чудовище нельзя сбросить, только сыграть.
refused-tranquility-start-not-discarded = Карту старта нельзя сбросить, пока ни одна не сыграна.
refused-tranquility-too-few-to-discard = Сбросить две карты нельзя. Карт, которые можно сбросить: { $count }.
refused-tranquility-nothing-to-swallow = Для чудовища нет ни одного острова.
refused-tranquility-hand-not-whole = Компас стоит целой руки из { $limit } карт.
refused-tranquility-monster-in-hand = Руку с морским чудовищем нельзя сбросить за компас.
refused-tranquility-no-compass-left = Компасов больше нет.
refused-tranquility-pledge-too-high = Вы не можете сбросить { $count }; самое большее — { $most }.
refused-tranquility-only-this-storm = Сейчас можно остановить только что взятый шторм и никакой другой.

## Настройки

tranquility-option-mode = Режим
tranquility-option-mode-help = Поле и цель. Подробности «Высокой арки», «Пирамиды» и «Дуэли» воссозданы нами.
tranquility-option-mode-standard = обычное море 6×6
tranquility-option-mode-high_arch = Высокая арка
tranquility-option-mode-pyramid = Пирамида
tranquility-option-mode-day_night = День и ночь
tranquility-option-mode-duel = Дуэль для двоих
tranquility-option-fewer_islands = Меньше островов
tranquility-option-fewer_islands-help = Столько островов убирают не глядя; чем меньше островов, тем труднее.
tranquility-option-fewer_islands-none = все 80
tranquility-option-fewer_islands-galatea = Галатея: на 4 меньше
tranquility-option-fewer_islands-triton = Тритон: на 6 меньше
tranquility-option-fewer_islands-leucothea = Левкотея: на 8 меньше
tranquility-option-fewer_islands-amphitrite = Амфитрита: на 10 меньше
tranquility-option-fewer_islands-poseidon = Посейдон: на 12 меньше
tranquility-option-rocks = Зубчатые скалы
tranquility-option-rocks-help = Перекрытый ряд, который каждый ход передвигают или за который платят.
tranquility-option-monsters = Морские чудовища
tranquility-option-monsters-help = Сколько чудовищ замешано; каждое нужно сыграть, и оно уничтожает остров.
tranquility-option-monsters-0 = нет
tranquility-option-monsters-3 = три
tranquility-option-monsters-4 = четыре
tranquility-option-monsters-5 = пять
tranquility-option-storms = Шторм и компас
tranquility-option-storms-help = Шесть штормов действуют, как только их взяли; компасы их убирают.
tranquility-option-start_shortfall = Меньше восьми карт при старте
tranquility-option-start_shortfall-help = Что будет, если игроки вместе не могут сбросить восемь карт.
tranquility-option-start_shortfall-forgive = сбрасывают всё, остальное прощено
tranquility-option-start_shortfall-lose = все проигрывают
tranquility-option-concede = Сдача
tranquility-option-concede-help = Когда активный игрок может предложить сдаться; нужно согласие всех.
tranquility-option-concede-hopeless = когда видно, что море не заполнить
tranquility-option-concede-always = каждый ход
tranquility-option-concede-never = никогда
tranquility-option-monster_hits_start = Чудовище может уничтожить карту старта
tranquility-option-monster_hits_start-help = Чудовище можно сыграть и на карту старта.
tranquility-option-opening_storms = Штормы на начальной руке
tranquility-option-opening_storms-help = Что делать со штормами, взятыми до первого хода.
tranquility-option-opening_storms-resolve = они действуют
tranquility-option-opening_storms-reshuffle = их замешивают обратно
tranquility-option-purple_stack = Фиолетовые штормы в одном ряду
tranquility-option-purple_stack-help = Можно ли положить второй фиолетовый шторм туда, где уже есть один?
tranquility-option-purple_stack-allow = можно
tranquility-option-purple_stack-avoid = только если нет другого ряда
tranquility-option-compass_decider = Кто решает о компасах
tranquility-option-compass_decider-help = Чьё согласие нужно, чтобы использовать компас.
tranquility-option-compass_decider-all = нужно согласие всех
tranquility-option-compass_decider-active = активный игрок сам
tranquility-option-row_compass = Компас за ряд
tranquility-option-row_compass-help = За какие заполненные ряды дают компас.
tranquility-option-row_compass-run = без пропусков, как от 12 до 17
tranquility-option-row_compass-any = за каждый ряд
tranquility-option-compass_any_hand = Компас за любую руку
tranquility-option-compass_any_hand-help = Иначе рука, которую сбрасывают за компас, должна быть полной.
tranquility-option-solo_start = Карта старта в соло-игре
tranquility-option-solo_start-help = Печатных правил соло-игры у нас нет; три прочтения.
tranquility-option-solo_start-draw = взять девять, сбросить восемь
tranquility-option-solo_start-deck = четыре с руки, четыре с колоды
tranquility-option-solo_start-hand = только рука
tranquility-option-daynight_flip = Наступление ночи
tranquility-option-daynight_flip-help = Когда в режиме «День и ночь» переворачивают руки.
tranquility-option-daynight_flip-start = после карты старта
tranquility-option-daynight_flip-never = никогда
tranquility-option-daynight_half = Половины моря
tranquility-option-daynight_half-help = Что считать половиной в режиме «День и ночь».
tranquility-option-daynight_half-any = нижняя и верхняя или левая и правая
tranquility-option-daynight_half-rows = только нижняя и верхняя
tranquility-option-own_discards_visible = Свой сброс виден
tranquility-option-own_discards_visible-help = По правилам сброс никто не пересматривает.
tranquility-option-chat = Разговоры
tranquility-option-chat-help = Играют молча, если игроки не договорились иначе.
tranquility-option-chat-strict = молча
tranquility-option-chat-house_rule = свободно
tranquility-option-gap_hints = Показывать испорченные промежутки
tranquility-option-gap_hints-help = Отмечает клетки, для которых не хватает значений, только по открытой информации.

## Поле в терминале

tranquility-board-sea = Море: заполнено { $filled } из 36 клеток
tranquility-board-start = карта старта сыграна
tranquility-board-no_start = карты старта ещё нет
tranquility-board-night = руки держат ночью вверх
tranquility-board-day = руки держат днём вверх
tranquility-board-compasses = Компасы: общих { $pool }, ещё можно добыть { $supply }
tranquility-board-exploration = Колода исследования: { $left ->
    [one] { $left } карта
    [few] { $left } карты
   *[many] { $left } карт
}
tranquility-board-explored = найдено: { $cards }
tranquility-board-market = Общие карты: { $cards } (в запасе: { $stock })
tranquility-board-player = рука { $hand }, колода { $deck }, сброс { $discards }
tranquility-board-points = очки: { $points }
tranquility-board-yellow = жёлтый шторм ×{ $count }
tranquility-board-orange = оранжевый шторм ×{ $count }
tranquility-board-monsters = показано чудовищ: { $count }
tranquility-board-hand = Ваша рука
tranquility-board-nothing = пусто
tranquility-board-free = бесплатно: { $cells }
tranquility-board-costs = { $cell } стоит { $cost }
tranquility-board-nowhere = нет места
tranquility-board-legend = +0 … +4: сюда можно положить за эту цену · ▓ перекрыто · ▫ карта границы
tranquility-board-torn = Уже не заполнить: { $cells }
tranquility-board-pledges = Предложения: { $counts }
