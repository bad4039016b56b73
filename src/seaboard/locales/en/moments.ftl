# Moments: positions in which one move is clearly the best

moment-title = Moments
moment-lead = Positions from real games in which one move is clearly the best. Find it from what you can see from your seat.
moment-of = Moment { $number } of { $count }
moment-solved = Solved: { $solved } of { $count }
moment-begin = Find the move
moment-go-on = Go on
moment-all = All games
moment-next = Next
moment-again = Try again
moment-show = Show the answer
moment-right = Yes! That is the best move.
moment-right-later = Yes, that is it. Only first tries are counted.
moment-wrong = There is a better move.
moment-was-best = The best move — { $move }
moment-cost = costs { $points }% of the chance to win
moment-unjudged = This move is so far behind the best ones that it was not even compared.
moment-why = Why: { $reason }
moment-against = Against “{ $move }”: { $reason }
moment-compared = Moves compared
moment-depth-plain = takes care
moment-depth-keen = takes thought
moment-depth-deep = takes deep thought
moment-how = The moves were compared by the “Storm” bot thinking for a long time, in two sets of deals that are possible from this seat. Error: ±{ $error }%.
moment-none = There are no moments of this game yet.
moment-all-solved = All moments of this game are solved!
refused-moment-unknown = There is no such moment: { $moment }.
