-- kind: set-not-null
-- finds: fails
-- at: 2
-- needs: 1
-- why: Only a speaker with neither a pen name nor a real name keeps NULL after the coalesce.
--- schema
create table speakers (
  speaker_id uuid primary key default gen_random_uuid(),
  pen_name text,
  real_name text,
  handle text unique,
  biography text not null default 'to be announced'
);
create table talks (
  talk_id uuid primary key default gen_random_uuid(),
  speaker_id uuid references speakers (speaker_id) on delete set null,
  title text not null check (title <> ''),
  minutes smallint not null default 45 check (minutes in (20, 45, 90))
);
--- migration
update speakers set pen_name = coalesce(pen_name, real_name), handle = coalesce(handle, 'speaker-' || speaker_id);
do $$
declare
  wanted text;
begin
  foreach wanted in array array['handle', 'biography', 'pen_name'] loop
    execute format('alter table speakers alter column %I set not null', wanted);
  end loop;
end
$$;
alter table speakers rename column pen_name to display_name;
