-- kind: left-half-done
-- finds: leaves
-- at: 3 or 1
-- needs: 0
-- why: The column is replaced by a new one, and its default is not set again.
--- schema
create table queues (
  queue text primary key,
  max_workers smallint not null default 4
);
create table tasks (
  task_id bigint generated always as identity primary key,
  queue text not null references queues,
  priority smallint not null default 5 check (priority between 0 and 9),
  payload jsonb
);
create table task_runs (
  task_id bigint not null references tasks on delete cascade,
  run smallint not null,
  succeeded boolean,
  primary key (task_id, run)
);
--- migration
alter table tasks add column priority_new integer;
update tasks set priority_new = priority * 10;
alter table tasks drop column priority;
alter table tasks rename column priority_new to priority;
alter table tasks add constraint tasks_priority check (priority between 0 and 90);
alter table tasks alter column priority set not null;
