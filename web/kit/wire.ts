/** What travels between a client and a Seaboard server (docs/protocol.md). */
// Made by tools/wire_ts.py from table/wire.py and messages.py: do not edit.

export type Facts = Readonly<Record<string, unknown>>;

export type AnyTold =
  | Hello
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
  | KnownTold;

export type AnyMessage =
  | Subscribe
  | Unsubscribe
  | MakeMove
  | Undo
  | Abandon
  | Answer
  | Resign
  | Free
  | Chat
  | React
  | Hint
  | Why
  | AskRow
  | Ping
  | AskReview
  | AskKnown;

export type Command = MakeMove | Undo | Abandon | Answer | Resign | Free | Chat;

/** A seat and who sits there. */
export interface Seat {
  kind: SeatKind;
  /** who sits there, or for whom it is kept */
  player: string | null;
  name: string;
  /** of a bot: calm, breeze, gale, storm, maelstrom, or the name of a guest */
  level: string | null;
  /** of a bot: who it is, `bot-…` in the texts; a guest has none */
  character: string | null;
  /** of a character: one picture sign */
  face: string | null;
  /** where seats are unequal */
  role: string | null;
  /** anyone may take it now */
  open: boolean;
  resigned: boolean;
  /** by the host: talks no more here */
  muted?: boolean;
  /** "crab-sky"; "": the one of the seat; of a bot that has moved up "bot-2", of the seat it had */
  figure?: string;
}

/** Nobody is hurried. */
export interface NoClock {
  kind: "none";
}

/** So long for each decision. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** So long for the whole game, and a little more for each turn. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

/** Slow play. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** A line of a score sheet: `<game>-score-<key>`. */
export interface ScoreLine {
  key: string;
  points: number;
  facts: Facts;
}

/** What a seat has, line by line. */
export interface Sheet {
  total: number;
  lines: ScoreLine[];
}

/** How a table ended. */
export interface Result {
  /** `<game>-ending-…`, or `table-ending-…` if `by` is "table" */
  ending: string;
  by: "rules" | "table";
  /** empty: nobody, or all lost together */
  winners: number[];
  scores: number[];
  facts: Facts;
  sheets: Sheet[];
}

/** A lesson that is played at a table, and how far. */
export interface LessonAt {
  name: string;
  /** the first that is not done yet */
  step: number;
  steps: number;
  /** all steps were made, or the learner wanted no more */
  done: boolean;
}

/** A line in a list of tables. Stores keep it: a field that is added later needs a default. */
export interface Summary {
  id: string;
  game: string;
  /** version of the rules */
  rules: number;
  status: Status;
  visibility: Visibility;
  spectators: boolean;
  /** by itself when the last seat is taken, or by the host */
  start: Start;
  rated: boolean;
  hints: boolean;
  clock: ClockRule;
  /** null when everybody has left */
  host: string | null;
  seats: Seat[];
  /** my seats */
  yours: number[];
  your_turn: boolean;
  /** made so far; in lists of others' tables, when something but a move last happened */
  moves: number;
  created: number;
  /** when something last happened */
  touched: number;
  started: number | null;
  ended: number | null;
  result: Result | null;
  /** the table of the rematch */
  next: string | null;
  /** by the host: nobody new sits down or looks on */
  closed?: boolean;
  lesson?: LessonAt | null;
  /** the day whose voyage it counts for */
  voyage?: string | null;
}

/** What may be known about a table by anyone who knows its id. */
export interface TableInfo extends Summary {
  /** all of them */
  options: Facts;
  /** "standard", or the fingerprint of corrected numbers: `GET /api/tables/<id>/pack` has them */
  pack: string;
  /** what of it no source could be found for: `<game>-reconstructed-<word>` */
  reconstructed: string[];
  /** all seats win or lose as one: nobody resigns, one abandons */
  together: boolean;
  /** SHA-256 of "seaboard deal " + seed, from the start on */
  commitment: string | null;
  /** only after the end */
  seed: string | null;
}

/** A legal move: `<game>-move-<kind>`; what is sent to make it is `text`. */
export interface Move {
  text: string;
  kind: string;
  facts: Facts;
}

/** What is to be chosen: `<game>-prompt-<key>`. */
export interface Prompt {
  key: string;
  facts: Facts;
}

/** The same, and who chooses. */
export interface ActorPrompt extends Prompt {
  actor: number;
}

/** What is being decided, as one seat is told of it. */
export interface Decision {
  actor: number;
  prompt: Prompt;
  /** for the actor alone, [] for others */
  moves: Move[];
  /** what a time-out plays; for the actor alone */
  timeout: string | null;
  /** for the actor: there is one move only, and it reveals nothing */
  forced: boolean;
}

/** Something that happened in the game: `<game>-event-<kind>`. */
export interface Happened {
  kind: string;
  facts: Facts;
}

/** The same, and when: after an undo, events with a larger `step` than the present one are void. */
export interface GameEvent extends Happened {
  n: number;
  /** the move that brought it; 1 is the first */
  step: number;
}

/** Something that happened at the table rather than in the game: `table-note-<kind>`. */
export interface Note {
  n: number;
  kind: string;
  facts: Facts;
  at: number;
}

/** Something that was said. */
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  /** who said it */
  player: string;
}

/** The time of each seat. */
export interface Clock {
  kind: "none" | "move" | "bank" | "days";
  /** the seat whose time runs */
  running: number | null;
  /** when it ends */
  deadline: number | null;
  /** milliseconds of each seat at `time`; null without a clock and before the start */
  left: number[] | null;
}

/** A question to all people at the table; bots agree. */
export interface Ask {
  /** an answer names it */
  n: number;
  kind: "undo" | "abandon";
  /** who asks */
  seat: number;
  /** to which an undo goes back */
  step: number;
  answers: (boolean | null)[];
  /** which of my seats are still to answer */
  yours: number[];
}

/** What the guide says: `guide-<game>-<lesson>-<key>`, with `-title`, and with `-do` if something is to be done. */
export interface GuideCard {
  key: string;
  /** places that are lit; none: whatever may be pressed */
  light: string[];
  /** it goes on by a move; else by a word */
  act: boolean;
}

/** Where a game stands in its lesson. */
export interface Guide {
  lesson: string;
  /** of the first card */
  step: number;
  steps: number;
  /** one after another; only the last may ask for a move; none while rivals play */
  cards: GuideCard[];
  /** when all is done: `guide-<game>-<lesson>-learned-<word>` */
  learned: string[];
}

/** Who is here. */
export interface Presence {
  seats: boolean[];
  watchers: number;
}

/** What a seat saw after so many moves. */
export interface ReplayStep {
  /** 0 is the deal */
  step: number;
  /** who made the move that led here */
  seat: number | null;
  /** null while the game runs, for the moves of others */
  move: string | null;
  view: unknown;
  prompt: ActorPrompt | null;
  events: Happened[];
}

/** The first message. */
export interface Hello {
  type: "hello";
  player: string;
  time: number;
  version: string;
}

/** The present as one seat (null: a spectator) may know it. */
export interface Present {
  table: string;
  seat: number | null;
  /** everything that happened to the table, counted */
  n: number;
  /** moves and undos, counted: never goes back */
  ply: number;
  /** moves between the deal and now */
  step: number;
  time: number;
  /** what the game shows this seat: web/games/<game>/view.ts; null while waiting */
  view: unknown;
  /** null while waiting and when over */
  decision: Decision | null;
  events: GameEvent[];
  notes: Note[];
  chat: ChatLine[];
  clock: Clock;
  /** what an undo would do for this seat now */
  undo: UndoNow | null;
  ask: Ask | null;
  /** "free", "silent" or the topic that the rules open */
  talk: string;
  result: Result | null;
  /** for the learner of a lesson */
  guide: Guide | null;
}

/** All there is to show a table to one seat: the answer to `subscribe`. */
export interface Snapshot extends Present {
  type: "snapshot";
  info: TableInfo;
  names: string[];
  presence: Presence;
  /** of the `subscribe` */
  id?: string;
}

/** What is new to a subscriber; `info` and `names` are there only if they changed. */
export interface Update extends Present {
  type: "update";
  /** the `n` before it: if it is not the one you have, subscribe again */
  since_n: number;
  info?: TableInfo;
  names?: string[];
}

/** Somebody has come or gone. */
export interface PresenceTold {
  type: "presence";
  table: string;
  seats: boolean[];
  watchers: number;
}

/** Somebody holds up a sign. */
export interface Reacted {
  type: "reacted";
  table: string;
  seat: number;
  sign: Sign;
}

/** You are told no more of this seat: it is not yours any longer, or watching has ended. */
export interface Unsubscribed {
  type: "unsubscribed";
  table: string;
  seat: number | null;
  /** `table-note-<reason>` where the table has such a note */
  reason: Lost;
  /** you may subscribe again as a spectator ("seat": null) */
  watch: boolean;
  /** you may sit down there again */
  sit: boolean;
}

/** The store does not answer: the table waits and takes no commands. Then it answers: play goes on by itself. */
export interface StoreTold {
  type: "store";
  table: string;
  answers: boolean;
}

/** This process is about to stop: come back after a little random delay; nothing is lost. */
export interface Closing {
  type: "closing";
  seconds: number;
}

/** A command was carried out and safely stored. */
export interface Done {
  type: "done";
  id: string;
  table: string;
  n?: number;
  ply?: number;
  /** true: a second click; your seat has decided this already, nothing was done */
  dropped?: boolean;
}

/** A command was refused: `refused-<code>`. */
export interface RefusedTold {
  type: "refused";
  id: string;
  code: string;
  facts: Facts;
}

/** What a strong bot would do with what the seat knows, and why: `reason`, or else `hint-why-<why>`. */
export interface HintTold {
  type: "hint";
  id: string;
  table: string;
  seat: number;
  ply: number;
  move: Move;
  /** what comes at once after it, where a move is made in two steps */
  then: Move | null;
  /** the next best */
  second: Move | null;
  /** the chance to win with the move, about */
  win: number;
  second_win: number;
  /** what the reason compares the move with, where that is not the second */
  against: Move | null;
  why: AdviceWhy;
  reason: ReviewReason | null;
}

/** A "no": `refused-<code>`. By REST the body of every status from 400 on. */
export interface Refusal {
  code: string;
  facts: Facts;
}

/** Why a move cannot be made now. */
export interface WhyTold {
  type: "why";
  id: string;
  table: string;
  seat: number;
  ply: number;
  move: string;
  /** null: it can be made */
  reason: Refusal | null;
}

/** What a seat sees as bytes, and its legal moves as numbers: for programs that have learned to play. */
export interface RowTold {
  type: "row";
  id: string;
  table: string;
  seat: number;
  ply: number;
  /** in base64; `seaboard.envs.layout` says what the bytes mean */
  row: string;
  /** the number of each legal move by its text; {} if another seat decides */
  actions: Record<string, number>;
}

/** Still here. */
export interface Pong {
  type: "pong";
  id: string;
  time: number;
}

/** Some of a review, or all of it. `seat` is whose eyes it is seen with, null: everything lies open. */
export interface ReviewTold {
  type: "review";
  /** or the name of a record that was brought */
  table: string;
  seat: number | null;
  /** 1: it is whole */
  progress: number;
  /** of the message that asked, in the first answer */
  id?: string;
  points?: ReviewPoint[];
  decisions?: ReviewDecision[];
  /** the whole, once it is made */
  review?: Review;
}

/** What a seat could know at a ply. */
export interface KnownTold {
  type: "known";
  id: string;
  table: string;
  seat: number;
  known: Known;
}

/** How well somebody does in one pool. */
export interface Rating {
  pool: string;
  /** mu − 3 sigma */
  value: number;
  mu: number;
  sigma: number;
  games: number;
}

/** Who I am. */
export interface Me {
  id: string;
  name: string;
  /** "crab-sky"; "": the one of the seat */
  figure: string;
  /** null: not chosen yet */
  language: Language | null;
  /** the login */
  account: string | null;
  ratings: Rating[];
  /** only when the account is made */
  recovery?: string[];
  /** when logging in: tables of the guest that came along */
  brought?: number;
}

/** A place where an account is signed in. */
export interface Session {
  id: string;
  /** the browser and the system, as it says itself */
  device: string;
  made: number;
  /** to the hour */
  seen: number;
  /** the one that asks */
  this: boolean;
}

/** Where I am signed in, the newest first. */
export interface Sessions {
  sessions: Session[];
}

/** Somebody whom I do not want to meet. */
export interface BlockedPlayer {
  id: string;
  name: string;
}

/** Whom I do not want to meet: they sit down at no table where I sit, and I do not read them. */
export interface BlockedList {
  players: BlockedPlayer[];
}

/** An evening at a real table, as a client wrote it down. */
export interface Evening {
  id: string;
  /** milliseconds */
  touched: number;
  /** null: it was thrown away */
  doc: Facts | null;
}

/** The evenings that are kept with an account. */
export interface EveningList {
  evenings: Evening[];
}

/** What everybody may know about a player. */
export interface PlayerShown {
  id: string;
  name: string;
  account: boolean;
  games: number;
  ratings: Rating[];
}

/** A place in a list of the best. */
export interface RatedPlayer extends Rating {
  id: string;
  name: string;
}

/** The best of a pool. */
export interface Best {
  pool: string;
  players: RatedPlayer[];
}

/** An option of a game: `<game>-option-<name>`. */
export interface OptionSpec {
  name: string;
  kind: "switch" | "choice" | "number";
  default: boolean | number | string | null;
  optional: boolean;
  low: number | null;
  high: number | null;
  choices: (number | string)[] | null;
}

/** A corrected pack by its fingerprint and its name. */
export interface PackName {
  pack: string;
  name: string;
}

/** A component said otherwise than by its own text. */
export interface Worded {
  key: string;
  /** texts and lists in them are components */
  facts: Facts;
}

/** All that is printed on the components of a game, corrected or not. */
export interface Pack extends PackName {
  game: string;
  /** as the game's own data files have it */
  printed: unknown;
  /** components whose usual name does not fit this pack */
  words: Record<string, Worded>;
}

/** A game and how it can be played. */
export interface GameInfo {
  name: string;
  rules: number;
  seats: number[];
  roles: string[];
  /** names of facts that hold components */
  component_facts: string[];
  options: OptionSpec[];
  /** guided first games */
  lessons: string[];
  /** its numbers can be corrected by a pack */
  correctable: boolean;
  /** corrected ones that this house offers */
  packs: PackName[];
}

/** What can be played here. */
export interface GameList {
  games: GameInfo[];
  levels: string[];
  languages: Language[];
}

/** Some tables. */
export interface TableList {
  tables: Summary[];
}

/** My tables, newest first. */
export interface MyTables extends TableList {
  more: boolean;
}

/** Some steps of a game. */
export interface Replay {
  steps: ReplayStep[];
  total: number;
}

/** Some steps of a game from a file. */
export interface RecordReplay extends Replay {
  seats: string[];
  game: string;
  /** "standard", or the fingerprint of corrected numbers */
  pack: string;
}

/** What was said at a table. */
export interface Talk {
  chat: ChatLine[];
}

/** How others come here. */
export interface Reach {
  /** the best first; none: only this machine can open it */
  addresses: string[];
  /** who can: everybody, the same network, nobody else */
  network: "world" | "local" | "none";
}

/** Is this process well? `live`: it answers; `ready`: it can also keep what is done. */
export interface Health {
  status: "ok" | "closing" | "store-unavailable";
  live: boolean;
  ready: boolean;
  /** tables that could not be read and are not served */
  aside: number;
}

/** A record that was brought: the name to ask for its review by. */
export interface Brought {
  table: string;
  game: string;
  seats: string[];
  plies: number;
}

/** How somebody decided of late in one game. */
export interface Progress {
  game: string;
  /** reviewed */
  games: number;
  /** the mean share of a win that a decision lost */
  regret: number;
}

/** How somebody decided of late, by game. */
export interface ProgressList {
  games: Progress[];
}

/** What is played on a day by everybody here, and how I did. */
export interface VoyageDay {
  /** 2026-11-16 */
  day: string;
  game: string;
  /** `voyage-<game>-<name>` in the texts */
  name: string;
  twist: boolean;
  /** mine */
  seat: number;
  /** of the bots in the other seats */
  levels: string[];
  options: Facts;
  /** SHA-256 of "seaboard deal " + seed, known before */
  commitment: string;
  /** once the day is over */
  seed: string | null;
  /** where my try is or was made */
  table: string | null;
  state: VoyageState | null;
  /** between 0 and 100 */
  points: number | null;
}

/** The voyage of the day, and of the days around it. */
export interface VoyageToday {
  today: VoyageDay;
  tomorrow: VoyageDay;
  /** from Monday on */
  week: VoyageDay[];
  /** days in a row, up to today or yesterday */
  streak: number;
  longest: number;
  /** milliseconds until the next */
  left: number;
}

/** Somebody's voyage. */
export interface PortRow {
  /** equal points share one; bots have none */
  place: number | null;
  player: string | null;
  name: string;
  /** of a bot */
  level: string | null;
  you: boolean;
  points: number;
  /** gave up on the way */
  left: boolean;
  won: boolean;
  ending: string;
  scores: number[];
  facts: Facts;
}

/** A decision of mine that stands out, where it is on the curve. */
export interface PortMark {
  /** 0: the start, 1: the end */
  at: number;
  mark: "best" | "mistake";
}

/** The table of a day. */
export interface Port {
  day: string;
  game: string;
  name: string;
  seat: number;
  /** voyages that have ended */
  count: number;
  rows: PortRow[];
  /** voyages with 0-9, 10-19, … 90-100 points */
  spread: number[];
  /** so many percent of the others' voyages have fewer points than mine */
  behind: number | null;
  /** my chances from the start to the end, some of them; empty until they are worked out */
  curve: number[];
  /** of my review, if it was made */
  marks: PortMark[];
  /** so many percent of the best chance my decisions kept, by that review */
  helm: number | null;
}

/** How I did against bots of a level. */
export interface LevelFigure {
  level: string;
  games: number;
  won: number;
}

/** A finished game in a row of them. */
export interface PlayedGame {
  table: string;
  ended: number;
  score: number;
  won: boolean;
  /** others than bots sat there */
  people: boolean;
}

/** A move that I make often. */
export interface MadeOften {
  kind: string;
  facts: Facts;
  count: number;
}

/** My finished games of one kind. */
export interface GameFigures {
  game: string;
  games: number;
  won: number;
  with_people: number;
  /** of games against bots of one level alone */
  levels: LevelFigure[];
  /** the highest score, where scores tell something */
  best: PlayedGame | null;
  /** the oldest first */
  latest: PlayedGame[];
  /** of the last games, the commonest first */
  moves: MadeOften[];
}

/** What a rating was after a game. */
export interface RatedThen {
  pool: string;
  at: number;
  value: number;
}

/** Figures about my games. */
export interface Figures {
  games: GameFigures[];
  /** the oldest first */
  ratings: RatedThen[];
  voyages: number;
  moments_tried: number;
  moments_solved: number;
}

/** A position with one clearly best move, and how I did there. */
export interface MomentName {
  id: string;
  /** does a quick judgement find the move: always, sometimes, never? */
  depth: "plain" | "keen" | "deep";
  tried: boolean;
  /** at the first try */
  solved: boolean;
}

/** The moments of a game. */
export interface MomentGame {
  game: string;
  moments: MomentName[];
}

/** All moments. */
export interface MomentShelf {
  games: MomentGame[];
}

/** A moment as its seat sees it; what is hidden from the seat is not told. */
export interface MomentShown extends MomentName {
  now: Snapshot;
}

/** A move that was compared with the others. */
export interface MomentMove {
  text: string;
  kind: string;
  facts: Facts;
  win: number;
  /** the best move is worth so much more */
  cost: number;
  error: number;
  /** what the line of the best move brings more */
  reason: ReviewReason | null;
}

/** What a move is worth that somebody tried in a moment. */
export interface MomentVerdict {
  id: string;
  right: boolean;
  /** told when it was found, or given up */
  best: string;
  /** the best first; empty until then */
  moves: MomentMove[];
  /** null: too far behind to be compared */
  tried: MomentMove | null;
  error: number;
  /** at the first try */
  solved: boolean;
}

/** A new name, figure or language. */
export interface MePatch {
  name?: string | null;
  /** "crab-sky"; "": the one of the seat */
  figure?: string | null;
  language?: string | null;
}

/** Who says to be whom. */
export interface Credentials {
  login: string;
  password: string;
}

/** Who says to be whom; `bring`: what the guest of this browser has comes along. */
export interface Login extends Credentials {
  bring?: boolean;
}

/** A way back in without the password. */
export interface Recovery {
  login: string;
  code: string;
  password: string;
  bring?: boolean;
}

/** Yes, it is me. */
export interface Password {
  password: string;
}

/** The old password and the one to come. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Which of my sessions shall end; without an id: all but this one. */
export interface SessionEnd {
  id?: string | null;
}

/** Meet somebody no more, or again. */
export interface Blocking {
  blocked: boolean;
}

/** Somebody whom whoever runs the server should know of. */
export interface Reported {
  player: string;
  /** chat, name, play or other */
  reason: string;
  table?: string | null;
  text?: string;
}

/** On or off. */
export interface Switched {
  on: boolean;
}

/** Who shall sit there: "me", "open" or "bot" with a level. With a name: another person at the same device. */
export interface SeatWanted {
  kind: string;
  level?: string | null;
  name?: string | null;
  figure?: string | null;
}

/** A clock; which fields count depends on its kind. */
export interface ClockWanted {
  kind?: string;
  seconds?: number;
  increment?: number;
  days?: number;
}

/** A table to be laid. */
export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  options?: Facts;
  visibility?: string;
  spectators?: boolean;
  start?: string;
  rated?: boolean;
  hints?: boolean | null;
  clock?: ClockWanted | null;
  /** by the fingerprint of one that the house offers, or whole */
  pack?: string | Facts;
}

/** A corrected pack, to be checked. */
export interface PackWanted {
  pack: Facts;
}

/** An evening at a real table, to be kept with the account; without `doc` it is thrown away. */
export interface EveningKept {
  id: string;
  /** milliseconds; the latest version stays */
  touched: number;
  /** as the client wrote it */
  doc?: Facts | null;
}

/** A guided first game to be laid. */
export interface LessonWanted {
  game: string;
  lesson: string;
}

/** A seat; without one: the first that will do. */
export interface SeatChoice {
  seat?: number | null;
}

/** A record from a file, to be looked at. */
export interface ReplayWanted {
  record: Facts;
  seat?: number | null;
  from?: number;
  to?: number;
}

/** A record from a file, to be reviewed. */
export interface RecordBrought {
  record: Facts;
}

/** Once more from a moment of a finished game: the ply, and whose eyes it was seen with. */
export interface TryWanted {
  ply: number;
  seat: number;
  /** of the bots; without: as they were */
  level?: string | null;
}

/** A move for a moment; without one the answer is asked for. */
export interface MomentTried {
  move?: string | null;
}

/** A finished game that was played on a device, to be kept here. */
export interface GameBrought {
  record: Facts;
  seats: SeatWanted[];
}

/** Show me the table. Without `seat`: from my first seat there, or as a spectator; null: as a spectator. */
export interface Subscribe extends Message {
  type: "subscribe";
  table: string;
  seat?: number | null;
  /** the last `n` that was seen: events after it are in the snapshot */
  since?: number;
}

/** Show it no more; without `seat`: from none of my seats. */
export interface Unsubscribe extends Message {
  type: "unsubscribe";
  table: string;
  seat?: number | null;
}

/** A move of my seat for the decision at `ply`. */
export interface MakeMove extends Message {
  type: "move";
  table: string;
  seat: number;
  ply: number;
  move: string;
}

/** Take back the last move of my seat, or ask all others whether I may. */
export interface Undo extends Message {
  type: "undo";
  table: string;
  seat: number;
  ply: number;
}

/** Propose to end the game without a winner; alone with bots it is done at once. */
export interface Abandon extends Message {
  type: "abandon";
  table: string;
  seat: number;
}

/** To the pending question, named by its `n`; one "no" ends it. */
export interface Answer extends Message {
  type: "answer";
  table: string;
  seat: number;
  ask: number;
  yes: boolean;
}

/** Of two the other wins, among more a bot plays on; not where all win or lose together. */
export interface Resign extends Message {
  type: "resign";
  table: string;
  seat: number;
}

/** No more steps of the lesson: from now on I play freely. */
export interface Free extends Message {
  type: "free";
  table: string;
  seat: number;
}

/** Say something to the table; for those who sit. */
export interface Chat extends Message {
  type: "chat";
  table: string;
  text: string;
}

/** Hold up a paper sign; it is seen for a moment and kept nowhere. */
export interface React extends Message {
  type: "react";
  table: string;
  sign: string;
}

/** What would a strong bot do with what my seat knows? */
export interface Hint extends Message {
  type: "hint";
  table: string;
  seat: number;
}

/** Why can this seat not make that move? Nothing is tried. */
export interface Why extends Message {
  type: "why";
  table: string;
  seat: number;
  move: string;
}

/** What does my seat see, as the bytes that learners are shown? */
export interface AskRow extends Message {
  type: "row";
  table: string;
  seat: number;
}

/** Are you there? */
export interface Ping extends Message {
  type: "ping";
}

/** Review a finished game: from the eyes of a seat, or (null) with everything open. Pieces come as they are made. */
export interface AskReview extends Message {
  type: "review";
  /** or the name of a record that was brought */
  table: string;
  seat?: number | null;
}

/** What could a seat know at this ply of a finished game? */
export interface AskKnown extends Message {
  type: "known";
  table: string;
  seat: number;
  ply: number;
}

export type SeatKind = "person" | "bot" | "open" | "kept";

export type Status = "waiting" | "running" | "over";

export type Visibility = "link" | "public";

export type Start = "full" | "host";

export type ClockRule = NoClock | MoveClock | BankClock | DaysClock;

export type UndoNow = "free" | "ask";

export type Sign = "hello" | "well" | "wow" | "laugh" | "oops" | "thanks";

export type Lost = "left" | "took_over" | "resigned" | "taken" | "spectators_off";

export type AdviceWhy = "only" | "fact" | "chance" | "close" | "deeper" | "lost" | "guess";

/** What differs most between the best line and the one that was played, on average. */
export interface ReviewReason {
  /** its text is "review-reason-<key>" */
  key: string;
  best: number;
  played: number;
  /** a line of the score sheet, or an ending, that it is about */
  line?: string;
}

/** A point of the curve, and what the move that was made there was worth against a sound one. */
export interface ReviewPoint {
  ply: number;
  /** of each seat */
  win: number[];
  /** of a chance, one standard error */
  error: number;
  /** of the move at this ply, for each seat; zeros after the end */
  effect: number[];
  effect_error: number;
  /** the round, week or turn of the table */
  chapter: number;
}

/** A decision of the seat, judged by what it could know. */
export interface ReviewDecision {
  ply: number;
  seat: number;
  played: string;
  best: string;
  /** with the move that was played */
  win: number;
  regret: number;
  error: number;
  mark: "best" | "good" | "doubtful" | "mistake" | "better";
  /** the best first */
  moves: JudgedMove[];
  /** how play was expected to go on after the best move */
  line: NamedMove[];
  reason: ReviewReason | null;
}

/** A whole review, or as much of it as is done. */
export interface Review {
  seaboard: "review";
  format: number;
  game: string;
  rules: number;
  pack: string;
  record: string;
  eyes: number | null;
  method: ReviewMethod;
  progress: number;
  plies: number;
  curve: ReviewPoint[];
  split: ReviewSplit[];
  strokes: ReviewStroke[];
  decisions: ReviewDecision[];
  helms: ReviewHelm[];
}

/** What a seat could know at a ply. */
export interface Known {
  ply: number;
  places: KnownPlace[];
  /** how likely it is in each zone of the board */
  zones?: number[];
  /** for each of these zones */
  whys?: ZoneWhy[];
}

export type Language = "uk" | "ru" | "en";

export type VoyageState = "sailing" | "arrived" | "left";

/** What a player sends over the WebSocket. */
export interface Message {
  id?: string;
}

/** A move that could have been made. */
export interface JudgedMove {
  text: string;
  kind: string;
  facts: Facts;
  win: number;
  error: number;
  iterations: number;
}

/** A move with its names. */
export interface NamedMove {
  text: string;
  kind: string;
  facts: Facts;
}

/** How it was found out: reviews of the same method are the same. */
export interface ReviewMethod {
  version: number;
  worlds: number;
  first: number;
  cap: number;
  seed: number;
  strength: string;
}

/** Where the result of a seat came from: start + luck + own + others = result. */
export interface ReviewSplit {
  seat: number;
  result: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  error: number;
}

/** A stroke of luck: what chance did between two decisions. */
export interface ReviewStroke {
  ply: number;
  luck: number[];
}

/** How a seat decided. */
export interface ReviewHelm {
  seat: number;
  decisions: number;
  /** the mean, in chances to win */
  regret: number;
  error: number;
  mistakes: number;
  doubtful: number;
  /** the share of the best possible chance that was kept */
  kept: number;
}

/** What a seat could know of one place. */
export interface KnownPlace {
  /** its text is "review-place-<place>" */
  place: string;
  /** whose */
  seat?: number;
  /** how many things lie there */
  size?: number;
  certain: KnownItem[];
  likely: KnownItem[];
}

/** Why something may be in a zone: what was last seen to happen to it. */
export interface ZoneWhy {
  /** its text is "review-why-<key>" */
  key: string;
  /** the others that it happened to, from 1 */
  zones: number[];
  ply: number;
}

/** Something that may lie somewhere. */
export interface KnownItem {
  item: string;
  chance: number;
  /** where it was last seen to happen */
  ply?: number;
  /** so many of them have not been seen */
  left?: number;
}
