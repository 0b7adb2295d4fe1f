-- Past games of a player.

-- Newest first, by the table's number.
create index results_of_player on results (user_id, table_id desc);
