-- The colour, with its shape and letter, of a seat: in a lobby the one that its player had in their last game, from the
-- start of the game on the one it has. Null: none yet, and in older games the one of its position.
alter table seats add column style integer check (style >= 0);

-- The style of a player's last game.
create index seats_styled on seats (user_id, table_id desc) where style is not null;
