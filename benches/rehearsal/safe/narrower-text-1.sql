-- kind: narrower-text
-- finds: nothing
-- allows: locks
-- why: A check keeps the text at 20 characters or fewer, so 20 are enough.
--- schema
create table factories (
  factory_id integer primary key,
  site text not null
);
create table robots (
  robot_id integer primary key,
  factory_id integer references factories,
  nickname varchar(100) check (char_length(nickname) <= 20)
);
--- migration
alter table robots alter column nickname type varchar(20);
