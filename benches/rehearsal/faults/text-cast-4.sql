-- kind: text-cast
-- finds: fails
-- at: 1
-- needs: 1
-- why: The check demands the shape of a date, and 2023-02-30 has that shape.
--- schema
create table gyms (
  gym_id integer primary key,
  town text not null
);
create table memberships (
  membership_id integer primary key,
  gym_id integer references gyms,
  begins char(10) not null check (begins ~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'),
  monthly numeric(6, 2) not null default 29.90
);
create table freezes (
  membership_id integer not null references memberships,
  month smallint not null check (month between 1 and 12),
  primary key (membership_id, month)
);
--- migration
do $m$
begin
  alter table memberships add column begins_on date;
  update memberships set begins_on = to_date(begins, 'YYYY-MM-DD');
  alter table memberships alter column begins_on set not null;
  alter table memberships drop column begins;
end
$m$;
