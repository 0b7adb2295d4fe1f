"""Messages owed to people and places, and what is known of servers and newcomers, by its rules."""

from bot.storage import ENOUGH, ClosingNotice, GuildSettings, StaleMessage, Store
from tests.store.people import ANN, BEN, CLEO, GUILD, OTHER_GUILD, lobby, played, running


async def test_a_closing_notice_is_owed_once_and_those_tried_least_come_first(store: Store) -> None:
    table = await lobby(store, ANN)
    await store.add_closing_notices(table, [0, 1], "vanished")
    await store.add_closing_notices(table, [1], "another")
    tried = ClosingNotice(table, 0, "", tries=2, unsure=True)
    await store.update_closing_notice(tried, done=False)
    assert await store.closing_notices() == [
        ClosingNotice(table, 1, "vanished"),
        ClosingNotice(table, 0, "vanished", tries=2, unsure=True),
    ]
    await store.update_closing_notice(tried, done=True)
    assert [owed.seat for owed in await store.closing_notices()] == [1]


async def test_a_board_that_moved_leaves_messages_until_they_say_so(store: Store) -> None:
    table = await running(store, ANN, BEN, channel=7)
    await store.set_board_message(table, number=0, message=9, channel=7, leaves=[(7, 5), (8, 4), (7, 5)])
    left = [StaleMessage(table, 8, 4), StaleMessage(table, 7, 5)]
    assert await store.stale_messages() == left
    await store.clear_stale_message(left[0])
    assert await store.stale_messages() == left[1:]


async def test_a_message_to_be_deleted_is_tried_after_those_tried_less(store: Store) -> None:
    for message in (1, 2, 1):
        await store.add_pending_deletion(70, message)
    await store.finish_deletion(70, 1, done=False)
    assert await store.pending_deletions() == [(70, 2, 0), (70, 1, 1)]
    await store.finish_deletion(70, 2, done=True)
    assert await store.pending_deletions() == [(70, 1, 1)]


async def test_a_server_that_was_left_is_forgotten_after_a_while_unless_the_bot_is_back(store: Store) -> None:
    for guild in (GUILD, OTHER_GUILD):
        await store.mark_arrived(guild, now=1.0)
        await store.set_guild_settings(guild, GuildSettings(clock=60))
    assert await store.sync_guilds([], now=10.0, forget=0.0)
    assert await store.sync_guilds([GUILD], now=20.0, forget=5.0)
    assert not await store.sync_guilds([GUILD], now=30.0, forget=25.0)
    assert (await store.guild_settings(GUILD)).clock == 60
    assert await store.guild_settings(OTHER_GUILD) == GuildSettings()


async def test_a_game_is_explained_so_often_and_to_nobody_who_knows_it(store: Store) -> None:
    for turn in (1, 2, 3, 3):
        await store.count_hint(ANN, "tie_die")
        assert await store.hint_count(ANN, "tie_die") == turn
    assert await store.hint_count(ANN, "magic_numbers") == 0
    await store.stop_hints(ANN)
    assert await store.hint_count(ANN, "magic_numbers") == ENOUGH
    await played(store, BEN, BEN, ANN)
    assert await store.hint_count(BEN, "magic_numbers") == ENOUGH


async def test_a_guided_game_is_offered_once_and_to_newcomers_alone(store: Store) -> None:
    assert [await store.offer_guide(ANN, now=1.0) for _ in range(2)] == [True, False]
    await played(store, BEN, BEN, CLEO)
    assert await store.finished_games(BEN) == {"magic_numbers"}
    assert await store.finished_games(ANN) == set()
    assert not await store.offer_guide(BEN, now=1.0)


async def test_a_person_has_one_guided_table_until_they_want_no_hints(store: Store) -> None:
    assert await store.guided_table(ANN) is None
    for table in (3, 4):
        await store.begin_guide(ANN, table, now=2.0)
        assert await store.guided_table(ANN) == table
    assert not await store.offer_guide(ANN, now=3.0)
    assert await store.guided_table(BEN) is None
    await store.stop_hints(ANN)
    assert await store.guided_table(ANN) is None
    assert await store.finished_games(ANN) == set()


async def test_the_latest_seat_tells_somebody_s_language(store: Store) -> None:
    assert await store.latest_locale(ANN) == ""
    for channel, locale, joined in ((1, "de", 5), (2, "ja", 6)):
        table = await lobby(store, BEN, channel=channel)
        await store.sit(table, user=ANN, name="Ann", joined=joined, locale=locale, most=4)
    assert await store.latest_locale(ANN) == "ja"


async def test_somebody_is_called_by_their_name_at_the_table_that_ended_last(store: Store) -> None:
    await played(store, ANN, ANN, BEN, ended=500.0, names={ANN: "Anna", BEN: "Ben"})
    await played(store, ANN, ANN, BEN, ended=400.0)
    page = await store.leaderboard_page(guild=GUILD, game=None, newcomers=True, limit=9, offset=0)
    assert {line.user: line.name for line in page.lines} == {ANN: "Anna", BEN: "Ben"}
