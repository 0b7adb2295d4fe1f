"""Users' own settings: reminders, blocked users and account deletion."""
