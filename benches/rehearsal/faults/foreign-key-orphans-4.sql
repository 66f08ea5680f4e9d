-- kind: foreign-key-orphans
-- finds: fails
-- at: - or 1
-- needs: 2
-- why: The key is deferred, so the deleted club is missed only at the commit when a player still belongs to it.
--- schema
create table clubs (
  id integer primary key,
  name text not null,
  dissolved_on date
);
create table players (
  id integer primary key,
  club_id integer constraint players_club references clubs deferrable initially deferred,
  nickname text not null,
  shirt smallint check (shirt between 1 and 99)
);
create table trophies (
  club_id integer not null references clubs on delete cascade,
  year smallint not null,
  cup text not null,
  primary key (club_id, year, cup)
);
--- migration
delete from clubs where dissolved_on < date '2000-01-01';
comment on column clubs.dissolved_on is 'NULL while the club exists; those before 2000 are gone';
