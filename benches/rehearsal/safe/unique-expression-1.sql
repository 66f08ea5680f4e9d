-- kind: unique-expression
-- finds: nothing
-- why: The check already keeps addresses in lower case, so the old key forbids what the new index would.
--- schema
create table newsletters (
  newsletter_id integer primary key,
  title text not null
);
create table readers (
  reader_id integer primary key,
  newsletter_id integer references newsletters,
  mail varchar(254) unique check (mail = lower(mail)),
  since date
);
--- migration
create unique index concurrently readers_mail_any_case on readers (lower(mail));
