-- kind: rows-lost
-- finds: loses
-- at: 3 or 4
-- needs: 1
-- why: A message whose flag is NULL is neither archived nor not archived, and goes into neither table.
--- schema
create table mailboxes (
  mailbox varchar(64) primary key,
  quota_mb integer not null default 500
);
create table messages (
  message_id bigint primary key,
  mailbox varchar(64) references mailboxes,
  subject text,
  archived boolean default false,
  received timestamptz not null default now()
);
create table labels (
  label text primary key,
  hidden boolean not null default false
);
--- migration
create table archived_messages as select message_id, mailbox, subject, received from messages where archived;
create table inbox_messages (message_id bigint primary key, mailbox varchar(64) references mailboxes, subject text, received timestamptz not null default now());
insert into inbox_messages select message_id, mailbox, subject, received from messages where not archived;
drop table messages;
