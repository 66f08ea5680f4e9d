-- kind: number-overflow
-- finds: fails
-- at: 2
-- needs: 1
-- why: A token that expires after January 2038 has more seconds since 1970 than an integer holds.
--- schema
create table devices (
  device_id integer primary key,
  model text not null default 'unknown'
);
create table tokens (
  token char(32) primary key,
  device_id integer references devices on delete cascade,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (expires_at > issued_at)
);
create table revocations (
  token char(32) primary key,
  reason text
);
--- migration
alter table tokens add column expires_epoch integer;
update tokens set expires_epoch = floor(extract(epoch from expires_at));
alter table tokens alter column expires_epoch set not null;
