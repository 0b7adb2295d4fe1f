"""Small ground on which the rest stands: refusals, permissions, settings, colours, the arithmetic of ratings."""
