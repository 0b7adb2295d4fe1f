### Magic Numbers, in English.

title = Magic Numbers

## The board, the card and the text board

