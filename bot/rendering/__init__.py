"""Images, drawn off the event loop."""
