"""Everything that goes out: what a client is told, said once.

`web/kit/wire.ts` and the tables of `docs/protocol.md` are made from these by `tools/wire_ts.py`; the comment behind a
field goes with it. What a client may send is in `seaboard.service.messages`. Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from seaboard.review.shape import AdviceWhy, Known, Review, ReviewDecision, ReviewPoint, ReviewReason

Facts = dict[str, Any]
Status = Literal["waiting", "running", "over"]
SeatKind = Literal["person", "bot", "open", "kept"]
Visibility = Literal["link", "public"]
Start = Literal["full", "host"]
Language = Literal["uk", "ru", "en"]
UndoNow = Literal["free", "ask"]
Sign = Literal["hello", "well", "wow", "laugh", "oops", "thanks"]
Lost = Literal["left", "took_over", "resigned", "taken", "spectators_off"]


class Shown(Struct, kw_only=True):
    """A part of what is told."""


# -- a table ----------------------------------------------------------------------------------------------------


class Seat(Shown):
    """A seat and who sits there."""

    kind: SeatKind
    player: str | None  # who sits there, or for whom it is kept
    name: str
    level: str | None  # of a bot: calm, breeze, gale, storm, maelstrom, or the name of a guest
    character: str | None  # of a bot: who it is, `bot-…` in the texts; a guest has none
    face: str | None  # of a character: one picture sign
    role: str | None  # where seats are unequal
    open: bool  # anyone may take it now
    resigned: bool
    muted: bool = False  # by the host: talks no more here
    figure: str = ""  # "crab-sky"; "": the one of the seat; of a bot that has moved up "bot-2", of the seat it had


class NoClock(Shown, tag_field="kind", tag="none"):
    """Nobody is hurried."""


class MoveClock(Shown, tag_field="kind", tag="move"):
    """So long for each decision."""

    seconds: int


class BankClock(Shown, tag_field="kind", tag="bank"):
    """So long for the whole game, and a little more for each turn."""

    seconds: int
    increment: int


class DaysClock(Shown, tag_field="kind", tag="days"):
    """Slow play."""

    days: int


ClockRule = NoClock | MoveClock | BankClock | DaysClock


class ScoreLine(Shown):
    """A line of a score sheet: `<game>-score-<key>`."""

    key: str
    points: int
    facts: Facts


class Sheet(Shown):
    """What a seat has, line by line."""

    total: int
    lines: list[ScoreLine]


class Result(Shown):
    """How a table ended."""

    ending: str  # `<game>-ending-…`, or `table-ending-…` if `by` is "table"
    by: Literal["rules", "table"]
    winners: list[int]  # empty: nobody, or all lost together
    scores: list[int]
    facts: Facts
    sheets: list[Sheet]


class LessonAt(Shown):
    """A lesson that is played at a table, and how far."""

    name: str
    step: int  # the first that is not done yet
    steps: int
    done: bool  # all steps were made, or the learner wanted no more


class Summary(Shown, kw_only=True):
    """A line in a list of tables. Stores keep it: a field that is added later needs a default."""

    id: str
    game: str
    rules: int  # version of the rules
    status: Status
    visibility: Visibility
    spectators: bool
    start: Start  # by itself when the last seat is taken, or by the host
    rated: bool
    hints: bool
    clock: ClockRule
    host: str | None  # null when everybody has left
    seats: list[Seat]
    yours: list[int]  # my seats
    your_turn: bool
    moves: int  # made so far; in lists of others' tables, when something but a move last happened
    created: int
    touched: int  # when something last happened
    started: int | None
    ended: int | None
    result: Result | None
    next: str | None  # the table of the rematch
    closed: bool = False  # by the host: nobody new sits down or looks on
    lesson: LessonAt | None = None
    voyage: str | None = None  # the day whose voyage it counts for


class TableInfo(Summary, kw_only=True):
    """What may be known about a table by anyone who knows its id."""

    options: Facts  # all of them
    pack: str  # "standard", or the fingerprint of corrected numbers: `GET /api/tables/<id>/pack` has them
    reconstructed: list[str]  # what of it no source could be found for: `<game>-reconstructed-<word>`
    together: bool  # all seats win or lose as one: nobody resigns, one abandons
    commitment: str | None  # SHA-256 of "seaboard deal " + seed, from the start on
    seed: str | None  # only after the end


# -- a game -----------------------------------------------------------------------------------------------------


class Move(Shown):
    """A legal move: `<game>-move-<kind>`; what is sent to make it is `text`."""

    text: str
    kind: str
    facts: Facts


class Prompt(Shown):
    """What is to be chosen: `<game>-prompt-<key>`."""

    key: str
    facts: Facts


class ActorPrompt(Prompt):
    """The same, and who chooses."""

    actor: int


class Decision(Shown):
    """What is being decided, as one seat is told of it."""

    actor: int
    prompt: Prompt
    moves: list[Move]  # for the actor alone, [] for others
    timeout: str | None  # what a time-out plays; for the actor alone
    forced: bool  # for the actor: there is one move only, and it reveals nothing


class Happened(Shown):
    """Something that happened in the game: `<game>-event-<kind>`."""

    kind: str
    facts: Facts


class GameEvent(Happened):
    """The same, and when: after an undo, events with a larger `step` than the present one are void."""

    n: int
    step: int  # the move that brought it; 1 is the first


class Note(Shown):
    """Something that happened at the table rather than in the game: `table-note-<kind>`."""

    n: int
    kind: str
    facts: Facts
    at: int


class ChatLine(Shown):
    """Something that was said."""

    n: int
    seat: int
    name: str
    text: str
    at: int
    player: str  # who said it


class Clock(Shown):
    """The time of each seat."""

    kind: Literal["none", "move", "bank", "days"]
    running: int | None  # the seat whose time runs
    deadline: int | None  # when it ends
    left: list[int] | None  # milliseconds of each seat at `time`; null without a clock and before the start


class Ask(Shown):
    """A question to all people at the table; bots agree."""

    n: int  # an answer names it
    kind: Literal["undo", "abandon"]
    seat: int  # who asks
    step: int  # to which an undo goes back
    answers: list[bool | None]
    yours: list[int]  # which of my seats are still to answer


class GuideCard(Shown):
    """What the guide says: `guide-<game>-<lesson>-<key>`, with `-title`, and with `-do` if something is to be done."""

    key: str
    light: list[str]  # places that are lit; none: whatever may be pressed
    act: bool  # it goes on by a move; else by a word


class Guide(Shown):
    """Where a game stands in its lesson."""

    lesson: str
    step: int  # of the first card
    steps: int
    cards: list[GuideCard]  # one after another; only the last may ask for a move; none while rivals play
    learned: list[str]  # when all is done: `guide-<game>-<lesson>-learned-<word>`


class Presence(Shown):
    """Who is here."""

    seats: list[bool]
    watchers: int


class ReplayStep(Shown):
    """What a seat saw after so many moves."""

    step: int  # 0 is the deal
    seat: int | None  # who made the move that led here
    move: str | None  # null while the game runs, for the moves of others
    view: Any
    prompt: ActorPrompt | None
    events: list[Happened]


# -- messages of the WebSocket ----------------------------------------------------------------------------------


class Told(Shown, tag_field="type"):
    """A message of the server."""


class Hello(Told, tag="hello"):
    """The first message."""

    player: str
    time: int
    version: str


class Present(Told):
    """The present as one seat (null: a spectator) may know it."""

    table: str
    seat: int | None
    n: int  # everything that happened to the table, counted
    ply: int  # moves and undos, counted: never goes back
    step: int  # moves between the deal and now
    time: int
    view: Any  # what the game shows this seat: web/games/<game>/view.ts; null while waiting
    decision: Decision | None  # null while waiting and when over
    events: list[GameEvent]
    notes: list[Note]
    chat: list[ChatLine]
    clock: Clock
    undo: UndoNow | None  # what an undo would do for this seat now
    ask: Ask | None
    talk: str  # "free", "silent" or the topic that the rules open
    result: Result | None
    guide: Guide | None  # for the learner of a lesson


class Snapshot(Present, tag="snapshot"):
    """All there is to show a table to one seat: the answer to `subscribe`."""

    info: TableInfo
    names: list[str]
    presence: Presence
    id: str | UnsetType = UNSET  # of the `subscribe`


class Update(Present, tag="update"):
    """What is new to a subscriber; `info` and `names` are there only if they changed."""

    since_n: int  # the `n` before it: if it is not the one you have, subscribe again
    info: TableInfo | UnsetType = UNSET
    names: list[str] | UnsetType = UNSET


class PresenceTold(Told, tag="presence"):
    """Somebody has come or gone."""

    table: str
    seats: list[bool]
    watchers: int


class Reacted(Told, tag="reacted"):
    """Somebody holds up a sign."""

    table: str
    seat: int
    sign: Sign


class Unsubscribed(Told, tag="unsubscribed"):
    """You are told no more of this seat: it is not yours any longer, or watching has ended."""

    table: str
    seat: int | None
    reason: Lost  # `table-note-<reason>` where the table has such a note
    watch: bool  # you may subscribe again as a spectator ("seat": null)
    sit: bool  # you may sit down there again


class StoreTold(Told, tag="store"):
    """The store does not answer: the table waits and takes no commands. Then it answers: play goes on by itself."""

    table: str
    answers: bool


class Closing(Told, tag="closing"):
    """This process is about to stop: come back after a little random delay; nothing is lost."""

    seconds: float


class Done(Told, tag="done"):
    """A command was carried out and safely stored."""

    id: str
    table: str
    n: int | UnsetType = UNSET
    ply: int | UnsetType = UNSET
    dropped: bool | UnsetType = UNSET  # true: a second click; your seat has decided this already, nothing was done


class RefusedTold(Told, tag="refused"):
    """A command was refused: `refused-<code>`."""

    id: str
    code: str
    facts: Facts


class HintTold(Told, tag="hint"):
    """What a strong bot would do with what the seat knows, and why: `reason`, or else `hint-why-<why>`."""

    id: str
    table: str
    seat: int
    ply: int
    move: Move
    then: Move | None  # what comes at once after it, where a move is made in two steps
    second: Move | None  # the next best
    win: float  # the chance to win with the move, about
    second_win: float
    against: Move | None  # what the reason compares the move with, where that is not the second
    why: AdviceWhy
    reason: ReviewReason | None


class Refusal(Shown):
    """A "no": `refused-<code>`. By REST the body of every status from 400 on."""

    code: str
    facts: Facts


class WhyTold(Told, tag="why"):
    """Why a move cannot be made now."""

    id: str
    table: str
    seat: int
    ply: int
    move: str
    reason: Refusal | None  # null: it can be made


class RowTold(Told, tag="row"):
    """What a seat sees as bytes, and its legal moves as numbers: for programs that have learned to play."""

    id: str
    table: str
    seat: int
    ply: int
    row: str  # in base64; `seaboard.envs.layout` says what the bytes mean
    actions: dict[str, int]  # the number of each legal move by its text; {} if another seat decides


class Pong(Told, tag="pong"):
    """Still here."""

    id: str
    time: int


class ReviewTold(Told, tag="review"):
    """Some of a review, or all of it. `seat` is whose eyes it is seen with, null: everything lies open."""

    table: str  # or the name of a record that was brought
    seat: int | None
    progress: float  # 1: it is whole
    id: str | UnsetType = UNSET  # of the message that asked, in the first answer
    points: list[ReviewPoint] | UnsetType = UNSET
    decisions: list[ReviewDecision] | UnsetType = UNSET
    review: Review | UnsetType = UNSET  # the whole, once it is made


class KnownTold(Told, tag="known"):
    """What a seat could know at a ply."""

    id: str
    table: str
    seat: int
    known: Known


AnyTold = (
    Hello
    | Snapshot
    | Update
    | PresenceTold
    | Reacted
    | Unsubscribed
    | StoreTold
    | Closing
    | Done
    | RefusedTold
    | HintTold
    | WhyTold
    | RowTold
    | Pong
    | ReviewTold
    | KnownTold
)


# -- answers to requests ----------------------------------------------------------------------------------------


class Rating(Shown):
    """How well somebody does in one pool."""

    pool: str
    value: float  # mu − 3 sigma
    mu: float
    sigma: float
    games: int


class Me(Shown):
    """Who I am."""

    id: str
    name: str
    figure: str  # "crab-sky"; "": the one of the seat
    language: Language | None  # null: not chosen yet
    account: str | None  # the login
    ratings: list[Rating]
    recovery: list[str] | UnsetType = UNSET  # only when the account is made
    brought: int | UnsetType = UNSET  # when logging in: tables of the guest that came along


class Session(Shown):
    """A place where an account is signed in."""

    id: str
    device: str  # the browser and the system, as it says itself
    made: int
    seen: int  # to the hour
    this: bool  # the one that asks


class Sessions(Shown):
    """Where I am signed in, the newest first."""

    sessions: list[Session]


class BlockedPlayer(Shown):
    """Somebody whom I do not want to meet."""

    id: str
    name: str


class BlockedList(Shown):
    """Whom I do not want to meet: they sit down at no table where I sit, and I do not read them."""

    players: list[BlockedPlayer]


class Evening(Shown):
    """An evening at a real table, as a client wrote it down."""

    id: str
    touched: int  # milliseconds
    doc: dict[str, Any] | None  # null: it was thrown away


class EveningList(Shown):
    """The evenings that are kept with an account."""

    evenings: list[Evening]


class PlayerShown(Shown):
    """What everybody may know about a player."""

    id: str
    name: str
    account: bool
    games: int
    ratings: list[Rating]


class RatedPlayer(Rating):
    """A place in a list of the best."""

    id: str
    name: str


class Best(Shown):
    """The best of a pool."""

    pool: str
    players: list[RatedPlayer]


class OptionSpec(Shown):
    """An option of a game: `<game>-option-<name>`."""

    name: str
    kind: Literal["switch", "choice", "number"]
    default: bool | int | str | None
    optional: bool
    low: int | None
    high: int | None
    choices: list[int | str] | None


class PackName(Shown):
    """A corrected pack by its fingerprint and its name."""

    pack: str
    name: str


class Worded(Shown):
    """A component said otherwise than by its own text."""

    key: str
    facts: Facts  # texts and lists in them are components


class Pack(PackName):
    """All that is printed on the components of a game, corrected or not."""

    game: str
    printed: Any  # as the game's own data files have it
    words: dict[str, Worded]  # components whose usual name does not fit this pack


class GameInfo(Shown):
    """A game and how it can be played."""

    name: str
    rules: int
    seats: list[int]
    roles: list[str]
    component_facts: list[str]  # names of facts that hold components
    options: list[OptionSpec]
    lessons: list[str]  # guided first games
    correctable: bool  # its numbers can be corrected by a pack
    packs: list[PackName]  # corrected ones that this house offers


class GameList(Shown):
    """What can be played here."""

    games: list[GameInfo]
    levels: list[str]
    languages: list[Language]


class TableList(Shown):
    """Some tables."""

    tables: list[Summary]


class MyTables(TableList):
    """My tables, newest first."""

    more: bool


class Replay(Shown):
    """Some steps of a game."""

    steps: list[ReplayStep]
    total: int


class RecordReplay(Replay):
    """Some steps of a game from a file."""

    seats: list[str]
    game: str
    pack: str  # "standard", or the fingerprint of corrected numbers


class Talk(Shown):
    """What was said at a table."""

    chat: list[ChatLine]


class Reach(Shown):
    """How others come here."""

    addresses: list[str]  # the best first; none: only this machine can open it
    network: Literal["world", "local", "none"]  # who can: everybody, the same network, nobody else


class Health(Shown):
    """Is this process well? `live`: it answers; `ready`: it can also keep what is done."""

    status: Literal["ok", "closing", "store-unavailable"]
    live: bool
    ready: bool
    aside: int  # tables that could not be read and are not served


# -- reviews ----------------------------------------------------------------------------------------------------


class Brought(Shown):
    """A record that was brought: the name to ask for its review by."""

    table: str
    game: str
    seats: list[str]
    plies: int


class Progress(Shown):
    """How somebody decided of late in one game."""

    game: str
    games: int  # reviewed
    regret: float  # the mean share of a win that a decision lost


class ProgressList(Shown):
    """How somebody decided of late, by game."""

    games: list[Progress]


# -- the voyage of the day --------------------------------------------------------------------------------------

VoyageState = Literal["sailing", "arrived", "left"]


class VoyageDay(Shown):
    """What is played on a day by everybody here, and how I did."""

    day: str  # 2026-11-16
    game: str
    name: str  # `voyage-<game>-<name>` in the texts
    twist: bool
    seat: int  # mine
    levels: list[str]  # of the bots in the other seats
    options: Facts
    commitment: str  # SHA-256 of "seaboard deal " + seed, known before
    seed: str | None  # once the day is over
    table: str | None  # where my try is or was made
    state: VoyageState | None
    points: int | None  # between 0 and 100


class VoyageToday(Shown):
    """The voyage of the day, and of the days around it."""

    today: VoyageDay
    tomorrow: VoyageDay
    week: list[VoyageDay]  # from Monday on
    streak: int  # days in a row, up to today or yesterday
    longest: int
    left: int  # milliseconds until the next


class PortRow(Shown):
    """Somebody's voyage."""

    place: int | None  # equal points share one; bots have none
    player: str | None
    name: str
    level: str | None  # of a bot
    you: bool
    points: int
    left: bool  # gave up on the way
    won: bool
    ending: str
    scores: list[int]
    facts: Facts


class PortMark(Shown):
    """A decision of mine that stands out, where it is on the curve."""

    at: float  # 0: the start, 1: the end
    mark: Literal["best", "mistake"]


class Port(Shown):
    """The table of a day."""

    day: str
    game: str
    name: str
    seat: int
    count: int  # voyages that have ended
    rows: list[PortRow]
    spread: list[int]  # voyages with 0-9, 10-19, … 90-100 points
    behind: int | None  # so many percent of the others' voyages have fewer points than mine
    curve: list[float]  # my chances from the start to the end, some of them; empty until they are worked out
    marks: list[PortMark]  # of my review, if it was made
    helm: int | None  # so many percent of the best chance my decisions kept, by that review


# -- my games ---------------------------------------------------------------------------------------------------


class LevelFigure(Shown):
    """How I did against bots of a level."""

    level: str
    games: int
    won: int


class PlayedGame(Shown):
    """A finished game in a row of them."""

    table: str
    ended: int
    score: int
    won: bool
    people: bool  # others than bots sat there


class MadeOften(Shown):
    """A move that I make often."""

    kind: str
    facts: Facts
    count: int


class GameFigures(Shown):
    """My finished games of one kind."""

    game: str
    games: int
    won: int
    with_people: int
    levels: list[LevelFigure]  # of games against bots of one level alone
    best: PlayedGame | None  # the highest score, where scores tell something
    latest: list[PlayedGame]  # the oldest first
    moves: list[MadeOften]  # of the last games, the commonest first


class RatedThen(Shown):
    """What a rating was after a game."""

    pool: str
    at: int
    value: float


class Figures(Shown):
    """Figures about my games."""

    games: list[GameFigures]
    ratings: list[RatedThen]  # the oldest first
    voyages: int
    moments_tried: int
    moments_solved: int


# -- moments ----------------------------------------------------------------------------------------------------


class MomentName(Shown):
    """A position with one clearly best move, and how I did there."""

    id: str
    depth: Literal["plain", "keen", "deep"]  # does a quick judgement find the move: always, sometimes, never?
    tried: bool
    solved: bool  # at the first try


class MomentGame(Shown):
    """The moments of a game."""

    game: str
    moments: list[MomentName]


class MomentShelf(Shown):
    """All moments."""

    games: list[MomentGame]


class MomentShown(MomentName):
    """A moment as its seat sees it; what is hidden from the seat is not told."""

    now: Snapshot


class MomentMove(Shown):
    """A move that was compared with the others."""

    text: str
    kind: str
    facts: Facts
    win: float
    cost: float  # the best move is worth so much more
    error: float
    reason: ReviewReason | None  # what the line of the best move brings more


class MomentVerdict(Shown):
    """What a move is worth that somebody tried in a moment."""

    id: str
    right: bool
    best: str  # told when it was found, or given up
    moves: list[MomentMove]  # the best first; empty until then
    tried: MomentMove | None  # null: too far behind to be compared
    error: float
    solved: bool  # at the first try
