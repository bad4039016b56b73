## Bots: the five levels

level-calm = Calm
level-calm-help = A beginner: sometimes takes the second or third move that comes to mind.
level-breeze = Breeze
level-breeze-help = Plays soundly, one step ahead.
level-gale = Gale
level-gale-help = Thinks ahead, up to a quarter of a second per move.
level-storm = Storm
level-storm-help = Thinks hard, up to a second and a half per move.
level-maelstrom = Maelstrom
level-maelstrom-help = Thinks as hard as it can, up to five seconds per move.

## Who they are: a name and a sentence

bot-albatross = Albatross
bot-albatross-about = Has crossed every ocean by never hurrying.
bot-bubble = Bubble
bot-bubble-about = Glad of every shell, and in no hurry to count them.
bot-cachalot = Cachalot
bot-cachalot-about = Dives deeper than anyone and comes back with the answer.
bot-crab = Crab
bot-crab-about = Goes sideways, but always forward.
bot-dolphin = Dolphin
bot-dolphin-about = Plays for the joy of it and remembers every wave.
bot-gull = Gull
bot-gull-about = Sees the whole shore and takes what lies nearest.
bot-kraken = Kraken
bot-kraken-about = Has an arm for every plan you may have.
bot-leviathan = Leviathan
bot-leviathan-about = Comes up only to win, and does not wait long.
bot-orca = Orca
bot-orca-about = Hunts patiently and leaves little to luck.
bot-oyster = Oyster
bot-oyster-about = Keeps its pearls to itself and waits to see what happens.
bot-puffer = Puffer
bot-puffer-about = Swells at the first chance and dares you to call.
bot-seal = Seal
bot-seal-about = Looks twice before it leaves the rock.
bot-shrimp = Shrimp
bot-shrimp-about = Small, quick, and always first to call.
bot-swordfish = Swordfish
bot-swordfish-about = Strikes first and asks for the score later.
bot-turtle = Turtle
bot-turtle-about = Slow to risk anything, quick to forgive.

## seaboard arena

arena-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
} per match
arena-matches = Matches (wins of the bot named first)
arena-match = Match
arena-games = Games
arena-rating = Rating
arena-seconds = Seconds per move
arena-slowest = Slowest
arena-even = Even
arena-compared = Same deals ({ $games }): won by { $one } alone { $more }, by { $other } alone { $less }; difference { $rate }
arena-run = { $seconds } s in all; rules run { $engine ->
    [compiled] compiled
   *[other] as plain Python
}; seed { $seed }

## seaboard hint

hint-title = { $game }: { $iterations ->
    [one] { $iterations } iteration
   *[other] { $iterations } iterations
}
hint-move = Move
hint-visits = Visits
hint-value = Value
hint-line = Expected line

## Refusals

refused-bots-too-few = “{ $bots }” has nobody to play against: name two bots, or --budgets.
refused-cluster-not-found = No Ray cluster answers at “{ $address }”: { $reason }
refused-extra-missing = This needs { $package }, which is not installed: pip install "seaboard[{ $extra }]"
refused-plot-unknown-kind = “{ $file }” is not a kind of picture that can be drawn. Possible: { $known }.
refused-seat-not-deciding = Seat { $seat } has nothing to decide now; seat { $actor } has.

## Bots that somebody brings along, and environments for learners

refused-guest-name = A bot’s name has small letters, digits and dashes, and begins with a letter: “{ $value }” will not do.
refused-guest-no-bot = { $value } is not a bot: it must be a subclass of seaboard.bots.bot.Bot.
refused-guest-not-found = { $value } cannot be loaded: { $reason }.
refused-guest-other-game = The bot { $bot } does not play this game.
refused-no-environment = This game has no environment for learners.
refused-position-unfit = The position is finished, or it is for { $seats } players: it does not fit these games.
