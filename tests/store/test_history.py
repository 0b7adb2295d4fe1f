"""Lists of past games, page by page."""

from collections.abc import Sequence

from bot.storage import PastGame, SeatOutcome, SeatResult, Store
from tests.store.people import ANN, BEN, CLEO, GUILD, OTHER_GUILD, append, lobby, played, running, sit


async def numbers(store: Store, user: int = ANN, **asked: object) -> list[int]:
    wanted: dict[str, object] = {"guild": None, "game": None, "limit": 10} | asked
    found: Sequence[PastGame] = await store.past_games(user, **wanted)  # type: ignore[arg-type]
    return [past.table for past in found]


async def test_a_past_game_tells_who_played_and_who_won(store: Store) -> None:
    table = await running(store, ANN, BEN, CLEO)
    stored = await store.load(table)
    assert stored is not None
    await store.set_board_message(table, number=0, message=77, channel=stored.channel)
    results = [
        SeatOutcome(0, ANN, 2, False, False),
        SeatOutcome(1, BEN, 1, True, False),
        SeatOutcome(2, CLEO, 3, False, True),
    ]
    await append(store, table, 1, now=321.5, results=results)
    assert await store.past_games(BEN, guild=GUILD, game="magic_numbers", limit=5) == [
        PastGame(
            table,
            "magic_numbers",
            GUILD,
            stored.channel,
            77,
            321.5,
            (
                SeatResult(ANN, "Ann", None, 2, False, False),
                SeatResult(BEN, "Ben", None, 1, True, False),
                SeatResult(CLEO, "Cleo", None, 3, False, True),
            ),
        )
    ]


async def test_computers_are_in_it_as_well(store: Store) -> None:
    table = await lobby(store, ANN)
    await store.sit(table, user=-1, name="Cocoa", joined=0, locale="en", most=4, level="hard")
    await store.start(table, order=[-1, ANN], salt="", setup={}, now=200.0)
    await append(store, table, 1, results=[SeatOutcome(0, -1, 1, True, False), SeatOutcome(1, ANN, 2, False, False)])
    (past,) = await store.past_games(ANN, guild=None, game=None, limit=1)
    assert past.seats[0] == SeatResult(-1, "Cocoa", "hard", 1, True, False)


async def test_only_games_that_were_played_to_their_end_are_past(store: Store) -> None:
    await running(store, ANN, BEN)
    closed = await running(store, ANN, BEN)
    await store.close(closed, now=400.0)
    waiting = await lobby(store)
    await sit(store, waiting, ANN)
    assert await numbers(store) == []


async def test_guilds_games_and_players_are_told_apart(store: Store) -> None:
    here = await played(store, ANN, ANN, BEN)
    there = await played(store, ANN, ANN, BEN, guild=OTHER_GUILD)
    dice = await played(store, ANN, ANN, CLEO, game="tie_die")
    assert await numbers(store) == [dice, there, here]
    assert await numbers(store, guild=GUILD) == [dice, here]
    assert await numbers(store, guild=OTHER_GUILD) == [there]
    assert await numbers(store, game="tie_die") == [dice]
    assert await numbers(store, guild=OTHER_GUILD, game="tie_die") == []
    assert await numbers(store, user=BEN) == [there, here]
    assert await numbers(store, user=99) == []


async def test_pages_join_without_a_gap_in_both_directions(store: Store) -> None:
    whole = [await played(store, ANN, ANN, *([BEN] if number % 3 else [CLEO])) for number in range(11)][::-1]
    assert await numbers(store, limit=20) == whole
    assert await numbers(store, limit=4) == whole[:4]
    assert await numbers(store, limit=4, before=whole[3]) == whole[4:8]
    assert await numbers(store, limit=4, before=whole[7]) == whole[8:]
    assert await numbers(store, limit=4, before=whole[-1]) == []
    assert await numbers(store, limit=4, after=whole[8]) == whole[4:8]
    assert await numbers(store, limit=4, after=whole[2]) == whole[:2]
    assert await numbers(store, limit=4, after=whole[0]) == []


async def test_a_page_stays_where_it_is_when_another_game_ends(store: Store) -> None:
    tables = [await played(store, ANN, ANN, BEN) for _ in range(4)]
    page = await numbers(store, limit=2, before=tables[2])
    await played(store, BEN, ANN, BEN)
    assert await numbers(store, limit=2, before=tables[2]) == page
