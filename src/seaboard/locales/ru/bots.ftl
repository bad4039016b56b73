## Боты: пять уровней

level-calm = Штиль
level-calm-help = Новичок: порой делает второй или третий ход, который пришёл в голову.
level-breeze = Бриз
level-breeze-help = Играет разумно, считает на ход вперёд.
level-gale = Ветер
level-gale-help = Считает варианты, до четверти секунды на ход.
level-storm = Шторм
level-storm-help = Считает глубоко, до полутора секунд на ход.
level-maelstrom = Водоворот
level-maelstrom-help = Считает так глубоко, как может, до пяти секунд на ход.

## Кто они: имя и одно предложение

bot-albatross = Альбатрос
bot-albatross-about = Пересёк все океаны, потому что никогда не спешил.
bot-bubble = Пузырёк
bot-bubble-about = Радуется каждой ракушке и не торопится считать.
bot-cachalot = Кашалот
bot-cachalot-about = Ныряет глубже всех и возвращается с ответом.
bot-crab = Краб
bot-crab-about = Ходит боком, но всегда вперёд.
bot-dolphin = Дельфин
bot-dolphin-about = Играет в удовольствие и помнит каждую волну.
bot-gull = Чайка
bot-gull-about = Видит весь берег и берёт то, что ближе.
bot-kraken = Кракен
bot-kraken-about = На каждый ваш замысел у него своё щупальце.
bot-leviathan = Левиафан
bot-leviathan-about = Всплывает только за победой и долго не ждёт.
bot-orca = Косатка
bot-orca-about = Охотится терпеливо и мало что оставляет на удачу.
bot-oyster = Устрица
bot-oyster-about = Держит жемчуг при себе и ждёт, что будет дальше.
bot-puffer = Рыба-ёж
bot-puffer-about = Раздувается при первом случае и бросает вызов.
bot-seal = Тюлень
bot-seal-about = Дважды посмотрит, прежде чем нырнуть.
bot-shrimp = Креветка
bot-shrimp-about = Мала, проворна и всегда хочет быть первой.
bot-swordfish = Рыба-меч
bot-swordfish-about = Сначала бьёт, а о счёте спрашивает потом.
bot-turtle = Черепаха
bot-turtle-about = Рискует неохотно, зато не обижается.

## seaboard arena

arena-title = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} в матче
arena-matches = Матчи (победы первого бота)
arena-match = Матч
arena-games = Партии
arena-rating = Рейтинг
arena-seconds = Секунд на ход, в среднем
arena-slowest = Самый долгий ход, с
arena-even = При равных силах
arena-compared = Те же раздачи ({ $games }): выиграл только { $one } — { $more }, только { $other } — { $less }; разница { $rate }
arena-run = Всего { $seconds } с; правила: { $engine ->
    [compiled] скомпилированный модуль
   *[other] обычный Python
}; зерно { $seed }

## seaboard hint

hint-title = { $game }: { $iterations ->
    [one] { $iterations } итерация
    [few] { $iterations } итерации
   *[many] { $iterations } итераций
}
hint-move = Ход
hint-visits = Просмотров
hint-value = Оценка
hint-line = Ожидаемое продолжение

## Отказы

refused-bots-too-few = Боту «{ $bots }» не с кем играть: назовите двух ботов или задайте --budgets.
refused-cluster-not-found = По адресу «{ $address }» кластер Ray не отвечает: { $reason }
refused-extra-missing = Для этого нужен пакет { $package }, а он не установлен. Выполните: pip install "seaboard[{ $extra }]"
refused-plot-unknown-kind = Картинку «{ $file }» сохранить нельзя: такой формат неизвестен. Известны: { $known }.
refused-seat-not-deciding = Сейчас выбирает место { $actor }, а не место { $seat }.

## Боты, которых кто-то приносит, и среды для обучения

refused-guest-name = Имя бота состоит из строчных латинских букв, цифр и дефисов и начинается с буквы: «{ $value }» не подходит.
refused-guest-no-bot = { $value } — не бот: нужен подкласс seaboard.bots.bot.Bot.
refused-guest-not-found = Не удаётся загрузить { $value }: { $reason }.
refused-guest-other-game = Бот { $bot } не играет в эту игру.
refused-no-environment = У этой игры нет среды для обучения.
refused-position-unfit = Позиция уже завершена или рассчитана на другое число игроков ({ $seats }): к этим играм она не подходит.
