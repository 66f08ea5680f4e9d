-- kind: text-to-enum
-- finds: fails
-- at: 3
-- needs: 1
-- why: The check lets tickets be parked, and the new type has no such label.
--- schema
create table agents (
  agent_id integer primary key,
  login varchar(30) not null unique
);
create table tickets (
  ticket_id integer primary key,
  agent_id integer references agents on delete set null,
  subject text not null,
  state text not null default 'new',
  opened_at timestamptz not null default now(),
  constraint ticket_states check (state in ('new', 'open', 'waiting', 'parked', 'closed'))
);
create table replies (
  ticket_id integer not null references tickets,
  seq smallint not null,
  body text not null,
  primary key (ticket_id, seq)
);
--- migration
create type ticket_state as enum ('new', 'open', 'waiting', 'closed');
alter table tickets drop constraint ticket_states, alter column state drop default;
alter table tickets alter column state type ticket_state using state::ticket_state;
alter table tickets alter column state set default 'new';
