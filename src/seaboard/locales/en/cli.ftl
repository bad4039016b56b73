cli-ask = Your move (number, u back, h hint, q leave):
cli-bot = Bot
cli-bot-name = { $bot } ({ $seat })
cli-commitment = The deal is fixed; fingerprint of its seed: { $hash }…
cli-four-mermaids = Four mermaids: the game is won on the spot.
cli-help = Type the number of a move or its notation. u takes your last move back, q leaves; the game is kept.
cli-hint = A simple bot would: { $move }
cli-kept-unreadable = The game kept in { $file } cannot be taken up; --new begins another one.
cli-left = The game is kept in { $file }; the same command takes it up again.
cli-may-end-round = Enough to end the round ({ $needed } points are needed).
cli-may-not-end-round = Not enough to end the round ({ $needed } points are needed).
cli-mean = Mean score
cli-nothing-to-undo = There is nothing to take back.
cli-pack-fine = { $game }: the data pack “{ $pack }” is in order.
cli-players = { $same ->
    [1] { $low } players
   *[other] { $low }–{ $high } players
}
cli-rate = Win rate (95 %)
cli-resumed = An unfinished game is taken up again ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}); --new begins another one.
cli-seat = Seat { $seat }
cli-seed = Seed of the deal: { $seed }. Record: { $file }
cli-simulated = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-simulated-cost = { $decisions } decisions a game, { $seconds } s in all
cli-total = Total
cli-wins = Wins
cli-you = Player
