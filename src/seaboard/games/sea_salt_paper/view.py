"""What a seat may see of a table, and nothing else (the observation of the rulebook's SSP-80 … SSP-87)."""

from __future__ import annotations

from typing import Any

from seaboard.core.state import NOBODY
from seaboard.games.sea_salt_paper.codes import CALLS, FOUR_MERMAIDS, KEEPING, NO_CALL, OVER, PHASES, PICKING
from seaboard.games.sea_salt_paper.components import FACES
from seaboard.games.sea_salt_paper.results import RoundResult
from seaboard.games.sea_salt_paper.rules import SeaSaltPaper
from seaboard.games.sea_salt_paper.scoring import ROW, SIZE


def view(state: SeaSaltPaper, seat: int | None) -> dict[str, Any]:
    """All that a seat may see; None is a spectator."""
    mine = seat is not None and seat == state.turn
    shown: dict[str, Any] = {
        "seat": seat,
        "round": int(state.round),
        "target": int(state.charter.target),
        "first": int(state.first),
        "actor": None if state.actor() == NOBODY else int(state.turn),
        "phase": PHASES[state.phase],
        "deck": int(state.deck.count),
        "piles": [_pile(state, 0), _pile(state, 1)],
        "call": None if state.call == NO_CALL else {"call": CALLS[state.call], "caller": int(state.caller)},
        "seats": [_seat(state, other, seat) for other in range(state.seats)],
        "rounds": [_round(result) for result in state.history],
    }
    if mine and state.drawn >= 0:
        names = [FACES[state.drawn], FACES[state.drawn_too]]
        if state.phase == KEEPING:
            shown["drawn"] = names
        else:
            shown["kept"], shown["to_discard"] = names
    if state.phase == PICKING:
        shown["searched"] = int(state.searched)
        if mine:
            shown["pile_cards"] = [FACES[face] for face in state.pile(state.searched).listed()]
    return shown


def _pile(state: SeaSaltPaper, number: int) -> dict[str, Any]:
    pile = state.pile(number)
    return {"top": FACES[pile.top()] if pile.count > 0 else None, "size": int(pile.count)}


def _seat(state: SeaSaltPaper, seat: int, viewer: int | None) -> dict[str, Any]:
    opened = bool((state.opened >> seat) & 1)
    # At the end of the game a won hand of mermaids is shown; a closed hand stays closed (SSP-R22).
    won_by_mermaids = state.phase == OVER and state.ending == FOUR_MERMAIDS and bool((state.winners >> seat) & 1)
    sees_hand = seat == viewer or opened or won_by_mermaids
    area = state.area(seat)
    return {
        "hand": state.hand_faces(seat) if sees_hand else None,
        "hand_size": int(state.tally[seat * ROW + SIZE]),
        "opened": opened,
        "area": [[FACES[area[i]], FACES[area[i + 1]]] for i in range(0, len(area), 2)],
        "total": int(state.totals[seat]),
        "points": state.points_of(seat) if sees_hand else None,
    }


def _round(result: RoundResult) -> dict[str, Any]:
    return {
        "call": CALLS[result.call],
        "ender": int(result.caller),
        "bet_won": result.bet_won,
        "points": list(result.points),
        "bonuses": list(result.bonuses),
        "scored": list(result.scored),
    }
