-- kind: exclusion-range-size
-- finds: fails
-- at: 1
-- needs: 1
-- why: Width and height fit an integer each, but their product may not.
--- schema
create table studios (
  studio_id integer primary key,
  title text not null
);
create table canvases (
  canvas_id integer primary key,
  studio_id integer references studios,
  width_px integer not null check (width_px between 1 and 100000),
  height_px integer not null check (height_px between 1 and 100000),
  layers text[] not null default '{}'
);
create table exports (
  canvas_id integer not null references canvases,
  format text not null check (format in ('png', 'jpeg', 'webp')),
  bytes bigint,
  primary key (canvas_id, format)
);
--- migration
alter table canvases
  add column top_layer text generated always as (layers[1]) stored,
  add column area_px integer generated always as (width_px * height_px) stored;
