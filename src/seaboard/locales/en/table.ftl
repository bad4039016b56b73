## Serving

admin-done = Done.
admin-nameless = Done: “{ $player }” has no name any more.
data-backed-up = The copy { $file } is whole.
data-exported = { $rows ->
    [one] { $rows } row written.
   *[other] { $rows } rows written.
}
data-imported = { $rows ->
    [one] { $rows } row read.
   *[other] { $rows } rows read.
}
data-pruned = Forgotten: { $tables } finished games, { $guests } guests.
serve-alone = For this machine only; with --lan, friends on the same network can play too.
serve-friends = For friends on the same network: { $address }
serve-here = Seaboard is open: { $address }
serve-migrated = The database is up to date.
serve-stop = Ctrl-C stops it; all tables are kept.
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

table-ending-abandoned = The game was ended without a winner.
table-ending-closed = The table was closed before the game began.
table-ending-resigned = { $who ->
    [you] You resign
   *[other] { $seat } resigns
}.
table-ending-rules_changed = The rules of this game were corrected in an update, so the game could not be played on. Its record is kept.
table-ending-sealed = The game came here without its hidden cards and could not be played on.
table-guest = Guest
table-level-breeze = Breeze
table-level-calm = Calm
table-level-gale = Gale
table-level-maelstrom = Maelstrom
table-level-storm = Storm
table-note-abandoned = By common consent the game ends without a winner.
table-note-agreed = { $who ->
    [you] You agree
   *[other] { $seat } agrees
}.
table-note-asked = { $what ->
    [undo] { $who ->
        [you] You ask
       *[other] { $seat } asks
    } to take a move back.
   *[abandon] { $who ->
        [you] You propose
       *[other] { $seat } proposes
    } to end the game without a winner.
}
table-note-closed = The table is closed.
table-note-declined = { $who ->
    [you] You decline
   *[other] { $seat } declines
}.
table-note-left = { $who ->
    [you] You leave
   *[other] { $seat } leaves
} the table.
table-note-opened = A seat is free ({ $seat }): anybody may take it.
table-note-rematch = A rematch has been laid out.
table-note-removed = The host has opened a seat again.
table-note-resigned = { $who ->
    [you] You resign
   *[other] { $seat } resigns
}.
table-note-returned = { $who ->
    [you] You take over
   *[other] { $seat } takes over
} from the bot.
table-note-rules_changed = The rules were corrected in an update: the game ends here without a winner, and its record is kept.
table-note-sat = { $who ->
    [you] You sit
   *[other] { $seat } sits
} down.
table-note-sealed = The game came here without its hidden cards: it ends without a winner.
table-note-started = The game begins.
table-note-timed_out = { $who ->
    [you] Your time is up
   *[other] { $seat }: time is up
}, a move is made automatically.
table-note-took_over = A bot plays on for { $who ->
    [you] you
   *[other] { $seat }
}.
table-note-undone = { $who ->
    [you] You take
   *[other] { $seat } takes
} a move back.

## Refusals

refused-address-unusable = The server cannot listen on { $host }, port { $port }: { $reason }. Choose others with --host and --port.
refused-already-registered = You have an account already: { $login }.
refused-ask-gone = There is nothing left to answer.
refused-ask-pending = Another question is waiting for its answers.
refused-chat-not-seated = Only those who sit at the table may talk.
refused-clock-unknown = There is no time limit “{ $value }”. There are: { $known }.
refused-commitment-differs = This is not the deal that was promised: { $promised } was shown, the seed gives { $found }.
refused-commitment-too-short = “{ $promised }” is too short to compare: at least { $least } digits are needed.
refused-data-malformed = Line { $line } is not Seaboard data.
refused-database-in-use = Another server is using { $file }.
refused-database-newer = The database has version { $version }; this program knows { $known }. Use a newer one.
refused-database-not-empty = The database already holds data; import needs an empty one.
refused-database-older = The database has version { $version } instead of { $known }. Run: seaboard serve --migrate
refused-database-unknown-kind = “{ $database }” is not a database this program knows: name a file, or postgresql://…
refused-database-unusable = The database { $database } cannot be opened: { $reason }
refused-hint-failed = No hint could be found. Try again.
refused-hints-off = There are no hints at this table.
refused-language-unknown = There is no language “{ $value }”. There are: { $known }.
refused-level-unknown = There is no bot “{ $value }”. There are: { $known }.
refused-login-malformed = A login has 3 to 24 letters a–z, digits, “-” or “_”.
refused-message-malformed = The message does not fit: { $field } { $reason }
refused-message-too-large = That is too large; the limit is { $limit }.
refused-method-not-allowed = { $method } is not possible here.
refused-name-taken = The login “{ $login }” is taken.
refused-figure-unknown = There is no such figure: “{ $value }”.
refused-sign-unknown = There is no such sign: “{ $value }”.
refused-name-too-long = The name has { $length } characters; { $limit } are allowed.
refused-no-open-seat = There is no free seat at this table.
refused-not-registered = You have no account.
refused-not-seated = You are not sitting at this table.
refused-not-the-host = Only the host of the table may do that.
refused-not-your-seat = That is not your seat.
refused-not-your-turn = It is not your turn.
refused-not-your-turn-title = { $seat } is playing now
refused-nothing-to-undo = There is nothing to take back.
refused-origin-foreign = This came from a page of another site ({ $origin }) and was refused.
refused-origin-malformed = “{ $value }” is not a public address. It looks like https://play.example.org.
refused-host-unknown = This server does not answer to the name { $host }. If it is yours, start it with --origin https://{ $host }.
refused-page-unknown = There is nothing at { $path }.
refused-needs-server = This needs a server, and you play without one.
refused-password-too-long = The password may have at most { $limit } characters.
refused-password-too-short = The password needs at least { $limit } characters.
refused-password-wrong = Login or password is wrong.
refused-player-unknown = There is no such player.
refused-ply-stale = The game has moved on: look at the table again.
refused-port-in-use = Port { $port } is in use, perhaps by a Seaboard that runs already. Choose another one with --port.
refused-rated-needs-account = Rated games are for people with an account.
refused-rated-one-seat = In a rated game each person has only one seat.
refused-rated-seats-fixed = In a rated game the seats stay with those who began it.
refused-rated-printed-numbers = A rated game is played with the printed numbers, not with a corrected pack.
refused-rated-without-hints = A rated game has no hints.
refused-record-unreadable = This record cannot be played: something in it does not fit the game.
refused-recovery-wrong = Login or recovery code is wrong.
refused-rematch-early = A rematch comes after the game.
refused-removed-by-host = The host of this table has asked you not to sit down here.
refused-request-too-slow = The request did not arrive within { $seconds } seconds.
refused-resign-together = Here everybody wins or loses together: propose to end the game without a winner instead.
refused-rules-changed = This game was dealt under earlier rules: it can no longer be looked at step by step, but its record is kept.
refused-seat-not-open = This seat is not free.
refused-seat-taken = This seat is taken.
refused-seats-not-filled = { $missing ->
    [one] { $missing } seat is still free.
   *[other] { $missing } seats are still free.
}
refused-server-closing = The server is about to restart. Try again in a moment.
refused-server-failed = Something went wrong on the server. It has been noted.
refused-spectators-off = This table allows no spectators.
refused-store-unavailable = The server cannot reach its storage. Nothing was changed; try again in a moment.
refused-table-broken = This table cannot be read and has been set aside; whoever runs the server has been told.
refused-table-full = So much has happened at this table that it now takes only moves.
refused-table-not-over = The game is not over yet.
refused-table-not-running = The game has not begun.
refused-table-not-waiting = The game has begun already.
refused-table-over = This game is over.
refused-table-unknown = There is no such table.
refused-talk-silent = This game is played in silence.
refused-text-empty = Write something first.
refused-text-too-long = That is { $length } characters; { $limit } are allowed.
refused-time-left = There is still time left.
refused-too-many-connections = You have more than { $limit } windows open here.
refused-too-many-requests = Too fast. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and try again.
refused-too-many-subscriptions = You are looking at { $limit } tables already.
refused-too-many-tables = You sit at { $limit } tables already; finish or leave one first.
refused-too-many-watchers = { $limit } people are watching already.
refused-who-are-you = The server does not know you yet. Reload the page.
refused-why-unknown = This move cannot be made now.
refused-would-see-two-hands = You have held another seat in this game and would know two hands.

## People who spoil it

refused-muted-by-host = The host of this table has asked you to be silent here.
refused-table-closed = The host has closed this table to newcomers.
refused-blocked-here = Somebody at this table does not want to play with you.
refused-banned = { $days ->
    [0] You may not play on this server any more.
    [one] You may not play on this server for another day.
   *[other] You may not play on this server for another { $days } days.
}
refused-talk-by-moves = For now, talk only with the buttons: everything that may be said is a move.
refused-nobody-there = There is nobody in that seat to ask.
refused-block-oneself = You cannot block yourself.
refused-report-oneself = You cannot report yourself.
refused-too-many-blocked = You have blocked { $limit } people already.
refused-report-unknown = There is no report { $report }.
refused-file-is-database = “{ $file }” is the database itself: name another file.
refused-player-is-guest = This is a guest: there is no account to lock or to unlock.
refused-merge-oneself = Name two different people.
table-note-host_muted = The host has asked somebody to be silent.
table-note-host_unmuted = Somebody may talk again.
table-note-host_removed = The host has given a seat to a bot.
table-note-host_closed = The host has closed the table to newcomers.
table-note-host_opened = The host has opened the table to newcomers again.

refused-lesson-other = That is allowed too, but the Captain is showing something else now: look at what is lit.
refused-lesson-alone = At the table of a lesson you play with bots.
refused-lesson-unknown = There is no such lesson.
