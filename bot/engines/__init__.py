"""External player programs: configuration, supervised processes."""
