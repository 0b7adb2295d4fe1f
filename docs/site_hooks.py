"""Hooks of mkdocs: serve the project's documents from one tree, make the rules' pages, and read lists as hosts do."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = ("*.md", "docs/**/*.md", "research/*.md", "findings/*.md", "renderers/fonts/*.md", "bot/i18n/*/GLOSSARY.md")
_LINK = re.compile(r"""\]\(\s*<?([^)\s>#]+)[^)]*\)|\b(?:src|srcset|href)="([^"#]+)""")
_FENCE = re.compile(r"^ *(```|~~~)")
_ITEM = re.compile(r"^( *)([-*+]|\d+\.) +(?=\S)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Return the documents of the whole project, and the files that they link to, under their paths in it."""
    pages = sorted({path for pattern in DOCUMENTS for path in ROOT.glob(pattern)})
    linked = {
        target
        for page in pages
        for link in _LINK.findall(page.read_text(encoding="utf-8"))
        if (target := (page.parent / (link[0] or link[1])).resolve()).is_file() and target.is_relative_to(ROOT)
    }
    found = [
        File.generated(config, path.relative_to(ROOT).as_posix(), abs_src_path=str(path))
        for path in (*pages, *sorted(linked.difference(pages)))
    ]
    # The theme's own files come with the others.
    found += _rules(config)
    return Files([*found, *(file for file in files if not Path(file.abs_src_path or "").is_relative_to(ROOT / "docs"))])


def _rules(config: MkDocsConfig) -> Iterator[File]:
    """Yield the rules' pages and their pictures, which have no files in the project."""
    sys.path.insert(0, str(ROOT))
    from docs import rules_boards, rules_pages

    for game in rules_boards.BOARDS:
        name = f"{rules_pages.FOLDER}/{rules_pages.file_name(game)}"
        yield File.generated(config, name, content=rules_pages.page(game))
        for picture, file in rules_pages.pictures(game):
            yield File.generated(config, f"{rules_pages.FOLDER}/{picture}", content=file)


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Return the page with lists in the form that Python-Markdown reads.

    A list begins after an empty line, and everything that belongs to an item is indented by four spaces a level.
    """
    lines: list[str] = []
    levels: list[int] = []
    fenced = False
    for line in markdown.split("\n"):
        indent = len(line) - len(line.lstrip())
        item = None if fenced else _ITEM.match(line)
        if line.strip() and not fenced:
            while levels and indent < levels[-1] and not (item and indent == levels[-1]):
                levels.pop()
        shift = 4 * len(levels) - (levels[-1] if levels else 0)
        if item:
            if lines and lines[-1].strip() and not levels and not _ITEM.match(lines[-1]):
                lines.append("")
            lines.append(f"{' ' * (4 * len(levels))}{item[2]} {line[item.end() :]}")
            levels.append(item.end())
        else:
            lines.append(f"{' ' * max(0, shift)}{line}" if line.strip() else line)
        if _FENCE.match(line):
            fenced = not fenced
    return "\n".join(lines)
