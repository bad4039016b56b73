## The rules pages
web-contents = Contents

figure-sea_salt_paper-kinds = The four kinds of card: duo, collector, multiplier and mermaid.
figure-sea_salt_paper-take = A card is taken from the deck or from one of the two discard piles.
figure-sea_salt_paper-couples = All pairs: two crabs, two boats, two fish, a swimmer with a shark. Colours may differ.
figure-sea_salt_paper-collect = The more of a kind, the more points: shells, octopuses, penguins, sailors.
figure-sea_salt_paper-multiply = The captain gives 3 points for each sailor: two sailors give 5 by themselves, and 11 with the captain.
figure-sea_salt_paper-colour = Four light blue cards: the colour bonus is 4.
figure-sea_salt_paper-mermaid = A mermaid counts the biggest colour: three black cards, 3 points.
figure-sea_salt_paper-win = All four mermaids win the game.

figure-tranquility-grid = The sea of 6 × 6: islands rise from left to right and row by row upwards. Bottom left is the start, top right the finish.
figure-tranquility-order = Between 12 and 31 an island from 13 to 30 fits, between 31 and 40 one from 32 to 39.
figure-tranquility-cost = 38 is placed beside 36: that costs 2 cards.
figure-tranquility-ends = A start card and a finish card.
figure-tranquility-rocks = The rocks lie at a row: while they are there, no island may be placed in it.
figure-tranquility-monster = A monster takes an island off the sea.
figure-tranquility-storms = The three storms, yellow, purple and orange, and the compass that removes them.
figure-tranquility-arch = The grid of the high arch: first the two columns, then the top.
figure-tranquility-pyramid = The grid of the pyramid: empty cells and border cards take turns.
figure-tranquility-day_night = One half of the sea shows day, the other night.

figure-kelp-dice = Blue dice are currents, yellow dice search, red dice attack.
figure-kelp-cards = Octopus cards of the four types: move, hide, learn, eat.
figure-kelp-blocks = Blocks: octopus, food, trap, double shell, shell.
figure-kelp-day = The day side of the board: zones with their numbers and visibility. The shark is in a corner hide.
figure-kelp-night = The night side: other visibility, and the hides lie round the centre.
figure-kelp-hidden = Hidden blocks stand: only the octopus sees their symbols. A revealed block lies, for both to see.
figure-kelp-eat = Eating: the eat card in hand, its food in a zone beside the octopus.
figure-kelp-swim = Two currents in a row, 5 and 2: the numbers fall, so the shark swims over both.
figure-kelp-hunt = A yellow die reveals a hidden block, a red one attacks.
figure-kelp-energy = The dice that are left become energy: 3 + 4 = 7. It buys cards that bring new dice.
figure-kelp-duel = A confrontation: the colours differ, so the octopus escapes.

figure-finspan-tokens = An egg hatches into a young; three young become a school.
figure-finspan-card = A fish card: cost, zones, symbols, points, length and ability.
figure-finspan-mat = The mat: three dive sites, six rows, the bonuses and three printed fish.
figure-finspan-eat = A longer fish is laid on a shorter one and eats it.
figure-finspan-zones = The zones of a card: sunlight; twilight and midnight; the deep row only.
figure-finspan-dive = The diver goes from the top to the floor: the bonus of a zone with a fish, then its fish row by row.
figure-finspan-abilities = When an ability works: when played, if activated, at the end of the game.
figure-finspan-alone = A decision card of the Nautoma: its signs are carried out from top to bottom.
