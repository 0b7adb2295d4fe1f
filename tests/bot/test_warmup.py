"""Tests of the warm-up: what is read as soon as the bot is connected, so that later clicks do not wait for it."""

from __future__ import annotations

from random import Random

import pytest
from fluent.syntax import ast
from structlog.testing import capture_logs

from bot import i18n
from bot.i18n import bundles, fast_parser
from bot.messages import warmup
from bot.ui.games import playable_games
from tests.bot.locales import forget

RARE = 5
"""So many sentences of another game may not have been said before: what seldom happens. Without a rehearsal it is 18 at
the least."""


@pytest.mark.parametrize("game", playable_games())
def test_what_another_table_says_has_been_read_before(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def parsed(text: str) -> ast.EntryType:
        read.append(text)
        return fast_parser.parse_entry(text)

    monkeypatch.setattr(bundles, "parse_entry", parsed)
    forget()
    i18n.locales._sources.clear()
    list(warmup.warm_up.__wrapped__(game))
    assert len(read) > RARE
    read.clear()
    # Other moves.
    monkeypatch.setattr(warmup, "Random", lambda game: Random(f"not {game}"))
    for live in warmup.sample_tables(game):
        warmup.render_all_texts(live)
    assert len(read) <= RARE, read


def test_a_game_that_cannot_be_told_does_not_keep_the_bot_from_starting(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ValueError("no such sentence")

    monkeypatch.setattr(warmup, "running_layout", broken)
    with capture_logs() as logged:
        list(warmup.warm_up.__wrapped__("tie_die"))
    assert [line["event"] for line in logged] == ["warming up a game failed"]
