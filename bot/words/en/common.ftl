### What all tables share.

## What happened, in any game

event-left = { $seat } has left the game.

## Why not, in any game

refusal-game-over = This game is over.
refusal-not-playing = You are not playing in this game any more.
refusal-not-your-turn = It is { $seat }'s turn.
refusal-unknown-action = “{ $action }” is not something one can do in this game.
