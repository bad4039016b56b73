# Розбір гри після її кінця

review-title = Розбір гри
review-chance = Шанс на перемогу
review-chance-together = Шанс на успіх подорожі
review-curve-note = якби далі всі грали розважливо
review-moves = Ходи
review-key-only = лише ключові
review-all-moves = усі рішення
review-mark-best = найкраще
review-mark-good = добре
review-mark-doubtful = сумнівно
review-mark-mistake = помилка
review-mark-better = краще, ніж знайшов розбір
review-mark-fate = доля
review-known = Що ви могли знати тут
review-zones = Де міг бути восьминіг
review-why-begin = { $count ->
    [one] від початку її блок не рухали
   *[other] від початку їхні блоки не рухали
}
review-why-seen = блок тут відкривали: хід { $ply }
review-why-swapped = обмін із зоною { $zones }: хід { $ply }
review-why-shuffled = перетасовано { $count ->
    [one] із зоною { $zones }
   *[other] із зонами { $zones }
}: хід { $ply }
review-why-laid = сюди поклали блок у відкриту: хід { $ply }
review-truth = правда
review-truth-help = Показати приховане: карти інших і справжні шанси
review-certain = є
review-saw-it = видно з журналу, хід { $ply }
review-of-unseen = не бачено ще: { $left }
review-cards-alone = Лише за картами: що саме люблять тримати інші, тут не враховано.
review-nothing-known = Тут нічого прихованого, що можна було б порахувати.
review-place-next = Наступна карта колоди, лишилося { $size }
review-place-hand = Рука гравця { $name }: карт { $size }
review-zone_sunlight = сонячна зона
review-zone_twilight = сутінкова зона
review-zone_midnight = опівнічна зона
review-zone_deep = глибоководдя
review-price_free = безплатна
review-price_paid = має ціну
review-price_consumes = з’їдає рибу
review-summary = Підсумок
review-wind = вітер (вдача)
review-own = ваші ходи
review-own-other = власні ходи
review-others = ходи інших
review-helm = стерно (рішення)
review-helm-kept = збережено { $percent } % найкращого шансу
review-noise = ±{ $points } п. — похибка розбору
review-noise-great = Поділити результат на вдачу й ходи тут не вийшло: похибка завелика (±{ $points } п.).
review-advice-clean = Рівна гра: помітних помилок не знайдено.
review-advice-one = Одне рішення коштувало близько { $points } % шансу.
review-advice-some = { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[other] { $count } рішень
} разом коштували близько { $points } % шансу.
review-wind-with = Вітер був за вас.
review-wind-against = Вітер був проти вас.
review-wind-still = Вітер майже не втручався.
review-as-you-saw = Дошка — так, як її бачили ви
review-as-seen-by = Дошка очима гравця { $name }
review-move-of = Крок { $ply } з { $total }
review-end = Кінець гри
review-next-mistake = наступна помилка
review-try = Спробувати звідси
review-try-help = Приватний стіл із цієї миті: приховане роздано заново з того, що ви могли знати
review-share = Поділитися
review-copied = Посилання скопійовано
review-cost = близько { $points } %
review-verdict = { $move } — близько −{ $points } %
review-verdict-good = { $move } — добрий хід
review-verdict-best = { $move } — найкращий хід
review-verdict-better = { $move } — це краще, ніж знайшов розбір
review-best-was = Найкраще — { $move }.
review-fate-with = Випадок додав вам близько { $points } %.
review-fate-against = Випадок забрав у вас близько { $points } %.
review-judging = Рахуємо: { $percent } %
review-waiting = Розбір стоїть у черзі за ходами ботів
review-done = Розбір готовий
review-strength = Розбір грає приблизно на рівні «{ $level }». Усі числа приблизні й лише з того, що міг знати гравець.
review-table = Шанс хід за ходом
review-table-ply = Крок
review-table-win = Шанс
review-table-mark = Оцінка
review-table-move = Хід
review-first = До початку
review-previous = Крок назад
review-next = Крок уперед
review-last = До кінця
review-round = Раунд { $n }
review-week = Тиждень { $n }
review-part = Частина { $n }
review-about = близько { $n }
review-over = понад { $n }
review-under = менш ніж { $n }
review-reason-points = { $who ->
    [you] Ваші очки
   *[other] Власні очки
} в раунді в середньому: { $best } замість { $played }.
review-reason-rival-points = Очки суперника в середньому: { $best } замість { $played }.
review-reason-score = { $who ->
    [you] Ваші
   *[other] Власні
} { $game ->
    [finspan] бали
   *[other] очки
} наприкінці в середньому: { $best } замість { $played }.
review-reason-rival-score = { $game ->
    [finspan] Бали
   *[other] Очки
} суперника наприкінці в середньому: { $best } замість { $played }.
review-reason-lead = { $game ->
    [finspan] Різниця балів
   *[other] Різниця очок
} із суперником у середньому: { $best } замість { $played }.
review-reason-call = { $who ->
    [you] Шанс, що раунд завершите ви
   *[other] Шанс завершити раунд власним оголошенням
}: { $best } замість { $played }.
review-reason-rival-call = Шанс, що раунд завершить суперник: { $best } замість { $played }.
review-reason-line = { $game ->
    [finspan] Бали
   *[other] Очки
} за «{ $line }» у середньому: { $best } замість { $played }.
review-reason-ending = Шанс перемогти так: «{ $line }» — { $best } замість { $played }.
review-reason-rival-ending = Шанс програти так: «{ $line }» — { $best } замість { $played }.
review-reason-rounds = Раундів полювання в середньому: { $best } замість { $played }.
review-reason-rival-rounds = Раундів полювання в середньому: { $best } замість { $played }.
review-reason-islands = Островів на морі наприкінці в середньому: { $best } замість { $played }.
review-reason-here-chance = Шанс, що восьминіг саме тут: { $best } замість { $played }.
review-reason-near-chance = Шанс, що восьминіг поряд із цією клітинкою: { $best } замість { $played }.
review-reason-rival-trail-chance = Шанс, що акула вгадає { $who ->
    [you] ваше місце
   *[other] місце
}: { $best } замість { $played }.
review-reason-now-points = Очок одразу: { $best } замість { $played }.
review-reason-rival-cost = Карт на скид: { $best } замість { $played }.
hint-is = Порада — { $move }
hint-then = Потім { $move }
hint-why-only = Іншого ходу тут немає.
hint-why-chance = Шанс на перемогу: близько { $best } замість { $second }.
hint-why-chance-together = Шанс дійти до мети: близько { $best } замість { $second }.
hint-why-close = Обидва найкращі ходи майже рівні: шанс на успіх близько { $best }.
hint-why-lost = Шансів тут майже не лишилося: найменше шкодить цей хід.
hint-why-deeper = Розрахунок на кілька ходів уперед показує, що так краще.
hint-why-guess = Обидва обирають потай, і програє той, кого передбачили: цей вибір зроблено навмання.
hint-against = Це якщо порівняти з таким ходом — { $move }.
hint-second = Друге за силою — { $move }
review-over-time = Рішення останніх ігор
review-over-time-row = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[other] { $count } ігор
}: на кожному рішенні втрачено в середньому близько { $points } % шансу
review-over-time-none = Тут з’явиться, як ви вирішуєте: відкрийте розбір кількох ігор.
review-cli-start = Шанс на початку { $percent } %
review-cli-split = { $name }: { $start } % на початку; вдача { $luck }, власні ходи { $own }, ходи інших { $others } → { $result } %
review-cli-helm = { $name }: рішень { $decisions }, сумнівних { $doubtful }, помилок { $mistakes }; збережено { $percent } % найкращого шансу
review-cli-mistakes = Рішення, що коштували найбільше
review-cli-none = Помітних помилок не знайдено.
review-cli-played = Зроблено
review-cli-best = Найкраще
review-cli-cost = Ціна
review-cli-reason = Чому
review-cli-luck = Найбільше зробив випадок
review-cli-running = Розбираємо
refused-review-not-over = Розбір — лише для завершеної гри.
refused-review-file-forgotten = Цей запис уже забуто: відкрийте файл ще раз.
refused-review-failed = Розбір не вдався. Спробуйте ще раз.
refused-ply-unknown = У цій грі немає кроку { $ply }: останній — { $high }.
