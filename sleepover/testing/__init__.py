"""The tests that every game has to pass, for a game that is installed beside: no clone of this project is needed.

``pytest --pyargs sleepover.testing --game liars_dice`` runs them. With ``--regen`` it writes the game's golden
playthroughs anew from the records in them.
"""
