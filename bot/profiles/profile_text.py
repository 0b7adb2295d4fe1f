"""Profiles gathered from the store, as sentences and as a card image."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import UTC, datetime
from fractions import Fraction

from msgspec import Struct

from bot.i18n import Localizer, localizer
from bot.ratings import model
from bot.storage import (
    AchievementCount,
    CurrentRating,
    DiceTotals,
    GameTally,
    PersonaRecord,
    RatingPoint,
    RivalSummary,
    Store,
    StreakCounts,
)
from bot.storage.repos.player_stats import week_of
from bot.table.display_names import escape_names, isolate_bidi
from bot.table.emojis_and_links import message_link
from bot.table.personas import REGULARS, persona_record
from bot.ui.components.layout import BoardImage
from bot.ui.games import playable_games
from games.achievements.context import Achievement
from games.achievements.shared import achievements_of
from games.core.percents import percent
from renderers.cards import profile as cards
from renderers.cards.profile import RatingPointMark

HISTORY = 1000
"""The curve shows so many of the latest rated games."""
SETTLING = 10
"""Before so many rated games a rating is still settling."""
USUAL = 0.2
"""Probability that chance alone strays that far, either way, below which a player is called a little luckier than
most."""
FEW_DICE = 30
"""With fewer dice thrown nothing is said of luck."""
ODD, WONDER = 0.05, 0.001
"""Probabilities that chance alone strays that far, either way, below which it is called odd, or a wonder."""
SHOWN_FEATS = 4
"""Number of the latest achievements in a profile; the others are behind a button."""


class ProfileQuery(Struct, frozen=True):
    """Query for a profile: its player, the guild it is asked in, a game (None: all), and whether of all guilds."""

    user: int
    name: str
    guild: int
    game: str | None = None
    everywhere: bool = False

    @property
    def scope(self) -> int | None:
        """The guild whose games count, None for those of all."""
        return None if self.everywhere else self.guild


class PlayerProfile(Struct, frozen=True):
    """All data of a profile."""

    about: ProfileQuery
    tallies: Sequence[GameTally]
    ratings: Sequence[CurrentRating]
    history: Sequence[RatingPoint]
    streaks: StreakCounts
    rivals: RivalSummary
    dice: Sequence[DiceTotals]
    medals: Sequence[AchievementCount]
    faced: Sequence[PersonaRecord]
    nights: int = 0
    """Nights won, in all games."""

    @property
    def games(self) -> int:
        """Count of games played to their end."""
        return sum(tally.games for tally in self.tallies)

    @property
    def wins(self) -> int:
        """Count of those games that were won."""
        return sum(tally.wins for tally in self.tallies)

    @property
    def rating(self) -> CurrentRating | None:
        """The rating in the game that is asked for, or in all together."""
        return next((one for one in self.ratings if one.game == (self.about.game or model.ALL_GAMES)), None)


class DiceLuck(Struct, frozen=True):
    """Dice against what was to be expected of them; see ``games.achievements.context.dice_totals``.

    ``spread`` is the standard deviation of the sum of the faces, ``chance`` how likely a fair lot of dice strays at
    least as far either way (by the normal distribution).
    """

    dice: int
    total: int
    expected: float
    spread: float
    chance: float


def total_luck(thrown: Sequence[DiceTotals]) -> DiceLuck:
    """Return the luck of all those dice together."""
    dice, total = sum(one.dice for one in thrown), sum(one.total for one in thrown)
    expected = sum(one.dice * (one.sides + 1) for one in thrown) / 2
    spread = math.sqrt(sum(one.dice * (one.sides**2 - 1) for one in thrown) / 12)
    chance = math.erfc(abs(total - expected) / spread / math.sqrt(2)) if spread else 1.0
    return DiceLuck(dice, total, expected, spread, chance)


async def load_profile(store: Store, about: ProfileQuery) -> PlayerProfile:
    """Load all data of a profile."""
    user, guild, game = about.user, about.scope, about.game
    tallies = await store.game_tallies(user, guild=guild)
    return PlayerProfile(
        about,
        [tally for tally in tallies if tally.game in playable_games() and game in (None, tally.game)],
        await store.ratings(user, guild=guild),
        await store.rating_history(user, guild=guild, game=game, limit=HISTORY),
        await store.streaks(user, guild=guild, game=game),
        await store.rival_records(user, guild=guild, game=game, known=about.guild),
        await store.dice_totals(user, guild=guild, game=game),
        await store.achievement_counts(user, guild=guild, game=game),
        await store.persona_records(user, guild=guild, game=game),
        0 if game else await store.nights_won(user, guild=guild),
    )


class ProfileText:
    """Text of a profile in one language."""

    def __init__(self, profile: PlayerProfile, speak: Localizer, now: float) -> None:
        self.profile = profile
        self.speak = speak
        self.about = profile.about
        self.now = now
        self.player = isolate_bidi(escape_names([profile.about.name])[0])

    @property
    def title(self) -> str:
        """Title of the profile: its player and its game."""
        game = self.about.game
        return self.speak("profile-title", player=self.player, game=self._title(game) if game else "none")

    @property
    def scope(self) -> str:
        """Phrase that says which guilds' games count."""
        return self.speak("profile-scope-everywhere" if self.about.everywhere else "profile-scope-here")

    def totals(self, *, drawn: bool = True) -> str:
        """Return the time at the table, and the games and wins of each game if there are several.

        Their totals stand on the card, and in this text if the card is not ``drawn``.
        """
        profile, speak = self.profile, self.speak
        if not profile.games:
            return speak("profile-empty", player=self.player, scope=self.scope)
        minutes = round(sum(tally.seconds for tally in profile.tallies) / 60)
        time = (
            speak("profile-hours", hours=round(minutes / 60))
            if minutes >= 120
            else speak("profile-minutes", minutes=max(1, minutes))
        )
        lines = [
            speak("profile-time", time=time)
            if drawn
            else speak("profile-summary", games=profile.games, wins=profile.wins, share=self._share(), scope=self.scope,
                       time=time)
        ]  # fmt: skip
        if len(profile.tallies) > 1:
            lines += [f"- {self._line(tally)}" for tally in profile.tallies]
        return "\n".join(lines)

    def paragraphs(self, *, drawn: bool = True) -> str:
        """Streaks, rivals and dice, a paragraph each; the rating stands on the card, where there is one."""
        parts = ("" if drawn else self._rating(), self._streaks(), self._nights(), self._rivals(), self._regulars(),
                 self._luck())  # fmt: skip
        return "\n".join(part for part in parts if part)

    def figures(self) -> str:
        """Return exact figures for what other texts say in words: the rating with its uncertainty, and the dice."""
        parts = (self._exact_rating(), self._exact_luck())
        return "\n".join(part for part in parts if part) or self.speak("profile-no-figures")

    def achievements(self) -> str:
        """Return the latest achievements, and their number."""
        known = [medal for medal in self.profile.medals if _known(medal)]
        lines = [
            self.speak(
                "profile-feats", count=len(known), all=sum(len(achievements_of(game)) for game in _games(self.about))
            )
        ]
        return "\n".join([*lines, *map(self._medal, known[:SHOWN_FEATS])])

    def achievements_title(self, player: str) -> str:
        """Return the heading above all achievements of ``player``."""
        count = len(self._medals())
        return self.speak("profile-feats-title", player=player, scope=self.scope, count=count, all=self._every())

    def achievement_lines(self) -> list[str]:
        """Return a line for each achievement there is: the earned ones first, the latest of them on top."""
        known = self._medals()
        earned = {(medal.game, medal.feat) for medal in known}
        still = [(game, feat) for game in _games(self.about) for feat in achievements_of(game)]
        open_ = [self._open(game, feat) for game, feat in still if (game or "", feat.key) not in earned]
        return [*map(self._medal, known), *open_]

    def picture(self) -> BoardImage:
        """Return the card, and its alt text."""
        profile, speak, held = self.profile, self.speak, self.profile.rating
        spots = self._spots()
        numbers = [
            (str(profile.games), speak("profile-card-games", games=profile.games)),
            (str(profile.wins), speak("profile-card-wins", wins=profile.wins, share=self._share())),
        ]
        if held:
            now = rating_marker(held.mu, held.sigma)
            numbers.append((str(now.rating), speak("profile-card-rating", settled=self._settled(held))))
        game = self._title(self.about.game) if self.about.game else speak("profile-card-all")
        first, latest = (self._date(profile.history[at].ended) if spots else "" for at in (0, -1))
        texts = cards.ProfileTexts(
            self.about.name,
            speak("profile-card-about", game=game, scope=self.scope),
            tuple(numbers),
            speak("profile-card-curve" if held and held.games >= SETTLING else "profile-card-settling"),
            speak("profile-card-first", date=first),
            speak("profile-card-latest" if len(spots) > 1 else "profile-card-only", date=latest),
            (speak("profile-card-none"), speak("profile-card-sleeping")),
        )
        return BoardImage(cards.draw_profile(texts, spots), self._alt(spots, texts.about))

    def _spots(self) -> list[RatingPointMark]:
        """Return the rating after each game, and before the first one if that is among them.

        While the rating is settling, nothing is shown of how strong the player may be at most.
        """
        profile, held = self.profile, self.profile.rating
        rated = [(point.mu, point.sigma) for point in profile.history]
        if rated and held is not None and held.games <= len(rated):
            first = model.initial_rating()
            rated.insert(0, (first.mu, first.sigma))
        spots = [rating_marker(mu, sigma) for mu, sigma in rated]
        if held is None or held.games < SETTLING:
            spots = [RatingPointMark(one.rating, one.guess, one.rating) for one in spots]
        return spots

    def _medals(self) -> list[AchievementCount]:
        return [medal for medal in self.profile.medals if _known(medal)]

    def _every(self) -> int:
        return sum(len(achievements_of(game)) for game in _games(self.about))

    def _alt(self, spots: Sequence[RatingPointMark], about: str) -> str:
        profile, speak = self.profile, self.speak
        curve = speak("profile-alt-none")
        if spots:
            now, ratings = spots[-1], [one.rating for one in spots]
            held = profile.rating
            curve = speak("profile-alt-curve", rating=str(now.rating), count=len(profile.history),
                          low=str(min(ratings)),
                          high=str(max(ratings)), settled=self._settled(held) if held else "no",
                          **{"from": str(ratings[0])})  # fmt: skip
        name = self.about.name
        return speak("profile-alt", player=name, about=about, games=profile.games, wins=profile.wins, curve=curve)

    def _settled(self, held: CurrentRating) -> str:
        return "yes" if held.games >= SETTLING else "no"

    def _rating(self) -> str:
        held = self.profile.rating
        if held is None:
            return self.speak("profile-unrated") if self.profile.games else ""
        number = str(model.display_rating(held.mu, held.sigma))
        return self.speak("profile-rating", rating=number, settled=self._settled(held))

    def _exact_rating(self) -> str:
        held = self.profile.rating
        if held is None:
            return ""
        now = rating_marker(held.mu, held.sigma)
        return self.speak("profile-exact-rating", rating=str(now.rating), guess=str(now.guess),
                          spread=str(now.guess - now.rating), settled=self._settled(held))  # fmt: skip

    def _streaks(self) -> str:
        streaks = self.profile.streaks
        if not streaks.best_weeks:
            return ""
        # A week without a game is over when the next one has passed too.
        weeks = streaks.weeks if streaks.week >= week_of(self.now) - 1 else 0
        return self.speak("profile-streaks", wins=streaks.wins, best=streaks.best_wins, weeks=weeks,
                          bestweeks=streaks.best_weeks)  # fmt: skip

    def _nights(self) -> str:
        nights = self.profile.nights
        return self.speak("profile-nights", count=nights) if nights else ""

    def _rivals(self) -> str:
        rivals = self.profile.rivals
        found = [("met", rivals.met), ("prey", rivals.prey), ("nemesis", rivals.nemesis)]
        lines = [
            self.speak(f"profile-rival-{kind}", rival=isolate_bidi(escape_names([rival.name])[0]), met=rival.met,
                       ahead=rival.ahead, behind=rival.behind)
            for kind, rival in found
            if rival and (kind == "met" or rival != rivals.met)
        ]  # fmt: skip
        return self.speak("profile-rivals", lines="; ".join(lines)) if lines else ""

    def _regulars(self) -> str:
        """Return the record against each of the regulars, the most met first."""
        met = sorted((one for one in self.profile.faced if one.level in REGULARS), key=lambda one: -one.met)
        told = self.speak.format_groups(persona_record(one, self.speak) for one in met)
        return self.speak("profile-regulars", scores=told) if met else ""

    def _luck(self) -> str:
        mine = total_luck(self.profile.dice)
        return self.speak("profile-dice", how=_how_lucky(mine)) if mine.dice else ""

    def _exact_luck(self) -> str:
        mine, speak = total_luck(self.profile.dice), self.speak
        if not mine.dice:
            return ""
        lead = mine.total - mine.expected
        told = self._number(abs(lead))
        strayed = (
            speak("profile-luck-more", pips=told)
            if lead > 0
            else speak("profile-luck-less", pips=told)
            if lead
            else speak("profile-luck-even")
        )
        one = self._number(round(1 / max(mine.chance, 1e-6)))
        if mine.dice < FEW_DICE:
            verdict = speak("profile-luck-few")
        elif mine.chance >= ODD:
            verdict = speak("profile-luck-fair")
        elif mine.chance >= WONDER:
            verdict = speak("profile-luck-odd", one=one)
        else:
            verdict = speak("profile-luck-wonder", one=one, way="up" if lead > 0 else "down")
        return speak(
            "profile-luck",
            dice=mine.dice,
            pips=mine.total,
            total=self._number(mine.total),
            expected=self._number(mine.expected),
            lead=strayed,
            usual=self._number(round(mine.spread)),
            verdict=verdict,
        )

    def _line(self, tally: GameTally) -> str:
        line = self.speak("profile-line", game=self._title(tally.game), wins=tally.wins, games=tally.games)
        held = next((one for one in self.profile.ratings if one.game == tally.game), None)
        if held is None:
            return line
        return self.speak("profile-line-rated", line=line, rating=str(model.display_rating(held.mu, held.sigma)))

    def _medal(self, medal: AchievementCount) -> str:
        speak = localizer(self.speak.locale, medal.game or None)
        called, story = speak(f"feat-{medal.feat}"), speak(f"feat-{medal.feat}.story")
        line = speak("profile-feat", feat=called, story=story, times=medal.times)
        if medal.guild != self.about.guild:
            # A table in another guild gets no link here.
            return line
        link = message_link(medal.guild, medal.channel, medal.message)
        return speak("profile-feat-at", line=line, table=str(medal.table), link=link)

    def _open(self, game: str | None, achievement: Achievement) -> str:
        speak = localizer(self.speak.locale, game)
        return speak(
            "profile-feat-open", feat=speak(f"feat-{achievement.key}"), story=speak(f"feat-{achievement.key}.story")
        )

    def _title(self, game: str) -> str:
        return localizer(self.speak.locale, game)("title")

    def _share(self) -> str:
        return percent(Fraction(self.profile.wins, max(1, self.profile.games)))

    def _number(self, number: float) -> str:
        return self.speak.number(number)

    def _date(self, time: float) -> str:
        return self.speak.day(datetime.fromtimestamp(time, UTC).date())


def _how_lucky(mine: DiceLuck) -> str:
    """Return a word: ``few`` (too few dice to tell), ``even``, or ``little``, ``clear`` or ``amazing`` with ``-up`` or
    ``-down``.
    """
    if mine.dice < FEW_DICE:
        return "few"
    if mine.chance >= USUAL:
        return "even"
    word = "little" if mine.chance >= ODD else "clear" if mine.chance >= WONDER else "amazing"
    return f"{word}-{'up' if mine.total > mine.expected else 'down'}"


def rating_marker(mu: float, sigma: float) -> RatingPointMark:
    """Return the marker of a rating on the chart.

    It has the shown rating, the best guess, and a value as far above that guess as the shown one is below.
    """
    low, guess = model.display_rating(mu, sigma), model.display_rating(mu, 0)
    return RatingPointMark(low, guess, 2 * guess - low)


def _games(about: ProfileQuery) -> tuple[str | None, ...]:
    """Return the games whose achievements are asked for: one game, or each game and None (those of no game)."""
    return (None, *playable_games()) if about.game is None else (about.game,)


def _known(medal: AchievementCount) -> bool:
    """Return whether this version of the program has that achievement; another may have had others."""
    return (not medal.game or medal.game in playable_games()) and any(
        feat.key == medal.feat for feat in achievements_of(medal.game or None)
    )
