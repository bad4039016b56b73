"""Guests, accounts, histories and ratings."""

from __future__ import annotations

import httpx
import pytest

from tests.server.rig import BOT, GAME, ME, OPEN, Friend, Rig, play_on


def test_the_first_contact_makes_a_guest(rig: Rig) -> None:
    answer = httpx.get(f"{rig.address}/api/me", headers={"accept-language": "uk-UA,uk;q=0.9"})
    assert answer.json()["name"] == ""
    assert answer.json()["language"] == "uk"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie  # plain http on loopback
    again = httpx.get(f"{rig.address}/api/me", cookies={"seaboard": answer.cookies["seaboard"]})
    assert again.json()["id"] == answer.json()["id"]


@pytest.mark.parametrize(
    "change",
    [
        lambda c: c[:-1] + ("0" if c[-1] != "0" else "1"),
        lambda c: "p" + c,
        lambda c: "",
        lambda c: "a.b.c",
        lambda c: "…",
    ],
)
def test_a_cookie_that_we_did_not_sign_is_nobody(rig: Rig, change: object) -> None:
    cookie = change(Friend(rig.address).cookie)  # type: ignore[operator]
    headers = {b"cookie": f"seaboard={cookie}".encode()}
    answer = httpx.post(f"{rig.address}/api/tables", json={"game": GAME, "seats": [ME, OPEN]}, headers=headers)
    assert answer.status_code == 401
    assert answer.json()["code"] == "who-are-you"


def test_a_name_and_a_language(rig: Rig) -> None:
    anna = Friend(rig.address)
    changed = anna.http.patch("/api/me", json={"name": "  Олена\u202e\n Морська ", "language": "uk"}).json()
    assert (changed["name"], changed["language"]) == ("Олена Морська", "uk")
    assert anna.http.patch("/api/me", json={"name": "x" * 25}).json()["code"] == "name-too-long"
    assert anna.http.patch("/api/me", json={"language": "tlh"}).json()["code"] == "language-unknown"


def test_a_new_name_is_seen_at_the_table(rig: Rig) -> None:
    anna, borys = Friend(rig.address, "Anna"), Friend(rig.address, "Borys")
    table = anna.lay(ME, OPEN)
    borys.sit(table)
    with anna.socket() as wire:
        wire.subscribe(table)
        borys.http.patch("/api/me", json={"name": "Боря"})
        assert wire.until(lambda one: one["type"] == "update" and "names" in one)["names"] == ["Anna", "Боря"]


def test_an_account_keeps_everything_and_opens_elsewhere(rig: Rig) -> None:
    anna = Friend(rig.address, "Anna")
    table = anna.lay(ME, OPEN)
    made = anna.post("/api/account", {"login": "Anna-1", "password": "correct horse"})
    assert (made["id"], made["account"]) == (anna.id, "anna-1")
    assert len(made["recovery"]) == 8
    assert (
        anna.post("/api/account", {"login": "other", "password": "correct horse"}, 409)["code"] == "already-registered"
    )
    other = Friend(rig.address)
    assert other.post("/api/account", {"login": "ANNA-1", "password": "12345678"}, 409)["code"] == "name-taken"
    assert other.post("/api/account/login", {"login": "anna-1", "password": "wrong"}, 401)["code"] == "password-wrong"
    assert other.post("/api/account/login", {"login": "nobody", "password": "wrong"}, 401)["code"] == "password-wrong"
    assert other.post("/api/account/login", {"login": "anna-1", "password": "correct horse"})["id"] == anna.id
    assert [one["id"] for one in other.get("/api/me/tables")["tables"]] == [table]
    # a new password logs the other devices out
    anna.post("/api/account/password", {"old": "correct horse", "new": "battery staple"})
    assert other.http.get("/api/me").json()["id"] != anna.id
    # a recovery code works once
    code = made["recovery"][0]
    lost = Friend(rig.address)
    recovered = lost.post("/api/account/recover", {"login": "anna-1", "code": code.upper(), "password": "new password"})
    assert recovered["id"] == anna.id
    again = lost.post("/api/account/recover", {"login": "anna-1", "code": code, "password": "new password"}, 401)
    assert again["code"] == "recovery-wrong"
    assert lost.post("/api/account/logout")["id"] != anna.id


@pytest.mark.parametrize(
    ("login", "password", "code"),
    [
        ("ab", "12345678", "login-malformed"),
        ("a b c", "12345678", "login-malformed"),
        ("abc", "1234567", "password-too-short"),
    ],
)
def test_poor_credentials_are_refused(rig: Rig, login: str, password: str, code: str) -> None:
    assert Friend(rig.address).post("/api/account", {"login": login, "password": password}, 400)["code"] == code


def test_histories_and_ratings(rig: Rig) -> None:
    anna, borys = Friend(rig.address, "Anna"), Friend(rig.address, "Borys")
    for friend, login in ((anna, "rated-anna"), (borys, "rated-borys")):
        friend.post("/api/account", {"login": login, "password": "correct horse"})
    table = anna.lay(ME, OPEN, rated=True, visibility="public")
    assert table in [one["id"] for one in borys.get(f"/api/tables?game={GAME}")["tables"]]
    borys.sit(table)
    assert anna.get("/api/me/tables?status=running")["tables"][0]["your_turn"] in (True, False)
    with anna.socket() as a, borys.socket() as b:
        last = play_on({0: a, 1: b}, table, 2000)
    winners = last[0]["result"]["winners"]
    for _ in range(100):
        ratings = {friend.id: friend.http.get("/api/me").json()["ratings"] for friend in (anna, borys)}
        if ratings[anna.id]:
            break
    values = [ratings[friend.id][0]["mu"] for friend in (anna, borys)]
    assert all(one[0]["pool"] == GAME for one in ratings.values())
    if len(winners) == 1:
        assert values[winners[0]] > values[1 - winners[0]]
    history = anna.get("/api/me/tables?status=over")
    assert history["tables"][0]["id"] == table
    assert history["tables"][0]["yours"] == [0]
    assert history["more"] is False
    assert anna.get(f"/api/players/{anna.id}")["games"] == 1
    assert [one["id"] for one in anna.get(f"/api/ratings/{GAME}")["players"]] == [
        friend.id for friend in sorted((anna, borys), key=lambda one: -ratings[one.id][0]["value"])
    ]
    assert anna.get("/api/players/nobody", 404)["code"] == "player-unknown"
    assert table not in [one["id"] for one in borys.get("/api/tables")["tables"]]


def test_pages_of_a_history(rig: Rig) -> None:
    anna = Friend(rig.address)
    laid = [anna.lay(ME, OPEN) for _ in range(5)]
    first = anna.get("/api/me/tables?limit=2")
    assert [one["id"] for one in first["tables"]] == laid[:2:-1]
    assert first["more"] is True
    rest = anna.get(f"/api/me/tables?limit=5&before={first['tables'][-1]['touched']}")
    assert [one["id"] for one in rest["tables"]] == laid[2::-1]


def test_unlisted_tables_are_not_in_the_lobby(rig: Rig) -> None:
    anna, chris = Friend(rig.address), Friend(rig.address)
    table = anna.lay(ME, OPEN)
    assert table not in [one["id"] for one in chris.get("/api/tables?limit=100")["tables"]]
    assert chris.get(f"/api/tables/{table}")["yours"] == []  # but who knows its name may come


def test_bots_are_rated_with_people_but_two_seats_of_one_are_not(rig: Rig) -> None:
    anna = account(rig, "bot-rater")
    wanted = {"game": GAME, "seats": [ME, ME], "rated": True}
    assert anna.post("/api/tables", wanted, 409)["code"] == "rated-one-seat"
    wanted = {"game": GAME, "seats": [ME, BOT], "rated": True, "hints": True}
    assert anna.post("/api/tables", wanted, 400)["code"] == "rated-without-hints"


def account(rig: Rig, login: str) -> Friend:
    """Somebody with an account, elsewhere."""
    friend = Friend(rig.address, login.title())
    friend.post("/api/account", {"login": login, "password": "correct horse"})
    return friend


def play_out(one: Friend, other: Friend, **settings: object) -> str:
    """A whole game of two."""
    table = one.lay(ME, OPEN, **settings)
    other.sit(table)
    with one.socket() as a, other.socket() as b:
        play_on({0: a, 1: b}, table, 2000)
    return table


def log_in(friend: Friend, login: str, **more: object) -> dict[str, object]:
    me: dict[str, object] = friend.post("/api/account/login", {"login": login, "password": "correct horse", **more})
    return me


def test_a_guest_who_logs_in_brings_along_what_it_had(rig: Rig) -> None:
    home, borys = account(rig, "olena"), Friend(rig.address, "Borys")
    guest = Friend(rig.address)
    cookie = guest.cookie
    finished = play_out(guest, borys)
    waiting = guest.lay(ME, OPEN)
    running = guest.lay(ME, OPEN)
    borys.sit(running)

    me = log_in(guest, "olena")

    assert (me["id"], me["brought"]) == (home.id, 3)
    tables = {one["id"]: one for one in home.get("/api/me/tables")["tables"]}
    assert set(tables) == {finished, waiting, running}
    assert [tables[id]["yours"] for id in (finished, waiting, running)] == [[0], [0], [0]]
    assert tables[waiting]["host"] == home.id
    assert borys.get(f"/api/tables/{running}")["seats"][0]["name"] == "Olena"
    assert home.post(f"/api/tables/{finished}/rematch")["yours"] == [1]
    # the game goes on from the account, on any device
    with home.socket() as h, borys.socket() as b:
        assert play_on({0: h, 1: b}, running, 2000)[0]["result"] is not None
    # and the guest is nobody any more
    again = httpx.get(f"{rig.address}/api/me", cookies={"seaboard": cookie}).json()
    assert again["id"] not in (guest.id, home.id)


def test_a_seat_is_not_brought_to_where_the_account_sits_already(rig: Rig) -> None:
    home = account(rig, "mykola")
    guest = Friend(rig.address)
    table = home.lay(ME, OPEN)
    guest.sit(table)
    log_in(guest, "mykola")
    info = home.get(f"/api/tables/{table}")
    assert info["yours"] == [0]  # nobody sees two hands
    assert info["seats"][1]["kind"] == "bot"


def test_what_is_not_wanted_stays_with_the_guest(rig: Rig) -> None:
    home = account(rig, "daryna")
    guest = Friend(rig.address)
    cookie = guest.cookie
    table = guest.lay(ME, OPEN)
    assert log_in(guest, "daryna", bring=False)["brought"] == 0
    assert home.get("/api/me/tables")["tables"] == []
    assert Friend(rig.address, cookie=cookie).get(f"/api/tables/{table}")["yours"] == [0]


def test_one_account_takes_nothing_from_another(rig: Rig) -> None:
    home, other = account(rig, "taras"), account(rig, "lesia")
    table = other.lay(ME, OPEN)
    assert log_in(other, "taras")["brought"] == 0
    assert home.get("/api/me/tables")["tables"] == []
    assert log_in(other, "lesia")["brought"] == 0
    assert [one["id"] for one in other.get("/api/me/tables")["tables"]] == [table]


def test_guests_are_not_rated_and_nobody_wins_from_them(rig: Rig) -> None:
    anna, guest = account(rig, "farmer"), Friend(rig.address)
    wanted = {"game": GAME, "seats": [ME, BOT], "rated": True}
    assert guest.post("/api/tables", wanted, 403)["code"] == "rated-needs-account"
    table = anna.lay(ME, OPEN, rated=True)
    assert guest.post(f"/api/tables/{table}/sit", {}, 403)["code"] == "rated-needs-account"
