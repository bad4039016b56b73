## Хто ми: ім’я та фігурка

web-your-name = Як вас звати?
web-their-name = Як звати гравця?
web-your-figure = Фігурка
web-figure-paper = Колір паперу
web-figure-boat = човник
web-figure-fish = рибка
web-figure-crab = краб
web-figure-shell = мушля
web-figure-shark = акула
web-figure-mermaid = русалка
web-paper-coral = кораловий
web-paper-sun = жовтий
web-paper-green = зелений
web-paper-sky = блакитний
web-paper-blue = синій
web-paper-purple = фіолетовий
web-paper-pink = рожевий
web-who-you-are = Ваше ім’я та фігурка
web-who-plays = Хто тут грає
web-name-first = Напишіть, як вас звати.

## Запрошення

web-invites = { $name } кличе вас за стіл
web-invites-you = Вас кличуть за стіл
web-player-count = { $count ->
    [one] до { $count } гравця
   *[other] до { $count } гравців
}
web-about-minutes = близько { $minutes } хв
web-lesson-minutes = Урок на 3 хвилини
web-lesson-first = Спершу урок
web-your-seat = ваше місце
web-take-seat = Сісти за стіл
web-invite-friend = Запросити друзів
web-scan = Наведіть камеру телефона або надішліть посилання.
web-reach-local = Адреса працює для всіх у вашій мережі Wi‑Fi.
web-reach-world = Посилання відкриє кожен, хто його отримає.
web-reach-none = Цю адресу відкриє лише цей комп’ютер: сервер запущено тільки для нього. Щоб грати з друзями, запустіть його з --lan.
web-reach-other = Інша мережа?

## Чекаємо на друзів

web-waiting-friend = Чекаємо на друга
web-seat-a-bot = посадити бота
web-somebody-here = друг поруч
web-which-bot = Який бот сяде тут?
web-friend-sees = Що побачить друг
web-friend-sees-help = Гру, своє місце, ім’я та фігурку й урок. Реєстрації немає.
web-bot-level = бот, рівень «{ $level }»
web-just-sat = щойно за столом
web-here = за столом
web-inviter = запрошує
web-you-host = ви · це ваш стіл
web-at-this-device = на цьому пристрої
web-change-bot = Змінити рівень бота
web-swap-sides = Помінятися сторонами
web-who-sees = Хто бачить стіл
web-sees-link = лише за посиланням
web-sees-all = усі
web-no-clock = без годинника
web-other-settings = Інші налаштування
web-seated-of = За столом { $here } з { $all }
web-need-more = Потрібен ще один гравець або бот.
web-host-starts = Гру почне той, хто запросив.
web-start-with = { $count ->
    [2] Почати вдвох
    [3] Почати втрьох
    [4] Почати вчотирьох
    [5] Почати вп’ятьох
   *[other] Почати
}
web-bot-0-about = Терпляче чекає свого й радіє дрібницям.
web-bot-1-about = Усе рахує двічі, тоді мовчки робить хід.
web-bot-2-about = Любить ризик і не шкодує, коли не вийшло.
web-bot-3-about = Старий моряк: грає просто й надійно.
web-bot-4-about = Пливе за течією, а тоді дивує всіх.

## Знаки й голоси

web-signs = Показати знак
web-sign-hello = Вітаю!
web-sign-well = Гарний хід!
web-sign-wow = Ого!
web-sign-laugh = Смішно
web-sign-oops = Ой-ой
web-sign-thanks = Дякую
web-calls = Повідомлення, коли настає ваш хід
web-calls-refused = Браузер не дозволив повідомлень.
