-- kind: foreign-key-orphans
-- finds: fails
-- at: 2
-- needs: 1
-- why: Bosses at the top have manager 0, which is no person.
--- schema
create table "Department" (
  "Id" integer primary key,
  "Name" varchar(50) not null
);
create table "Employee" (
  "Id" integer primary key,
  "FullName" varchar(100) not null,
  "ManagerId" integer not null default 0,
  "DepartmentId" integer references "Department" ("Id"),
  "HiredOn" date not null,
  constraint "NotOwnManager" check ("ManagerId" <> "Id")
);
--- migration
alter table "Employee" alter column "ManagerId" drop not null;
do $do$
begin
  if not exists (select 1 from pg_constraint where conname = 'FK_Employee_Manager') then
    alter table "Employee"
      add constraint "FK_Employee_Manager" foreign key ("ManagerId") references "Employee" ("Id");
  end if;
end
$do$;
alter table "Employee" alter column "ManagerId" drop default;
