"""Database backends: SQLite and PostgreSQL."""
