"""Computer players of Pillow Fight."""
