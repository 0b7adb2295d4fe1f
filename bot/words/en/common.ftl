### What all tables share.
