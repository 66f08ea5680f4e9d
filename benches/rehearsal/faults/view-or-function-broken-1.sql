-- kind: view-or-function-broken
-- finds: breaks
-- at: 1
-- needs: 0
-- why: The trigger function still reads NEW.qty after the column was renamed, so no row can be inserted.
--- schema
create table shelves (
  shelf_id integer primary key,
  capacity integer not null check (capacity > 0)
);
create table placements (
  placement_id integer primary key,
  shelf_id integer not null references shelves,
  article text not null,
  qty integer not null default 1
);
create function placement_fits() returns trigger language plpgsql as $$
begin
  if new.qty > (select capacity from shelves where shelf_id = new.shelf_id) then
    raise exception 'shelf % is too small', new.shelf_id;
  end if;
  return new;
end $$;
create trigger placement_fits before insert or update on placements
  for each row execute function placement_fits();
--- migration
alter table placements rename column qty to quantity;
comment on column placements.quantity is 'Pieces';
