## Correct your copy

web-correct = Correct your copy
web-numbers = Numbers on the components
web-numbers-printed = As Seaboard has them
web-numbers-house = { $name } (this server)
web-numbers-own = { $name } (your file)
web-numbers-help = Some numbers are reconstructed. If you own the box, type in yours: everybody at the table will see them.
web-numbers-file = Add a file…
web-fix-lead = No source could be found for these numbers, so they are our guesses. Compare them with your box and type in what is printed.
web-fix-name = Name of the pack
web-fix-my-box = my box
web-fix-changed = { $count ->
    [one] { $count } number corrected
   *[other] { $count } numbers corrected
}
web-fix-download = Save the file
web-fix-use = Play with them
web-fix-board = What is not here (paths on the board, texts) can be changed in the file by hand.
web-fix-take-away = Remove
web-fix-add-one = Add
web-fix-cost = cost
web-fix-count = how many in the box
web-fix-bag = how many begin in the bag
web-fix-type = kind of card
web-fix-starter = a starting card
web-fix-effect = effect
web-fix-dice = dice on the card
web-fix-window = when it works
web-fix-day = day side of the board
web-fix-night = night side of the board
web-fix-pays = how much it pays
web-fix-shark = card of the shark
web-fix-octopus = card of the octopus
web-fix-zone-open = open water
web-fix-zone-kelp = kelp
web-fix-zone-rocky = rocks
web-fix-type-move = move
web-fix-type-hide = hide
web-fix-type-learn = learn
web-fix-type-eat = eat
web-fix-starter-no = no
web-fix-starter-deck = in the deck
web-fix-starter-hand = in the hand
web-fix-part-octopus_cards = Cards of the octopus
web-fix-part-shark_cards = Cards of the shark
web-fix-part-confrontation = Confrontation
web-fix-part-blocks = Blocks
web-fix-part-zones = Zones of the board
web-fix-part-growth_tiles = Growth tiles
web-fix-part-tiles = Achievements of the weeks, side B
web-fix-part-decisions = Decision cards of the Nautoma
web-fix-part-storm = The Nautoma’s Storm side
web-fix-part-ravel = Ravel cards
web-fix-counts = what it counts
web-fix-points = points
web-fix-icons = signs from top to bottom
web-fix-site = dive site
web-fix-rows = rows
web-fix-gifts = Gift for a card for all players
web-fix-gift-if_activated = a card “if activated”
web-fix-gift-when_played = a card “when played”
web-fix-icon-place = places a marker
web-fix-icon-remove = removes a marker
web-fix-icon-play_fish = takes a fish
web-fix-icon-school = forms a school
web-fix-icon-hatch = hatches young
web-fix-icon-eggs = gains eggs

## The companion of a real table

web-companion-lead = Playing at a real table? The phone counts, runs the Nautoma and remembers the evening.
web-companion-sea_salt_paper = points card by card, bets, four mermaids
web-companion-finspan = the six-part sheet, the Nautoma
web-companion-tranquility = what goes into the deck, a log of voyages
web-companion-kelp = hunger, food, a reference for both
web-companion-who = Who is at the table?
web-companion-begin = Begin
web-companion-evenings = Evenings
web-companion-kept = Everything is kept on this device: you may close the tab.
web-companion-kept-account = Everything is written down on this device and in your account: you may close the tab, and your other devices have the evening too.
web-companion-remove = Delete the evening
web-companion-remove-sure = Press again to delete it for good
web-evening-player = Player { $number }
web-evening-leave = Back
web-evening-copied = Copied.
web-evening-counting = Score
web-evening-round = Round { $round }
web-evening-of = { $one } of { $all }
web-evening-goal = { $target } points to win
web-evening-total = Total
web-evening-tip = Tap a number to see how it came about
web-evening-back = Undo
web-evening-share = Share
web-evening-menu = The evening
web-evening-copy = Copy as text
web-evening-picture = Picture
web-evening-how = 
    tap: +1
    hold: −1
web-evening-colours = Colours for the mermaid
web-evening-colours-why = A mermaid counts the cards of your most frequent colour, a second one those of the next. Mermaids themselves are white and already counted.
web-evening-more-colours = Add a colour
web-evening-no-more = There are no more: { $card }, { $count } in the deck.
web-evening-next = Next: { $name }
web-evening-to-call = Who ended the round
web-evening-result = Round { $round }: result
web-evening-who-ended = Who ended the round, and how
web-evening-call-stop = Stop
web-evening-call-last_chance = Last chance
web-evening-call-none = Deck ran out
web-evening-short-stop = stop
web-evening-short-last_chance = chance
web-evening-short-mermaids = 4 mermaids
web-evening-bet-won = The bet paid off
web-evening-bet-lost = The bet failed
web-evening-bet-won-why = { $name } has { $points }, nobody has more: cards + colour bonus; the others get the colour bonus only.
web-evening-bet-lost-why = { $name } has { $points }, somebody has { $best }: only the colour bonus; the others score their cards.
web-evening-stopped = Stop
web-evening-stopped-why = { $name } ends the round: everybody scores their cards, without a colour bonus.
web-evening-too-few = { $name } has only { $points }; a round can be ended with 7 or more. Check the cards.
web-evening-void = The deck ran out
web-evening-void-why = Nobody ended the round: nobody scores this time.
web-evening-mermaids = Four mermaids!
web-evening-mermaids-why = All four mermaids together win the game: { $name }.
web-evening-cards = cards { $points }
web-evening-after = After the round
web-evening-mark = The goal is { $target } points.
web-evening-winner = Winner: { $names }!
web-evening-won = won by { $names } ({ $score })
web-evening-ahead = Ahead: { $names }
web-evening-correct = Correct
web-evening-finish = End the game
web-evening-write = Write down
web-evening-cards-sum = Cards in all
web-evening-bonus = Colour bonus
web-evening-scored = Scored
web-evening-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
web-sheet-fish = printed points
web-sheet-each = { $each } each
web-sheet-weeks = achievements 1–3
web-sheet-abilities = fish with a flag
web-sheet-most = most: +{ $points }
web-sheet-tile = Which achievement this week
web-pad-fish = sum of the points printed on visible fish
web-pad-consumed = how many consumed cards lie under fish
web-pad-tokens = eggs and young together
web-pad-eggs = how many eggs, { $each } each
web-pad-young = how many young, { $each } each
web-pad-schools = how many schools
web-pad-abilities = add the points of fish with a flag, or find them in the list
web-pad-list = Fish
web-pad-clear = Clear
web-pad-next = Next
web-pad-fish-title = Fish that score at the game’s end
web-pad-find = Name in Ukrainian, Russian, English or Latin
web-pad-none = No such fish with a flag.
web-naut-lead = The phone runs the Nautoma for you: card after card, sign after sign. You only tick.
web-naut-which-level = Level
web-naut-level = level { $level }
web-naut-level-is = A fish is worth { $fish }, a school { $school }.
web-naut-ravel-card = Ravel card
web-naut-guess = The signs of her cards and the Storm side are reconstructed: compare them with your cards.
web-naut-turn = Turn { $turn } of { $turns }
web-naut-yours = Your turn
web-naut-yours-help = Take your turn on the mat, then reveal her card.
web-naut-reveal = Reveal her card
web-naut-down = top to bottom
web-naut-idle = Does nothing now.
web-naut-done = Done: your turn
web-naut-do-place = Places a marker
web-naut-do-remove = Removes a marker
web-naut-do-play_fish = Takes the top fish
web-naut-do-school = Forms a school
web-naut-do-hatch = Hatches young
web-naut-do-eggs = { $count ->
    [one] Gains { $count } egg
   *[other] Gains { $count } eggs
}
web-naut-how-place = onto the achievement board
web-naut-how-remove = from the achievement board
web-naut-how-play_fish = from the deck. “All players” on it is for you too.
web-naut-how-school = { $count } young become a school
web-naut-how-hatch = { $count ->
    [one] { $count } egg becomes young
   *[other] { $count } eggs become young
}
web-naut-how-eggs = puts them in front of her
web-naut-has = What the Nautoma has
web-naut-points = points:
web-naut-fish = fish
web-naut-eggs = eggs
web-naut-young = young
web-naut-schools = schools
web-naut-markers = markers
web-naut-tap = tap to correct
web-naut-week-end = End of week { $week }
web-naut-achievement = Achievement
web-naut-mine = Your own points for the achievement
web-naut-there = How many of your fish are in this dive site
web-naut-rows = How many of your fish are in rows { $rows }
web-naut-note-week = Note the week
web-naut-end = End of the game
web-naut-beaten = You have beaten the Nautoma!
web-naut-not-beaten = The Nautoma is ahead so far: fill in your sheet.
web-naut-my-sheet = My sheet
web-voyage = Voyage
web-voyage-scenario = Scenario
web-voyage-deck = Into the deck: { $count }
web-voyage-aside = Lay aside
web-voyage-removed = { $count } at random go back into the box unseen
web-voyage-share = Deal it out: { $share } each ({ $larger ->
    [0] the same for all
   *[other] { $larger } with one more
}). { $hand } into the hand, then a start card is shuffled into each pile.
web-voyage-duel = { $hand } cards into each hand, { $market } open on the table, the rest is the stock.
web-voyage-card-islands = islands
web-voyage-card-finish = finish cards
web-voyage-card-start = start cards (one for each player)
web-voyage-card-monster = sea monsters
web-voyage-card-yellow = yellow storms
web-voyage-card-purple = purple storms
web-voyage-card-orange = orange storms
web-voyage-card-rocks = rocks card
web-voyage-card-compass = compasses
web-voyage-card-border = border cards
web-voyage-end = How it ended
web-voyage-cells = { $cells } of { $all } cells filled
web-voyage-won = Reached port
web-voyage-lost = Lost at sea
web-voyage-log = Log of voyages
web-voyage-line = { $won } of { $all } voyages reached port
web-voyage-yes = yes
web-voyage-no = no
web-kelp = The hunt
web-kelp-hunger = Hunger track
web-kelp-food = Food track
web-kelp-hunger-help = { $most ->
    [one] { $most } die
   *[other] { $most } dice
}: the shark is exhausted, the octopus wins.
web-kelp-food-help = { $most ->
    [one] { $most } block
   *[other] { $most } blocks
} of food: the octopus wins.
web-kelp-found = Confrontation: the colours were the same
web-kelp-won = Winner: { $name } ({ $side })
web-kelp-why-caught = The same colours in the confrontation: the shark has caught the octopus.
web-kelp-why-ate-all = The octopus has eaten all it wanted.
web-kelp-why-exhausted = The hunger track is full: the shark is exhausted.
web-kelp-again = Write down and play again
web-kelp-next-round = Round { $round }
web-kelp-ref-shark = The shark’s turn
web-kelp-ref-octopus = The octopus’s turn
web-kelp-shark-1 = Draw { $draw ->
    [one] { $draw } die
   *[other] { $draw } dice
} from the bag and roll.
web-kelp-shark-2 = Lay blue dice as currents on cells, if you like.
web-kelp-shark-3 = Swim one cell ahead; farther on currents, while their numbers fall.
web-kelp-shark-4 = A yellow die searches, a red one attacks in a zone beside you: it needs at least the zone’s number.
web-kelp-shark-5 = Dice that are left become energy.
web-kelp-shark-6 = Spend energy on a card: one of its dice goes to the hunger track for good.
web-kelp-octopus-1 = Two actions a turn, in any order.
web-kelp-octopus-2 = Play a card: reveal as many hidden blocks as it costs.
web-kelp-octopus-3 = Draw until you hold { $hand } cards.
web-kelp-octopus-4 = Discard a card to hide one block.
web-kelp-octopus-5 = Food is eaten by its card when its block lies beside the octopus.
refused-companion-missing = There is no companion for “{ $game }”.
refused-evenings-need-account = Evenings are kept with an account, and a guest has none.
refused-companion-evening-unknown = There is no such evening on this device.
refused-companion-colours-too-many = { $count } coloured cards, but only { $cards } cards in all.
