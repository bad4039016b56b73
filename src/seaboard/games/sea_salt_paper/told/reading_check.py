"""Is a position that was read a possible one?"""

from __future__ import annotations

from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import POINTS_TO_CALL
from seaboard.games.sea_salt_paper.state import SeaSaltPaper


def check_position(fields: Fields, state: SeaSaltPaper) -> None:
    """The parts of a position must fit together."""
    phase = fields.at("phase")
    if (state.phase in (c.KEEPING, c.DISCARDING)) != (state.drawn >= 0):
        raise unfit(fields.at("drawn"), "drawn")
    if state.phase == c.PICKING and state.pile(state.searched).count == 0:
        raise unfit(fields.at("searched"), "empty_pile")
    if state.phase == c.DISCARDING and (state.pile_0.count == 0) != (state.pile_1.count == 0):
        raise unfit(phase, "discard_is_forced")  # SSP-15
    if state.phase == c.SEARCHING and (state.pile_0.count == 0 or state.pile_1.count == 0):
        raise unfit(phase, "empty_pile")
    if state.phase == c.ROBBING and not any(state.can_be_robbed(seat) for seat in range(state.seats)):
        raise unfit(phase, "nobody_to_rob")
    if c.PHASES[state.phase] == "take" and not state.can_take():
        raise unfit(phase, "nothing_to_take")
    if (state.call == c.NO_CALL) != (state.caller < 0):
        raise unfit(fields.at("caller"), "caller")
    if state.call == c.LAST_CHANCE and state.phase != c.OVER and state.turn == state.caller:
        raise unfit(fields.at("turn"), "caller_has_no_turn")
    if state.call == c.STOP and state.phase != c.OVER:
        raise unfit(fields.at("call"), "stop_ends_the_round")
    if state.phase != c.OVER and state.opened != opened_by_now(state):
        raise unfit(fields.at("opened"), "opened")
    if state.call != c.NO_CALL and state.points_of(state.caller) < POINTS_TO_CALL:
        raise unfit(fields.at("caller"), "caller_points")  # SSP-20; nothing is stolen from an open hand (SSP-73)
    if state.phase == c.OVER:
        _check_end(fields, state)
    else:
        _check_running(fields, state)
    _check_rounds(fields, state)


def _check_running(fields: Fields, state: SeaSaltPaper) -> None:
    """While a game goes on nobody has won it."""
    if state.winners:
        raise unfit(fields.at("winners"), "winners")
    for seat in range(state.seats):
        if state.totals[seat] >= state.charter.target:
            raise unfit(fields.at(f"totals[{seat}]"), "goal_reached")  # SSP-66
        waits = seat != state.turn or not state.charter.explicit_mermaids
        if _has_four_mermaids(state, seat) and waits:
            raise unfit(fields.at(f"hands[{seat}]"), "four_mermaids")  # SSP-63, SSP-R15


def _check_end(fields: Fields, state: SeaSaltPaper) -> None:
    """The winners have won as the ending says (SSP-63, SSP-66 … SSP-68)."""
    if state.winners == 0:
        raise unfit(fields.at("winners"), "no_winner")
    highest = max(state.totals)
    if state.ending == c.TARGET_REACHED and highest < state.charter.target:
        raise unfit(fields.at("ending"), "ending")
    if state.ending == c.ROUND_LIMIT and (state.round < c.MOST_ROUNDS or highest >= state.charter.target):
        raise unfit(fields.at("ending"), "ending")
    for seat in range(state.seats):
        by_mermaids = state.ending == c.FOUR_MERMAIDS
        could = _has_four_mermaids(state, seat) if by_mermaids else state.totals[seat] == highest
        if (state.winners >> seat) & 1 and not could:
            raise unfit(fields.at("winners"), "winners")


def _check_rounds(fields: Fields, state: SeaSaltPaper) -> None:
    """Rounds may be left out, but there are no more of them than were played, nor did they bring more than there is."""
    played = state.round if state.phase == c.OVER else state.round - 1
    if len(state.history) > played:
        raise unfit(fields.at("rounds"), "rounds")
    for seat in range(state.seats):
        if sum(result.scored[seat] for result in state.history) > state.totals[seat]:
            raise unfit(fields.at(f"totals[{seat}]"), "rounds")


def _has_four_mermaids(state: SeaSaltPaper, seat: int) -> bool:
    return state.tally[seat * c.ROW + c.OWNED + c.MERMAID] == 4


def opened_by_now(state: SeaSaltPaper) -> int:
    """Whose hands lie open in a running round (SSP-87): the caller's, and those of finished final turns."""
    opened = 0
    if state.call == c.LAST_CHANCE:
        seat = int(state.caller)
        while seat >= 0 and not opened >> seat & 1 and seat != state.turn:
            opened |= 1 << seat
            seat = int(state.left_of(seat))
    return opened


def unfit(field: str, reason: str) -> Refused:
    return Refused("position-inconsistent", field=field, reason=reason)
