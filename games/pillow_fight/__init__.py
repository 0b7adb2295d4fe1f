"""Pillow Fight, by hirnsalat, peacememories and m0ru: moving, hiding and throwing in a room full of pillows."""
