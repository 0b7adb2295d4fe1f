"""Shares and chances in per cent: one way to round them, for every game and everybody who tells them."""

from __future__ import annotations

from fractions import Fraction

__all__ = ["percent", "whole"]


def percent(share: float | Fraction, digits: int = 0) -> str:
    """Return a share, 0 to 1, in per cent without the sign, with so many decimals.

    Some is never told as none, and not quite all never as all: ``<1`` and ``>99``, with a decimal ``<0.1`` and
    ``>99.9``.
    """
    exact, unit = Fraction(share), 10**digits
    steps = (200 * unit * exact.numerator + exact.denominator) // (2 * exact.denominator)
    sign = ""
    if steps <= 0 < exact:
        sign, steps = "<", 1
    elif steps >= 100 * unit and exact < 1:
        sign, steps = ">", 100 * unit - 1
    return f"{sign}{steps / unit:.{digits}f}"


def whole(share: float) -> int:
    """Return a share in whole percents to reckon with: 100 is for what is certain, and 0 for all below a half."""
    return min(round(100 * share), 100 if share >= 1 else 99)
