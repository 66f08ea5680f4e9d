-- kind: view-or-function-broken
-- finds: nothing
-- why: View, SQL-standard function, check and index all follow a renamed column by themselves.
--- schema
create table reefs (
  reef_id integer primary key,
  ocean text not null,
  depth_m numeric(6, 1) check (depth_m >= 0)
);
create table dives (
  dive_id integer primary key,
  reef_id integer references reefs on delete set null,
  bar integer default 200,
  buddy_id integer references dives
);
create table dive_logs (
  dive_id integer not null references dives on delete cascade,
  minute smallint not null,
  depth_m numeric(6, 1),
  primary key (dive_id, minute)
);
create index dives_low on dives (bar) where bar < 50;
create view reef_pressure as select r.reef_id, min(d.bar) as lowest from reefs r join dives d using (reef_id) group by r.reef_id;
create function lowest_bar(wanted integer) returns integer language sql stable
  begin atomic
    select min(d.bar) from dives d where d.reef_id = wanted;
  end;
--- migration
alter table dives rename column bar to bar_at_end;
alter table reefs rename to dive_sites;
alter table dives rename constraint dives_reef_id_fkey to dives_site;
