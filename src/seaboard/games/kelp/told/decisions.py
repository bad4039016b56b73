"""The decisions of Kelp in plain words, a row for each: its name, what is done there with a zone, a cell, a die or a
colour, what "done" means, and what is played for somebody whose time has run out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.octopus import has_food
from seaboard.games.kelp.state import Kelp

Late = Literal[
    "done", "first", "last", "secret", "action", "cover", "show", "give", "keep", "take", "use", "save", "buy"
]


@dataclass(frozen=True)
class Decision:
    """One decision. Its name is the key of its prompt, and how positions call it."""

    name: str
    late: Late  # the time-out move: `told/timeouts.py` says what each word stands for
    done: str = "done"  # kinds of moves, where they are moves of this decision
    zone: str = ""
    cell: str = ""
    die: str = ""
    colour: str = ""
    counted: bool = False  # `most` more are to be chosen, and the prompt says so


DECISIONS: dict[int, Decision] = {
    int(c.OVER): Decision("over", "first"),
    # the octopus
    int(c.PLACE_SHARK): Decision("place-shark", "first"),
    int(c.ACTION): Decision("action", "action", done="skip"),
    int(c.LAST_GAP): Decision("last-gap", "done", done="end-turn"),
    int(c.PAY): Decision("pay", "show", zone="reveal"),
    int(c.SWAP): Decision("swap", "secret", counted=True),
    int(c.SHUFFLE): Decision("shuffle", "secret", zone="shuffle", counted=True),
    int(c.HIDE): Decision("hide", "cover", zone="hide", counted=True),
    int(c.LEARN): Decision("learn", "last", counted=True),
    int(c.EXCHANGE): Decision("exchange", "give", zone="exchange"),
    int(c.REMOVE): Decision("remove", "keep", counted=True),
    int(c.TUTOR): Decision("tutor", "take"),
    int(c.CALM): Decision("calm", "done", cell="calm", counted=True),
    int(c.SEND_HOME): Decision("send-home", "first"),
    int(c.CHOOSE_ESCAPE): Decision("choose-escape", "secret", colour="escape"),
    int(c.SURVIVE): Decision("survive", "use", done="flee-plainly"),
    # the shark
    int(c.SETTLE): Decision("settle", "first", zone="settle"),
    int(c.DRAW): Decision("draw", "done", done="draw-dice"),
    int(c.REFILL): Decision("refill", "first", cell="refill", counted=True),
    int(c.DRAWN_WINDOW): Decision("drawn", "done", done="roll"),
    int(c.GIVE_BACK): Decision("give-back", "first", colour="give-back", counted=True),
    int(c.PICK): Decision("pick", "last", colour="pick"),
    int(c.ROLLED): Decision("rolled", "done", die="reroll"),
    int(c.REROLL): Decision("reroll", "done", die="reroll", counted=True),
    int(c.STORE): Decision("store", "last", die="store"),
    int(c.RAISE): Decision("raise", "last", die="raise"),
    int(c.RAISE_TO): Decision("raise-to", "last"),
    int(c.STARVE): Decision("starve", "first", die="starve"),
    int(c.SHARPEN): Decision("sharpen", "first", die="sharpen"),
    int(c.CURRENTS): Decision("currents", "done", done="to-move", die="current"),
    int(c.LAY_CURRENT): Decision("lay-current", "first", cell="lay"),
    int(c.MOVE): Decision("move", "first"),
    int(c.SWIM): Decision("swim", "first"),
    int(c.GLIDE): Decision("glide", "first"),
    int(c.MOVED): Decision("moved", "done"),
    int(c.HUNT): Decision("hunt", "done", done="to-resolve", die="hunt"),
    int(c.HUNT_ZONE): Decision("hunt-zone", "first", zone="aim"),
    int(c.ORDER): Decision("order", "first", zone="resolve"),
    int(c.TRAP): Decision("trap", "done", done="suffer-trap"),
    int(c.CHOOSE_HUNT): Decision("choose-hunt", "secret", colour="counter"),
    int(c.GROW): Decision("grow", "done"),
    int(c.SPEND): Decision("spend", "done"),
    int(c.SAVE): Decision("save", "save", die="save"),
    int(c.BUY): Decision("buy", "buy", done="stop-buying", die="lower"),
    int(c.REFRESH): Decision("refresh", "first"),
    int(c.FEED): Decision("feed", "first", die="feed"),
}
PHASE_NUMBERS = {decision.name: number for number, decision in DECISIONS.items()}


def decision_of(state: Kelp) -> Decision:
    return DECISIONS[int(state.phase)]


def phase_name(state: Kelp) -> str:
    return decision_of(state).name


def prompt_facts(state: Kelp) -> dict[str, object]:
    """What the prompt says beside its key. The octopus is not told of dice that only the shark has seen."""
    facts: dict[str, object] = {"seat": int(state.actor())}
    pack, phase = state.pack, state.phase
    if decision_of(state).counted:
        facts["count"] = int(state.most)
    if phase == c.PAY:
        facts["card"] = pack.card_names[state.playing]
        facts["left"] = max(0, int(pack.cost[state.playing] - state.paid))
    elif phase == c.SETTLE:
        facts["count"] = int(state.picked).bit_count()
    elif phase == c.ACTION:
        facts["number"] = int(state.acted) + 1
        facts["draws"] = int(state.hand_size < state.limit and state.deck.count + state.discard.count > 0)
        facts["hides"] = int(state.revealed != 0)
        facts["food"] = int(has_food(state))
    elif phase == c.EXCHANGE:
        facts["block"] = pack.block_names[state.learning]
    elif phase == c.ROLLED:
        facts["rerolls"] = int(state.rerolls)
    elif phase == c.BUY:
        facts["energy"] = int(state.energy_sum + state.bonus - state.spent)
    elif phase == c.TRAP:
        facts["block"] = pack.block_names[state.board[state.target]]
    elif phase == c.SURVIVE:
        facts["escape"] = pack.escape_names[state.escape]
    return facts
