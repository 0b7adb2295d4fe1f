"""The characters: each is itself in every game, none gives away much for it, and blends lie between easy and hard."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

import games
from games import simulation
from games.ai import levels, mixed, personas
from games.core import Action, Event, Seat, SetupData
from games.core.dice import FastDice
from games.magic_numbers.ai import personas as magic_numbers
from games.magic_numbers.rules import Card, FinishedTurn, Options, View
from games.pillow_fight.rules.events import Hit
from games.sibling_rivalry.rules.events import Outdid, Topped
from games.tie_die.ai import personas as tie_die
from games.tie_die.rules import GAME as TIE_DIE
from games.tie_die.rules.events import ChallengeWon, Declined, OffLost, OffWon, RollOff
from tests.games.optional import OURS, having
from tests.games.tie_die_helpers import position


def _choices(game: str, number: int, seats: int = 4) -> Iterator[tuple[Any, Sequence[Action]]]:
    """Yield some of the decisions of games among normal computers, evenly spaced."""
    found = [
        (decision.view, decision.legal)
        for table in range(2)
        for decision in simulation.decisions(game, games.load(game).options(), ["normal"] * seats, "choices", table)
    ]
    return iter(found[:: max(1, len(found) // number)])


@pytest.mark.parametrize("game", having("ai.personas"))
def test_no_character_gives_away_much_for_its_way_of_playing(game: str) -> None:
    own = personas.personas_of(game)
    assert own is not None
    for view, legal in _choices(game, 12):
        worth = own.weigh(view, legal)
        for name in levels.persona_names(game) if worth else ():
            action = own.CHARACTERS[name].choose(view, legal, random.Random(1))
            # An eighth of an even game at the most, for a beginner; a win at hand is never left lying.
            assert personas.log_odds_loss(worth, action) <= (0.5 if name == "beginner" else 0.4), (name, action)


def test_a_loss_counts_more_the_more_is_decided() -> None:
    assert personas.log_odds_loss({"a": 0.5, "b": 0.45}, "b") == pytest.approx(0.2)
    assert personas.log_odds_loss({"a": 0.9, "b": 0.85}, "b") > 0.5
    assert personas.near_best({"a": 1.0, "b": 0.99, "c": 0.5}, 0.2) == ["a"]
    # A search that minds waiting may say less than nothing; what is worst stays worst.
    assert personas.near_best({"a": -0.1, "b": -0.101, "c": -0.3}, 0.2) == ["a", "b"]


@pytest.mark.parametrize("game", [name for name in games.names() if levels.even_mixes(name)])
def test_a_blend_of_nothing_is_easy_and_one_of_everything_is_hard(game: str) -> None:
    for view, legal in _choices(game, 6):
        for level, blend in (("easy", "even-0"), ("hard", "even-100")):
            alone, blended = random.Random(5), random.Random(5)
            alone.random()
            assert levels.load(game, blend).choose(view, legal, blended) == levels.load(game, level).choose(
                view, legal, alone
            )


class _Always:
    def __init__(self, action: Action) -> None:
        self.action = action

    def choose(self, view: object, legal: Sequence[Action], rng: random.Random) -> Action:
        return self.action


def _slips(part: float, lost: float | None) -> float:
    """Return the share of worse choices of a blend of two players.

    The worse choice loses ``lost`` of an even game (None: no judgement of the choices).
    """
    weigh = None if lost is None else lambda view, legal: {"good": 0.5, "bad": 0.5 - lost}
    blend = mixed.MixedPlayer(_Always("bad"), _Always("good"), part, weigh)
    return sum(blend.choose(None, ("good", "bad"), random.Random(seed)) == "bad" for seed in range(300)) / 300


def test_a_blend_slips_the_more_rarely_the_stronger_it_is_and_the_more_it_loses() -> None:
    by_part = [_slips(part, 0.05) for part in (0.0, 0.3, 0.6, 0.9, 1.0)]
    assert by_part == sorted(by_part, reverse=True)
    assert (by_part[0], by_part[-1]) == (1, 0)
    by_loss = [_slips(0.6, lost) for lost in (0.0, 0.05, 0.2, 0.4)]
    assert by_loss == sorted(by_loss, reverse=True)
    assert by_loss[0] > 0.5 > 0.1 > by_loss[-1]
    # Where nothing can be weighed, as in a game without characters, it slips as if nothing were lost by it.
    assert _slips(0.6, None) == by_loss[0]


def test_blends_are_named_in_steps() -> None:
    assert (mixed.LEVELS[0], mixed.LEVELS[1], mixed.LEVELS[-1]) == ("even-0", "even-5", "even-100")
    assert [mixed.mix_name(hundredths) for hundredths in (-3, 0, 33, 100, 140)] == [
        "even-0", "even-0", "even-35", "even-100", "even-100",
    ]  # fmt: skip
    assert [mixed.hard_share(name) for name in ("even-35", "even-33", "even-", "easy")] == [0.35, None, None, None]


def test_a_game_without_easy_and_hard_has_nobody_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "companion", lambda game, name: None)
    found = (levels._computers, levels._load, levels.search_player, personas.personas_of)
    for kept in found:
        kept.cache_clear()
    try:
        assert levels.known_players("tie_die") == ("random", "hard", "search")
        with pytest.raises(levels.UnknownLevel, match=r"no computer 'even-50'; there are: random, hard, search$"):
            levels.load("tie_die", "even-50")
    finally:
        for kept in found:
            kept.cache_clear()


@pytest.mark.parametrize("game", games.names())
def test_the_characters_are_those_that_have_a_name_and_are_found_by_it(game: str) -> None:
    assert set(levels.persona_names(game)) <= set(levels.CHARACTERS)
    assert all(levels.load(game, name) for name in levels.known_players(game))


@pytest.mark.parametrize("game", OURS)
def test_our_games_have_all_characters(game: str) -> None:
    assert levels.persona_names(game) == levels.CHARACTERS


# What a grudge goes by: who hurt whom, as everybody saw it.


def _random_game(game: str, seats: int, seed: int) -> Iterator[tuple[Any, Sequence[Event], Any]]:
    """State before, events, and state after, of each action of a random game."""
    rules, rng = games.load(game), random.Random(seed)
    dice = FastDice(rng)
    state = rules.start(rules.options(), seats, SetupData(), dice).state
    while actors := rules.actors(state):
        seat = min(actors)
        step = rules.apply(state, seat, rng.choice(rules.legal(state, seat)), dice)
        yield state, step.events, step.state
        state = step.state


def test_a_view_of_sibling_rivalry_says_who_took_each_pawn_off_last() -> None:
    found: dict[Seat, Seat] = {}
    for before, events, after in _random_game("sibling_rivalry", 3, 0):
        for event in events:
            if isinstance(event, Outdid):
                found[event.other] = event.seat
            elif isinstance(event, Topped):
                gone = [seat for seat, pawn in enumerate(before.pawns) if pawn and pawn[0] == event.track]
                found |= {seat: event.seat for seat in gone if seat != event.seat}
        assert dict(games.load("sibling_rivalry").view(after, 0).outdone) == found
    assert len(found) == 3


def test_a_view_of_pillow_fight_says_who_hit_each_last() -> None:
    found: dict[Seat, Seat] = {}
    for _, events, after in _random_game("pillow_fight", 4, 0):
        found |= {event.other: event.seat for event in events if isinstance(event, Hit)}
        assert dict(games.load("pillow_fight").view(after, 0).struck) == found
    assert len(found) == 4


def test_in_tie_die_the_winner_of_a_lost_roll_off_or_fight_has_hurt_one() -> None:
    def culprit(*last: Event) -> Seat | None:
        return tie_die.hurt_by(TIE_DIE.view(replace(position((9, 9, 9), (4, 4, 4)), last=last), 0))

    won, lost = OffWon(2, 4, 6, 4), OffLost(0, 1, 1, 4, 4)
    assert culprit() is None
    assert culprit(RollOff((0, 2), 3), lost, won) == culprit(RollOff((0, 2), 3), won, lost) == 2
    # Somebody else lost the second roll-off.
    assert culprit(RollOff((0, 2), 3), won, lost, RollOff((1, 2), 4), OffWon(1, 3, 6, 4), OffLost(2, 1, 1, 4, 4)) == 2
    assert culprit(RollOff((1, 2), 4), won, OffLost(1, 1, 1, 4, 4)) is None
    assert culprit(ChallengeWon(1, 0, 3, 2, 4, 4)) == 1
    assert culprit(Declined(0, 1, 4)) == 1


def test_in_magic_numbers_whoever_gave_one_a_number_last_has_hurt_one() -> None:
    def view(*history: FinishedTurn, resigned: tuple[Seat, ...] = ()) -> View:
        return View(0, 3, Options(), "choose", 0, 4, resigned, history, (Card(1, 2, 0, ()), None, None), None)

    given = (FinishedTurn(1, 3, 0), FinishedTurn(2, 3, 0), FinishedTurn(0, 5, 0), FinishedTurn(1, 5, 2))
    assert magic_numbers.hurt_by(view()) is None
    assert magic_numbers.hurt_by(view(*given)) == 2
    # Somebody who has left cannot be repaid.
    assert magic_numbers.hurt_by(view(*given, resigned=(2,))) == 1


class _First:
    """Likes nothing, and does the first thing there is."""

    def choose(self, view: object, legal: Sequence[Action], rng: random.Random) -> Action:
        return legal[0]


def _chosen(liked: dict[str, float], careless: float = 0.0) -> set[Action]:
    worth = {"usual": 0.50, "liked": 0.48, "as good": 0.50, "silly": 0.30}
    one = personas.PersonaPlayer(
        lambda view, legal: worth, lambda view: personas.preference_for(liked), _First(), 0.2, careless=careless
    )
    return {one.choose(None, tuple(worth), random.Random(seed)) for seed in range(50)}


def test_a_character_does_what_it_likes_then_what_is_usual_and_nothing_silly() -> None:
    assert _chosen({}) == {"usual"}
    assert _chosen({"liked": personas.MORE, "silly": personas.MOST}) == {"liked"}
    assert _chosen({"liked": personas.MORE, "as good": personas.MORE}) == {"as good"}
    assert _chosen({"as good": personas.SHY}, careless=0.5) == {"usual", "liked"}


def test_where_nothing_is_weighed_a_character_does_what_is_usual() -> None:
    one = personas.PersonaPlayer(lambda view, legal: {}, lambda view: personas.preference_for({}), _First(), 0.2)
    assert one.choose(None, ("usual", "else"), random.Random(1)) == "usual"
