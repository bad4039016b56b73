## Боти: п’ять рівнів

level-calm = Штиль
level-calm-help = Новачок: часом робить другий чи третій хід, що спав на думку.
level-breeze = Бриз
level-breeze-help = Грає виважено, дивиться на крок уперед.
level-gale = Вітер
level-gale-help = Прораховує наперед, до чверті секунди на хід.
level-storm = Шторм
level-storm-help = Прораховує глибоко, до півтори секунди на хід.
level-maelstrom = Вир
level-maelstrom-help = Прораховує якнайглибше, до п’яти секунд на хід.

## Хто вони: ім’я й одне речення

bot-albatross = Альбатрос
bot-albatross-about = Перетнув усі океани, бо ніколи не квапився.
bot-bubble = Бульбашка
bot-bubble-about = Тішиться кожною мушлею й не квапиться рахувати.
bot-cachalot = Кашалот
bot-cachalot-about = Пірнає глибше за всіх і повертається з відповіддю.
bot-crab = Краб
bot-crab-about = Ходить боком, але завжди вперед.
bot-dolphin = Дельфін
bot-dolphin-about = Грає залюбки й пам’ятає кожну хвилю.
bot-gull = Чайка
bot-gull-about = Бачить увесь берег і бере те, що ближче.
bot-kraken = Кракен
bot-kraken-about = Має по щупальцю на кожен ваш задум.
bot-leviathan = Левіафан
bot-leviathan-about = Зринає лише по перемогу й довго не чекає.
bot-orca = Косатка
bot-orca-about = Полює терпляче й мало що лишає на удачу.
bot-oyster = Устриця
bot-oyster-about = Тримає перлини при собі й чекає, що буде далі.
bot-puffer = Риба-їжак
bot-puffer-about = Надимається за першої нагоди й кидає виклик.
bot-seal = Тюлень
bot-seal-about = Двічі подивиться, перш ніж пірнути.
bot-shrimp = Креветка
bot-shrimp-about = Мала, жвава й завжди хоче бути першою.
bot-swordfish = Меч-риба
bot-swordfish-about = Спершу б’є, а рахунком цікавиться потім.
bot-turtle = Черепаха
bot-turtle-about = Ризикує неохоче, зате не ображається.

## seaboard arena

arena-title = { $game }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
} у матчі
arena-matches = Матчі (перемоги бота, названого першим)
arena-match = Матч
arena-games = Партії
arena-rating = Рейтинг
arena-seconds = Секунд на хід
arena-slowest = Найдовше
arena-even = Порівну
arena-compared = Ті самі роздачі ({ $games }): виграв лише { $one } — { $more }, лише { $other } — { $less }; різниця { $rate }
arena-run = Усього { $seconds } с; правила працюють { $engine ->
    [compiled] скомпільованими
   *[other] як звичайний Python
}; зерно { $seed }

## seaboard hint

hint-title = { $game }: { $iterations ->
    [one] { $iterations } ітерація
    [few] { $iterations } ітерації
   *[many] { $iterations } ітерацій
}
hint-move = Хід
hint-visits = Перегляди
hint-value = Цінність
hint-line = Очікуване продовження

## Відмови

refused-bots-too-few = Боту «{ $bots }» немає з ким грати: назвіть двох ботів або --budgets.
refused-cluster-not-found = За адресою «{ $address }» кластер Ray не відповідає: { $reason }
refused-extra-missing = Для цього потрібен пакет { $package }, якого не встановлено: pip install "seaboard[{ $extra }]"
refused-plot-unknown-kind = Зберегти малюнок як «{ $file }» неможливо. Можливі формати: { $known }.
refused-seat-not-deciding = Місце { $seat } зараз нічого не вирішує; вирішує місце { $actor }.

## Боти, яких хтось приносить, і середовища для навчання

refused-guest-name = Ім’я бота складається з малих латинських літер, цифр і дефісів та починається з літери: «{ $value }» не підходить.
refused-guest-no-bot = { $value } — не бот: потрібен підклас seaboard.bots.bot.Bot.
refused-guest-not-found = Не вдається завантажити { $value }: { $reason }.
refused-guest-other-game = Бот { $bot } не грає в цю гру.
refused-no-environment = Ця гра не має середовища для навчання.
refused-position-unfit = Позицію вже завершено або вона на іншу кількість гравців ({ $seats }): до цих ігор вона не підходить.
