## Bots: the four levels

level-calm = Calm
level-calm-help = A beginner: overlooks moves and slips now and then.
level-breeze = Breeze
level-breeze-help = Plays soundly, one step ahead.
level-gale = Gale
level-gale-help = Thinks ahead, up to a quarter of a second a move.
level-storm = Storm
level-storm-help = Thinks hard, up to a second and a half a move.

## seaboard arena

arena-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
} a match
arena-matches = Matches (wins of the bot named first)
arena-match = Match
arena-games = Games
arena-rating = Rating
arena-seconds = Seconds a move
arena-slowest = Slowest
arena-even = Even
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
refused-extra-missing = This needs { $package }, which is not installed: pip install "seaboard[{ $extra }]"
refused-plot-unknown-kind = “{ $file }” is no kind of picture that can be drawn. Possible: { $known }.
refused-seat-not-deciding = Seat { $seat } has nothing to decide now; seat { $actor } has.
