"""API of the page: its state and events, people's actions, scheduled events, and faults on request."""
