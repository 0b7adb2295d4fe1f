"""Discord messages that are kept equal to what is stored."""
