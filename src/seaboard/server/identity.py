"""Who somebody is: a signed cookie for guests, a password for those who want to keep their history.

The cookie holds a player's id, an epoch and, of an account, a session, signed with a secret of the server: nobody can
make one up. Passwords are kept as argon2 hashes only, recovery codes as SHA-256.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from seaboard.core.refused import Refused
from seaboard.service.names import new_id

COOKIE = "seaboard"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one
LOGIN = re.compile(r"[a-z0-9_-]{3,24}")
RECOVERY_CODES = 8

_hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


def sign(secret: str, player: str, epoch: int, session: str = "") -> str:
    """The value of the cookie; `session` names one of the places where an account is signed in."""
    body = f"{player}.{epoch}.{session}" if session else f"{player}.{epoch}"
    return f"{body}.{_signature(secret, body)}"


def read_cookie(secret: str, value: str) -> tuple[str, int, str] | None:
    """The player, epoch and session of a cookie that we made, or None."""
    body, _, signature = value.rpartition(".")
    # The signature is looked at first: nothing else in there can be trusted before.
    if not hmac.compare_digest(signature.encode(), _signature(secret, body).encode()):
        return None
    player, epoch, *session = body.split(".")
    return player, int(epoch), session[0] if session else ""


def _signature(secret: str, body: str) -> str:
    return hmac.new(secret.encode(), b"seaboard cookie " + body.encode(), hashlib.sha256).hexdigest()


def keyed(secret: str, text: str) -> str:
    """A hash that nobody without the secret can make."""
    return hmac.new(secret.encode(), b"seaboard " + text.encode(), hashlib.sha256).hexdigest()


def checked_login(login: str) -> str:
    lower = login.strip().lower()
    if not LOGIN.fullmatch(lower):
        raise Refused("login-malformed", value=login[:40])
    return lower


def checked_password(password: str) -> str:
    if len(password) < 8:
        raise Refused("password-too-short", limit=8)
    if len(password) > 200:
        raise Refused("password-too-long", limit=200)
    return password


def hashed(password: str) -> str:
    return _hasher.hash(password)


@cache
def _nobodys() -> str:
    """Checked when the login is unknown, so that the time of an answer does not tell which logins there are."""
    return hashed(secrets.token_hex(16))


def is_password(kept: str, password: str) -> bool:
    """Is it this one? As slow for somebody who does not exist."""
    try:
        return _hasher.verify(kept or _nobodys(), password) and bool(kept)
    except (VerificationError, InvalidHashError):
        return False


def new_recovery_codes() -> list[str]:
    """Codes to be written down: each lets one in once without the password."""
    return ["-".join(new_id(length=5) for _ in range(3)) for _ in range(RECOVERY_CODES)]


def hashed_code(code: str) -> str:
    """Codes are random enough (75 bits) for a plain hash."""
    return hashlib.sha256(b"seaboard recovery " + code.strip().lower().encode()).hexdigest()
