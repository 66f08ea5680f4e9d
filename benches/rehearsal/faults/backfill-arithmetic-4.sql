-- kind: backfill-arithmetic
-- finds: fails
-- at: 2
-- needs: 5
-- why: The share divides by the total of the project, which is 0 when a cost and its correction cancel out.
--- schema
create table companies (
  company_id integer primary key,
  name text not null
);
create table departments (
  company_id integer not null references companies,
  department smallint not null,
  title text,
  primary key (company_id, department)
);
create table cost_types (
  cost_type char(2) primary key,
  travel boolean not null default false
);
create table projects (
  project_id integer primary key,
  company_id integer not null,
  department smallint not null,
  foreign key (company_id, department) references departments,
  codename text not null unique
);
create table costs (
  cost_id integer primary key,
  project_id integer not null references projects,
  cost_type char(2) references cost_types,
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
