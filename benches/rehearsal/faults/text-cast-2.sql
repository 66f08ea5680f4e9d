-- kind: text-cast
-- finds: fails
-- at: 2
-- needs: 3
-- why: Old imports gave their jobs short keys that are no UUIDs.
--- schema
create table workers (
  worker_name varchar(30) primary key,
  last_beat timestamptz
);
create table tenants (
  tenant varchar(20) primary key,
  paused boolean not null default false
);
create table jobs (
  job_key varchar(36) primary key,
  tenant varchar(20) not null references tenants,
  worker_name varchar(30) references workers,
  payload jsonb not null default '{}',
  attempts smallint not null default 0
);
create table job_errors (
  error_id bigserial primary key,
  job_key varchar(36) not null references jobs on delete cascade,
  message text not null
);
--- migration
create table failures (
  failure_id bigint primary key,
  job uuid not null,
  message text not null
);
insert into failures select e.error_id, cast(e.job_key as uuid), e.message from job_errors e;
