-- What servers settle for themselves, beside counting everywhere.

-- The channels in which tables may be opened, as a JSON list; none: wherever the bot may write.
alter table servers add column channels text not null default '[]';
-- Whether tables may be in threads.
alter table servers add column threads integer not null default 1 check (threads in (0, 1));
-- The seconds for a decision at a new table; null: the usual ones.
alter table servers add column clock integer;
-- Whether messages may call people.
alter table servers add column pings integer not null default 1 check (pings in (0, 1));
-- The language of tables; empty: the server's own.
alter table servers add column language text not null default '';
-- The role of those who may end others' tables; null: moderators.
alter table servers add column moderators bigint;

-- When the server was greeted.
alter table servers add column greeted double precision;
-- Since when the bot has not been there; null while it is.
alter table servers add column gone double precision;

create index servers_gone on servers (gone) where gone is not null;
