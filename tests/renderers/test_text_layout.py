"""Names of any length in any script: on one line, within their width, as their readers write them."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import unicodedata
from itertools import accumulate

import pytest
from bidi.wrapper import get_display
from hypothesis import example, given, settings
from hypothesis import strategies as st

from renderers import canvas, theme
from renderers.names import clipped, isolated, lined
from renderers.text import font_selection, harfbuzz, text_layout
from renderers.text.harfbuzz import shaped
from renderers.text.text_layout import broken, clean, fit, ink, mask, shorter, width
from tests.renderers.cases import NASTY, WORDS

AWKWARD = {
    # Script: a name, and where it may be parted (· between clusters), as a reader of it would say.
    "Latin": "Z·o·ë· ·Ł·u·k·a·s·z",
    "Vietnamese": "N·g·u·y·ễ·n· ·T·h·ị",
    "Polish": "Z·a·ż·ó·ł·ć· ·g·ę·ś·l·ą· ·j·a·ź·ń",
    "Greek": "Ὀ·δ·υ·σ·σ·ε·ύ·ς",
    "Cyrillic": "Ї·ж·а·к",
    "Arabic": "م·ح·م·د· ·(·A·n·n· ·4·2·)",
    "Persian": "م·ی‌·خ·و·ا·ه·م",
    "Urdu": "س·ُل·ط·ا·ن".replace("س·ُ", "سُ·"),
    "Hebrew": "שָׁ·ל·וֹ·ם",
    "Devanagari": "क्ष·त्रि·य· ·हि·न्दी",
    "Bengali": "শ্রী· ·ক্ষ·মা",
    "Gurmukhi": "ਪੰ·ਜਾ·ਬੀ· ·ਸ੍ਰੀ",
    "Gujarati": "શ્રી· ·ક્ષ",
    "Oriya": "ଶ୍ରୀ· ·ଓ·ଡ଼ି·ଆ",
    "Tamil": "ஸ்ரீ· ·கொ·டி",
    "Telugu": "శ్రీ· ·తె·లు·గు",
    "Kannada": "ಶ್ರೀ· ·ಕ·ನ್ನ·ಡ",
    "Malayalam": "ശ്രീ· ·മ·ല",
    "Sinhala": "ශ්‍රී· ·සිං·හ·ල",
    "Thai": "ปี้· ·ส·ม·ชา·ย".replace("ชา", "ช·า"),
    "Lao": "ນ້ຳ· ·ລ·າ·ວ",
    "Khmer": "ខ្មែ·រ· ·ស្រី",
    "Myanmar": "မြ·န်·မာ· ·မြို့",
    "Tibetan": "རྒྱུ·ད· ·བོ·ད",
    "Ethiopic": "አ·ማ·ር·ኛ",
    "Cherokee": "Ꮳ·Ꮃ·Ꭹ",
    "N'Ko": "ߒ·ߞ·ߏ· ·ߊ·ߡ·ߊ߬",
    "Mongolian": "ᠮ·ᠣ·ᠩ·ᠭ·ᠣ·ᠯ",
    "Georgian": "გ·ი·ო",
    "Armenian": "Հ·ա·յ·կ",
    "Thaana": "ދި·ވެ·ހި",
    "Syriac": "ܣ·ܘ·ܪ",
    "Japanese": "田·中·ガ",
    "Chinese": "张·伟· ·喆·堃·燊",
    "Korean": "김·민·수· ·쀍·뷁",
    "Jamo": "한·글",
    "Fullwidth": "Ｃ·ｏ·ｏ·ｌ",
    "Fraktur": "𝕬·𝖓·𝖓· ·𝓑·𝓮·𝓷",
    "Small capitals": "ᴀ·ɴ·ɴ",
    "Circled": "Ⓐ·Ⓝ·Ⓝ",
    "Javanese": "ꦗ·ꦮ",
    "Inuktitut": "ᐃ·ᓄ·ᒃ",
    "Runes": "ᚠ·ᚢ·ᚦ",
    "Family": "👨‍👩‍👧· ·🏳️‍🌈",
    "Skin": "👍🏽·🧑🏿‍🚀",
    "Flags": "🇩🇪·🇯🇵·🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    "Keycap": "1️⃣·#️⃣·❤️",
    "Kaomoji": "(·╯·°·□·°·)·╯·︵· ·┻·━·┻",
}
SHEET = {script: name.replace("·", "") for script, name in AWKWARD.items()}

MALICIOUS = (
    "a" + "\u0301" * 10_000,
    "क" + "\u094d\u0915" * 5_000,
    "\ud800\udfff" * 50,
    "\u202eevil\u2066\u2067\u202b" * 30,
    "\u200b\u200d\ufe0f\u034f" * 500,
    "\ue000\U00100000" * 40,
    "👨" + "\u200d👨" * 3_000,
    "\U0001f3f4" + "\U000e0067" * 3_000,
    "﷽" * 60,
    "𒐫" * 60,
    "ก" + "\u0e49" * 2_000,
    "אa1" * 300,
    "((((" * 90 + "א",
    "\u0660\u06f1-+,.:" * 50,
    "א\ud800\udc00 (\udfff)",
    "\x00\x1b[31m\r\n\u2028\u2029\x85" * 9,
)


@settings(max_examples=120, deadline=None)
@given(name=st.text(max_size=80), size=st.sampled_from((24, 34, 56)), limit=st.integers(60, 400))
def test_no_name_is_wider_or_taller_than_its_place(name: str, size: int, limit: int) -> None:
    plain = clean(name)
    assert "\n" not in plain
    assert len(plain) <= text_layout.LONGEST
    if not plain:
        return
    told = fit(plain, size, limit)
    assert width(told, size) <= limit
    _inside(told, size, limit)


@pytest.mark.parametrize("name", MALICIOUS)
def test_nobody_breaks_out_of_their_field(name: str) -> None:
    """Cleaned or not: bounded in size, never higher or lower than the line, never wider than the place."""
    for text in (clean(name), name):
        told = fit(text, 34, 300)
        assert width(told, 34) <= 300
        _inside(told, 34, 300)
    assert len(clean(name)) <= text_layout.LONGEST
    assert not {unicodedata.bidirectional(char) for char in clean(name)} & {
        "RLO",
        "LRO",
        "RLE",
        "LRE",
        "RLI",
        "LRI",
        "FSI",
    }


def _inside(told: str, size: int, limit: int) -> None:
    letters, left, top = mask(told, size)
    assert -1.1 * size <= top
    assert top + letters.height <= 0.45 * size
    # An accent or the tail of a letter may hang over a little.
    assert -0.4 * size <= left
    assert left + letters.width <= limit + 0.5 * size


@pytest.mark.parametrize(
    "name", ["", " \n\t", "\u200b\u200d\u2060", "\u0301\u0301", "\ufe0f", "\ue000", "\u3164", "\u2800\u2800"]
)
def test_a_name_of_nothing_visible_is_replaced_by_the_seats_letter(name: str) -> None:
    assert lined([name], 1, WORDS) == ("Player A",)


def test_every_seat_has_a_name_even_if_too_few_are_given() -> None:
    assert lined(["Ann"], 3, WORDS) == ("Ann", "Player B", "Player C")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("𝓐𝓷𝓷", "𝓐𝓷𝓷"),
        ("Ann\nBen", "Ann Ben"),
        ("a\u0301", "á"),
        ("👨‍👩‍👧 home", "👨‍👩‍👧 home"),
        ("👍🏽", "👍🏽"),
        ("\u202eevil", "evil"),
        ("می‌خواهم", "می‌خواهم"),
        ("An\u200cn", "Ann"),
        ("Ann\u200d\u200d", "Ann"),
        ("မြို့", "မြို့"),
    ],
)
def test_names_keep_what_is_seen_of_them(name: str, kept: str) -> None:
    assert clean(name) == kept


def test_piled_up_marks_are_cut_down() -> None:
    assert len(clean("a" + "\u0323\u0325\u0330" * 9)) <= 3


@pytest.mark.parametrize("script", AWKWARD)
def test_each_script_has_its_letters_and_is_parted_where_its_readers_would(script: str) -> None:
    name, ends = SHEET[script], list(accumulate(map(len, AWKWARD[script].split("·"))))
    assert clean(name) == unicodedata.normalize("NFC", name)
    line = shaped(name)
    assert [end for end in ends if end not in line.breaks] == [], "parted too seldom"
    assert [end for end in line.breaks if end not in ends] == [], "parted too often"
    assert all(glyph.number for glyph in line.glyphs), "a letter is missing"
    box = shaped(font_selection.MISSING).glyphs[0]
    if font_selection.MISSING not in name:
        assert not [glyph for glyph in line.glyphs if (glyph.face, glyph.number) == (box.face, box.number)]
    assert ink(name, 34).mask.getextrema()[1] == 255


@pytest.mark.parametrize("script", AWKWARD)
def test_an_ellipsis_cuts_no_cluster(script: str) -> None:
    name = clean(SHEET[script])
    breaks = {0, *shaped(name).breaks}
    whole = width(name, 34)
    for told in {fit(name, 34, whole * part // 8) for part in range(8)} | {
        clipped(name, most) for most in range(1, 12)
    }:
        kept = told.removesuffix("…")
        assert name.startswith(kept)
        # Spaces, dots and joiners before the ellipsis are left out.
        assert any(len(kept) <= end and not name[len(kept) : end].strip(" -–·.,\u200c\u200d") for end in breaks), told


def test_what_is_in_brackets_within_an_arabic_name_is_not_turned_round() -> None:
    line = shaped("محمد (Ann 42)")
    faces = [glyph.face for glyph in line.glyphs]
    # From left to right: (Ann 42) and then the name.
    assert faces[-4:] == [font_selection.SCRIPTS["Arab"][0]] * 4
    font = harfbuzz._font(font_selection.FIRST)
    letters = [font.glyph_to_string(glyph.number) for glyph in line.glyphs[:8]]
    expected = [font.glyph_to_string(font.get_nominal_glyph(ord(char))) for char in "(Ann 42)"]
    assert letters == expected


@settings(max_examples=150, deadline=None)
@given(text=st.text(st.sampled_from("ab1 (-+.,)אבמח٣٤[]!\u202e\u202c\u2067\u2069"), min_size=1, max_size=14))
@example(text="א1+2,3")
@example(text="a(ב)c")
@example(text="محمد (Ann 42) b")
def test_the_order_is_that_of_the_bidirectional_algorithm(text: str) -> None:
    """Character by character, against python-bidi's own reordering."""
    text += "b"  # Spaces at the end of a line are nobody's.
    clusters = [harfbuzz._Cluster(at, at + 1, None, "Zyyy") for at in range(len(text))]
    order = "".join(
        text[each.start]
        for run, backwards in harfbuzz._visual(text, clusters)
        for each in (run[::-1] if backwards else run)
    )
    assert _same(order) == _same(str(get_display(text)))


def _same(text: str) -> str:
    # It turns brackets round in what runs from right to left; the shaper does that here.
    plain = text.translate(str.maketrans(")]", "(["))
    return "".join(char for char in plain if unicodedata.category(char) != "Cf")


def test_a_font_changes_between_words_not_within_them() -> None:
    faces = [glyph.face for glyph in shaped("Nguyễn Ánh").glyphs]
    assert set(faces) == {"NotoSans-SemiBold.ttf"}, "one face for all of a script"
    assert {glyph.face for glyph in shaped("Nguyễn Án…").glyphs} == {"NotoSans-SemiBold.ttf"}
    assert {glyph.face for glyph in shaped("Pаul").glyphs} == {"NotoSans-SemiBold.ttf"}, "with a Cyrillic letter"
    assert {glyph.face for glyph in shaped("田中喆").glyphs} == {font_selection.EASTERN}
    assert {glyph.face for glyph in shaped("田中さくら").glyphs} == {font_selection.JAPANESE}
    assert {glyph.face for glyph in shaped("(Ann 42)").glyphs} == {font_selection.FIRST}


def test_letters_are_joined_as_the_shaper_says() -> None:
    """Conjuncts, joined letters and sequences are fewer glyphs than characters, or others than those said alone."""
    assert len(shaped("ஸ்ரீ").glyphs) == 1
    assert len(shaped("क्ष").glyphs) == 1
    assert [glyph.number for glyph in shaped("سلام").glyphs] != [
        glyph.number for char in reversed("سلام") for glyph in shaped(char).glyphs
    ]
    assert len(shaped("👨‍👩‍👧").glyphs) == 1
    # A dot and its letter: nothing stands beside the other.
    assert shaped("ż").width == pytest.approx(shaped("z").width)


def test_emoji_have_their_colours_also_on_a_board() -> None:
    drawn = ink("🦄", 34)
    assert drawn.colours is not None
    assert len(drawn.colours.convert("RGB").getcolors(1 << 16) or ()) > 20
    assert ink("Ann", 34).colours is None
    page = canvas.Sheet.plain((80, 60), theme.PANEL)
    page.write(4, 44, "🦄", 34, theme.CREAM, theme.PANEL)
    assert len(page.cut().image.getcolors() or ()) > 8
    words = canvas.Sheet.plain((80, 60), theme.PANEL)
    words.write(4, 44, "An", 34, theme.CREAM, theme.PANEL)
    assert len(words.cut().image.getcolors() or ()) <= theme.RAMP + 1


def test_a_pair_with_two_colours_of_skin_is_two_people() -> None:
    """Left out of the font to keep it small; everybody is still there."""
    assert len([glyph for glyph in shaped("👩🏻‍🤝‍👨🏿").glyphs if glyph.number]) > 1


def test_a_character_without_a_letter_is_shown_as_a_box() -> None:
    assert mask("\U00010380", 30)[0].tobytes() == mask(text_layout.MISSING, 30)[0].tobytes()
    assert mask("\ud800", 30)[0].tobytes() == mask(text_layout.MISSING, 30)[0].tobytes()


def test_only_names_from_right_to_left_are_set_apart_in_text() -> None:
    assert isolated("Ann") == "Ann"
    assert isolated("שלום") == "\u2068שלום\u2069"


def test_nasty_names_are_nasty_enough() -> None:
    assert lined(NASTY, 10, WORDS) != tuple(NASTY)


JAPANESE = "「つづきはこちら」と、サイコロを３つふって、好きな目をえらびます。ゲームはカードでも遊べます！"


@pytest.mark.parametrize("limit", [120, 200, 300])
def test_japanese_is_broken_anywhere_but_before_its_marks(limit: int) -> None:
    lines = broken(JAPANESE, 32, limit)
    assert "".join(lines) == JAPANESE
    assert len(lines) > 2
    assert not [line for line in lines if line[0] in "、。」！っょゃュャーッ" or line[-1] in "「"]
    assert all(width(line, 32) <= limit for line in lines)
    assert {glyph.face for glyph in shaped(JAPANESE).glyphs} == {font_selection.JAPANESE}


def test_other_lines_are_broken_between_words() -> None:
    assert broken("Ann gives Ben a pillow", 32, width("Ann gives Ben", 32)) == ("Ann gives Ben", "a pillow")
    assert broken("Ann gives Ben", 32, 10) == ("Ann", "gives", "Ben")
    assert broken("Ann gives Ben", 32, 10, most=2) == ("Ann", "gives Ben")
    assert broken("a b c d e", 32, width("a b", 32), 1000) == ("a b", "c d e")
    assert broken("김민수 이영희", 32, width("김민수", 32)) == ("김민수", "이영희")
    assert broken("", 32, 100) == ()
    assert broken("Vrai\u00a0? Oui", 32, 10) == ("Vrai\u00a0?", "Oui")


def test_a_word_is_parted_at_a_soft_hyphen_where_it_has_to_be() -> None:
    parted = "Ein Pferde\u00adkuss"
    assert broken(parted, 32, 1000) == ("Ein Pferdekuss",)
    assert broken(parted, 32, width("Ein Pferde-", 32)) == ("Ein Pferde-", "kuss")
    assert broken(parted, 32, width("Pferdekuss", 32) - 1) == ("Ein", "Pferde-", "kuss")
    assert broken(parted, 32, width("Pferdekuss", 32)) == ("Ein", "Pferdekuss")
    assert broken("\u00ad\u00ada", 32, 1000) == ("a",)


def test_polish_and_the_other_languages_stay_in_the_boards_own_font() -> None:
    for said in ("Zażółć gęślą jaźń ĄĘĆŁŃÓŚŹŻ", "äöüß ÄÖÜ „“", "àâçéèêëîïôûùœ æ « »", "ñ¿¡áíóú", "ãõâêôçà", "ìòù"):
        assert {glyph.face for glyph in shaped(said).glyphs} == {font_selection.FIRST}, said


PIXELS = "d7fbd5ff19391dcf"
"""Of the names above in the three shades that a board has; another version of a font or of the shaper changes it."""


def test_letters_have_the_same_pixels_everywhere() -> None:
    shades = [(cover * theme.RAMP + 127) // 255 for cover in range(256)]
    seen = hashlib.sha256()
    for name in SHEET.values():
        drawn = ink(name, 34)
        seen.update(f"{drawn.mask.size} {drawn.left} {drawn.top}".encode())
        seen.update(drawn.mask.point(shades).tobytes())
    assert seen.hexdigest()[:16] == PIXELS


@pytest.mark.parametrize(
    "script", ["Tibetan", "Myanmar", "Arabic", "Urdu", "Khmer", "Thai", "Vietnamese", "Devanagari"]
)
def test_no_letter_of_a_script_loses_its_head_or_its_tail(script: str) -> None:
    for glyph in shaped(SHEET[script]).glyphs:
        font = harfbuzz._font(glyph.face)
        extents = font.get_glyph_extents(glyph.number)
        assert extents is not None
        unit = glyph.size / font.face.upem
        top = glyph.y + extents.y_bearing * unit
        assert top <= harfbuzz.ABOVE + 0.001
        assert top + extents.height * unit >= -harfbuzz.BELOW - 0.001


def test_all_faces_open_and_no_other_file_lies_there() -> None:
    there = {path.name for path in font_selection.FOLDER.iterdir() if path.suffix in (".ttf", ".otf")}
    assert there == set(font_selection.FACES)
    for face in font_selection.FACES:
        tables = harfbuzz._font(face).face.table_tags
        assert {"cmap", "hmtx"} <= set(tables)
    for script in ("Arab", "Deva", "Mymr", "Tibt", "Sinh"):
        face = harfbuzz._font(font_selection.SCRIPTS[script][0]).face
        assert face.has_layout_substitution
        assert face.has_layout_positioning


def test_a_script_opens_only_its_own_font() -> None:
    """Fonts are opened when a text first needs them: a game among Anns opens one."""
    code = (
        "from renderers.text import harfbuzz, text_layout\n"
        "def opened():\n"
        "    return harfbuzz._font.cache_info().currsize\n"
        "assert not opened()\n"
        "text_layout.mask('Ann (2): Łukasz', 30)\n"
        "assert opened() == 1\n"
        "text_layout.mask('नमस्ते', 30)\n"
        "assert opened() == 2"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_without_a_shaper_letters_stand_one_after_the_other() -> None:
    """Check a machine without a wheel of the shaper: nothing fails, and the host is told at startup."""
    code = (
        "import importlib.util as u, sys\n"
        "real = u.find_spec\n"
        "u.find_spec = lambda name, *rest: None if name in ('uharfbuzz', 'bidi') else real(name, *rest)\n"
        "sys.modules['uharfbuzz'] = sys.modules['bidi'] = None\n"
        "from renderers import names\n"
        "from renderers.text import text_layout\n"
        "assert not text_layout.SHAPED\n"
        "text_layout.opened()\n"
        f"for name in {(*SHEET.values(), *MALICIOUS)!r}:\n"
        "    for text in (text_layout.clean(name), name):\n"
        "        told = text_layout.fit(text, 34, 300)\n"
        "        assert text_layout.width(told, 34) <= 300\n"
        "        letters, left, top = text_layout.mask(told, 34)\n"
        "        assert -38 <= top and top + letters.height <= 16\n"
        "        names.clipped(name, 9)\n"
        "assert text_layout.mask('Ann', 34)[0].getextrema()[1] == 255\n"
    )
    subprocess.run([sys.executable, "-"], input=code.encode(), check=True)


def test_shortening_counts_characters_and_keeps_clusters_whole() -> None:
    assert shorter("Ann", 3) == "Ann"
    assert shorter("Annabel", 4) == "Ann…"
    assert shorter("👨‍👩‍👧👨‍👩‍👧", 9) == "👨‍👩‍👧…"
    assert shorter("ஸ்ரீ", 3) == "…"
