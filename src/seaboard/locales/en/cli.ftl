cli-ask = Your move (its number; u undo, h hint, q quit):
cli-bot = Bot
cli-bot-name = { $bot } ({ $seat })
cli-commitment = The deal is fixed; fingerprint of its seed: { $hash }…
cli-four-mermaids = Four mermaids: the game is won at once.
cli-help = Type the number of a move or its notation. u takes your last move back, q quits; the game is kept.
cli-legal = “{ $move }” is not one of the possible moves: { $legal }.
cli-kept-unreadable = The game kept in { $file } cannot be continued; --new begins another one.
cli-left = The game is kept in { $file }; the same command continues it.
cli-may-end-round = You have enough points to end the round ({ $needed } needed).
cli-may-not-end-round = You do not have enough points to end the round ({ $needed } needed).
cli-mean = Mean score
cli-nothing-to-undo = There is nothing to take back.
cli-pack-fine = { $game }: the data pack “{ $pack }” is in order.
cli-players = { $same ->
    [1] { $low } players
   *[other] { $low }–{ $high } players
}
cli-rate = Win rate (95%)
cli-resumed = An unfinished game is continued ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}); --new begins another one.
cli-seat = Seat { $seat }
cli-seed = Seed of the deal: { $seed }. Record: { $file }
cli-simulated = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-simulated-cost = { $decisions } decisions per game, { $seconds } s in all
cli-total = Total
cli-wins = Wins
cli-you = You

## seaboard doctor

doctor-engine = Rules
doctor-compiled = compiled
doctor-plain = plain Python, slower with the same results ({ $reason })
doctor-texts = Languages
doctor-moves = played a game of { $moves } moves, and again from its record
doctor-differs = replayed from its record, the game ends differently: reinstall
doctor-client = Browser client
doctor-files = { $files } files
doctor-no-client = it is not installed: install a wheel that was built with Node
doctor-folder = Data folder
doctor-read-only = { $folder } cannot be written to: give SEABOARD_DATA another folder
doctor-serve = Server
doctor-served = starts, lays a table, takes a move
doctor-no-answer = it does not answer
doctor-well = All is well.
doctor-ill = Something is wrong: { $count }.
site-written = Wrote { $files } files ({ $megabytes } MB) into { $path }. Any host of static files will do.
refused-site-not-made = This installation has nothing for the road, so no site can be made. `make road` packs it; it needs Node and npm’s Pyodide.
refused-site-base = “{ $value }” is not a folder of a site: it begins and ends with a slash, e.g. /seaboard/.
refused-site-folder-used = { $path } has other files. Name an empty folder, or write over them with --force.

cli-reconstructed = For some things no source was found:
