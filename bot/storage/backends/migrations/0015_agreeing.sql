-- What people at a table can agree on, and tables with a thread of their own.

-- Which questions there are is said by the code alone. Until now there was one: whether to end the game.
alter table votes drop column what;
alter table votes add column what text not null default 'end';
-- The seat that it is about; null where it is about nobody.
alter table votes add column about integer;

-- Whether those who still played called it a draw: then the results do not follow from the actions.
alter table tables add column drawn integer not null default 0;

-- Whether the channel is a thread that was made for this table.
alter table tables add column threaded integer not null default 0;

create index tables_threaded on tables (id) where threaded = 1 and status in ('over', 'closed');

-- From now on a table that nobody starts is closed after a day.
update tables set wake = created + 86400 where status = 'lobby';
