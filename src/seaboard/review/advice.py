"""A hint with its reason: the best move, the next best, and what their lines differ in.

The move is that of a strong bot. Then both lines are followed in the same worlds, all of which the seat could be in,
for a bounded time: their chances, and the fact that speaks loudest for the first (`seaboard.review.reasons`).
"""

from __future__ import annotations

import time
from typing import Any

from seaboard.bots.bot import PolicyBot, SearchBot
from seaboard.bots.levels import SECONDS
from seaboard.bots.minds import mind_of
from seaboard.bots.search import Search
from seaboard.bots.seen import Seen
from seaboard.core.game import Game
from seaboard.core.random import Quick
from seaboard.core.record import Record, replay
from seaboard.core.refused import Refused
from seaboard.core.state import Moves, State
from seaboard.games import game_with
from seaboard.review.face import Face, Facts, face_of
from seaboard.review.judging import paired
from seaboard.review.playing import Playouts
from seaboard.review.reasons import facts_of, loudest, plain
from seaboard.review.shape import Advice, AdviceWhy, ReviewReason, bare_advice

LEVEL = "storm"
SCALE = 16  # worlds that tell how far leads scatter
FEWEST = 12  # worlds in which both lines are followed, however slow the machine is
MOST = 600
FOLLOWING = 1.0  # seconds
THEN = 0.5  # seconds for the second half of a move
HARDLY = 0.01  # a chance that is none
CLEAR = 0.02  # of a chance: what is less is about equal
SURE = 2.5  # standard errors: a hint is no verdict on anybody


class Adviser:
    """Follows the lines of one decision, from what its seat knows."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.face: Face = face_of(game.name)
        self.mind = mind_of(game.name)
        self.measure = (self.face.ends or self.face.measure)(self.mind.judge)
        self.playouts = Playouts(self.mind.rollout, self.measure, state.seats, state.actions)
        self.together = game.together(game.options_of(state), int(state.seats))
        self.state = state
        self.seat = seat

    def advise(self, best: int, others: list[int], seed: int, seconds: float | None) -> Advice:
        """Why the best move is the best; `others` are the next best and, for comparison, a weak one."""
        text = self._text(best)
        if not others:
            return bare_advice(text, "only")
        if self.mind.judge.is_guess(self.state):
            return bare_advice(text, "guess")
        self.playouts.value(self.state, self.seat, SCALE, seed)  # the scale of leads
        pause = None if seconds is None else seconds / len(others)
        advice = bare_advice(text, "close")
        advice["second"] = self._text(others[0])
        for number, other in enumerate(others):
            worth, reason = self._compare(best, other, seed, pause)
            gap, error = paired(*worth)
            if number == 0:
                advice["win"], advice["second_win"] = _mean(worth[0]), _mean(worth[1])
                advice["why"] = "fact" if reason else how_far(advice["win"], gap, error)
            elif reason:
                advice["why"], advice["against"] = "fact", self._text(other)
            advice["reason"] = reason
            if advice["why"] not in ("close", "lost"):
                break
        return advice

    def _compare(
        self, best: int, other: int, seed: int, seconds: float | None
    ) -> tuple[tuple[list[float], list[float]], ReviewReason | None]:
        """Both lines in the same worlds: what they are worth, and what speaks for the first."""
        end = time.perf_counter() + (seconds or 0.0)
        facts: tuple[list[Facts], list[Facts]] = ([], [])
        worth: tuple[list[float], list[float]] = ([], [])
        count = 0
        while count < MOST and (count < FEWEST or seconds is None or time.perf_counter() < end):
            for line, action in enumerate((best, other)):
                world = self.playouts.after(self.state, self.seat, action, seed + 31 + count)
                worth[line].append(float(self.measure.value(world, self.seat)))
                facts[line].append(facts_of(self, world, self.seat))
            count += 1
        reason = loudest(facts[0], facts[1], SURE) or plain(self._at_once(best, seed), self._at_once(other, seed))
        return worth, reason

    def _at_once(self, action: int, seed: int) -> Facts:
        return self.face.now(self.state.determinize(self.seat, Quick(seed)), self.seat, action)

    def _text(self, action: int) -> str:
        return self.game.describe(self.state, action).text


def _mean(worth: list[float]) -> float:
    return round(sum(worth) / len(worth), 3)


def how_far(win: float, gap: float, error: float) -> AdviceWhy:
    """Nothing speaks for the move but its chance, or not even that."""
    if win < HARDLY and abs(gap) < HARDLY:
        return "lost"
    if gap > CLEAR and gap > SURE * error:
        return "chance"
    return "deeper" if gap < -CLEAR and -gap > SURE * error else "close"


def advice_on(game: Game[Any], state: State, seat: int, seed: int, hurried: bool = True) -> Advice:
    """What a strong bot would do with what the seat knows, and why; a hurried one keeps to a time."""
    seen = Seen(game, state, seat)
    seen.check_turn()
    mind = mind_of(game.name)
    bot = mind.level(LEVEL, SECONDS[LEVEL] if hurried else None)
    best, others = ranked(bot, seen, seed)
    advice = Adviser(game, state, seat).advise(best, others, seed, FOLLOWING if hurried else None)
    advice["then"] = _then(game, state, seat, best, mind.level(LEVEL, THEN if hurried else None), seed)
    return advice


def _then(game: Game[Any], state: State, seat: int, best: int, bot: SearchBot, seed: int) -> str | None:
    """The second half of a move that is made in two steps."""
    after = state.clone()
    after.advance(best)
    if int(after.actor()) != seat or int(after.reveals) != int(state.reveals):
        return None
    return game.describe(after, bot.choose(Seen(game, after, seat), Quick(seed))).text


def ranked(bot: SearchBot, seen: Seen, seed: int) -> tuple[int, list[int]]:
    """The move of the bot; the one that it would make if that were forbidden; and one that it thinks little of."""
    legal = seen.legal()
    if len(legal) == 1:
        return legal[0], []
    search = bot.begin(seen, Quick(seed))
    if search.choices > 1 and not search.is_plain:
        search.decide(bot.budget(search), bot.seconds or 0.0)
    return ranked_in(search, bot, seen, seed)


def ranked_in(search: Search, bot: SearchBot, seen: Seen, seed: int) -> tuple[int, list[int]]:
    """The same of a search that was made."""
    legal = seen.legal()
    if len(legal) == 1:
        return legal[0], []
    quick = Quick(seed)
    if search.choices == 1 or search.is_plain or not search.lines():
        best = int(search.choice[0]) if search.choices == 1 else PolicyBot(bot.policy).choose(seen, quick)
        return best, by_policy(bot, seen, [action for action in legal if action != best], quick)
    best = bot.guess(search, quick) if search.is_guess else int(search.best_action())
    if bot.caution > 0:
        best = bot.prefer(bot.policy, bot.caution, search, best, seen, quick)
    lines = [line for line in search.lines() if line[0] != best]
    if not lines:
        return best, by_policy(bot, seen, [action for action in legal if action != best], quick)
    weakest = min(lines[1:], key=lambda line: line[2], default=None)
    return best, [lines[0][0]] if weakest is None else [lines[0][0], weakest[0]]


def by_policy(bot: SearchBot, seen: Seen, others: list[int], quick: Quick) -> list[int]:
    """What the policy does where the best move is not to be had, and one of the rest."""
    world = seen.sample(quick)
    moves = Moves(world.actions)
    for action in others:
        moves.add(action)
    chosen = int(bot.policy.choose(world, moves, quick))
    if chosen not in others:  # a policy may insist
        chosen = others[0]
    return [chosen, *[action for action in reversed(others) if action != chosen][:1]]


def advise(record: Record, seat: int, seed: int) -> Advice:
    """The hint after the moves of a record; for worker processes, which get no states."""
    game = game_with(record.game, record.correction)
    state = replay(game, record, len(record.moves))
    if int(state.actor()) != seat:
        raise Refused("seat-not-deciding", seat=seat, actor=int(state.actor()))
    return advice_on(game, state, seat, seed)
