-- kind: unique-with-duplicates
-- finds: fails
-- at: 3
-- needs: 2
-- why: A phone number that is both a lead's and a subscriber's arrives twice in the merged table.
--- schema
create table leads (
  phone varchar(20) primary key,
  first_seen date not null default current_date,
  campaign text
);
create table subscribers (
  subscriber_id serial primary key,
  phone varchar(20) not null unique,
  plan text not null default 'basic' check (plan in ('basic', 'plus')),
  opted_out boolean not null default false
);
create table sms_sent (
  id bigserial primary key,
  phone varchar(20) not null,
  body text not null,
  sent_at timestamp not null default now()
);
--- migration
create table contacts (
  contact_id bigint generated always as identity primary key,
  phone varchar(20) not null,
  origin text not null,
  constraint contacts_phone_once unique (phone)
);
insert into contacts (phone, origin) select phone, 'lead' from leads;
insert into contacts (phone, origin) select phone, 'subscriber' from subscribers where not opted_out;
alter table sms_sent add column contact_id bigint references contacts;
update sms_sent s set contact_id = c.contact_id from contacts c where c.phone = s.phone;
