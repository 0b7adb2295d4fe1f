"""Everything around one interaction: access, limits, the response."""
