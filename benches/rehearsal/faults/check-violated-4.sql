-- kind: check-violated
-- finds: fails
-- at: 3
-- needs: 1
-- why: A claim that is open and has a payout of zero is mapped to a stage the new check does not list.
--- schema
create table insured (
  policy_no varchar(14) primary key,
  holder text not null,
  premium numeric(9, 2) not null check (premium > 0)
);
create table claims (
  claim_no serial primary key,
  policy_no varchar(14) references insured,
  is_open boolean not null default true,
  payout numeric(11, 2),
  damage text not null check (damage in ('water', 'fire', 'theft', 'glass')),
  check (payout >= 0)
);
--- migration
alter table claims add column stage text;
update claims
set stage = case
  when is_open and payout is null then 'reported'
  when is_open and payout > 0 then 'partly paid'
  when not is_open and coalesce(payout, 0) = 0 then 'declined'
  when not is_open then 'paid'
  else 'unknown'
end;
alter table claims
  alter column stage set not null,
  add check (stage in ('reported', 'partly paid', 'declined', 'paid'));
alter table claims drop column is_open;
