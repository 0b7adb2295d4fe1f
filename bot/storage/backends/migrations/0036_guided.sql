-- Whether the table was opened as somebody's guided first game, which is not rated while no other person sits there from
-- the start; those of before were rated, and stay so.
alter table tables add column guided integer not null default 0 check (guided in (0, 1));
