## Serving

data-exported = { $rows ->
    [one] { $rows } row written.
   *[other] { $rows } rows written.
}
data-imported = { $rows ->
    [one] { $rows } row read.
   *[other] { $rows } rows read.
}
serve-friends = For friends in the same network: { $address }
serve-here = Seaboard is open: { $address }
serve-migrated = The database is up to date.
serve-stop = Ctrl-C ends it; all tables are kept.
verify-moves = { $game }: { $moves ->
    [one] { $moves } move, legal.
   *[other] { $moves } moves, every one of them legal.
}
verify-not-over = The game was not played to its end.
verify-over = The game came to its end, and the result in the record is what the moves lead to.
verify-over-without-result = The game came to its end; the record does not say with which result.
verify-promise = The deal follows from the seed. Compare this with what the table showed at the start: { $hash }
verify-promise-kept = The deal is the one that was promised before the first card.

## Tables

table-ending-abandoned = The game was abandoned.
table-ending-closed = The table was closed before the game began.
table-ending-resigned = { $seat } resigned.
table-guest = Guest
table-level-breeze = Breeze
table-level-calm = Calm
table-level-gale = Gale
table-level-storm = Storm
table-note-abandoned = The game is abandoned by agreement.
table-note-agreed = { $seat } agrees.
table-note-asked = { $what ->
    [undo] { $seat } asks to take a move back.
   *[abandon] { $seat } proposes to abandon the game.
}
table-note-closed = The table is closed.
table-note-declined = { $seat } declines.
table-note-left = { $seat } leaves.
table-note-opened = The seat of { $seat } is open: somebody may take it over.
table-note-rematch = There is a rematch.
table-note-resigned = { $seat } resigns.
table-note-returned = { $seat } takes over from the bot.
table-note-sat = { $seat } sits down.
table-note-started = The game begins.
table-note-timed_out = Time is up: a move is made for { $seat }.
table-note-took_over = A bot plays on for { $seat }.
table-note-undone = { $seat } takes back a move.

## Refusals

refused-address-unusable = The server cannot listen on { $host }, port { $port }: { $reason }. Choose others with --host and --port.
refused-already-registered = You have an account already: { $login }.
refused-ask-gone = There is nothing to answer any more.
refused-ask-pending = Another question is waiting for its answers.
refused-chat-not-seated = Only those who sit at the table may talk.
refused-clock-unknown = There is no clock “{ $value }”. There are: { $known }.
refused-commitment-differs = This is not the deal that was promised: { $promised } was shown, the seed gives { $found }.
refused-commitment-too-short = “{ $promised }” is too short to compare: at least { $least } digits are needed.
refused-data-malformed = Line { $line } is no data of Seaboard.
refused-database-in-use = Another server is using { $file }.
refused-database-newer = The database has version { $version }; this program knows { $known }. Use a newer one.
refused-database-not-empty = There are data in the database already; import needs an empty one.
refused-database-older = The database has version { $version } instead of { $known }. Run: seaboard serve --migrate
refused-database-unknown-kind = “{ $database }” is not a database this program knows: name a file, or postgresql://…
refused-database-unusable = The database { $database } cannot be opened: { $reason }
refused-hint-failed = No hint could be found. Try again.
refused-hints-off = There are no hints at this table.
refused-language-unknown = There is no language “{ $value }”. There are: { $known }.
refused-level-unknown = There is no bot “{ $value }”. There are: { $known }.
refused-login-malformed = A login has 3 to 24 letters a–z, digits, “-” or “_”.
refused-message-malformed = What was sent does not fit: { $field } { $reason }
refused-message-too-large = That is too large; the limit is { $limit }.
refused-method-not-allowed = { $method } is not possible here.
refused-name-taken = The login “{ $login }” is taken.
refused-name-too-long = The name has { $length } characters; { $limit } are allowed.
refused-no-open-seat = There is no open seat at this table.
refused-not-registered = You have no account.
refused-not-seated = You do not sit at this table.
refused-not-the-host = Only the host of the table may do that.
refused-not-your-seat = That is not your seat.
refused-not-your-turn = It is not your turn.
refused-nothing-to-undo = There is nothing to take back.
refused-origin-foreign = This was sent by a page of another site ({ $origin }) and is refused.
refused-page-unknown = There is nothing at { $path }.
refused-password-too-long = The password may have { $limit } characters at most.
refused-password-too-short = The password needs { $limit } characters at least.
refused-password-wrong = Login or password is wrong.
refused-player-unknown = There is no such player.
refused-ply-stale = The table has moved on in the meantime.
refused-port-in-use = Port { $port } is in use, perhaps by a Seaboard that runs already. Choose another one with --port.
refused-rated-one-seat = In a rated game a person has one seat only.
refused-rated-without-hints = A rated game has no hints.
refused-recovery-wrong = Login or recovery code is wrong.
refused-rematch-early = A rematch comes after the game.
refused-resign-together = All win or lose together here: propose to abandon the game.
refused-seat-not-open = This seat is not open.
refused-seat-taken = This seat is taken.
refused-seats-not-filled = { $missing ->
    [one] { $missing } seat is still empty.
   *[other] { $missing } seats are still empty.
}
refused-server-closing = The server is about to restart. Try again in a moment.
refused-server-failed = Something went wrong on the server. It has been noted.
refused-spectators-off = This table does not want spectators.
refused-store-unavailable = The server cannot reach its store. Nothing was changed; try again in a moment.
refused-table-not-over = The game is not over yet.
refused-table-not-running = The game has not begun.
refused-table-not-waiting = The game has begun already.
refused-table-over = This table is over.
refused-table-unknown = There is no such table.
refused-talk-silent = This game is played in silence.
refused-text-empty = There is nothing to say.
refused-text-too-long = That is { $length } characters; { $limit } are allowed.
refused-time-left = There is still time.
refused-too-many-connections = You have more than { $limit } windows open here.
refused-too-many-requests = Too fast. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and try again.
refused-too-many-subscriptions = You are looking at { $limit } tables already.
refused-too-many-tables = You sit at { $limit } tables already; finish or leave one first.
refused-too-many-watchers = { $limit } people are watching already.
refused-who-are-you = The server does not know you yet. Load the page anew.
refused-would-see-two-hands = You have held another seat in this game and would know two hands.
