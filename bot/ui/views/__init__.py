"""Whole messages, one module for each subject."""
