-- kind: partition-or-inheritance
-- finds: nothing
-- allows: locks
-- why: A default partition takes what no other takes, NULL too.
--- schema
create table brokers (
  broker_id integer primary key,
  name text not null
);
create table policies (
  policy_id integer primary key,
  broker_id integer references brokers,
  signed_on date
);
--- migration
create table policies_by_year (
  policy_id integer not null,
  broker_id integer references brokers,
  signed_on date
) partition by range (signed_on);
create table policies_new partition of policies_by_year for values from ('2024-01-01') to (maxvalue);
create table policies_rest partition of policies_by_year default;
insert into policies_by_year select policy_id, broker_id, signed_on from policies;
