-- kind: backfill-arithmetic
-- finds: nothing
-- transaction: none
-- why: Nullif keeps the divisor from being 0 and coalesce keeps the result from being NULL.
--- schema
create table printers (
  printer_id integer primary key,
  model text
);
create table print_jobs (
  job_id integer primary key,
  printer_id integer references printers,
  pages integer,
  copies integer
);
--- migration
alter table print_jobs add column sheets_per_copy double precision not null default 0;
update print_jobs set sheets_per_copy = coalesce(pages::double precision / nullif(copies, 0), 0);
