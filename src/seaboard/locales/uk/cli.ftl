cli-ask = Ваш хід (номер, u — назад, h — підказка, q — вийти):
cli-bot = Бот
cli-bot-name = { $bot } ({ $seat })
cli-commitment = Роздачу зафіксовано; відбиток її зерна: { $hash }…
cli-four-mermaids = Чотири русалки: гру виграно негайно.
cli-help = Введіть номер ходу або його запис. u забирає ваш останній хід, q виходить; гра зберігається.
cli-hint = Простий бот зробив би так: { $move }
cli-kept-unreadable = Гру, збережену в { $file }, неможливо продовжити; --new почне нову.
cli-left = Гру збережено у { $file }; та сама команда її продовжить.
cli-may-end-round = Досить, щоб завершити раунд (треба { $needed } ПО).
cli-may-not-end-round = Замало, щоб завершити раунд (треба { $needed } ПО).
cli-mean = Середній рахунок
cli-nothing-to-undo = Забирати нема чого.
cli-pack-fine = { $game }: набір даних «{ $pack }» у порядку.
cli-players = { $same ->
    [1] гравців: { $low }
   *[other] гравців: { $low }–{ $high }
}
cli-rate = Частка перемог (95 %)
cli-resumed = Продовжуємо незавершену гру ({ $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
}); --new починає нову.
cli-seat = Місце { $seat }
cli-seed = Зерно роздачі: { $seed }. Запис: { $file }
cli-simulated = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}
cli-simulated-cost = { $decisions } рішень за партію, усього { $seconds } с
cli-total = Разом
cli-wins = Перемоги
cli-you = Гравець
