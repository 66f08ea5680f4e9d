-- kind: backfill-arithmetic
-- finds: fails
-- at: 2
-- needs: 3
-- why: The share divides by the total of the project, which is 0 when a cost and its correction cancel out.
--- schema
create table projects (
  project_id integer primary key,
  codename text not null unique
);
create table costs (
  cost_id integer primary key,
  project_id integer not null references projects,
  amount numeric(10, 2) not null check (amount <> 0),
  booked date not null default current_date
);
create table budgets (
  project_id integer primary key references projects,
  ceiling numeric(12, 2) not null check (ceiling > 0)
);
--- migration
alter table costs add column share double precision;
with totals as (
  select project_id, sum(amount) as total from costs group by project_id
)
update costs c set share = c.amount / t.total
from totals t
where t.project_id = c.project_id and t.total is not null;
