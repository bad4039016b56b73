did-you-mean = Did you mean “{ $nearest }”?

## Refusals of all games

refused-action-not-legal = There is no such action now: { $action }.
refused-bot-unknown = There is no bot “{ $bot }”. There are: { $known }.
refused-bots-do-not-fit = { $bots ->
    [one] { $bots } bot does
   *[other] { $bots } bots do
} not fit { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: name one for all, or one for each.
refused-card-count-wrong = { $field }: “{ $card }” occurs { $count ->
    [one] { $count } time
   *[other] { $count } times
} instead of { $expected }.
refused-card-too-many = { $field }: “{ $card }” is listed { $count ->
    [one] { $count } time
   *[other] { $count } times
}, but the deck has only { $expected }.
refused-card-without-partner = { $field }: “{ $card }” has no partner; only whole pairs are laid down.
refused-clause-not-found = No clause has “{ $word }”.
refused-clause-twice = Clause { $clause } appears twice on its rules page.
refused-document-kind-differs = The field “{ $field }” says “{ $value }”, but a “{ $expected }” is needed here.
refused-document-not-object = The file must contain a JSON object.
refused-field-missing = The field “{ $field }” is missing.
refused-field-not-list = The field “{ $field }” must be a list.
refused-field-not-number = The field “{ $field }” must be a whole number, not “{ $value }”.
refused-field-not-object = The field “{ $field }” must be an object with named fields.
refused-field-not-switch = The field “{ $field }” must be true or false, not “{ $value }”.
refused-field-not-text = The field “{ $field }” must be text, not “{ $value }”.
refused-field-out-of-range = The field “{ $field }” is { $value }, but must lie between { $low } and { $high }.
refused-field-unknown = There is no field “{ $field }”.
refused-field-wrong-length = The field “{ $field }” has { $length } entries instead of { $expected }.
refused-file-forbidden = The system does not let you read or write the file “{ $file }”.
refused-file-is-folder = “{ $file }” is a folder, not a file.
refused-file-missing = There is no file “{ $file }”, or no folder for it.
refused-file-not-json = The file “{ $file }” is not valid JSON (line { $line }, column { $column }): { $reason }.
refused-file-not-text = The file “{ $file }” is not text in UTF-8.
refused-file-unusable = The file “{ $file }” cannot be read or written: { $reason }.
refused-format-unknown = The field “{ $field }” is { $value }; this version reads format { $known }.
refused-game-differs = This is a file of “{ $value }”, not of “{ $expected }”.
refused-game-over = The game is over.
refused-game-unknown = There is no game “{ $game }”. There are: { $known }.
refused-json-malformed = This is not valid JSON (line { $line }, column { $column }): { $reason }.
refused-move-not-legal = This cannot be done now.
refused-name-unknown = { $field }: there is no “{ $value }”.
refused-nautoma-for-one = The Nautoma is for a single player: --players { $players } does not go with --nautoma.
refused-not-a-pair = { $field }: { $cards } do not make a pair.
refused-option-not-allowed = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
refused-option-not-number = The option { $option } must be a whole number, not “{ $value }”.
refused-option-out-of-range = The option { $option } is { $value }, but must lie between { $low } and { $high }.
refused-option-unknown = There is no option “{ $option }”. There are: { $known }.
refused-option-without-value = “{ $option }” has no value; write NAME=VALUE.
refused-pack-differs = This file was made with the data pack “{ $value }”, not with “{ $expected }”.
refused-pack-unknown = There is no data pack “{ $value }” here.
refused-pack-not-supported = The game “{ $game }” has no data pack that could be changed.
refused-position-inconsistent = { $field }: the parts of this position do not fit together ({ $reason ->
    [caller] a call needs a caller, and only a call has one
    [caller_has_no_turn] whoever called LAST CHANCE has no final turn
    [caller_points] whoever ends a round has seven points or more
    [discard_is_forced] with one empty pile there is no choice of where to discard
    [drawn] two drawn cards belong to the phases keep and discard only
    [empty_pile] a pile is empty
    [ending] the game cannot have ended like this yet
    [four_mermaids] four mermaids would have won already
    [goal_reached] whoever reaches the goal ends the game
    [laid_order] it does not list the owner of each pair once
    [memory] this seat would remember something else
    [no_winner] a game that is over has a winner
    [nobody_to_rob] there is nobody to rob
    [nothing_to_take] there is nothing to take
    [opened] these are not the hands that lie open by now
    [rounds] the rounds do not match the totals and the number of the round
    [stop_ends_the_round] STOP ends the round
    [winners] these are not the winners
   *[other] { $reason }
}).
refused-record-move-refused = moves[{ $ply }]: the move “{ $move }” of the record was refused.
refused-record-result-differs = The result in the record is not what its moves lead to.
refused-record-unknown = This game began from a position: it has no record, but its position can be written down.
refused-rules-page-missing = There is no rules page for “{ $game }” here.
refused-rules-version-differs = The file was made by version { $value } of the rules of “{ $game }”; this is version { $known }.
refused-seat-unknown = There is no seat { $seat }; seats are 0 to { $high }.
refused-seats-out-of-range = “{ $game }” is for { $low } to { $high } players, not for { $seats }.
refused-seed-malformed = The seed “{ $value }” is not 32 hexadecimal digits.
refused-side-unknown = There is no side “{ $side }”. There are: { $known }.
