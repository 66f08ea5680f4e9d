-- kind: text-cast
-- finds: fails
-- at: 2
-- needs: 1
-- why: A peer may be written with a port or as a host name, which is no inet.
--- schema
create table racks (
  rack varchar(10) primary key,
  floor smallint not null
);
create table hosts (
  host_id integer primary key,
  rack varchar(10) references racks,
  hostname text not null unique,
  peer varchar(60) check (peer ~ '^\S+$')
);
create table pings (
  host_id integer not null references hosts,
  at timestamptz not null,
  millis real,
  primary key (host_id, at)
);
--- migration
alter table hosts drop constraint hosts_peer_check;
alter table hosts alter column peer type inet using (nullif(trim(both '[]' from peer), '-'))::inet;
create index concurrently hosts_peer on hosts (peer);
