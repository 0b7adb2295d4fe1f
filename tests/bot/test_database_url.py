"""Addresses of databases and names of files: what is taken, what is refused, and that no password is told."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import unquote

import pytest
from rich.pretty import pretty_repr

from bot.app.log_setup import configure_logging
from bot.core import database_url
from bot.core.config import Config, ConfigError, load_config
from bot.core.log_redaction import LogRedactor
from bot.core.paths import check_database, check_path

TOKEN = "MTIz.abc.def-_1"
SECRETS = ("alpha", "BRAVO", "charlie")
"""What the passwords here are made of."""

MALFORMED = [
    "postgresql://sleepover:alpha%BRAVOcharlie@127.0.0.1/x",
    "postgresql://sleepover:alpha%@127.0.0.1/x",
    "postgresql://sleepover:alpha%00BRAVO@127.0.0.1/x",
    "postgresql://sleepover:alpha%ffBRAVO@127.0.0.1/x",
    "postgresql://sleepover:alpha@BRAVOcharlie@127.0.0.1/x",
    "postgresql://sleepover:alpha@BRAVO/charlie@127.0.0.1/x",
    "postgresql://sleepover:alpha/BRAVO@127.0.0.1/x",
    "postgresql://sleepover:alpha/BRAVO?charlie@127.0.0.1/x",
    "postgresql://sleepover:alpha@BRAVO?charlie=alpha@127.0.0.1/x",
    "postgresql://sleepover:alpha BRAVO@127.0.0.1/x",
    "postgresql://sleepover:alpha\tBRAVO@127.0.0.1/x",
    "postgresql://sleepover:[alphaBRAVO]@127.0.0.1/x",
    "postgresql://sleepover:<alphaBRAVO>@127.0.0.1/x",
    "postgresql://sleepover:'alphaBRAVO'@127.0.0.1/x",
    "postgresql://sleepover:alphaBRAVO127.0.0.1/x",
    "postgresql://sleepover@127.0.0.1:alpha/x",
    "postgresql://sleepover:alpha@127.0.0.1:99999/x",
    "postgresql://sleepover:alpha@::1/x",
    "postgresql://sleepover:alpha@[::1/x",
    "postgresql://sleepover:alpha@h1:1,h2:BRAVO/x",
    "postgresql://sleepover:alpha@127.0.0.1/x'",
    "postgresql://sleepover@127.0.0.1/x?password=alpha%BRAVO",
    "postgresql://sleepover@127.0.0.1/x?password=alpha&BRAVO",
    "postgresql://sleepover@127.0.0.1/x?password=alpha=BRAVO",
    "postgresql://sleepover%@127.0.0.1/x?password=alpha@BRAVO",
    "postgresql://?password=alpha@BRAVO",
    "postgresql://127.0.0.1/x?port=alpha",
    "postgresql:sleepover:alpha@127.0.0.1/x",
    "postgres:/sleepover:alpha@127.0.0.1/x",
]
ANOTHERS = [
    "'postgresql://sleepover:alpha@127.0.0.1/x'",
    '"postgresql://sleepover:alpha@127.0.0.1/x"',
    "“postgresql://sleepover:alpha@127.0.0.1/x”",
    "<postgresql://sleepover:alpha@127.0.0.1/x>",
    "[postgresql://sleepover:alpha@127.0.0.1/x]",
    "(postgresql://sleepover:alpha@127.0.0.1/x)",
    "psql postgresql://sleepover:alpha@127.0.0.1/x",
    "DATABASE_URL=postgresql://sleepover:alpha@127.0.0.1/x",
    "postgresql+asyncpg://sleepover:alpha@127.0.0.1/x",
    "postgresql//sleepover:alpha@127.0.0.1/x",
    "jdbc:postgresql://127.0.0.1/x?password=alpha",
    "mysql://sleepover:alpha@127.0.0.1/x",
    "mysql:alpha",
    "sqlite:///alpha.sqlite",
    "sqlite:alpha.sqlite",
    "file:alpha.sqlite",
    "file:///alpha.sqlite",
    "https://alpha.example/x.sqlite",
    "sleepover:alpha@127.0.0.1/x",
    "sleepover:al/pha@127.0.0.1/BRAVO",
    "//sleepover:alpha@127.0.0.1/x",
    "127.0.0.1:5432/alpha",
    "host=127.0.0.1 user=sleepover password=alpha",
    "password='alpha' host=127.0.0.1",
    "Server=127.0.0.1;Uid=sleepover;Pwd=alpha",
]
NO_PATHS = [
    "'alpha.sqlite'", '"alpha.sqlite"', "`alpha`", "«alpha»", "'alpha.sqlite", 'data/"alpha BRAVO".sqlite',
    "<alpha>", "[alpha]", "{alpha}/x.sqlite", "data/<alpha>/x.sqlite",
    "~", "~/alpha.sqlite", "~ann/alpha.sqlite", "~\\alpha.sqlite",
    "$HOME/alpha.sqlite", "${HOME}/alpha.sqlite", "%APPDATA%\\alpha.sqlite", "%d/alpha", "$(pwd)/alpha",
    "C:\temp\bot.sqlite", "al\npha", "al\x00pha", "al\x1bpha", "al\x85pha", "\ufeffalpha",
]  # fmt: skip
GOOD_PATHS = [
    "data/sleepover.sqlite", "/srv/Ann's games/bot.sqlite", "C:\\games\\bot.sqlite", "C:/games/ann@home/bot.sqlite",
    "./~bot.sqlite", "games (1).sqlite", "(1) games.sqlite", "bot-2026-11-27T12:30.sqlite", "ann@home/bot.sqlite",
    "C:\\Users\\ANN~1\\bot.sqlite", "postgresql.sqlite", "postgres/bot.sqlite", "Zoë/夜.sqlite", "caf\udce9.sqlite",
    "50%/bot.sqlite", "a$b.sqlite", "data", "file", "users=2.sqlite",
]  # fmt: skip
GOOD_ADDRESSES = {
    "postgresql://u:alpha@h:5/db?x=1": ("postgresql://u@h:5/db", {"alpha"}),
    "postgresql://u:al:pha?BRAVO#charlie@h/db": ("postgresql://u@h/db", {"al:pha?BRAVO#charlie"}),
    "postgresql://u:it's\"al[pha@h/db": ("postgresql://u@h/db", {"it's\"al[pha"}),
    "postgresql://u:alpha%40BRAVO%2Fcharlie%25@h/db": (
        "postgresql://u@h/db",
        {"alpha%40BRAVO%2Fcharlie%25", "alpha@BRAVO/charlie%"},
    ),
    "postgresql://u:@h/db": ("postgresql://u@h/db", set()),
    "postgresql://:alpha@h/db": ("postgresql://h/db", {"alpha"}),
    "postgresql://u@h/db?password=alpha@BRAVO": ("postgresql://u@h/db", {"alpha@BRAVO"}),
    "postgresql:///db?user=u&password=alpha@BRAVO&host=/tmp": ("postgresql:///db", {"alpha@BRAVO"}),
    "postgresql://u:alpha@h/db?sslpassword=BRAVO&sslkey=/k": ("postgresql://u@h/db", {"alpha", "BRAVO"}),
    "postgresql://u:alpha@[::1]:5432/db": ("postgresql://u@[::1]:5432/db", {"alpha"}),
    "postgresql://u:alpha@[fe80::1%25eth0]/db": ("postgresql://u@[fe80::1%25eth0]/db", {"alpha"}),
    "postgresql://u:alpha@h1:1,h2,[::1]:3/db": ("postgresql://u@h1:1,h2,[::1]:3/db", {"alpha"}),
    "postgresql://u:alpha@%2Fvar%2Frun/db": ("postgresql://u@%2Fvar%2Frun/db", {"alpha"}),
    "POSTGRES://u:alpha@h": ("postgres://u@h", {"alpha"}),
    "postgresql://": ("postgresql://", set()),
}


def tells(text: str) -> bool:
    """Return whether it says something of a password."""
    return any(secret.casefold() in text.casefold() for secret in SECRETS)


@pytest.mark.parametrize(("address", "shown", "secrets"), [(key, *found) for key, found in GOOD_ADDRESSES.items()])
def test_of_an_address_user_host_and_database_are_shown(address: str, shown: str, secrets: set[str]) -> None:
    check_database(address)
    assert database_url.masked_url(address) == shown
    assert set(database_url.url_secrets(address)) == secrets
    assert repr(database_url.parse_database_url(address)) == f"DatabaseUrl({shown!r})"


@pytest.mark.parametrize("address", GOOD_ADDRESSES)
def test_an_address_is_taken_apart_as_libpq_does(address: str) -> None:
    psycopg = pytest.importorskip("psycopg")
    found = database_url.parse_database_url(address)
    try:
        given = psycopg.conninfo.conninfo_to_dict(database_url.normalized_url(address.replace("?x=1", "")))
    except psycopg.ProgrammingError as error:
        pytest.fail(str(error))
    if "password" not in dict(found.parameters):
        assert unquote(found.password) == given.get("password", "")
    assert unquote(found.database) == given.get("dbname", "")


@pytest.mark.parametrize("address", MALFORMED)
def test_of_a_malformed_address_nothing_of_its_password_is_shown_and_the_hint_comes(address: str) -> None:
    with pytest.raises(ValueError, match="%40 for an @") as refused:
        check_database(address)
    assert not tells(str(refused.value))
    assert not tells(database_url.masked_url(address))


@pytest.mark.parametrize("text", ANOTHERS + NO_PATHS)
@pytest.mark.parametrize("check", [check_database, check_path])
def test_what_can_be_no_file_is_refused_without_being_repeated(text: str, check: object) -> None:
    with pytest.raises(ValueError, match=r"^it (is|has|begins)") as refused:
        check(text)  # type: ignore[operator]
    assert not tells(str(refused.value))


@pytest.mark.parametrize("text", GOOD_PATHS)
def test_names_that_a_file_may_have_are_taken(text: str) -> None:
    check_path(text)
    check_database(text)
    assert load_config(None, {"SLEEPOVER_TOKEN": TOKEN, "SLEEPOVER_BACKUPS": text}).backups == text


@pytest.mark.parametrize("address", [address for address in GOOD_ADDRESSES if "://" in address])
def test_an_address_is_no_name_of_a_file(address: str) -> None:
    with pytest.raises(ValueError, match="it is an address"):
        check_path(address)


def refusal(path: Path | None, given: Mapping[str, str]) -> str:
    """Return what is said of settings that are refused; nothing if they are taken."""
    try:
        load_config(path, given)
    except ConfigError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", ["database", "backups", "status", "programs", "token_file"])
def test_every_setting_that_names_a_file_is_looked_at(name: str, tmp_path: Path) -> None:
    variable, file, wrong = f"SLEEPOVER_{name.upper()}", tmp_path / "config.toml", []
    values = ANOTHERS + NO_PATHS + MALFORMED
    for value in values:
        given = {variable: value} if name == "token_file" else {"SLEEPOVER_TOKEN": TOKEN, variable: value}
        told = [refusal(None, given)]
        if name != "token_file":
            written = f'token = "{TOKEN}"\n{name} = {json.dumps(value)}\n'.replace("\x7f", "")
            file.write_text(written, encoding="utf-8")
            told.append(refusal(file, {}))
        wrong += [(value, one) for one in told if variable not in one or tells(one)]
    assert len(values) > 70
    assert wrong == []


def test_a_path_as_windows_has_it_is_explained(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    for path in (r"C:\temp\bot.sqlite", r"\temp", r"data\b"):
        file.write_text(f'token = "{TOKEN}"\ndatabase = "{path}"\n', encoding="utf-8")
        with pytest.raises(ConfigError, match="between single quotes"):
            load_config(file, {})
        file.write_text(f"token = '{TOKEN}'\ndatabase = '{path}'\n", encoding="utf-8")
        assert load_config(file, {}).database == path


@pytest.mark.parametrize("name", ["log", "log_format", "sync_commands", "metrics", "shards", "discord", "backups"])
@pytest.mark.parametrize(
    "value", ["postgresql://u:alpha@h/x", "mysql://u:alpha@h/x", "http://u:alpha@127.0.0.1/x", "u:alpha@h"]
)
def test_an_address_in_another_setting_is_not_repeated(name: str, value: str, tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(f'token = "{TOKEN}"\n{name} = "{value}"\n', encoding="utf-8")
    for path, given in ((None, {"SLEEPOVER_TOKEN": TOKEN, f"SLEEPOVER_{name.upper()}": value}), (file, {})):
        with pytest.raises(ConfigError, match=name) as refused:
            load_config(path, given)
        assert not tells(str(refused.value))


@pytest.mark.parametrize(
    ("name", "value"),
    [("log", "debug"), ("sync_commands", "true"), ("discord", "http://127.0.0.1:80"), ("metrics", "127.0.0.1:9464"),
     ("shards", "0-3/8"), ("log_format", "json"), ("database", "a.sqlite")],
)  # fmt: skip
def test_quotation_marks_that_an_env_file_has_kept_are_explained(name: str, value: str) -> None:
    for mark in "'\"":
        with pytest.raises(ConfigError, match=f"{name}.*quotation marks"):
            load_config(None, {"SLEEPOVER_TOKEN": TOKEN, f"SLEEPOVER_{name.upper()}": f"{mark}{value}{mark}"})


def test_settings_do_not_tell_their_secrets_when_they_are_printed() -> None:
    config = Config(token=TOKEN, database="postgresql://u:alpha@h/x?sslpassword=BRAVO")
    for text in (repr(config), str(config), f"{config!r}", pretty_repr(config)):
        assert "postgresql://u@h/x" in text
        assert not tells(text)
        assert "def-_1" not in text


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_log_tells_a_password_however_it_is_written(
    form: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import structlog

    before, root = structlog.get_config(), logging.getLogger()
    handlers, level = list(root.handlers), root.level
    address = "postgresql://u:alpha'%5CBRAVO%22%40charlie@h/x"
    meant = "alpha'\\BRAVO\"@charlie"
    try:
        configure_logging("debug", *database_url.url_secrets(address), form=form)  # type: ignore[arg-type]
        log = structlog.get_logger("test")
        log.error(f"it was {meant}", address=address, parts=[meant], other={"password": meant})
        logging.getLogger("library").error("it was %r, or %s", meant, json.dumps(meant))
        try:
            raise ValueError(f"cannot use {meant!r} of {address}")
        except ValueError:
            log.exception("failed")
            logging.getLogger("library").exception("failed")
    finally:
        structlog.configure(**before)
        root.handlers[:], root.level = handlers, level
    said = capsys.readouterr().err
    assert said.count("[hidden]") >= 7
    assert not tells(said)


def test_a_text_is_cleared_of_a_secret_in_every_spelling() -> None:
    secret = "a b\\c"
    for spelled in (repr([secret]), json.dumps({"x": secret}), "of a%20b%5Cc"):
        quiet = LogRedactor([secret]).redact(spelled)
        assert "[hidden]" in quiet
        assert "b" not in quiet
