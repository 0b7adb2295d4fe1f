"""At the table: every click answered, the board painted, secrets whispered, the clock rung."""
