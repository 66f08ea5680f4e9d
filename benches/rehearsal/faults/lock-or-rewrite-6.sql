-- kind: lock-or-rewrite
-- finds: locks
-- at: 2
-- needs: 0
-- why: The key with another ON DELETE is checked for each row of the log while writes to both tables wait.
--- schema
create table doors (
  door_id integer primary key,
  building text not null
);
create table access_log (
  access_id bigint primary key,
  door_id integer not null constraint access_log_door references doors,
  card char(8) not null,
  granted boolean not null,
  at timestamptz not null default now()
);
--- migration
alter table access_log drop constraint access_log_door;
alter table access_log add constraint access_log_door foreign key (door_id) references doors on delete cascade;
