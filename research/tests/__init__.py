"""Tests of ``research``, which are not part of the ordinary suite."""
