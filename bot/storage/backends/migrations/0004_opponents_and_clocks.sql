-- Computers at the table, and a clock for each decision.

-- Seconds for a decision, 0 for no clock. Tables of before began without one.
alter table tables add column clock integer not null default 0;
-- When somebody has to be reminded, a decision is to be made for them, or the table is to be closed: whatever is first.
alter table tables add column wake double precision;

create index tables_due on tables (wake) where wake is not null;

-- How well a computer plays; null for people. Computers have a user_id below zero, of their own at each table.
alter table seats add column level text;
-- Until when the decision of this seat is awaited.
alter table seats add column deadline double precision;
-- How many decisions in a row the clock has taken from this person.
alter table seats add column missed integer not null default 0;
-- The message that reminds them, 0 if none could be sent.
alter table seats add column nudge bigint;
