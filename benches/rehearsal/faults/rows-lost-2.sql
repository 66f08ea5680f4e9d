-- kind: rows-lost
-- finds: loses
-- at: 1
-- needs: 5
-- why: Removing the duplicate donor also removes the blood donations that refer to it, by ON DELETE CASCADE.
--- schema
create table donors (
  donor_id integer primary key generated always as identity,
  health_no varchar(15) not null,
  blood_group varchar(3) not null check (blood_group in ('0+', '0-', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-'))
);
create table sites (
  site varchar(30) primary key,
  beds smallint not null default 6
);
create table sessions (
  session_id integer primary key,
  site varchar(30) not null references sites on update cascade,
  held_on date not null
);
create table blood_donations (
  donation_id integer primary key generated always as identity,
  donor_id integer not null references donors on delete cascade,
  session_id integer not null references sessions,
  millilitres smallint not null default 500
);
create table deferral_reasons (
  reason text primary key,
  days smallint not null default 30 check (days > 0)
);
--- migration
delete from donors
where donor_id in (
  select donor_id
  from (select donor_id, row_number() over (partition by health_no order by donor_id) as nth from donors) as numbered
  where nth > 1
);
alter table donors add constraint donors_health_no unique (health_no);
