"""Games that are over or under way, looked at afterwards: listed, replayed, checked, reviewed; and who may look."""
