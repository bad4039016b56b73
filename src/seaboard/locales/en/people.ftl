## Who we are: a name and a figure

web-your-name = What is your name?
web-their-name = What is the player’s name?
web-your-figure = Figure
web-figure-paper = Colour of the paper
web-figure-boat = boat
web-figure-fish = fish
web-figure-crab = crab
web-figure-shell = shell
web-figure-shark = shark
web-figure-mermaid = mermaid
web-paper-coral = coral
web-paper-sun = yellow
web-paper-green = green
web-paper-sky = light blue
web-paper-blue = blue
web-paper-purple = purple
web-paper-pink = pink
web-who-you-are = Your name and figure
web-who-plays = Who plays here
web-name-first = Enter your name first.

## The invitation

web-invites = { $name } invites you to play
web-invites-you = You are invited to play
web-player-count = { $count ->
    [one] { $count } player
   *[other] up to { $count } players
}
web-about-minutes = about { $minutes } min
web-lesson-minutes = A 3-minute lesson
web-lesson-first = Lesson first
web-your-seat = your seat
web-take-seat = Take the seat
web-invite-friend = Invite friends
web-scan = Point a phone’s camera here, or send the link.
web-reach-local = This address works for everyone on your Wi‑Fi.
web-reach-world = Whoever has the link can open it.
web-reach-none = Only this computer can open this address: the server runs for it alone. To play with friends, start it with --lan.
web-reach-other = Another network?

## Waiting for friends

web-waiting-friend = Waiting for a friend
web-seat-a-bot = seat a bot
web-somebody-here = a friend beside me
web-which-bot = Which bot sits here?
web-friend-sees = What your friend sees
web-friend-sees-help = The game, a seat, a name and a figure, a lesson. No account needed.
web-bot-level = bot, level “{ $level }”
web-just-sat = just sat down
web-here = at the table
web-inviter = invites
web-you-host = you · this is your table
web-at-this-device = at this device
web-change-bot = Change the bot’s level
web-swap-sides = Swap sides
web-who-sees = Who sees the table
web-sees-link = only with the link
web-sees-all = everybody
web-no-clock = no clock
web-other-settings = Other settings
web-seated-of = { $here } of { $all } at the table
web-need-more = One more player or bot is needed.
web-host-starts = Whoever invited you starts the game.
web-start-with = { $count ->
    [2] Start with two
    [3] Start with three
    [4] Start with four
    [5] Start with five
   *[other] Start
}
web-bot-0-about = Waits patiently and enjoys small things.
web-bot-1-about = Counts everything twice, then moves without a word.
web-bot-2-about = Loves a risk and regrets nothing.
web-bot-3-about = An old sailor: plain, steady play.
web-bot-4-about = Drifts with the current, then surprises everybody.

## Signs and voices

web-signs = Hold up a sign
web-sign-hello = Hello!
web-sign-well = Well played!
web-sign-wow = Wow!
web-sign-laugh = Funny
web-sign-oops = Oops
web-sign-thanks = Thank you
web-calls = A notification when it is your turn
web-calls-refused = The browser did not allow notifications.
