"""Games looked back on: luck and choices told apart rightly, and everything adds up."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

import games
from games import simulation
from games.ai import levels as ai_levels
from games.analysis import win_probability
from games.analysis.chance_outcomes import chance_outcomes
from games.analysis.review import Review, TurningPoint, review
from games.core import SetupData
from games.core.dice import FastDice
from games.core.record import Record
from games.core.table import Table
from tests.deep_share import share
from tests.games import examples, small_games
from tests.games.magic_numbers_helpers import act, deal, sit

MUCH = 1e-9


def example(game: str, actions: int | None = None) -> Record:
    """Return a game from its start to its end, or its first ``actions`` actions."""
    record = examples.example(game)
    return replace(record, actions=record.actions[:actions])


def adds_up(found: Review) -> bool:
    """Return whether start, luck, choices and the other parts add up to the result.

    This must hold for each seat and at each decision.
    """
    books = all(
        abs(p.start + p.luck + p.quality + p.others + p.unseen + p.drift - p.result) < MUCH for p in found.players
    )
    wholes = all(
        abs(sum(vector) - 1) < MUCH for one in found.decisions for vector in (one.before, one.chosen, one.after)
    )
    chain = [found.start, *(one.after for one in found.decisions)]
    return books and wholes and chain == [*(one.before for one in found.decisions), found.result]


@pytest.fixture
def small_game(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Install the small game in place of the project's games."""
    monkeypatch.setattr(games, "load", lambda name: small_games.GAME)
    monkeypatch.setattr(games, "companion", lambda name, module: None)
    monkeypatch.setattr(win_probability, "load", lambda name: small_games.JUDGEMENT)
    monkeypatch.setattr(win_probability, "strongest", lambda name: small_games.LEVELS["hard"])
    for module in ("games.analysis.evaluators", "games.ai.levels"):
        monkeypatch.setattr(f"{module}.own_levels", lambda name: ("random", "hard"))
    monkeypatch.setattr("games.ai.levels.load", lambda name, level: small_games.LEVELS[level])
    return monkeypatch


def played(*actions: str, faces: tuple[int, ...] = ()) -> Record:
    """Return a small game: the first seat's action, then the second's."""
    return Record(
        game="small",
        rules=1,
        options=small_games.Options(),
        seats=("Ann", "Ben"),
        setup=SetupData(),
        actions=tuple(enumerate(actions)),
        faces=faces,
    )


def test_lucky_dice_are_luck_and_nothing_else(small_game: pytest.MonkeyPatch) -> None:
    found = review(played("bold", "bold", faces=(5, 6)))
    ann, ben = found.players
    assert found.exact
    assert (found.method, found.finished, found.result) == ("judged", True, (0.0, 1.0))
    assert found.start == pytest.approx((4 / 9, 5 / 9))
    first, last = found.decisions
    assert first.luck == pytest.approx((0.75 - 4 / 9, 4 / 9 - 0.75))
    assert last.luck == pytest.approx((-0.75, 0.75))
    assert (ann.luck, ben.luck) == pytest.approx((-4 / 9, 4 / 9))
    for player in found.players:
        assert (player.quality, player.others, player.drift, player.unseen) == pytest.approx((0, 0, 0, 0))
        assert (player.choices, player.agreed) == (1, 1)
    assert [point.by for point in found.turning_points] == ["dice", "dice"]


def test_of_two_who_changed_alike_the_one_who_chose_is_told_of() -> None:
    """Of two players what the one wins the other loses, but for rounding, which says nothing."""
    points: list[TurningPoint] = []
    for number in range(6):
        _, record = simulation.record("tie_die", games.load("tie_die").options(), ("easy", "easy"), "alike", number)
        points += review(record, samples=10).turning_points
    assert len({point.seat for point in points}) == 2
    assert [point.most for point in points] == [point.seat for point in points]


def test_a_blunder_is_charged_to_its_maker_and_credited_to_the_other(small_game: pytest.MonkeyPatch) -> None:
    found = review(played("silly", "bold", faces=(1,)))
    blunder, answer = found.decisions
    assert (blunder.best, answer.best) == ("bold", "bold")
    assert blunder.lost == pytest.approx(4 / 9)
    assert blunder.best_chances == pytest.approx((4 / 9, 5 / 9))
    assert answer.lost == 0
    ann, ben = found.players
    assert (ann.quality, ann.luck) == pytest.approx((-4 / 9, 0))
    assert (ben.quality, ben.others, ben.luck) == pytest.approx((0, 4 / 9, 0))
    (point,) = found.turning_points
    assert (point.n, point.seat, point.by) == (1, 0, "choice")


def test_a_mistake_that_the_dice_make_good_stays_a_mistake(small_game: pytest.MonkeyPatch) -> None:
    # Against 3, a throw wins half of the time and shares once: better than sharing for certain.
    found = review(played("safe", "safe"))
    ann, ben = found.players
    assert (ann.quality, ben.quality) == pytest.approx((-1 / 36, 0.5 - 7 / 12))
    assert (ann.luck, ben.luck) == (0, 0)
    assert found.result == (0.5, 0.5)
    lucky = review(played("silly", "silly"))
    assert [one.lost for one in lucky.decisions] == pytest.approx([4 / 9, 0.5])


def test_whoever_leaves_loses_what_they_had(small_game: pytest.MonkeyPatch) -> None:
    found = review(played("resign"))
    (leaving,) = found.decisions
    assert leaving.best is None
    assert leaving.lost == pytest.approx(4 / 9)
    assert found.players[0].choices == 0
    assert adds_up(found)


def test_a_game_that_cannot_judge_is_played_out_with_honest_errors(small_game: pytest.MonkeyPatch) -> None:
    small_game.setattr(win_probability, "load", lambda name: None)
    found = review(played("silly", "bold", faces=(1,)), samples=300)
    assert (found.method, found.exact, found.samples) == ("played", False, 300)
    assert adds_up(found)
    blunder = found.decisions[0]
    assert 0 < found.start_errors[0] < 0.05
    assert abs(found.start[0] - 4 / 9) < 4 * found.start_errors[0]
    assert abs(blunder.lost - 4 / 9) < 4 * blunder.lost_error
    ann, ben = found.players
    assert abs(ann.quality + 4 / 9) < 4 * ann.quality_error
    assert abs(ann.luck) <= 4 * ann.luck_error
    # What is the computer's own choice costs nothing, however few playouts there are.
    assert (ben.quality, ben.quality_error) == (0, 0)
    assert review(played("silly", "bold", faces=(1,)), samples=300) == found
    assert review(played("silly", "bold", faces=(1,)), samples=300, seed="1") != found


def test_the_errors_of_playouts_are_as_large_as_they_say(small_game: pytest.MonkeyPatch) -> None:
    small_game.setattr(win_probability, "load", lambda name: None)
    found = [review(played(), samples=50, seed=str(seed)) for seed in range(60)]
    within = [abs(one.start[0] - 4 / 9) < 1.96 * one.start_errors[0] for one in found]
    assert sum(within) >= 50


@pytest.mark.parametrize("game", games.names())
def test_everything_adds_up_in_whole_games(game: str) -> None:
    found = examples.reviewed(game)
    assert adds_up(found)
    # A game that has no figures of its own is played out.
    assert (found.method, found.finished) == ("judged" if win_probability.load(game) else "played", True)
    again = review(example(game), samples=examples.SAMPLES, seed="0" if found.exact else "1")
    assert (again == found) == found.exact


@pytest.mark.parametrize("game", games.names())
def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_goes(game: str) -> None:
    found = review(example(game, 3), samples=4)
    assert adds_up(found)
    assert not found.finished
    assert len(found.decisions) == 3


def random_game(game: str, seats: int, seed: int, levels: tuple[str, ...]) -> Table:
    """Return a game of random players and computers, with its faces written down."""
    rules = games.load(game)
    rng = random.Random(f"{game} {seats} {seed}")
    options = rules.options()
    table = Table(
        Record(
            game=game,
            rules=1,
            options=options,
            seats=tuple("ABCDEFGHIJ"[:seats]),
            setup=SetupData(),
            seed=bytes([seed]) * 32,
            salt="x",
        )
    )
    while table.actors:
        seat = rng.choice(sorted(table.actors))
        action = ai_levels.decide(game, levels[seat % len(levels)], table.view(seat), table.legal(seat), seed, seat)
        if rng.random() < 0.01 and seats > 2:
            action = "resign"
        table.commit(table.propose(seat, action))
    return table


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_everything_adds_up_with_leavers_and_random_movers(seats: int) -> None:
    # The longest of the four, in which nobody leaves, takes half of the time.
    for seed in range(share(4, 1)):
        assert adds_up(review(random_game("magic_numbers", seats, seed, ("random", "hard"))))


def test_those_who_play_like_the_computer_make_fewer_mistakes_than_random_movers() -> None:
    quality = [0.0, 0.0]
    for seed in range(share(8, 4)):
        found = review(random_game("magic_numbers", 2, seed, ("hard", "random")))
        quality = [total + player.quality for total, player in zip(quality, found.players, strict=True)]
    assert quality[1] < quality[0] - 1
    assert quality[0] > -1


def test_what_a_choice_lost_follows_from_what_its_maker_could_see() -> None:
    # Ann's and the public history are the same; what Ben and Cleo hide differs, and with it what the gift does.
    script = ["roll", "give 1", "roll", "keep", "roll", "give 0"]
    one = act(sit(deal((3, 1), (4, 2), (6, 5)), [4, 6, 2]), *script)
    other = act(sit(deal((3, 1), (5, 4), (1, 2)), [4, 6, 2]), *script)
    first, second = review(one), review(other)
    assert first.decisions[1].lost == second.decisions[1].lost
    assert first.decisions[1].chosen != second.decisions[1].chosen
    assert first.players[0].unseen != second.players[0].unseen
    assert adds_up(first)


def test_the_chances_of_magic_numbers_know_the_cards_that_lie_open() -> None:
    judgement = win_probability.load("magic_numbers")
    assert judgement is not None
    # Ann needs exactly her 6, and rolls it.
    table = act(sit(deal((1, 2), (3, 4)), [6, 1, 6, 1, 6, 1, 6, 6], target=30), *["roll", "keep"] * 7)
    game = table.game
    before = judgement.chances_in(game, table.state, 2)
    closed = judgement.chances(table.view(None))
    assert before != closed
    assert sum(before) == pytest.approx(1)
    assert sum(closed) == pytest.approx(1)
    rolled = act(table, "roll")
    after = judgement.chances_in(game, rolled.state, 2)
    assert after[1] != before[1]


class Rolling:
    """Rules with one action that rolls as told."""

    def __init__(self, *sides: int, until: int | None = None) -> None:
        self.sides = sides
        self.until = until

    def apply(self, state: Any, seat: int, action: str, dice: Any) -> Any:
        faces = [dice.roll(sides) for sides in self.sides]
        while self.until is not None and faces[-1] != self.until:
            faces.append(dice.roll(self.sides[-1]))
        return type("Step", (), {"state": tuple(faces)})


def thrown(rules: Rolling, most: int, **more: Any) -> Any:
    game: Any = rules
    return chance_outcomes(game, (), 0, "roll", most=most, rng=random.Random(1), **more)


def test_few_throws_are_counted_in_full() -> None:
    found = thrown(Rolling(6, 4), 24)
    assert (found.rest, found.drawn) == (0, ())
    assert len(found.counted) == 24
    assert all(weight == pytest.approx(1 / 24) for weight, _ in found.counted)


def test_what_need_never_end_is_counted_as_far_as_it_goes_and_drawn_beyond() -> None:
    found = thrown(Rolling(2, until=1), 12)
    assert sum(weight for weight, _ in found.counted) + found.rest == pytest.approx(1)
    assert 0 < found.rest < 0.01
    assert all(faces[-1] == 1 for faces in found.drawn)
    assert {faces: weight for weight, faces in found.counted}[(2, 2, 1)] == 1 / 8


def test_many_throws_are_drawn_evenly_from_all_beginnings() -> None:
    found = thrown(Rolling(6, 6, 6), 40)
    assert not found.counted
    assert found.rest == pytest.approx(1)
    assert len(found.drawn) == 40
    assert {faces[0] for faces in found.drawn} == set(range(1, 7))
    firsts = [sum(faces[0] == face for faces in found.drawn) for face in range(1, 7)]
    assert max(firsts) - min(firsts) <= 1


def test_where_the_order_does_not_matter_dice_are_counted_in_heaps() -> None:
    found = thrown(Rolling(6, 6, 6, 6, 6), 300, any_order=True)
    assert len(found.counted) == 252
    assert sum(weight for weight, _ in found.counted) == pytest.approx(1)
    mean = sum(weight * sum(faces) for weight, faces in found.counted)
    assert mean == pytest.approx(17.5)


def test_heaps_are_not_made_where_the_number_of_dice_varies() -> None:
    found = thrown(Rolling(2, 2, until=1), 30, any_order=True)
    assert {faces: weight for weight, faces in found.counted}[(1, 1)] == 1 / 4
    assert {faces: weight for weight, faces in found.counted}[(1, 2, 1)] == 1 / 8


def test_a_playout_that_never_ends_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(win_probability, "LONGEST", 3)
    rules = games.load("magic_numbers")
    state = rules.start(rules.options(), 4, SetupData(), FastDice(random.Random(1))).state
    assert win_probability.Rollout(rules, 4).to_the_end(state, random.Random(1)) == (0.25,) * 4


def test_a_single_sample_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 2"):
        review(example("magic_numbers", 0), samples=1)
