-- kind: lock-or-rewrite
-- finds: locks
-- at: 2
-- needs: 0
-- why: The new key is checked for each row of the log while writes to both tables wait.
--- schema
create table doors (
  door_id integer primary key,
  building text not null
);
create table access_log (
  access_id bigint primary key,
  door_id integer not null,
  card char(8) not null,
  granted boolean not null,
  at timestamptz not null default now()
);
create function known_door() returns trigger language plpgsql as $$
begin
  if not exists (select from doors where door_id = new.door_id) then
    raise foreign_key_violation;
  end if;
  return new;
end $$;
create trigger known_door before insert or update on access_log for each row execute function known_door();
--- migration
set lock_timeout = '3s';
alter table access_log add constraint access_log_door foreign key (door_id) references doors;
drop trigger known_door on access_log;
