from __future__ import annotations
def alt(view, names, words): return "x"
def text(view, names, words): return "x"
