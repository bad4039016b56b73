"""What a host copies (a unit of systemd, a container, a configuration of nginx) is read by those it is for."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from seaboard.cli.serve import command

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
UNIT = (ROOT / "deploy" / "seaboard.service").read_text("utf-8")
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_page_shows_the_unit_that_is_there() -> None:
    assert blocks("ini") == [UNIT]


def test_options_in_unit_container_and_page_are_those_of_serve() -> None:
    known = {name for option in command.params for name in option.opts}
    lines = [
        line for line in [*UNIT.splitlines(), *CONTAINER.splitlines(), *PAGE.splitlines()] if "seaboard serve" in line
    ]
    given = {word for line in lines for word in re.findall(r"(?<=\s)--[a-z-]+", line)}
    assert len(lines) > 5
    assert given - {"--open"} <= known | {"--rm"}, given - known


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "seaboard.service"
    # Here is no /opt/seaboard and no such user: who starts it is this Python.
    text = UNIT.replace("/opt/seaboard/bin/seaboard", sys.executable).replace("User=seaboard", "User=root")
    unit.write_text(text, "utf-8")
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, timeout=60
    )
    ours = [line for line in said.stderr.splitlines() if "seaboard.service" in line]
    assert ours == []


def test_the_container_is_built_from_what_is_here_and_runs_as_nobody_special() -> None:
    steps = [
        line.split(maxsplit=1) for line in re.sub(r"\\\n", " ", CONTAINER).splitlines() if re.match(r"[A-Z]+ ", line)
    ]
    words = [step[0] for step in steps]
    assert words.count("FROM") == 2
    checked = [rest for word, rest in steps if word == "RUN" and "seaboard doctor --whole" in rest]
    assert len(checked) == 1, "an image without a client or compiled rules is none"
    assert {"USER", "VOLUME", "HEALTHCHECK", "STOPSIGNAL"} <= set(words)
    user = next(rest for word, rest in steps if word == "USER")
    assert user.isdigit()
    assert int(user) > 0
    assert words.index("USER") < words.index("ENTRYPOINT")
    ignored = (ROOT / ".containerignore").read_text().split()
    assert {".git", "build", ".venv*"} <= set(ignored)
    health = re.search(r'CMD \["python", "-c", "([^"]+)"\]', CONTAINER)
    assert health is not None
    compile(health[1], "healthcheck", "exec")


def test_nginx_understands_its_configuration(tmp_path: Path) -> None:
    """The example of the page, with a certificate of its own; where nginx is not installed, its braces are counted."""
    server, upstream = blocks("nginx")
    for one in (server, upstream):
        assert one.count("{") == one.count("}")
        for line in (text.split("#")[0].strip() for text in one.splitlines()):
            assert not line or line.endswith((";", "{", "}")), line
    if not shutil.which("nginx") or not shutil.which("openssl"):
        pytest.skip("nginx is not installed")
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-days", "1"]
    subprocess.run([*made, "-keyout", "key.pem", "-out", "cert.pem"], cwd=tmp_path, check=True, capture_output=True)
    text = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", str(tmp_path / "cert.pem"), server)
    text = re.sub(r"/etc/letsencrypt/\S+/privkey.pem", str(tmp_path / "key.pem"), text)
    text = text.replace("listen 443", "listen 127.0.0.1:18443").replace("http://127.0.0.1:8765", "http://seaboard")
    config = tmp_path / "nginx.conf"
    config.write_text(f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\n{upstream}\n{text}\n}}\n")
    said = subprocess.run(["nginx", "-t", "-c", str(config)], capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
