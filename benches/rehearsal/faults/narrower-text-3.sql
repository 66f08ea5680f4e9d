-- kind: narrower-text
-- finds: changes
-- at: 3
-- needs: 1
-- why: The helper shortens a remark to 80 characters before it is moved.
--- schema
create table gardens (
  garden_id serial primary key,
  owner_name text not null,
  remark text
);
create table visits (
  visit_id serial primary key,
  garden_id int not null references gardens,
  visited_on date not null,
  hours numeric(4, 2) not null default 1 check (hours > 0 and hours <= 12)
);
--- migration
create table garden_remarks (
  garden_id int primary key references gardens,
  remark varchar(80) not null
);
create function tidy_remark(raw text) returns text language sql immutable as
$$ select substr(regexp_replace(raw, '^\s+', ''), 1, 80) $$;
insert into garden_remarks (garden_id, remark)
select garden_id, tidy_remark(remark) from gardens where remark is not null;
drop function tidy_remark(text);
alter table gardens drop column remark;
