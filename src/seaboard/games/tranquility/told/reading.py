"""Reading a position: what is left out takes sensible places, and every card must be somewhere exactly once.

Cards that a position does not name go, in this order: the islands taken out unseen into `removed`; then, if `decks` is
left out, everything is shuffled by the seed and dealt as decks; else islands, starts and finish cards lie among the
discards, and monsters and storms have left the game. Without a `phase` the turn of `active` begins.
"""

from __future__ import annotations

from collections import Counter

from seaboard.core.cards import cards_from
from seaboard.core.random import random_from
from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.tranquility.box.printed import CELL_NAMES, card_name, card_number
from seaboard.games.tranquility.options import MODES
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.charter import Charter
from seaboard.games.tranquility.rules.sea import NO_ROCKS, empty_sea
from seaboard.games.tranquility.rules.seat import HAND_ROOM, Seat, new_seat
from seaboard.games.tranquility.state import Tranquility, bare_table
from seaboard.games.tranquility.told.moves import TAG_NAMES
from seaboard.games.tranquility.told.reading_check import check_piles, check_sea, on_table
from seaboard.games.tranquility.told.reading_duel import deal_market, read_log
from seaboard.games.tranquility.told.reading_turn import (
    number_between,
    read_counters,
    read_drawing,
    read_known,
    read_phase,
    read_points,
    read_window,
)

ROOM = 128  # for any pile of a position


class CardReader:
    """Reads lists of cards and counts them, so that no card is anywhere twice."""

    def __init__(self, charter: Charter, seats: int) -> None:
        self.used: Counter[int] = Counter()
        self.wanted: Counter[int] = Counter(range(1, c.ISLANDS + 1))
        if charter.mode != c.DUEL:
            self.wanted[int(c.START)] = seats
        if charter.has_finish_in_hands():
            self.wanted[int(c.FINISH)] = int(charter.numbers.finish_cards)
        self.wanted[int(c.MONSTER)] = int(charter.monsters)
        if charter.storms:
            for storm in (c.YELLOW, c.PURPLE, c.ORANGE):
                self.wanted[int(storm)] = int(charter.numbers.storms_of_a_colour)
        for i in range(len(charter.exploration)):
            self.wanted[int(charter.exploration[i])] += 1

    def use(self, card: int, path: str) -> int:
        self.used[card] += 1
        if self.used[card] > self.wanted[card]:
            facts = {"count": self.used[card], "expected": self.wanted[card]}
            raise Refused("card-too-many", card=str(card_name(card)), field=path, **facts)
        return card

    def cards(self, names: object, path: str) -> list[int]:
        if not isinstance(names, list):
            raise Refused("field-not-list", field=path)
        return [self.card(name, f"{path}[{i}]") for i, name in enumerate(names)]

    def card(self, name: object, path: str) -> int:
        number = card_number(name)
        if number is None:
            raise Refused("name-unknown", field=path, value=str(name)[:60], nearest="")
        return self.use(number, path)

    def rest(self) -> list[int]:
        """The cards that nobody has named."""
        return sorted((self.wanted - self.used).elements())


def read_state(fields: Fields, seats: int, charter: Charter, seed: str, drawn: int) -> Tranquility:
    table = bare_table(seats, charter, random_from(seed, drawn))
    reader = CardReader(charter, seats)
    cells = CELL_NAMES[MODES[charter.mode]]
    _read_sea(fields, table, reader, cells)
    table.players = [new_seat(ROOM) for _ in range(seats)]
    table.started = fields.switch("started", False)
    table.finished = fields.switch("finished", False)
    _read_storms(fields, table, reader)
    _read_hands(fields, table, reader)
    _read_gifts(fields.fields("gifts", {}), table, reader)
    _read_exploration(fields, table, reader)
    _read_starts(fields, table, reader)
    _deal_rest(fields, table, reader)
    read_known(fields, table)
    read_counters(fields, table, cells)
    read_drawing(fields.fields("drawing", {}), table)
    read_window(fields.fields("window", {}), table)
    read_points(fields, table)
    check_sea(fields, table)
    check_piles(fields, table)
    read_phase(fields, table)
    if charter.mode == c.DUEL:
        read_log(fields, table)
    return table


# -- the sea ----------------------------------------------------------------------------------------------------


def _read_sea(fields: Fields, table: Tranquility, reader: CardReader, cells: list[str]) -> None:
    table.sea = empty_sea(table.charter.layout)
    sea = table.sea
    given = fields.any("sea", {})
    path = fields.at("sea")
    if not isinstance(given, dict):
        raise Refused("field-not-object", field=path)
    night = {one_of(name, cells, fields.at("night")) for name in fields.list("night", None, [])}
    for name in given:
        one_of(name, cells, path)
    for cell, name in enumerate(cells):
        if name in given:
            card = reader.card(given[name], f"{path}.{name}")
            if card > c.ISLANDS:
                raise Refused("name-unknown", field=f"{path}.{name}", value=str(given[name]), nearest="")
            if not sea.below[card] < cell < sea.above[card]:  # TRQ-28
                raise Refused("position-inconsistent", field=f"{path}.{name}", reason="order")
            sea.place(card, cell, name in night)
    if night - given.keys():  # TRQ-106: a card lies night up, never a cell
        raise Refused("position-inconsistent", field=fields.at("night"), reason="day_night")
    table.night_up = fields.switch("night_up", False)
    rows = int(table.charter.layout.rows)
    for i, row in enumerate(fields.list("purple", None, [])):
        sea.put_purple(number_between(row, 1, rows, fields.at(f"purple[{i}]")) - 1, 1)
    table.rocks_fresh = fields.switch("rocks_fresh", False)
    may_have_rocks = table.charter.rocks or table.is_pyramid()
    if fields.has("rocks"):
        row = fields.number("rocks", 1, rows) - 1
        if not may_have_rocks or sea.is_full(row):
            raise Refused("position-inconsistent", field=fields.at("rocks"), reason="rocks")
        sea.put_rocks(row)
    table.rocks_gone = fields.switch("rocks_gone", table.charter.rocks and sea.rocks == NO_ROCKS)
    if table.charter.rocks and table.rocks_gone == (sea.rocks != NO_ROCKS):
        raise Refused("position-inconsistent", field=fields.at("rocks_gone"), reason="rocks")


# -- cards ------------------------------------------------------------------------------------------------------


def _read_storms(fields: Fields, table: Tranquility, reader: CardReader) -> None:
    """Storms on the table; in a pyramid they are among the explored cards."""
    for name in ("yellow", "orange"):
        counts = fields.list(name, int(table.seats), [0] * int(table.seats))
        for s, count in enumerate(counts):
            number_between(count, 0, 2, fields.at(f"{name}[{s}]"))
            setattr(table.players[s], name, count)
    if table.charter.storms:
        for name, storm in (("yellow", c.YELLOW), ("orange", c.ORANGE)):
            for player in table.players:
                for _ in range(int(getattr(player, name))):
                    reader.use(int(storm), fields.at(name))
        for row in range(table.charter.layout.rows):
            for _ in range(int(table.sea.purple[row])):
                reader.use(int(c.PURPLE), fields.at("purple"))
    elif not table.is_pyramid() and (
        any(player.yellow or player.orange for player in table.players) or table.sea.blocked & ~_rocks_bit(table)
    ):
        raise Refused("position-inconsistent", field=fields.at("yellow"), reason="storms")


def _rocks_bit(table: Tranquility) -> int:
    return 1 << int(table.sea.rocks) if table.sea.rocks >= 0 else 0


def _read_hands(fields: Fields, table: Tranquility, reader: CardReader) -> None:
    seats = int(table.seats)
    for s, names in enumerate(fields.list("hands", seats, [[]] * seats)):
        path = fields.at(f"hands[{s}]")
        hand = reader.cards(names, path)
        if len(hand) > HAND_ROOM:
            raise Refused("field-wrong-length", field=path, length=len(hand), expected=int(HAND_ROOM))
        for card in hand:
            if card > c.MONSTER:
                raise Refused("position-inconsistent", field=path, reason="not_a_hand_card")
            table.players[s].hold(card)
    for name, sign in (("discards", 1), ("unseen_discards", -1)):
        for s, names in enumerate(fields.list(name, seats, [[]] * seats)):
            for card in reader.cards(names, fields.at(f"{name}[{s}]")):
                table.players[s].pile.put(sign * card)
    if fields.has("decks"):
        for s, names in enumerate(fields.list("decks", seats)):
            table.players[s].deck = cards_from(reader.cards(names, fields.at(f"decks[{s}]")), ROOM)
    table.removed = cards_from(reader.cards(fields.list("removed", None, []), fields.at("removed")), ROOM)
    table.gone = cards_from(reader.cards(fields.list("gone", None, []), fields.at("gone")), ROOM)
    table.market = cards_from(reader.cards(fields.list("market", None, []), fields.at("market")), ROOM)


def _read_gifts(fields: Fields, table: Tranquility, reader: CardReader) -> None:
    seats = int(table.seats)
    table.round = fields.number("round", 0, 3, 0)
    table.answered = fields.number("answered", 0, seats, 0)
    for s, row in enumerate(fields.list("seats", seats, [{}] * seats)):
        _read_gift(Fields(row, fields.at(f"seats[{s}]")), table.players[s], reader)
    fields.done()


def _read_gift(fields: Fields, player: Seat, reader: CardReader) -> None:
    most = int(c.PLEDGES) - 1
    player.pledge = fields.number("pledge", 0, most) if fields.has("pledge") else -1
    player.tag = TAG_NAMES.index(fields.choice("tag", TAG_NAMES, ""))
    if fields.has("secret"):
        secret = fields.fields("secret")
        tag = TAG_NAMES.index(secret.choice("tag", TAG_NAMES, ""))
        player.secret = tag * int(c.PLEDGES) + secret.number("count", 0, most)
        secret.done()
    player.share = fields.number("share", 0, 13, 0)
    for card in reader.cards(fields.list("given", None, []), fields.at("given")):
        player.pile.put(card)
        player.given += 1
    player.top = fields.number("top", 0, 8) if fields.has("top") else -1
    player.has_given = fields.switch("has_given", False)
    fields.done()


def _read_exploration(fields: Fields, table: Tranquility, reader: CardReader) -> None:
    """The exploration deck of a pyramid: what lies on the table must have been explored; the rest is the deck."""
    fields.any("log", None)  # of a duel, read there
    if fields.has("explored"):
        table.explored = cards_from(reader.cards(fields.list("explored"), fields.at("explored")), ROOM)
    elif table.is_pyramid():
        implied = [reader.use(card, fields.at("explored")) for card in _on_table(fields, table)]
        table.explored = cards_from(implied, ROOM)
    if fields.has("exploration"):
        table.exploration = cards_from(reader.cards(fields.list("exploration"), fields.at("exploration")), ROOM)
    elif table.is_pyramid():
        rest = [card for card in reader.rest() if card >= c.FINISH]
        for card in rest:
            reader.use(card, fields.at("exploration"))
        table.exploration = cards_from(rest, ROOM)
        table.random.shuffle(table.exploration.items, table.exploration.count)


def _on_table(fields: Fields, table: Tranquility) -> list[int]:
    found = fields.any("compasses", {})
    counts = [found.get(name, 0) for name in ("pool", "spent")] if isinstance(found, dict) else []
    known = sum(count for count in counts if isinstance(count, int) and 0 < count <= table.charter.numbers.compasses)
    return on_table(table) + [int(c.COMPASS)] * known


def _read_starts(fields: Fields, table: Tranquility, reader: CardReader) -> None:
    """Every player has one start card: in hand, deck or discards, or played."""
    seats = int(table.seats)
    table.drawing = c.DRAWINGS.index(fields.fields("drawing", {}).choice("why", c.DRAWINGS, "refill"))
    has = [_owns_start(player) for player in table.players]
    if table.charter.mode == c.DUEL:
        fields.any("start_out", None)
        return
    if fields.has("start_out"):
        out = fields.list("start_out", seats)
        for s, value in enumerate(out):
            if not isinstance(value, bool):
                raise Refused("field-not-switch", field=fields.at(f"start_out[{s}]"), value=str(value)[:40])
    else:
        first = has.index(False) if table.started and False in has else -1
        out = [s == first for s in range(seats)]
    in_gone = table.gone.listed().count(int(c.START))
    if sum(out) != in_gone + int(table.started):
        raise Refused("position-inconsistent", field=fields.at("start_out"), reason="start_cards")
    for s, player in enumerate(table.players):
        player.start_out = out[s]
        if out[s] and has[s]:
            raise Refused("position-inconsistent", field=fields.at(f"start_out[{s}]"), reason="start_cards")
    if table.started:
        reader.use(int(c.START), fields.at("started"))
    if table.charter.has_finish_in_hands() and table.finished:
        reader.use(int(c.FINISH), fields.at("finished"))


def _owns_start(player: Seat) -> bool:
    cards = [*player.hand.listed(), *player.deck.listed(), *player.pile.listed()]
    count = sum(abs(card) == c.START for card in cards)
    if count > 1:
        raise Refused("card-too-many", card="start", field="state.hands", count=count, expected=1)
    return count == 1


def _deal_rest(fields: Fields, table: Tranquility, reader: CardReader) -> None:
    rest = [card for card in reader.rest() if card != c.START]
    if not fields.has("removed") or not (fields.has("decks") or fields.has("exploration")):
        stack = cards_from(rest, ROOM)
        table.random.shuffle(stack.items, stack.count)
        rest = stack.listed()
    if not fields.has("removed"):
        removed = [card for card in rest if card <= c.ISLANDS][: int(table.charter.removed)]
        rest = [card for card in rest if card not in removed]
        table.removed = cards_from(removed, ROOM)
    if table.removed.count != table.charter.removed:
        facts = {"length": int(table.removed.count), "expected": int(table.charter.removed)}
        raise Refused("field-wrong-length", field=fields.at("removed"), **facts)
    if table.charter.mode == c.DUEL:
        rest = deal_market(fields, table, rest)
        if rest:
            _put_aside(fields, table, rest)
        return
    _deal_starts(fields, table)
    storm = fields.fields("drawing", {}).any("storm", None)
    if table.charter.storms and storm is not None:
        number = card_number(storm)
        if number in rest and fields.any("phase", "act") != "yellow":
            rest.remove(number)
    if not fields.has("decks"):
        for i, card in enumerate(rest):
            table.players[i % int(table.seats)].deck.put(card)
        for player in table.players:
            table.random.shuffle(player.deck.items, player.deck.count)
        return
    _put_aside(fields, table, rest)


def _deal_starts(fields: Fields, table: Tranquility) -> None:
    if table.drawing == c.OPENING:
        return  # still set aside
    for player in table.players:
        if not player.start_out and not _owns_start(player):
            if fields.has("decks"):
                player.pile.put(c.START)
                if player.given:  # picked cards stay at the end of the pile
                    cards = player.pile.listed()
                    cards.insert(0, cards.pop())
                    player.pile = cards_from(cards, ROOM)
            else:
                player.deck.put(c.START)


def _put_aside(fields: Fields, table: Tranquility, rest: list[int]) -> None:
    """The decks are listed: what is left lies among the discards, or has left the game."""
    loose = [card for card in rest if card <= c.FINISH]
    if loose and fields.has("discards"):
        raise Refused("card-count-wrong", card=str(card_name(loose[0])), field=fields.path, count=0, expected=1)
    piles: list[list[int]] = [player.pile.listed() for player in table.players]
    for i, card in enumerate(sorted(loose)):
        piles[i % len(piles)].insert(0, card)
    for player, pile in zip(table.players, piles, strict=True):
        player.pile = cards_from(pile, ROOM)
    for card in rest:
        if card == c.MONSTER:
            table.gone.put(card)
    if table.charter.storms:
        table.yellow_gone = rest.count(int(c.YELLOW))
        table.purple_gone = rest.count(int(c.PURPLE))
        table.orange_gone = rest.count(int(c.ORANGE))
