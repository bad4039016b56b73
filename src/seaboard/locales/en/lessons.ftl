## Sea Salt & Paper

lesson-sea_salt_paper-lead = Gather folded creatures of the sea, and once your cards show seven points, decide: stop, or dare.
lesson-sea_salt_paper-goal-title = The goal
lesson-sea_salt_paper-goal = Round after round you score with the cards in your hand and on the table. The first to reach the goal wins: 40 points with two players, 35 with three, 30 with four.
lesson-sea_salt_paper-take-title = First take a card
lesson-sea_salt_paper-take = Either the top two cards of the deck: keep one and put the other on one of the discard piles. Or the top card of either pile, which everybody sees.
lesson-sea_salt_paper-pairs-title = Pairs do things
lesson-sea_salt_paper-pairs = A pair may be laid on the table for 1 point and an effect. Crabs search a discard pile, boats give another turn, fish draw from the deck, swimmer and shark steal a card. A pair kept in hand is worth 1 point too.
lesson-sea_salt_paper-sets-title = Sets grow
lesson-sea_salt_paper-sets = The more shells, octopuses, penguins or sailors of a kind, the more each next one adds. The steps on the card show what the whole set is worth.
lesson-sea_salt_paper-many-title = Multipliers
lesson-sea_salt_paper-many = The lighthouse counts your boats, the shoal your fish, the colony your penguins, the captain your sailors. Alone such a card is worth nothing.
lesson-sea_salt_paper-mermaid-title = Mermaids count colours
lesson-sea_salt_paper-mermaid = The first mermaid gives a point for each card of the colour you have most of, the second for the next colour. Whoever has all four mermaids wins the game at once.
lesson-sea_salt_paper-end-title = Stop, or last chance
lesson-sea_salt_paper-end = From seven points on you may end the round. “Stop”: everybody scores their cards. “Last chance”: the others have one more turn each; if nobody has more points than you, you take cards and colour bonus and they only the bonus. If somebody has more, only the bonus is yours.
lesson-sea_salt_paper-win-title = The next round
lesson-sea_salt_paper-win = All cards are gathered and shuffled, and two new piles begin. If the deck runs out before anybody ended the round, nobody scores.

lesson-sea_salt_paper-card-crab = Two crabs: choose a discard pile, look through it and take a card. The pair is worth 1 point.
lesson-sea_salt_paper-card-boat = Two boats: take another turn at once. The pair is worth 1 point.
lesson-sea_salt_paper-card-fish = Two fish: take the top card of the deck. The pair is worth 1 point.
lesson-sea_salt_paper-card-swimmer = Swimmer and shark: take a random card from an opponent. The pair is worth 1 point.
lesson-sea_salt_paper-card-shark = Shark and swimmer: take a random card from an opponent. The pair is worth 1 point.
lesson-sea_salt_paper-card-shell = A set of shells: 0, 2, 4, 6, 8, 10 points for one, two, three, four, five, six.
lesson-sea_salt_paper-card-octopus = A set of octopuses: 0, 3, 6, 9, 12 points for one, two, three, four, five.
lesson-sea_salt_paper-card-penguin = A set of penguins: 1, 3, 5 points for one, two, three.
lesson-sea_salt_paper-card-sailor = One sailor gives nothing, two sailors give 5 points.
lesson-sea_salt_paper-card-lighthouse = 1 point for each of your boats.
lesson-sea_salt_paper-card-shoal_of_fish = 1 point for each of your fish.
lesson-sea_salt_paper-card-penguin_colony = 2 points for each of your penguins.
lesson-sea_salt_paper-card-captain = 3 points for each of your sailors.
lesson-sea_salt_paper-card-mermaid = 1 point for each card of the colour you have most of; a second mermaid counts the next colour. Four mermaids win the game.

## Tranquility

lesson-tranquility-lead = A silent voyage: fill the sea with islands together, from small to great.
lesson-tranquility-goal-title = The goal
lesson-tranquility-goal = Everybody plays together. Fill all 36 places, play the start, and at the end the finish. If anybody cannot move, all lose.
lesson-tranquility-order-title = The order
lesson-tranquility-order = Numbers rise from left to right and from the bottom up, row after row. An island may go anywhere as long as it is greater than everything before it and smaller than everything after. Gaps are fine.
lesson-tranquility-cost-title = What neighbours cost
lesson-tranquility-cost = Without a neighbour an island is free. Beside one you discard as many cards as the numbers differ; with two neighbours the smaller difference counts.
lesson-tranquility-discard-title = Or discard two
lesson-tranquility-discard = Instead of placing an island you may discard two cards. Then refill to five from your own deck. What is discarded never comes back.
lesson-tranquility-silence-title = Silence
lesson-tranquility-silence = Nobody talks about cards or plans. The chat is silent until the rules open it.
lesson-tranquility-start-title = The start
lesson-tranquility-start = Whoever draws a start card has to play it. Then all discard eight cards together: agree on how many each gives, but not on which.
lesson-tranquility-finish-title = The finish
lesson-tranquility-finish = When the sea is full and the start is on the table, play a finish card and the voyage is done. Save at least one of them.
