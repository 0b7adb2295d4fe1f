"""Repositories: one module for each subject that is stored."""
