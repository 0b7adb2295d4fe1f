-- Whether computers say something at a server's tables.
alter table servers add column banter integer not null default 1 check (banter in (0, 1));
