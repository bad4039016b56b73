## Кто мы: имя и фигурка

web-your-name = Как вас зовут?
web-their-name = Как зовут игрока?
web-your-figure = Фигурка
web-figure-paper = Цвет бумаги
web-figure-boat = кораблик
web-figure-fish = рыбка
web-figure-crab = краб
web-figure-shell = ракушка
web-figure-shark = акула
web-figure-mermaid = русалка
web-paper-coral = коралловый
web-paper-sun = жёлтый
web-paper-green = зелёный
web-paper-sky = голубой
web-paper-blue = синий
web-paper-purple = фиолетовый
web-paper-pink = розовый
web-who-you-are = Ваше имя и фигурка
web-who-plays = Кто здесь играет
web-name-first = Напишите, как вас зовут.

## Приглашение

web-invites = { $name } зовёт вас за стол
web-invites-you = Вас зовут за стол
web-player-count = { $count ->
    [one] до { $count } игрока
   *[other] до { $count } игроков
}
web-about-minutes = около { $minutes } мин
web-lesson-minutes = Урок на 3 минуты
web-lesson-first = Сначала урок
web-your-seat = ваше место
web-take-seat = Сесть за стол
web-invite-friend = Пригласить друзей
web-scan = Наведите камеру телефона или отправьте ссылку.
web-reach-local = Адрес работает для всех в вашей сети Wi‑Fi.
web-reach-world = Ссылку откроет каждый, кто её получит.
web-reach-none = Этот адрес откроет только этот компьютер: сервер запущен лишь для него. Чтобы играть с друзьями, запустите его с --lan.
web-reach-other = Другая сеть?

## Ждём друзей

web-waiting-friend = Ждём друга
web-seat-a-bot = посадить бота
web-somebody-here = друг рядом
web-which-bot = Какой бот сядет здесь?
web-friend-sees = Что увидит друг
web-friend-sees-help = Игру, своё место, имя и фигурку, урок. Регистрации нет.
web-bot-level = бот, уровень «{ $level }»
web-just-sat = только что за столом
web-here = за столом
web-inviter = приглашает
web-you-host = вы · это ваш стол
web-at-this-device = за этим устройством
web-change-bot = Изменить уровень бота
web-swap-sides = Поменяться сторонами
web-who-sees = Кто видит стол
web-sees-link = только по ссылке
web-sees-all = все
web-no-clock = без часов
web-other-settings = Другие настройки
web-seated-of = За столом { $here } из { $all }
web-need-more = Нужен ещё один игрок или бот.
web-host-starts = Игру начнёт тот, кто пригласил.
web-start-with = { $count ->
    [2] Начать вдвоём
    [3] Начать втроём
    [4] Начать вчетвером
    [5] Начать впятером
   *[other] Начать
}
web-bot-0-about = Терпеливо ждёт своего и радуется мелочам.
web-bot-1-about = Всё считает дважды, потом молча делает ход.
web-bot-2-about = Любит риск и не жалеет, если не вышло.
web-bot-3-about = Старый моряк: играет просто и надёжно.
web-bot-4-about = Плывёт по течению, а потом всех удивляет.

## Знаки и голоса

web-signs = Показать знак
web-sign-hello = Привет!
web-sign-well = Хороший ход!
web-sign-wow = Ого!
web-sign-laugh = Смешно
web-sign-oops = Ой-ой
web-sign-thanks = Спасибо
web-calls = Уведомление, когда наступает ваш ход
web-calls-refused = Браузер не разрешил уведомлений.
