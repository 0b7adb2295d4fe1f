-- House rules that were changed in the lobby, so that those who sat there before are shown them: a JSON list of the
-- interaction that did it, the option, and its value before.
alter table tables add column changes text not null default '[]';
