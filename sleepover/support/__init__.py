"""Helpers that several commands share: parsing, files, output and exit statuses."""
