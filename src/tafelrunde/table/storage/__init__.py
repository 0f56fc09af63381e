"""Where rooms are kept: SQLite, PostgreSQL, files."""
