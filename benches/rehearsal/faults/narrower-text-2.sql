-- kind: narrower-text
-- finds: changes
-- at: 2
-- needs: 1
-- why: The explicit cast cuts longer headlines to 60 characters without an error.
--- schema
create table desks (
  code varchar(4) primary key,
  title text not null
);
create table stories (
  story_id bigint primary key,
  desk_code varchar(4) references desks,
  headline varchar(140) not null check (headline <> ''),
  copy text,
  embargo timestamptz
);
create table corrections (
  story_id bigint not null references stories,
  noticed_at timestamptz not null default now(),
  note text not null,
  primary key (story_id, noticed_at)
);
--- migration
alter table stories alter column embargo set default null;
alter table stories
  alter column headline type varchar(60) using headline::varchar(60);
