-- kind: text-to-enum
-- finds: nothing
-- allows: locks
-- why: The check lists the same labels as the type, and the default is set again.
--- schema
create table lifts (
  lift_id integer primary key,
  building text not null
);
create table lift_states (
  lift_id integer not null references lifts,
  since timestamptz not null,
  state varchar(12) default 'running' constraint lift_state check (state in ('running', 'stopped', 'in repair')),
  primary key (lift_id, since)
);
--- migration
create type lift_state as enum ('running', 'stopped', 'in repair');
alter table lift_states
  drop constraint lift_state,
  alter column state drop default,
  alter column state type lift_state using state::lift_state,
  alter column state set default 'running';
