-- Clocks of games that last for weeks: time banks, quiet hours, absences, pauses, and how people are called.

-- The seconds that each player has in all, beside those for a decision; 0: no time bank.
alter table tables add column bank integer not null default 0;
-- Since when the table is paused; null: it is not.
alter table tables add column paused double precision;
-- After how many actions the table has said that nothing happens; null: it has not.
alter table tables add column silence integer;

-- What is left in this seat's time bank; null: all of it.
alter table seats add column bank double precision;
-- The seconds that are left for the decision while the table is paused.
alter table seats add column remaining double precision;
-- When this seat was last reminded.
alter table seats add column called double precision;
-- Whether its person wants to hear nothing from this table.
alter table seats add column muted integer not null default 0 check (muted in (0, 1));

-- The hour of the day at which somebody is reminded, and in which zone; null: not by the hour.
alter table reminders add column hour integer check (hour between 0 and 23);
alter table reminders add column zone text not null default '';
-- Whether somebody is told that they are next but one.
alter table reminders add column soon integer not null default 0 check (soon in (0, 1));

-- The time for a decision at new tables, where it is a time bank, and the quiet hours (JSON; empty: none) of those who
-- have said nothing of their own.
alter table servers add column bank integer not null default 0;
alter table servers add column quiet text not null default '';

-- Somebody's quiet hours, as JSON, and when they last changed them.
create table rests (
    user_id bigint primary key,
    hours text not null,
    changed double precision not null
);

-- When somebody was away, and until when.
create table vacations (
    user_id bigint not null,
    begins double precision not null,
    ends double precision not null,
    primary key (user_id, begins)
);
