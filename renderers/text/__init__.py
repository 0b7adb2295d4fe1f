"""Text in pixels: fonts, shaping, line breaking and Unicode's properties of characters."""
