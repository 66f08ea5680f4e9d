-- kind: set-not-null
-- finds: fails
-- at: 2
-- needs: 2
-- why: Only a speaker with neither a pen name nor a real name keeps NULL after the coalesce.
--- schema
create table speakers (
  speaker_id uuid primary key default gen_random_uuid(),
  pen_name text,
  real_name text,
  handle text unique,
  biography text not null default 'to be announced',
  best_talk_id uuid not null
);
create table talks (
  talk_id uuid primary key default gen_random_uuid(),
  speaker_id uuid not null references speakers (speaker_id),
  title text not null check (title <> ''),
  minutes smallint not null default 45 check (minutes in (20, 45, 90))
);
alter table speakers add constraint speakers_best_talk
  foreign key (best_talk_id) references talks (talk_id) deferrable initially deferred;
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
comment on column speakers.handle is 'Made from the id where none was chosen';
