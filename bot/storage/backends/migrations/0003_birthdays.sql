-- Birthdays that people told, without the year (MN-1).

create table birthdays (
    user_id bigint primary key,
    month integer not null check (month between 1 and 12),
    day integer not null check (day between 1 and 31)
);
