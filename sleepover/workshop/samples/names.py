"""Sample player names for trying a game: ten plain ones, and ten hostile ones that must break nothing."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Localizer
from bot.table.display_names import clean_name, distinct_names

PLAIN = ("Ann", "Ben", "Cleo", "Dora", "Eli", "Finn", "Gus", "Hal", "Ida", "Joe")
NASTY = (
    "Ann",
    "Zoë Kreuzberg-Östergård the Third of her Name, and Then Some",
    "محمد الإسلام (42)",
    "田中さくら김민수张伟",
    "\n\u200b\u202e \t",
    "🦄✨ Sparkle 👨‍👩‍👧 🏳️‍🌈",
    "```\n**[C](x)** @everyone; 2. B: kept nothing",
    "W" * 90,
    "H̵͔̏é̷̡̛l̸̝̐l̴̺̔o̷͇͝ हिन्दी தமிழ் คน",
    "\ue000\U00010380\ud800",
)


def seated(names: Sequence[str], seats: int, speak: Localizer) -> tuple[str, ...]:
    """Return the first ``seats`` names as a table shows them: short, on one line, and all different."""
    return distinct_names(clean_name(name, speak("anonymous-name")) for name in names[:seats])
