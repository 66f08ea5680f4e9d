-- kind: unique-with-duplicates
-- finds: nothing
-- allows: loses, locks
-- why: References move to the row that stays before the duplicates are deleted, so only the copies go.
--- schema
create table tags (
  tag_id integer primary key,
  word varchar(30) not null
);
create table pictures (
  picture_id integer primary key,
  file_name text not null,
  tag_id integer references tags on delete cascade
);
--- migration
with kept as (
  select tag_id, min(tag_id) over (partition by word) as keep from tags
)
update pictures p set tag_id = k.keep from kept k where k.tag_id = p.tag_id and k.keep <> k.tag_id;
delete from tags t using tags first where first.word = t.word and first.tag_id < t.tag_id;
alter table tags add constraint tags_word unique (word);
