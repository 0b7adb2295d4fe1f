"""Discord, storage, time and words: the games brought to a channel."""
