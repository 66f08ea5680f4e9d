-- kind: unique-with-duplicates
-- finds: fails
-- at: 2
-- needs: 3
-- why: The upsert meets the same member twice in one statement when a member holds two cards.
--- schema
create table members (
  member_no integer primary key,
  surname text not null,
  joined date not null
);
create table cards (
  card_no bigint primary key,
  member_no integer not null references members,
  points integer not null default 0 check (points >= 0)
);
create table balances (
  member_no integer primary key references members,
  points integer not null check (points >= 0)
);
--- migration
alter table cards add column moved boolean not null default false;
insert into balances as b (member_no, points)
select c.member_no, c.points
from cards c
where c.points > 0
on conflict (member_no) do update set points = b.points + excluded.points;
update cards set moved = true;
alter table cards drop column points;
