-- kind: unique-expression
-- finds: fails
-- at: 2
-- needs: 2
-- why: Two addresses that differ only in case are allowed by the old key and refused by the new index.
--- schema
create table organisations (
  id serial primary key,
  name text not null unique
);
create table logins (
  id serial primary key,
  organisation_id int references organisations,
  address varchar(254) not null unique,
  secret_hash bytea not null,
  disabled boolean not null default false
);
create table login_attempts (
  login_id int not null references logins on delete cascade,
  at timestamptz not null default clock_timestamp(),
  succeeded boolean not null,
  primary key (login_id, at)
);
--- migration
alter table logins drop constraint logins_address_key;
create unique index logins_address_any_case on logins (lower(address));
