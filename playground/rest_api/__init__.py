"""Discord's REST API: one module reads and answers requests, the others hold routes by subject."""
