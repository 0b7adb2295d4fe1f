"""All pictures beside the boards, drawn with the sentences of one game: poster, card of a finished game, review,
leaderboard, profile, and *What if?*."""

from __future__ import annotations

from datetime import UTC, datetime

import games
from bot.history.review_text import COLUMNS
from bot.i18n import Localizer
from bot.profiles import leaderboard
from bot.table.personas import EVEN, REGULARS
from bot.table.rule_forecast import length_forecast, load_forecasts, rule_effects
from bot.ui.views import rule_forecast
from games.achievements.shared import achievements_of
from games.ai import levels
from games.analysis.headlines import headlines_of
from renderers.cards import leaderboard as renderers_leaderboard
from renderers.cards import poster, profile, share_card
from renderers.charts import win_chance

__all__ = ["draw"]

_DAY = datetime(2026, 9, 30, 20, tzinfo=UTC)
"""A long date in most languages."""


def draw(game: str, say: Localizer) -> None:
    """Draw them all, for their words alone."""
    people = ("Ann", "Ben", "Cleo")
    _poster(game, say)
    _share_cards(game, say, people)
    _review(say, people)
    _leaderboard(say, people)
    _profile(say, people[0])
    _what_if(game, say)


def _poster(game: str, say: Localizer) -> None:
    most = games.load(game).player_counts.stop - 1
    notes = [say("poster-host"), *(say(f"level-{level}") for level in (*levels.LEVELS, EVEN, *REGULARS))]
    sitters = tuple(poster.PosterSeat("Ann", notes[seat % len(notes)], seat > 0) for seat in range(most))
    poster.draw(poster.Poster(game, say("title"), say("tagline"), sitters, most))


def _share_cards(game: str, say: Localizer, people: tuple[str, ...]) -> None:
    about = say("keepsake-about", game=say("title"), date=say.day(_DAY), table="123456")
    badges = [
        say("keepsake-badge", feat=say(f"feat-{feat.key}")) for feat in (*achievements_of(game), *achievements_of())
    ]
    changed = say("keepsake-down", by="123")
    curves = tuple(tuple(range(seat, 9 + seat)) for seat in range(len(people)))
    for place, headline in enumerate((*headlines_of(game), *headlines_of())):
        told = say(f"headline-{headline.key}", winners=people[0], other=people[1], number=10)
        lines = [
            share_card.ShareCardLine(seat, seat + 1, name, "12", "1234", changed, badges[(place + seat) % len(badges)])
            for seat, name in enumerate(people)
        ]
        share_card.draw_share_card(share_card.ShareCardImage(told, about, "", lines, (), curves, 120), say)
    for badge in badges:
        line = share_card.ShareCardLine(0, 1, people[0], "12", "1234", changed, badge)
        share_card.draw_share_card(share_card.ShareCardImage("", about, "", [line]), say)


def _review(say: Localizer, people: tuple[str, ...]) -> None:
    texts = win_chance.WinChartTexts(
        title=say("review-plot-title", game=say("title")),
        about=say("review-plot-about", steps=120),
        marks=say("review-plot-marks"),
        columns=tuple(say(f"review-plot-{column}") for column in COLUMNS),
    )
    figures = ("25", "−112", "+134", "+120", "100")
    lines = [win_chance.ChanceLine(name, seat, (0.5, 0.6), (0.0, 0.0), figures) for seat, name in enumerate(people)]
    win_chance.draw_win_chart(win_chance.WinChart(texts, lines, (1,)), say)


def _leaderboard(say: Localizer, people: tuple[str, ...]) -> None:
    told = say("leaderboard-drawn", wins=123, games=456)
    lines = [
        renderers_leaderboard.LeaderboardLine(place, name, 1234, told, False) for place, name in enumerate(people, 1)
    ]
    for scope in ("leaderboard-everywhere", "leaderboard-here"):
        for period in ("", "2026Q3", "2026-09"):
            about = say("leaderboard-about", scope=say(scope), period=leaderboard.period_label(period, say))
            for title in ("leaderboard-newcomers-title", "leaderboard-title"):
                for game in ("none", say("title")):
                    renderers_leaderboard.draw_leaderboard(
                        say(title, game=game), about, lines, say("leaderboard-somebody")
                    )


def _profile(say: Localizer, name: str) -> None:
    day = say.day(_DAY)
    numbers = (
        ("123", say("profile-card-games", games=123)),
        ("45", say("profile-card-wins", wins=45, share="37 %")),
        ("1234", say("profile-card-rating", settled="no")),
    )
    for latest in ("profile-card-latest", "profile-card-only"):
        for game in (say("profile-card-all"), say("title")):
            texts = profile.ProfileTexts(
                name,
                say("profile-card-about", game=game, scope=say("profile-scope-everywhere")),
                numbers,
                say("profile-card-curve"),
                say("profile-card-first", date=day),
                say(latest, date=day),
                (say("profile-card-none"), say("profile-card-sleeping")),
            )
            spots = [profile.RatingPointMark(1000, 1200, 1400), profile.RatingPointMark(1100, 1300, 1500)]
            for history in ([], spots[:1], spots):
                profile.draw_profile(texts, history)


def _what_if(game: str, say: Localizer) -> None:
    known = load_forecasts(game)
    if known is None:
        return
    for seats in games.load(game).player_counts:
        now = length_forecast(known, seats, {})
        if now is not None:
            rule_forecast.forecast_message(now, [(seats, now)], list(rule_effects(known, seats, {})), say)
