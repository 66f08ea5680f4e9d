-- kind: foreign-key-orphans
-- finds: nothing
-- allows: changes, locks
-- why: Zero and numbers of nobody become NULL before the key is added.
--- schema
create table trees (
  tree_id integer primary key,
  mother_id integer default 0,
  species text not null,
  planted date
);
create table prunings (
  tree_id integer not null references trees,
  day date not null,
  primary key (tree_id, day)
);
--- migration
alter table trees alter column mother_id drop default;
update trees t set mother_id = null
where mother_id is not null and not exists (select from trees m where m.tree_id = t.mother_id);
alter table trees add constraint trees_mother foreign key (mother_id) references trees (tree_id);
