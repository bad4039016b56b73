## Виправити свою копію

web-correct = Виправте свою копію
web-numbers = Числа на компонентах
web-numbers-printed = Як у Seaboard
web-numbers-house = { $name } (цей сервер)
web-numbers-own = { $name } (ваш файл)
web-numbers-help = Деякі числа відтворено нами. Маєте коробку — впишіть свої: за столом усі побачать саме їх.
web-numbers-file = Додати файл…
web-fix-lead = Ці числа не вдалося знайти в жодному джерелі, тому їх відтворено на здогад. Порівняйте з коробкою і впишіть те, що надруковано.
web-fix-name = Назва набору
web-fix-my-box = моя коробка
web-fix-changed = { $count ->
    [one] Виправлено { $count } число
    [few] Виправлено { $count } числа
   *[other] Виправлено { $count } чисел
}
web-fix-download = Зберегти файл
web-fix-use = Грати з ними
web-fix-board = Чого тут немає (шляхи на полі, тексти), можна змінити у файлі вручну.
web-fix-take-away = Прибрати
web-fix-add-one = Додати
web-fix-cost = ціна
web-fix-count = скільки таких у коробці
web-fix-bag = скільки на початку в торбинці
web-fix-type = вид карти
web-fix-starter = початкова карта
web-fix-effect = властивість
web-fix-dice = кубики на карті
web-fix-window = коли діє
web-fix-day = денний бік поля
web-fix-night = нічний бік поля
web-fix-pays = скільки платить
web-fix-shark = карта акули
web-fix-octopus = карта восьминога
web-fix-zone-open = відкрита вода
web-fix-zone-kelp = водорості
web-fix-zone-rocky = скелі
web-fix-type-move = рух
web-fix-type-hide = приховування
web-fix-type-learn = навчання
web-fix-type-eat = їжа
web-fix-starter-no = ні
web-fix-starter-deck = у колоді
web-fix-starter-hand = у руці
web-fix-part-octopus_cards = Карти восьминога
web-fix-part-shark_cards = Карти акули
web-fix-part-confrontation = Протистояння
web-fix-part-blocks = Блоки
web-fix-part-zones = Зони поля
web-fix-part-growth_tiles = Тайли росту
web-fix-part-tiles = Досягнення тижнів, бік B
web-fix-part-decisions = Карти рішень Навтоми
web-fix-part-storm = Навтома, бік «Шторм»
web-fix-part-ravel = Карти «Сходження»
web-fix-counts = що рахують
web-fix-points = скільки балів
web-fix-icons = знаки згори вниз
web-fix-site = дайв-сайт
web-fix-rows = ряди
web-fix-gifts = Подарунок за карту для всіх гравців
web-fix-gift-if_activated = карта «При активації»
web-fix-gift-when_played = карта «Коли зіграно»
web-fix-icon-place = кладе мітку
web-fix-icon-remove = знімає мітку
web-fix-icon-play_fish = бере рибу
web-fix-icon-school = утворює зграю
web-fix-icon-hatch = вилуплює мальків
web-fix-icon-eggs = отримує ікринки

## Помічник за справжнім столом

web-companion-lead = Граєте за справжнім столом? Телефон порахує очки, проведе за Навтому й запам’ятає вечір.
web-companion-sea_salt_paper = очки за картами, ставки, чотири русалки
web-companion-finspan = аркуш із шести частин, Навтома
web-companion-tranquility = що покласти в колоду, журнал рейсів
web-companion-kelp = голод, їжа, пам’ятка для обох
web-companion-who = Хто за столом?
web-companion-begin = Почати
web-companion-evenings = Вечори
web-companion-kept = Усе записано на цьому пристрої: вкладку можна закривати.
web-companion-kept-account = Усе записано на цьому пристрої і з вашим обліковим записом: вкладку можна закривати, а вечір буде й на інших ваших пристроях.
web-companion-remove = Прибрати вечір
web-companion-remove-sure = Натисніть ще раз, щоб прибрати назавжди
web-evening-player = Гравець { $number }
web-evening-leave = Назад
web-evening-copied = Скопійовано.
web-evening-counting = Підрахунок
web-evening-round = Раунд { $round }
web-evening-of = { $one } з { $all }
web-evening-goal = До перемоги { $target } очок
web-evening-total = Разом
web-evening-tip = Торкніться числа, щоб побачити, з чого воно склалося
web-evening-back = Назад
web-evening-share = Поділитися
web-evening-menu = Вечір
web-evening-copy = Скопіювати текст
web-evening-picture = Картинка
web-evening-how = 
    торкання: +1
    утримати: −1
web-evening-colours = Кольори для русалки
web-evening-colours-why = Русалка рахує карти найчастішого кольору, друга — наступного. Самі русалки білі, їх уже враховано.
web-evening-more-colours = Додати колір
web-evening-no-more = Більше немає: { $card }, у колоді { $count }.
web-evening-next = Далі: { $name }
web-evening-to-call = Хто завершив раунд
web-evening-result = Раунд { $round }: підсумок
web-evening-who-ended = Хто завершив раунд і як
web-evening-call-stop = Стоп
web-evening-call-last_chance = Останній шанс
web-evening-call-none = Колода скінчилась
web-evening-short-stop = стоп
web-evening-short-last_chance = шанс
web-evening-short-mermaids = 4 русалки
web-evening-bet-won = Ставка зіграла
web-evening-bet-lost = Ставка не зіграла
web-evening-bet-won-why = { $name }: { $points }, і більше немає ні в кого. { $name } бере карти + бонус кольору, решта — лише бонус кольору.
web-evening-bet-lost-why = { $name }: { $points }, а в когось { $best }. { $name } бере лише бонус кольору, решта — свої карти.
web-evening-stopped = Стоп
web-evening-stopped-why = Раунд завершує { $name }: кожен бере очки за свої карти, бонусів кольору немає.
web-evening-too-few = { $name }: лише { $points }, а завершити раунд можна від 7. Перевірте карти.
web-evening-void = Колода скінчилась
web-evening-void-why = Ніхто не завершив раунд: цього разу очок не бере ніхто.
web-evening-mermaids = Чотири русалки!
web-evening-mermaids-why = Усі чотири русалки разом — перемога в грі: { $name }.
web-evening-cards = карти { $points }
web-evening-after = Після раунду
web-evening-mark = Риска — { $target } очок.
web-evening-winner = Перемога: { $names }!
web-evening-won = перемога: { $names } ({ $score })
web-evening-ahead = Попереду: { $names }
web-evening-correct = Виправити
web-evening-finish = Завершити гру
web-evening-write = Записати
web-evening-cards-sum = Карти разом
web-evening-bonus = Бонус кольору
web-evening-scored = Записано
web-evening-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
   *[other] { $count } раундів
}
web-sheet-fish = надруковані бали
web-sheet-each = по { $each }
web-sheet-weeks = досягнення 1–3
web-sheet-abilities = риби з прапорцем
web-sheet-most = найбільше: +{ $points }
web-sheet-tile = Яке досягнення цього тижня
web-pad-fish = сума балів, надрукованих на видимих рибах
web-pad-consumed = скільки з’їдених карт лежить під рибами
web-pad-tokens = скільки ікринок і мальків разом
web-pad-eggs = скільки ікринок, по { $each }
web-pad-young = скільки мальків, по { $each }
web-pad-schools = скільки зграй
web-pad-abilities = додайте бали риб із прапорцем або знайдіть їх у списку
web-pad-list = Риби
web-pad-clear = Стерти
web-pad-next = Далі
web-pad-fish-title = Риби з властивістю «Кінець гри»
web-pad-find = Назва українською, російською, англійською чи латиною
web-pad-none = Такої риби з прапорцем немає.
web-naut-lead = Навтому проведе телефон: карта за картою, знак за знаком. Вам лишається ставити галочки.
web-naut-which-level = Рівень
web-naut-level = рівень { $level }
web-naut-level-is = Риба — { $fish }, зграя — { $school }.
web-naut-ravel-card = Карта «Сходження»
web-naut-guess = Знаки на її картах і бік «Шторм» відтворено нами: звірте зі своїми картами.
web-naut-turn = Хід { $turn } з { $turns }
web-naut-yours = Ваш хід
web-naut-yours-help = Зробіть свій хід на килимку. Потім відкрийте карту Навтоми.
web-naut-reveal = Відкрити її карту
web-naut-down = згори вниз
web-naut-idle = Зараз нічого не робить.
web-naut-done = Виконано: ваш хід
web-naut-do-place = Кладе мітку
web-naut-do-remove = Знімає мітку
web-naut-do-play_fish = Бере верхню рибу
web-naut-do-school = Утворює зграю
web-naut-do-hatch = Вилуплює мальків
web-naut-do-eggs = { $count ->
    [one] Отримує { $count } ікринку
    [few] Отримує { $count } ікринки
   *[other] Отримує { $count } ікринок
}
web-naut-how-place = на дошку досягнень
web-naut-how-remove = з дошки досягнень
web-naut-how-play_fish = з колоди собі. «Усі гравці» на рибі діє і для вас.
web-naut-how-school = { $count ->
    [one] { $count } мальок стає зграєю
    [few] { $count } мальки стають зграєю
   *[other] { $count } мальків стають зграєю
}
web-naut-how-hatch = { $count ->
    [one] { $count } ікринка стає мальком
    [few] { $count } ікринки стають мальками
   *[other] { $count } ікринок стають мальками
}
web-naut-how-eggs = кладе перед собою
web-naut-has = Що має Навтома
web-naut-points = бали:
web-naut-fish = риби
web-naut-eggs = ікринки
web-naut-young = мальки
web-naut-schools = зграї
web-naut-markers = мітки
web-naut-tap = торкніться, щоб виправити
web-naut-week-end = Кінець тижня { $week }
web-naut-achievement = Досягнення
web-naut-mine = Скільки балів за досягнення у вас
web-naut-there = Скільки ваших риб у цьому дайв-сайті
web-naut-rows = Скільки ваших риб у рядах { $rows }
web-naut-note-week = Записати тиждень
web-naut-end = Кінець гри
web-naut-beaten = Ви перемогли Навтому!
web-naut-not-beaten = Поки що попереду Навтома: заповніть свій аркуш.
web-naut-my-sheet = Мій аркуш
web-voyage = Рейс
web-voyage-scenario = Сценарій
web-voyage-deck = У колоду: { $count }
web-voyage-aside = Покладіть поруч
web-voyage-removed = { $count } навмання — назад у коробку, не дивлячись
web-voyage-share = Роздайте порівну: по { $share } ({ $larger ->
    [0] усім однаково
   *[other] у { $larger } на одну більше
}). У руку — { $hand }, потім у кожну стопку затасуйте карту старту.
web-voyage-duel = По { $hand } карт у руку, { $market } відкрито на столі, решта — запас.
web-voyage-card-islands = острови
web-voyage-card-finish = карти фінішу
web-voyage-card-start = карти старту (по одній на гравця)
web-voyage-card-monster = морські чудовиська
web-voyage-card-yellow = жовті шторми
web-voyage-card-purple = фіолетові шторми
web-voyage-card-orange = помаранчеві шторми
web-voyage-card-rocks = карта скель
web-voyage-card-compass = компаси
web-voyage-card-border = карти краю
web-voyage-end = Чим скінчилося
web-voyage-cells = заповнено { $cells } з { $all }
web-voyage-won = Доплили
web-voyage-lost = Не доплили
web-voyage-log = Журнал рейсів
web-voyage-line = вдалих рейсів { $won } з { $all }
web-voyage-yes = так
web-voyage-no = ні
web-kelp = Полювання
web-kelp-hunger = Трек голоду
web-kelp-food = Трек їжі
web-kelp-hunger-help = { $most ->
    [one] { $most } кубик
    [few] { $most } кубики
   *[other] { $most } кубиків
} — акула виснажена, перемога восьминога.
web-kelp-food-help = { $most ->
    [one] { $most } блок їжі
    [few] { $most } блоки їжі
   *[other] { $most } блоків їжі
} — перемога восьминога.
web-kelp-found = Протистояння: кольори однакові
web-kelp-won = Перемога: { $name } ({ $side })
web-kelp-why-caught = Однакові кольори в протистоянні: акула вполювала восьминога.
web-kelp-why-ate-all = Восьминіг з’їв усе, що хотів.
web-kelp-why-exhausted = Трек голоду заповнений: акула виснажилася.
web-kelp-again = Записати й грати ще
web-kelp-next-round = Раунд { $round }
web-kelp-ref-shark = Хід акули
web-kelp-ref-octopus = Хід восьминога
web-kelp-shark-1 = Потягніть { $draw ->
    [one] { $draw } кубик
    [few] { $draw } кубики
   *[other] { $draw } кубиків
} з торбинки й киньте.
web-kelp-shark-2 = Викладіть сині кубики течіями на клітинки, якщо хочете.
web-kelp-shark-3 = Пропливіть на одну клітинку вперед; течією — далі, доки числа зменшуються.
web-kelp-shark-4 = Жовтий кубик шукає, червоний атакує в сусідній зоні: значення не менше за число зони.
web-kelp-shark-5 = Невикористані кубики стають енергією.
web-kelp-shark-6 = За енергію купіть карту: один кубик з неї назавжди на трек голоду.
web-kelp-octopus-1 = Дві дії за хід, у будь-якому порядку.
web-kelp-octopus-2 = Розіграти карту: розкрийте стільки прихованих блоків, скільки вона коштує.
web-kelp-octopus-3 = Дотягнути карти до { $hand }.
web-kelp-octopus-4 = Скинути карту, щоб приховати один блок.
web-kelp-octopus-5 = Їжу з’їдають картою харчування, коли її блок поруч із восьминогом.
refused-companion-missing = Для гри «{ $game }» помічника немає.
refused-evenings-need-account = Вечори зберігаються з обліковим записом, а гість його не має.
refused-companion-evening-unknown = Такого вечора на цьому пристрої немає.
refused-companion-colours-too-many = Кольорових карт { $count }, а карт усього { $cards }.
