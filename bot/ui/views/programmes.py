"""The programme of a night in words, for its own message and for that of an evening with a date."""

from __future__ import annotations

import games
from bot.i18n import Localizer, localizer
from bot.ui.games import load
from bot.ui.views.lobby import option_line
from games.core import option_choices
from games.tournaments.programme import Programme


def programme_lines(programme: Programme, speak: Localizer) -> list[str]:
    """Return what is played and for how long, each on a line."""
    titles = [f"{load(game).emoji} {localizer(speak.locale, game)('title')}" for game in programme.games]
    order = programme.order if len(titles) > 1 else "alone"
    lines = [speak("night-games", games=speak.format_list(titles), order=order)]
    if programme.rounds:
        lines.append(speak("night-rounds", count=programme.rounds))
    else:
        hours, minutes = divmod(programme.minutes, 60)
        lines.append(speak("night-until", hours=hours, minutes=minutes))
    if programme.duplicate:
        lines.append(speak("night-duplicate"))
    for game, options in programme.options.items():
        said = localizer(speak.locale, game)
        usual = {name: values[0] for name, values in option_choices(games.load(game).options).items()}
        told = [option_line(name, value, said) for name, value in options.items() if value != usual.get(name)]
        if told:
            lines.append(speak("night-rules", game=said("title"), rules=" · ".join(told)))
    return lines
