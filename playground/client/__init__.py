"""Discord's client: people's actions, their values checked as a client checks them, and the events that people see."""
