# What is told of a game from its beginning to its end, and the weekend as people type it.

transcript-heading = { $game }: { $names }
transcript-action = { $name }: { $action }
transcript-seat = { $name } (Platz { $seat })

# Other words for the weekend that are understood, with commas between.
days-weekend-too = Wochenende, Weekend, WE
