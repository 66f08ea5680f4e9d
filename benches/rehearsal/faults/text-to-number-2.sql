-- kind: text-to-number
-- finds: fails
-- at: 2
-- needs: 2
-- why: An amount with a point for thousands has two points once its comma is replaced.
--- schema
create table guilds (
  guild text primary key,
  founded_year integer
);
create table dues (
  due_id integer primary key,
  guild text not null references guilds,
  year integer not null,
  amount_text varchar(16) not null check (amount_text ~ '^[0-9]+[0-9.,]*$'),
  paid boolean not null default false,
  unique (guild, year)
);
--- migration
alter table dues add column amount numeric(14, 2);
update dues set amount = replace(btrim(amount_text), ',', '.')::numeric;
alter table dues alter column amount set not null;
alter table dues drop column amount_text;
