"""The fonts of the boards: which there are, which one a writing system is set in, and which one has a word.

They lie in ``renderers/fonts`` and are cut there by ``docs/cut_fonts.py``. Each is opened when a text first needs it.
"""

from __future__ import annotations

from pathlib import Path

from renderers.text.unicode import default_emoji, formatting

__all__ = ["EMOJI", "FACES", "FIRST", "FOLDER", "MISSING", "SCRIPTS", "SIGNS", "as_picture", "ignored"]

FOLDER = Path(__file__).parents[1] / "fonts"
FIRST = "Fredoka-SemiBold.ttf"
EUROPEAN = "NotoSans-SemiBold.ttf"
JAPANESE = "MPLUSRounded1c-Bold.ttf"
EASTERN = "NotoSansCJK-Bold.otf"
EMOJI = "NotoColorEmoji.ttf"

SCRIPTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("Latn", "Grek", "Cyrl"), (FIRST, EUROPEAN)),
    "Hebr": (FIRST, "NotoSansHebrew-SemiBold.ttf"),
    # What Japanese uses every day is rounded like Fredoka; a name with anything else in it is set in the other.
    **dict.fromkeys(("Hani", "Hira", "Kana"), (JAPANESE, EASTERN)),
    **dict.fromkeys(("Hang", "Bopo"), (EASTERN,)),
    "Adlm": ("NotoSansAdlam-Bold.ttf",),
    "Arab": ("NotoSansArabic-SemiBold.ttf",),
    "Armn": ("NotoSansArmenian-SemiBold.ttf",),
    "Bali": ("NotoSansBalinese-SemiBold.ttf",),
    "Bamu": ("NotoSansBamum-SemiBold.ttf",),
    "Batk": ("NotoSansBatak-Regular.ttf",),
    "Beng": ("NotoSansBengali-SemiBold.ttf",),
    "Bugi": ("NotoSansBuginese-Regular.ttf",),
    "Cakm": ("NotoSansChakma-Regular.ttf",),
    "Cans": ("NotoSansCanadianAboriginal-SemiBold.ttf",),
    "Cham": ("NotoSansCham-SemiBold.ttf",),
    "Cher": ("NotoSansCherokee-SemiBold.ttf",),
    "Copt": ("NotoSansCoptic-Regular.ttf",),
    "Deva": ("NotoSansDevanagari-SemiBold.ttf",),
    "Dsrt": ("NotoSansDeseret-Regular.ttf",),
    "Ethi": ("NotoSansEthiopic-SemiBold.ttf",),
    "Geor": ("NotoSansGeorgian-SemiBold.ttf",),
    "Glag": ("NotoSansGlagolitic-Regular.ttf",),
    "Goth": ("NotoSansGothic-Regular.ttf",),
    "Gujr": ("NotoSansGujarati-SemiBold.ttf",),
    "Guru": ("NotoSansGurmukhi-SemiBold.ttf",),
    "Ital": ("NotoSansOldItalic-Regular.ttf",),
    "Java": ("NotoSansJavanese-Bold.ttf",),
    "Kali": ("NotoSansKayahLi-SemiBold.ttf",),
    "Khmr": ("NotoSansKhmer-SemiBold.ttf",),
    "Knda": ("NotoSansKannada-SemiBold.ttf",),
    "Lana": ("NotoSansTaiTham-SemiBold.ttf",),
    "Laoo": ("NotoSansLao-SemiBold.ttf",),
    "Lepc": ("NotoSansLepcha-Regular.ttf",),
    "Limb": ("NotoSansLimbu-Regular.ttf",),
    "Lisu": ("NotoSansLisu-SemiBold.ttf",),
    "Mand": ("NotoSansMandaic-Regular.ttf",),
    "Mlym": ("NotoSansMalayalam-SemiBold.ttf",),
    "Mong": ("NotoSansMongolian-Regular.ttf",),
    "Mtei": ("NotoSansMeeteiMayek-SemiBold.ttf",),
    "Mymr": ("NotoSansMyanmar-SemiBold.ttf",),
    "Newa": ("NotoSansNewa-Regular.ttf",),
    "Nkoo": ("NotoSansNKo-Regular.ttf",),
    "Ogam": ("NotoSansOgham-Regular.ttf",),
    "Olck": ("NotoSansOlChiki-SemiBold.ttf",),
    "Orkh": ("NotoSansOldTurkic-Regular.ttf",),
    "Orya": ("NotoSansOriya-Bold.ttf",),
    "Osge": ("NotoSansOsage-Regular.ttf",),
    "Phnx": ("NotoSansPhoenician-Regular.ttf",),
    "Plrd": ("NotoSansMiao-Regular.ttf",),
    "Rohg": ("NotoSansHanifiRohingya-SemiBold.ttf",),
    "Runr": ("NotoSansRunic-Regular.ttf",),
    "Saur": ("NotoSansSaurashtra-Regular.ttf",),
    "Sinh": ("NotoSansSinhala-SemiBold.ttf",),
    "Sund": ("NotoSansSundanese-SemiBold.ttf",),
    "Sylo": ("NotoSansSylotiNagri-Regular.ttf",),
    "Syrc": ("NotoSansSyriac-Regular.ttf",),
    "Tale": ("NotoSansTaiLe-Regular.ttf",),
    "Talu": ("NotoSansNewTaiLue-Regular.ttf",),
    "Taml": ("NotoSansTamil-SemiBold.ttf",),
    "Tavt": ("NotoSansTaiViet-Regular.ttf",),
    "Telu": ("NotoSansTelugu-SemiBold.ttf",),
    "Tfng": ("NotoSansTifinagh-Regular.ttf",),
    "Tglg": ("NotoSansTagalog-Regular.ttf",),
    "Thaa": ("NotoSansThaana-SemiBold.ttf",),
    "Thai": ("NotoSansThai-SemiBold.ttf",),
    "Tibt": ("NotoSerifTibetan-SemiBold.ttf",),
    "Vaii": ("NotoSansVai-Regular.ttf",),
    "Wcho": ("NotoSansWancho-Regular.ttf",),
    "Yiii": ("NotoSansYi-Regular.ttf",),
}
"""By ISO 15924 code of the script: its fonts in the order in which they are asked for a word."""

SIGNS = (
    FIRST,
    EUROPEAN,
    JAPANESE,
    "NotoSansSymbols-SemiBold.ttf",
    "NotoSansMath-Regular.ttf",
    "NotoSansSymbols2-Regular.ttf",
    EASTERN,
    EMOJI,
)
"""Fonts for characters of no script, or of one that has no font of its own here."""

FACES = tuple(dict.fromkeys((*SIGNS, *(face for faces in SCRIPTS.values() for face in faces))))
"""All there are."""

MISSING = "□"
"""Stands for what no font here has."""

_TEXT, _PICTURE, _KEYCAP = "\ufe0e", "\ufe0f", "\u20e3"


def as_picture(cluster: str) -> bool:
    """Return whether it is meant as an emoji: by what it carries or, without that, by Unicode's default."""
    if len(cluster) > 1:
        if _TEXT in cluster:
            return False
        if _PICTURE in cluster or _KEYCAP in cluster:
            return True
    return default_emoji(cluster[0])


def ignored(char: str) -> bool:
    """Return whether the character needs no glyph of its own: joiners, directions, selectors, tags."""
    return formatting(char) or "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
