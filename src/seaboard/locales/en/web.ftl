## Home

web-title =
    Four games of the sea
    at one table
web-play-bots = Play against bots
web-invite = Invite friends
web-games = Games
web-play = Play
web-dealing = Dealing…
web-minutes = { $minutes } min
web-players = Players
web-how-to-play = How to play
web-rules = Rules
web-continue = Your tables
web-open-tables = Open tables
web-foot = A paper sea: no adverts, every drawing our own.
web-guest = Guest
web-home = Home
web-menu = Menu
web-skip = To the content
web-card-crab = crab
web-card-shark = shark
web-card-octopus = octopus

## New table

web-new-table = New table
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-me-too = Somebody else at this device
web-seat-friend = A friend, by link
web-seat-bot = Bot: { $level }
web-seat-open = Free seat
web-seat-kept = kept free
web-pass-and-play = Several people at one device hand it over; a curtain hides the other hands.
web-table = Table
web-clock = Clock
web-clock-none = No clock
web-clock-fast = 45 seconds for a decision
web-clock-bank = 10 minutes and 10 seconds per move
web-clock-days = 2 days for a move
web-public = Visible to all
web-public-help = The table is listed among the open ones. Otherwise only those with the link find it.
web-spectators = Allow spectators
web-hints = Allow hints
web-hints-help = A bot suggests a move, knowing only what you see.
web-rated = Rated game
web-rated-help = The result changes the ratings; no hints, one seat each.
web-more-options = More rules: { $count }
web-start-by-host = Start when I say so
web-options = Rules of the table
web-no-options = This game has no options.
web-by-the-book = as in the rulebook
web-lay = Start the game
web-lay-and-invite = Lay the table and invite

## Waiting

web-waiting-title = Waiting for players
web-waiting = waiting for players
web-sit = Sit down
web-sit-instead = Take the seat of { $name }
web-sit-too = Somebody else here
web-add-bot = Seat a bot
web-free-seat = Free it
web-start = Start
web-link = Link for friends
web-copy = Copy
web-copied = The link is copied.
web-share = Share
web-qr = QR code with the link to the table

## Table

web-your-turn = Your turn.
web-your-turn-short = your turn
web-turn-of = { $name } to move.
web-not-your-turn = It is { $name }'s turn.
web-bot-thinks = The bot is thinking
web-game-over = The game is over.
web-hint = Hint
web-hint-is = The bot suggests: { $move }
web-undo = Take back
web-undo-ask = Ask to take back
web-log = What happened
web-chat = Chat
web-chat-say = Say something
web-chat-empty = Quiet so far.
web-chat-silent = The table is silent now.
web-send = Send
web-close = Close
web-loading = Laying the table…
web-reconnecting = The line is lost. Going back to the table; no move will be missing.
web-watching = You are watching
web-watchers = Spectators
web-away = away
web-round = Round { $round }
web-hand = Hand · { $count }
web-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-hand-open = the hand is open
web-hand-empty = You have no cards yet.
web-no-pairs = no pairs yet
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-empty = empty
web-card-face-down = a card face down
web-moves = Possible moves
web-no-moves = Nothing for you to choose now.
web-yes = yes
web-no = no
web-you = you
web-player = Player
web-player-number = Player { $number }
web-bot-0 = Pearl
web-bot-1 = Mussel
web-bot-2 = Ripple
web-bot-3 = Bosun
web-bot-4 = Jelly
web-days = { $days } d
web-go-on = Go on
web-not-yet = Not yet
web-pass-to = Hand the device to { $name }
web-pass-help = The hand stays hidden until the next player presses the button.
web-pass-ready = I am { $name }
web-asks-undo = { $name } asks to take a move back.
web-asks-abandon = { $name } proposes to end the game without a winner.
web-agree = Agree
web-decline = No
web-commitment = The deal is fixed beforehand, fingerprint: { $hash }…
web-leave = Leave the table
web-abandon = End without a winner
web-resign = Resign
web-stay = Stay
web-sure-leave = A bot will play for you. You can take the seat again.
web-sure-abandon = The game ends without a winner if everybody agrees.
web-sure-resign = The game will be lost.

## Sea Salt & Paper

web-ssp-stop = Stop
web-ssp-last_chance = Last chance
web-ssp-after-taking = after taking a card
web-ssp-from-points = from { $points } points
web-ssp-call-stands = already called
web-ssp-deck = Deck · { $count }
web-ssp-pile-0 = Pile 1 · { $count }
web-ssp-pile-1 = Pile 2 · { $count }
web-ssp-middle = Deck and piles
web-ssp-to-discard = To discard
web-ssp-my-pairs = Pairs played
web-ssp-pairs-of = Pairs played
web-ssp-pairs = Pairs: { $card }
web-ssp-plays-pair = Play the pair
web-ssp-in-pair = Can be played in a pair
web-ssp-round-points = Your points this round
web-ssp-round = Round
web-ssp-total-of = { $total } of { $target } in all
web-ssp-to-points = To { $target } points
web-ssp-colours = Colours in hand and on the table
web-ssp-colour = Colour:
web-ssp-copies = Such cards in the deck: { $count }
web-ssp-last-chance-of = Last chance, called by { $name }; the others have one turn each.
web-ssp-stop-means = The round ends at once, all hands are opened and everybody scores their cards. You get { $points ->
    [one] { $points } point
   *[other] { $points } points
}. This cannot be taken back.
web-ssp-last-chance-means = You open your hand, the others have one more turn each. If nobody has more points than you, the bet is won. This cannot be taken back.
web-ssp-if-won = Bet won: cards and colour bonus
web-ssp-if-lost = Bet lost: colour bonus only
web-ssp-round-over = Round { $round } is over
web-ssp-ended-stop = { $name } said “Stop”. Everybody scores their cards.
web-ssp-ended-won = { $name } said “Last chance” with { $points } points, and nobody has more. The bet is won.
web-ssp-ended-lost = { $name } said “Last chance” with { $points } points, but somebody has more. The bet is lost.
web-ssp-ended-void = The deck ran out: nobody scores this round.
web-ssp-card-points = Card points
web-ssp-bonus = Colour bonus: { $colour }
web-ssp-now-total = { $total } in all
web-ssp-why-stop = The cards count.
web-ssp-why-void = No points.
web-ssp-why-won-caller = Bet won: cards and colour bonus.
web-ssp-why-won-other = Colour bonus only.
web-ssp-why-lost-caller = Bet lost: colour bonus only.
web-ssp-why-lost-other = The cards count.

## End of the game

web-over = the game is over
web-you-won = You won!
web-you-lost = Not this time
web-all-lost = The game is over
web-won = won
web-lost = lost
web-running = moves: { $moves }
web-results = Results
web-line = For what
web-total = Total
web-chart = Points after each round
web-seed = Seed of the deal: { $seed }
web-record = Record
web-replay = Replay
web-look = Look at the table
web-again = Play again

## Replay

web-seen-by = Seen by
web-seen-by-name = Seen by { $name }
web-all-open = All hands open
web-spectator = Seen by a spectator
web-first = To the beginning
web-back = One step back
web-next = One step forward
web-last = To the end
web-run = Play
web-pause = Pause
web-step = Step

## My games

web-mine = My games
web-ratings = Ratings
web-no-ratings = Ratings come with rated games.
web-games-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
web-none-running = No games under way.
web-none-finished = No finished games yet.
web-finished = Finished
web-more = Show more

## Settings

web-settings = Settings
web-name = Name at the table
web-keep = Save
web-kept = Saved.
web-language = Language
web-colours = Colours
web-theme-system = As the system
web-theme-light = Day
web-theme-dark = Night
web-motion = Motion
web-motion-system = As the system
web-motion-full = Cards move
web-motion-none = No motion
web-sound = Sound
web-sound-on = A soft sound when your turn comes
web-legend = Colours and their signs
web-legend-help = Dark colours have a solid sign, light ones a hollow one, those between a half one.
web-account = Account
web-account-help = You can play without one. It keeps history and ratings on all your devices.
web-account-is = You are logged in as { $login }.
web-register = Create
web-login = Log in
web-recover = Recover
web-bring = Bring the guest's games along
web-bring-help = Tables, history and ratings of this browser pass to the account.
web-brought = { $tables ->
    [one] { $tables } table of the guest came along.
   *[other] { $tables } tables of the guest came along.
}
web-logout = Log out
web-login-name = Login
web-password = Password
web-new-password = New password
web-recovery-code = Recovery code
web-recovery-codes = Write these codes down: each restores access once, and they are not shown again.

## Errors

web-sorry = Something is wrong
web-try-again = Try again
web-not-found = Only water here
web-not-found-help = There is no page { $path }. Perhaps the link is incomplete.
web-help-any = Go back home: your tables are there.
web-help-offline = Check that the server runs and that you are connected, then try again.
web-help-table-unknown = Check the link, or ask your friend to send it again.
refused-web-offline = The server does not answer.
refused-web-server-fault = The server gave an answer that makes no sense.
refused-web-unknown = It did not work ({ $code }).

## Tranquility

web-trq-sea = The sea
web-cell = row { $row }, place { $column }
web-trq-blocked = blocked
web-trq-cost = { $cost ->
    [0] free
   *[other] discard { $cost }
}
web-trq-team = The crew
web-trq-deck = Cards in the deck: { $count }
web-trq-voyage = The voyage: { $filled } of 36
web-trq-silence = A game without talk: the chat is silent.
web-trq-numbers = Where there is room
web-trq-in-sea = in the sea
web-trq-in-hand = in hand
web-trq-market = Open islands
web-trq-compasses = Compasses: { $pool } on the table, { $supply } in supply
web-trq-exploration = Exploration cards: { $left }
web-trq-tag = What to add to the number
web-trq-pledge = Just the number
web-trq-pledge_can_more = I can give more
web-trq-pledge_prefer_less = I would rather give less
web-trq-pledge_fixed = Exactly this
web-trq-pledges = Said so far: { $said }
web-trq-concede-means = The voyage ends as lost if everybody agrees. This cannot be taken back.
web-trq-my-deck = Deck · { $count }
web-trq-my-discards = Discards · { $count }
web-trq-start = Start
web-trq-finish = Finish
web-trq-day = day side up
web-trq-night = night side up
web-trq-island = Island { $card }
web-trq-nothing-fits = None of your cards fits here.
web-trq-no-place = No place that you can pay for.
web-trq-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-trq-held = cards in hand
web-trq-limit = draws up to
web-trq-left = in the deck
web-trq-discarded = discarded
web-trq-monsters = monsters shown
web-trq-points = points
web-trq-taken = Taken openly: { $cards }
web-trq-about-start = While no start lies on the table it must be played at once; then all discard eight cards together. Later starts are only good to discard.
web-trq-about-finish = Played when the whole sea is full and a start lies on the table: you win. Before that, hold it or discard it.
web-trq-about-monster = It cannot be discarded. Play it on an island: both cards leave the game. While any hand holds a monster, the finish fails.
web-trq-about-border = A border card: an island laid on it turns up an exploration card.
