## Home

web-title =
    Four games of the sea
    at one table
web-play-bots = Play against bots
web-invite = Invite friends
web-own-table = Set up a table
web-invite-to = Which game with friends?
web-play-as-shark = Play the shark
web-play-as-octopus = Play the octopus
web-more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
web-games = Games
web-play = Play
web-dealing = Dealing the cards…
web-minutes = { $minutes } min
web-players = Players
web-how-to-play = How to play
web-companion = At a real table
web-rules = Rules
web-continue = Your tables
web-open-tables = Open tables
web-foot = A paper sea: no adverts, every drawing our own.
web-guest = Guest
web-home = Home
web-menu = Menu
web-skip = Skip to the content
web-card-crab = crab
web-card-shark = shark
web-card-octopus = octopus

## New table

web-new-table = New table
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-me-too = Another player at this device
web-seat-friend = A friend (by link)
web-seat-bot = Bot: { $level }
web-seat-open = Free seat
web-seat-kept = kept free
web-name-of-seat = Name of the player at seat { $number }
web-pass-and-play = Several people can share one device: they hand it on in turn, and a curtain hides the other hands.
web-table = Table
web-clock = Time per move
web-clock-none = No time limit
web-clock-fast = 45 seconds per decision
web-clock-bank = 10 minutes per game and 10 more seconds per move
web-clock-days = 2 days per move
web-public = Open table
web-public-help = The table is listed among the open ones. When this is off, only people with the link can find it.
web-spectators = Allow spectators
web-hints = Allow hints
web-hints-help = A bot suggests a move, knowing only what you see.
web-rated = Rated game
web-rated-help = The result counts towards the rating. No hints, and one seat for each person.
web-more-options = More options: { $count }
web-start-by-host = I start the game
web-options = Game options
web-no-options = This game has no options.
web-by-the-book = by the rulebook
web-lay = Start the game
web-lay-and-invite = Create the table and invite friends

## Waiting

web-waiting = waiting for players
web-sit = Sit down
web-sit-instead = Take over from { $name }
web-free-seat = Free the seat
web-start = Start
web-copy = Copy
web-copied = The link is copied.
web-share = Share
web-qr = QR code with the link to the table

## Table

web-your-turn = Your turn.
web-your-turn-short = your turn
web-pace = Pace of others
web-pace-step = Step
web-pace-calm = Calm
web-pace-fast = Fast
web-pace-now = At once
web-tell-again = Again
web-hold = Pause
web-go-ahead = Go on
web-next-step = Next step
web-to-my-turn = To my turn
web-last-turn = Last turn
web-what-happened = What happened
web-turn-of-who = { $name }’s turn
web-whole-log = Full log
web-log-and-pace = Log, and pace of the others: { $pace }
web-acts = plays
web-turn-of = { $name } is playing.
web-bot-thinks = The bot is thinking
web-game-over = The game is over.
web-hint = Hint
web-undo = Undo
web-undo-ask = Ask to undo
web-log = Game log
web-chat = Chat
web-chat-say = Write something
web-chat-empty = Quiet so far.
web-chat-silent = The chat is closed now: the table is silent.
web-send = Send
web-close = Close
web-loading = Laying out the game…
web-reconnecting = The connection was lost. Reconnecting; no move will be lost.
web-store-silent = The server cannot reach its storage. The game waits and goes on by itself; what was done is not lost.
web-watching = You are a spectator
web-lost-left = You left this seat in another tab or on another device.
web-lost-took_over = You were away for a long time, so a bot is playing in your seat.
web-lost-resigned = You resigned: a bot is playing on for you.
web-lost-taken = Somebody else has your seat now.
web-lost-spectators_off = This table can no longer be watched.
web-sit-again = Sit down again
web-watch-on = Keep watching
web-watchers = Spectators
web-away = not connected
web-round = Round { $round }
web-hand = Hand · { $count }
web-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-hand-open = open hand
web-hand-empty = You have no cards.
web-no-pairs = no pairs yet
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-empty = empty
web-card-face-down = a card face down
web-moves = Possible moves
web-no-moves = There is nothing for you to choose now.
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
web-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-go-on = Go on
web-not-yet = Not yet
web-pass-to = Hand the device to { $name }
web-pass-help = The hand stays hidden until the next player presses the button.
web-pass-ready = I am { $name }
web-asks-undo = { $name } asks to take a move back.
web-asks-abandon = { $name } proposes to end the game without a winner.
web-agree = Agree
web-decline = Decline
web-commitment = The deal is fixed in advance; its fingerprint: { $hash }…
web-leave = Leave the table
web-abandon = End without a winner
web-resign = Resign
web-stay = Stay
web-sure-leave = A bot will play for you. You can take your seat back later.
web-sure-abandon = The game ends without a winner if everybody agrees.
web-sure-resign = You will lose the game.

## Sea Salt & Paper

web-ssp-stop = Stop
web-ssp-last_chance = Last chance
web-ssp-after-taking = take a card first
web-ssp-after-discarding = discard a card first
web-ssp-after-effect = finish the pair’s effect first
web-ssp-in-my-turn = on your turn
web-ssp-from-points = needs { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-ssp-call-stands = the round is already ending
web-ssp-deck = Deck · { $count }
web-ssp-pile-0 = Left pile · { $count }
web-ssp-pile-1 = Right pile · { $count }
web-ssp-middle = Deck and discard piles
web-ssp-to-discard = To discard
web-ssp-my-pairs = Pairs played
web-ssp-pairs-of = Pairs played
web-ssp-pairs = Pairs: { $card }
web-ssp-plays-pair = Play the pair
web-ssp-in-pair = Can be played in a pair
web-ssp-round-points = Your points this round
web-ssp-round = Round
web-ssp-total-of = { $total } of { $target } in all
web-ssp-partner = Pick the other card of the pair, or press this one again.
web-ssp-lost = was { $was }: { $less ->
    [0] the same
   *[other] −{ $less }
} without the { $card }
web-ssp-to-points = To { $target } points
web-ssp-colours = Colours in hand and on the table
web-ssp-colour = Colour:
web-ssp-copies = Copies in the deck: { $count }
web-ssp-last-chance-of = { $name }: “Last chance!” { $left ->
    [you] You have one more turn.
    [rival] One more turn for the other player.
   *[others] One more turn for each of the others.
}
web-ssp-stop-means = The round ends at once, all hands are opened and everybody scores their cards. Yours give { $points ->
    [one] { $points } point
   *[other] { $points } points
}. This cannot be undone.
web-ssp-last-chance-means = You open your hand, and { $left ->
    [rival] the other player has one more turn. If they do not have more points than you then, you win the bet, and they score
   *[others] the others have one more turn each. If nobody has more points than you then, you win the bet, and the others score
} the colour bonus only. This cannot be undone.
web-ssp-if-won = Bet won: points for cards and colour bonus
web-ssp-if-lost = Bet lost: colour bonus only
web-ssp-round-over = Round { $round } is over
web-ssp-ended-stop = { $name }: “Stop!” Everybody scores their cards.
web-ssp-ended-won = { $name }: “Last chance!” { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and nobody has more. The bet is won.
web-ssp-ended-lost = { $name }: “Last chance!” { $points ->
    [one] { $points } point
   *[other] { $points } points
}, but somebody has more. The bet is lost.
web-ssp-ended-void = The deck ran out: nobody scores this round.
web-ssp-card-points = Points for cards
web-ssp-bonus = Colour bonus: { $colour }
web-ssp-now-total = { $total } in all
web-ssp-why-stop = The cards count.
web-ssp-why-void = No points.
web-ssp-why-won-caller = Bet won: points for cards and colour bonus.
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
web-line = Scored for
web-total = Total
web-chart = Points after each round
web-seed = Seed of the deal: { $seed }
web-record = Record
web-review = Review
web-replay = Replay
web-look = Look at the table
web-again = Play again

## Replay

web-seen-by = Point of view
web-seen-by-name = As { $name } sees it
web-seen-by-you = As you see it
web-all-open = All hands open
web-spectator = As a spectator sees it
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
web-no-ratings = Ratings appear after rated games.
web-games-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
web-none-running = No games in progress.
web-none-finished = No finished games yet.
web-finished = Finished
web-more = Show more

## Settings

web-settings = Settings
web-keep = Save
web-kept = Saved.
web-language = Language
web-colours = Theme
web-theme-system = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animation
web-motion-system = Same as the system
web-motion-full = On
web-motion-none = Off
web-sound = Sound
web-sound-on = Soft sounds: cards, turns, thefts, the end
web-legend = Colours and their signs
web-legend-help = Dark colours have a solid sign, light ones a hollow one, those in between a half-filled one.
web-account = Account
web-account-help = You can play without one. An account keeps your history and ratings on all your devices.
web-account-is = You are logged in as { $login }.
web-register = Create an account
web-login = Log in
web-recover = Restore access
web-bring = Bring the guest’s games along
web-bring-help = The tables, history and rating of this browser move to the account.
web-brought = { $tables ->
    [one] { $tables } table of the guest was moved to the account.
   *[other] { $tables } tables of the guest were moved to the account.
}
web-logout = Log out
web-login-name = Login
web-password = Password
web-new-password = New password
web-recovery-code = Recovery code
web-recovery-codes = Write these codes down: each restores access once, and they are not shown again.

## Errors

web-sorry = Something went wrong
web-try-again = Try again
web-not-found = Only water here
web-not-found-help = There is no page { $path }. Perhaps the link is incomplete.
web-help-any = Go back home: your tables are there.
web-help-offline = Check that the server is running and that you are connected, then try again.
web-help-table-unknown = Check the link, or ask your friend to send it again.
refused-web-offline = The server does not answer.
refused-web-server-fault = The server’s answer makes no sense.
refused-web-unknown = It did not work. Try again.

## Tranquility

web-trq-sea = Grid
web-cell = row { $row }, cell { $column }
web-trq-blocked = blocked
web-trq-cost = { $cost ->
    [0] free
    [one] discard { $cost } card
   *[other] discard { $cost } cards
}
web-trq-tears = leaves a gap that nothing fits
web-trq-team = The crew
web-trq-deck = Cards in the deck: { $count }
web-trq-voyage = Filled: { $filled } of 36
web-trq-voyage-short = { $filled } of 36
web-trq-silence = Played in silence: the chat is closed.
web-trq-numbers = Islands 1 to 80
web-trq-in-sea = in the grid
web-trq-in-hand = in hand
web-trq-market = Common cards
web-trq-compasses = Compasses: { $pool } shared, { $supply } in the supply
web-trq-exploration = Exploration cards: { $left }
web-trq-tag = What to add to the number
web-trq-pledge = Just the number
web-trq-pledge_can_more = I can give more
web-trq-pledge_prefer_less = I would rather give less
web-trq-pledge_fixed = Exactly this
web-trq-pledges = Offered: { $said }. Together { $total }, and it must be 8.
web-trq-concede-means = If everybody agrees, the voyage is lost. This cannot be undone.
web-trq-my-deck = Deck · { $count }
web-trq-my-discards = Discards · { $count }
web-trq-start = Start
web-trq-finish = Finish
web-trq-day = day side up
web-trq-night = night side up
web-trq-island = Island { $card }
web-trq-nothing-fits = None of your cards fits here.
web-trq-no-place = There is no cell for it now.
web-trq-places = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
web-trq-gap = { $low }–{ $high } { $count ->
    [1] for one place
    [2] for two places
   *[other] for three places
}
web-trq-held = cards in hand
web-trq-limit = hand limit
web-trq-left = in the deck
web-trq-discarded = discarded
web-trq-monsters = monsters shown
web-trq-points = points
web-trq-taken = Taken openly: { $cards }
web-trq-about-start = While no start card lies on the table, it must be played at once; then all players together discard eight cards. Later start cards can only be discarded.
web-trq-about-finish = Played when the whole grid is full and a start card lies on the table: everybody wins. Until then, hold it or discard it.
web-trq-about-monster = It cannot be discarded. Play it on an island: both cards leave the game. While any hand holds a monster, the finish fails.
web-trq-about-border = A border card: an island laid on it turns up an exploration card.
web-refusal-rule = What the rules say

## People who spoil it

web-people = People at this table
web-mute = Mute
web-unmute = Unmute
web-remove-person = Remove from the table
web-block = Block
web-unblock = Unblock
web-block-help = Anyone you block cannot sit down at a table where you sit, and you do not see what they write.
web-report = Report
web-report-why = What is wrong?
web-report-chat = What they write
web-report-name = Their name
web-report-play = How they play
web-report-other = Something else
web-report-text = In your own words (optional)
web-report-send = Send to whoever runs this server
web-reported = Thank you. Whoever runs this server can read it now.
web-close-table = Close to newcomers
web-open-table = Open to newcomers again
web-close-table-help = At a closed table nobody new can sit down or watch.
web-chat-by-moves = Say it with the buttons of the game.
web-sessions = Where you are logged in
web-session-this = this browser
web-session-seen = last seen { $when }
web-session-unknown = another program
web-session-end = Log out there
web-sessions-end = Log out everywhere else
web-blocked = People you have blocked
# Without a net
web-road = Play offline
web-road-help = Download Seaboard to this device once, then play without the internet: against bots or passing one screen round; lessons, replays and rules come with it.
web-road-alone-help = You play on this device, without a server. Games are kept here. Calm and Breeze play at full strength; stronger bots think for about a second, so they are weaker than on a server. There are no friends, ratings or accounts here.
web-road-keep = Download for offline play
web-road-renew = Update the offline copy
web-road-kept = Everything is on this device: you can go offline.
web-road-drop = Free the space
web-road-ready = Ready: you can now play offline.
web-road-send = Send games played here to the server
web-road-sent = { $games ->
    [0] All games played here are on the server already.
    [one] Sent { $games } game.
   *[other] Sent { $games } games.
}
web-road-alone = offline
web-road-server-back = The server is back: go there
web-megabytes = { $megabytes } MB
refused-web-engine-failed = Playing on this device does not work: { $reason }
web-daily = Daily voyage
web-reconstructed = What is reconstructed here
web-reconstructed-fix = Do you own the box? You can type in its numbers when you set up a table.
web-moments = Moments
refused-web-other-ocean = This is { $name }’s ocean: you play in your own.
web-ssp-help-deck = Two cards are drawn from the top: one is kept, the other goes to a discard pile.
web-ssp-help-pile = Only the top card of a discard pile can be taken.
web-ssp-help-back = A card in a rival’s hand: only they see it.
web-trq-help-deck = The deck of this player: cards are drawn from it at the end of a turn.
web-trq-help-discards = Discarded cards lie face down and do not come back in this game.
web-trq-stock = Cards in the stock: { $count }
web-trq-help-stock = Whenever somebody takes a common card, another comes from the stock.
web-trq-help-yellow = This player holds three cards at most until a compass removes the storm.
web-trq-help-orange = This player lays islands only beside other cards until a compass removes the storm.
web-trq-help-purple = No island can be laid in this row until a compass removes the storm.
web-trq-help-rocks = No island can be laid in this row until the rocks are moved.
web-trq-help-border = Such cells are lighter than the others.
web-trq-compass = Compasses
web-trq-help-compass = A compass removes one storm from the game and leaves with it. Compasses belong to everybody.
refused-web-unit-idle = There is nothing to use this bonus on now: it can be skipped.
refused-web-card-first = Pick a card in your hand first, then put it here.
