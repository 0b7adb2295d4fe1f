"""Programs of the host's at the table: offered by name, playing, failing, taken away; and never rated."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.ai.external_players import ExternalPlayers
from bot.core import retry
from bot.engines import process
from bot.engines.registry import ExternalEngine, is_program, save_engines
from bot.ui.components.history_buttons import explainable_seats
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.programs import FIRST, save
from tests.time_limits import PATIENCE

pytestmark = [
    pytest.mark.usefixtures("short_tables_count"),
    pytest.mark.skipif(not process.POSSIBLE, reason="programs are started on Linux and macOS"),
]

LONG = "first host, target 50"
"""A game that luck does not end before what is looked for has happened."""
NOT_RATED = "With a program at the table, this game does not count for ratings."


def seat(harness: BotHarness, folder: Path, *text: str, games: tuple[str, ...] = ()) -> Path:
    """Seat a program for each text at the bot: Robo, Robo1, …; return the file that says so."""
    file = folder / "programs.toml"
    names = [f"Robo{number or ''}" for number in range(len(text))]
    save_engines(
        file,
        [
            ExternalEngine(n, (save(folder, t, n),), games=games, seconds=PATIENCE)
            for n, t in zip(names, text, strict=True)
        ],
    )
    harness.bot.services.programs._path = file
    return file


async def add(harness: BotHarness, level: str = "program:robo", times: int = 1) -> Shown:
    """Ann adds the program."""
    (menu,) = (await harness.press("Ann", "@computers")).private
    for _ in range(times):
        await harness.press("Ann", f"@add:{level}", on=menu)
        menu = harness.show(menu.channel, menu.id)
    return menu


async def play_until(harness: BotHarness, enough: Callable[[], Awaitable[bool]]) -> None:
    """Ann plays on until that is so, and then gives up."""
    for _ in range(40):
        if await enough():
            break
        board = await harness.board()
        await harness.press("Ann", "keep" if "keep" in board.actions else "roll", on=board)
    await harness.slash("Ann", "table resign")
    assert (await harness.stored()).status == "over"


async def test_a_lobby_offers_it_by_its_name_and_says_that_nothing_is_rated(
    harness: BotHarness, tmp_path: Path
) -> None:
    seat(harness, tmp_path, FIRST)
    await harness.sit("Ann")
    assert NOT_RATED not in (await harness.board()).text
    menu = await add(harness, times=2)
    assert "Add Robo" in menu.buttons
    assert "Remove Bot Robo 2" in menu.buttons
    assert [(one.name, one.level) for one in (await harness.stored()).seats[1:]] == [
        ("Robo", "program:robo"),
        ("Robo 2", "program:robo"),
    ]
    board = await harness.board()
    assert NOT_RATED in board.text
    assert "Bot Robo (a program)" in board.pictures[0].alt
    await harness.press("Ann", "@out:-1", on=menu)
    await harness.press("Ann", "@out:-2", on=menu)
    assert NOT_RATED not in (await harness.board()).text


async def test_what_it_answers_is_played_and_the_game_is_rated_for_nobody(harness: BotHarness, tmp_path: Path) -> None:
    seat(harness, tmp_path, FIRST)
    await harness.sit("Ann", "Ben", rules=LONG)
    await add(harness)
    await harness.press("Ann", "@start")
    (program,) = [seat for seat, one in enumerate((await harness.stored()).seats) if one.level]
    await harness.slash("Ben", "table resign")

    async def decided() -> bool:
        return (program, "keep") in (await harness.stored()).actions

    await play_until(harness, decided)
    assert {action for seat, action in (await harness.stored()).actions if seat == program} == {"roll", "keep"}
    assert NOT_RATED in (await harness.board()).text
    for name in ("Ann", "Ben"):
        assert await harness.store.ratings(harness.people[name].id, guild=harness.guild.id) == []


async def test_nobody_gives_reasons_for_what_a_program_did(harness: BotHarness, tmp_path: Path) -> None:
    seat(harness, tmp_path, FIRST)
    await harness.sit("Ann", rules=LONG)
    await add(harness)
    await harness.press("Ann", "@add:easy", on=await add(harness, times=0))
    await harness.press("Ann", "@start")

    async def decided() -> bool:
        return len((await harness.stored()).actions) > 6

    await play_until(harness, decided)
    live = await harness.bot.services.tables.get(1)
    programs_there = [at for at, one in enumerate(live.stored.seats) if is_program(one.level)]
    ours = [at for at, one in enumerate(live.stored.seats) if one.level == "easy"]
    assert explainable_seats(live) == ours
    end = await harness.board()
    assert [label for label in end.buttons if "why" in label] == [f"Ask {live.names[ours[0]]} why"]
    # A button from before does not either.
    said = await harness.click("Ann", f"i:1:{programs_there[0]}", on=end)
    assert "is somebody's own program" in said.words
    assert "numbers that computers play by" not in said.words


async def test_where_it_fails_the_stand_in_plays_and_the_log_tells_no_card(harness: BotHarness, tmp_path: Path) -> None:
    harness.patch.setattr(retry.PROCESS, "first", 1000.0)
    blabs = "#!/bin/sh\nwhile read -r line; do case $line in *decide*) echo my card is $line ;; esac; done\n"
    seat(harness, tmp_path, "#!/bin/sh\nexit 3\n", blabs)
    await harness.sit("Ann", rules=LONG)
    await add(harness)
    await add(harness, "program:robo1")
    with capture_logs() as logs:
        await harness.press("Ann", "@start")

        async def failed() -> bool:
            return {"died", "rests", "illegal"} <= {entry.get("fault") for entry in logs}

        await play_until(harness, failed)
    told = [entry for entry in logs if "program" in entry["event"]]
    assert {entry["fault"] for entry in told} == {"died", "rests", "illegal"}
    assert [entry["fault"] for entry in told].count("died") == 1, "it is not started again for every decision"
    assert "card" not in str(told)
    assert "good" not in str(told)
    assert "ended without an answer (exit status 3)" in str(told)


async def test_one_that_is_taken_out_leaves_its_seat_to_the_stand_in(harness: BotHarness, tmp_path: Path) -> None:
    file = seat(harness, tmp_path, FIRST)
    await harness.sit("Ann", rules=LONG)
    menu = await add(harness)
    save_engines(file, [])
    before = await harness.everything()
    assert (await harness.press("Ann", "@add:program:robo", on=menu)).words
    assert await harness.everything() == before
    with capture_logs() as logs:
        await harness.press("Ann", "@start")

        async def missed() -> bool:
            return any("program missing" in entry["event"] for entry in logs)

        await play_until(harness, missed)
    assert len((await harness.stored()).actions) > 3
    assert "program missing on this machine" in {entry["event"] for entry in logs}


async def test_it_comes_back_with_a_rematch(harness: BotHarness, tmp_path: Path) -> None:
    seat(harness, tmp_path, FIRST)
    await harness.sit("Ann")
    await add(harness)
    await harness.press("Ann", "@start")
    await harness.slash("Ann", "table resign")
    await harness.press("Ann", "@rematch")
    assert [one.level for one in (await harness.stored(2)).seats] == ["program:robo", None]


@pytest.mark.parametrize("level", ["program:robo", "program:", "program:/bin/sh", "/bin/sh"])
async def test_nothing_that_is_not_seated_for_that_game_can_be_added(
    harness: BotHarness, tmp_path: Path, level: str
) -> None:
    seat(harness, tmp_path, FIRST, games=("tie_die",))
    board = await harness.sit("Ann")
    before = await harness.everything()
    assert (await harness.click("Ann", f"s:1:0:@add:{level}", on=board)).words
    assert await harness.everything() == before


async def test_a_file_that_cannot_be_read_is_logged_once_and_those_of_before_stay(tmp_path: Path) -> None:
    file = tmp_path / "programs.toml"
    seated = ExternalPlayers(file)
    assert seated.playable_for("tie_die") == []
    save_engines(file, [ExternalEngine("Robo", ("x",)), ExternalEngine("Other", ("y",), games=("magic_numbers",))])
    assert [one.name for one in seated.playable_for("tie_die")] == ["Robo"]
    file.write_text("nonsense")
    with capture_logs() as logs:
        for _ in range(3):
            assert [one.name for one in seated.playable_for("tie_die")] == ["Robo"]
    assert [entry["event"] for entry in logs] == ["reading programs failed"]
    file.unlink()
    assert seated.playable_for("tie_die") == []


async def test_nothing_is_left_of_it_when_the_bot_stops(harness: BotHarness, tmp_path: Path) -> None:
    seat(harness, tmp_path, FIRST.replace("while", 'echo $$ > "$0.pid"\nwhile', 1))
    await harness.sit("Ann", rules=LONG)
    await add(harness)
    await harness.press("Ann", "@start")
    for _ in range(20):
        if (tmp_path / "Robo.pid").exists():
            break
        board = await harness.board()
        await harness.press("Ann", "keep" if "keep" in board.actions else "roll", on=board)
    pid = int((tmp_path / "Robo.pid").read_text())
    os.kill(pid, 0)
    await harness.bot.services.programs.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
