-- kind: sequence-behind
-- finds: leaves
-- at: 3
-- needs: 1
-- why: The sequence is set to the number of rows, which is less than the highest id once a row was deleted.
--- schema
create table museums (
  museum_id bigint primary key,
  title text not null,
  free_entry boolean not null default false
);
create table exhibits (
  museum_id bigint references museums,
  inventory_no varchar(20) not null unique,
  acquired smallint
);
--- migration
create sequence museums_museum_id_seq owned by museums.museum_id;
alter table museums alter column museum_id set default nextval('museums_museum_id_seq');
do $$
declare n bigint;
begin
  select count(*) into n from museums;
  if n > 0 then
    perform setval('museums_museum_id_seq', n);
  end if;
end
$$;
