-- kind: exclusion-range-size
-- finds: fails
-- at: 2
-- needs: 1
-- why: A lyric of many kilobytes that does not compress is too large for an entry of a btree index.
--- schema
create table bands (
  band_id integer primary key,
  name text not null
);
create table songs (
  song_id integer primary key,
  band_id integer references bands,
  title varchar(120) not null,
  lyrics text,
  seconds smallint check (seconds > 0)
);
create table setlists (
  day date not null,
  position smallint not null,
  song_id integer not null references songs,
  primary key (day, position)
);
--- migration
create index songs_title on songs (title);
create index songs_lyrics on songs (lyrics);
