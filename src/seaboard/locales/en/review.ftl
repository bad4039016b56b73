# The review after a game

review-title = Game review
review-chance = Win chance
review-chance-together = Chance of success
review-curve-note = if everyone plays on soundly
review-moves = Moves
review-key-only = key ones only
review-all-moves = all decisions
review-mark-best = best
review-mark-good = good
review-mark-doubtful = doubtful
review-mark-mistake = mistake
review-mark-better = better than the review found
review-mark-fate = fate
review-known = What you could know here
review-zones = Where the octopus could be
review-why-begin = { $count ->
    [one] its block has not moved since the start
   *[other] their blocks have not moved since the start
}
review-why-seen = its block was revealed: move { $ply }
review-why-swapped = swapped with zone { $zones }: move { $ply }
review-why-shuffled = shuffled with { $count ->
    [one] zone { $zones }
   *[other] zones { $zones }
}: move { $ply }
review-why-laid = a block was laid here in the open: move { $ply }
review-truth = truth
review-truth-help = Show what was hidden: the cards of others and the true chances
review-certain = is there
review-saw-it = seen in the log, move { $ply }
review-of-unseen = not seen yet: { $left }
review-cards-alone = Only what the cards themselves tell: what others tend to keep is left out.
review-nothing-known = There is nothing hidden here that could be counted.
review-place-next = Next card of the deck, { $size } left
review-place-hand = Hand of { $name }: { $size ->
    [one] { $size } card
   *[other] { $size } cards
}
review-zone_sunlight = sunlight zone
review-zone_twilight = twilight zone
review-zone_midnight = midnight zone
review-zone_deep = the deep row
review-price_free = free
review-price_paid = has a cost
review-price_consumes = eats a fish
review-summary = Summary
review-wind = wind (luck)
review-own = your moves
review-own-other = own moves
review-others = moves of others
review-helm = helm (decisions)
review-helm-kept = { $percent }% of the best chance kept
review-noise = ±{ $points } points: the review’s own error
review-noise-great = The result could not be split into luck and moves here: the error is too large (±{ $points } points).
review-advice-clean = Steady play: no clear mistakes found.
review-advice-one = One decision cost about { $points }% of the chance.
review-advice-some = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} together cost about { $points }% of the chance.
review-wind-with = The wind was with you.
review-wind-against = The wind was against you.
review-wind-still = The wind hardly mattered.
review-as-you-saw = The board as you saw it
review-as-seen-by = The board as { $name } saw it
review-move-of = Step { $ply } of { $total }
review-end = The end of the game
review-next-mistake = next mistake
review-try = Try again from here
review-try-help = A private table from this moment: hidden things are dealt anew from what you could know
review-share = Share
review-copied = Link copied
review-cost = about { $points }%
review-verdict = { $move } — about −{ $points }%
review-verdict-good = { $move } — a good move
review-verdict-best = { $move } — the best move
review-verdict-better = { $move } — better than the review found
review-best-was = Best — { $move }.
review-fate-with = Chance added about { $points }%.
review-fate-against = Chance took about { $points }%.
review-judging = Working it out: { $percent }%
review-waiting = The review is waiting: bots’ moves come first
review-done = The review is ready
review-strength = The review is about as strong as “{ $level }”. All figures are approximate and rest only on what the player could know.
review-table = The chance, move by move
review-table-ply = Step
review-table-win = Chance
review-table-mark = Mark
review-table-move = Move
review-first = To the start
review-previous = One step back
review-next = One step on
review-last = To the end
review-round = Round { $n }
review-week = Week { $n }
review-part = Part { $n }
review-about = about { $n }
review-over = over { $n }
review-under = less than { $n }
review-reason-points = { $who ->
    [you] Your points
   *[other] Their own points
} in the round, on average: { $best } instead of { $played }.
review-reason-rival-points = The rival’s points, on average: { $best } instead of { $played }.
review-reason-score = { $who ->
    [you] Your points
   *[other] Their own points
} at the end, on average: { $best } instead of { $played }.
review-reason-rival-score = The rival’s points at the end, on average: { $best } instead of { $played }.
review-reason-lead = The lead over the rival in points, on average: { $best } instead of { $played }.
review-reason-call = { $who ->
    [you] The chance that you end the round
   *[other] The chance that they end the round themselves
}: { $best } instead of { $played }.
review-reason-rival-call = The chance that a rival ends the round: { $best } instead of { $played }.
review-reason-line = Points for “{ $line }”, on average: { $best } instead of { $played }.
review-reason-ending = The chance to win like this: “{ $line }” — { $best } instead of { $played }.
review-reason-rival-ending = The chance to lose like this: “{ $line }” — { $best } instead of { $played }.
review-reason-rounds = Rounds that the hunt lasts, on average: { $best } instead of { $played }.
review-reason-rival-rounds = Rounds that the hunt lasts, on average: { $best } instead of { $played }.
review-reason-islands = Islands in the grid at the end, on average: { $best } instead of { $played }.
review-reason-here-chance = The chance that the octopus is right here: { $best } instead of { $played }.
review-reason-near-chance = The chance that the octopus is beside this cell: { $best } instead of { $played }.
review-reason-rival-trail-chance = The chance that the shark guesses { $who ->
    [you] your place
   *[other] the place
}: { $best } instead of { $played }.
review-reason-now-points = Points at once: { $best } instead of { $played }.
review-reason-rival-cost = Cards to discard: { $best } instead of { $played }.
hint-is = Hint — { $move }
hint-then = Then { $move }
hint-why-only = There is no other move here.
hint-why-chance = The chance to win: about { $best } instead of { $second }.
hint-why-chance-together = The chance to reach the goal: about { $best } instead of { $second }.
hint-why-close = The two best moves are about equal: the chance of success is about { $best }.
hint-why-lost = There is hardly a chance left: this move does the least harm.
hint-why-deeper = Looking several moves ahead shows that this is better.
hint-why-guess = Both choose in secret, and whoever is foreseen loses: this one was drawn at random.
hint-against = That is compared with this move — { $move }.
hint-second = Second best — { $move }
review-over-time = Decisions in recent games
review-over-time-row = { $count ->
    [one] { $count } game
   *[other] { $count } games
}: each decision cost about { $points }% of the chance on average
review-over-time-none = Open the review of a few games, and how you decide will be shown here.
review-cli-start = Chance at the start { $percent }%
review-cli-split = { $name }: { $start }% at the start; luck { $luck }, own moves { $own }, moves of others { $others } → { $result }%
review-cli-helm = { $name }: decisions { $decisions }, doubtful { $doubtful }, mistakes { $mistakes }; { $percent }% of the best chance kept
review-cli-mistakes = Decisions that cost most
review-cli-none = No clear mistakes found.
review-cli-played = Played
review-cli-best = Best
review-cli-cost = Cost
review-cli-reason = Why
review-cli-luck = What chance did most
review-cli-running = Reviewing
refused-review-not-over = Only a finished game has a review.
refused-review-file-forgotten = This record has been forgotten: open the file again.
refused-review-failed = The review failed. Try again.
refused-ply-unknown = There is no step { $ply } in this game: the last is { $high }.
