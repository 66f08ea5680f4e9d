-- kind: view-or-function-broken
-- finds: nothing
-- allows: locks
-- why: The view is dropped and created again with the same columns, its grant and its comment.
--- schema
create table cinemas (
  cinema_id integer primary key,
  name text not null
);
create table films (
  film_id integer primary key,
  cinema_id integer references cinemas,
  title text not null,
  minutes smallint
);
create view long_films as select film_id, title, minutes from films where minutes > 120;
grant select on long_films to public;
comment on view long_films is 'Over two hours';
--- migration
drop view long_films;
alter table films alter column minutes type integer;
create view long_films as select film_id, title, minutes from films where minutes > 120;
grant select on long_films to public;
comment on view long_films is 'Over two hours';
