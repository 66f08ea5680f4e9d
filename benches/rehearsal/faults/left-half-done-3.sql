-- kind: left-half-done
-- finds: leaves
-- at: 3
-- needs: 0
-- why: The table is copied and dropped, and its index, trigger, grant and comment are gone with it.
--- schema
create table growers (
  grower_id integer primary key,
  farm text not null
);
create table harvests (
  harvest_id integer primary key,
  grower_id integer not null references growers,
  fruit text not null,
  kilos numeric(9, 1) not null default 0 check (kilos >= 0),
  changed_at timestamptz not null default now()
);
create index harvests_grower on harvests (grower_id);
comment on table harvests is 'Weighed at the gate';
grant select on harvests to public;
create function touch() returns trigger language plpgsql as $$ begin new.changed_at := now(); return new; end $$;
create trigger harvests_touch before update on harvests for each row execute function touch();
--- migration
create table harvests_v2 (
  harvest_id integer primary key,
  grower_id integer not null references growers,
  fruit text not null,
  variety text,
  kilos numeric(9, 1) not null default 0 check (kilos >= 0),
  changed_at timestamptz not null default now()
);
insert into harvests_v2 (harvest_id, grower_id, fruit, kilos, changed_at)
  select harvest_id, grower_id, fruit, kilos, changed_at from harvests;
drop table harvests;
alter table harvests_v2 rename to harvests;
