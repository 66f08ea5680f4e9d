-- kind: unique-with-duplicates
-- finds: fails
-- at: 2
-- needs: 3
-- why: Two articles of one tenant may have the same slug today.
--- schema
create table tenants (
  id int primary key generated always as identity,
  subdomain varchar(63) not null unique
);
create table authors (
  id int primary key generated always as identity,
  tenant_id int not null references tenants (id) on delete cascade,
  byline text
);
create table articles (
  id int primary key generated always as identity,
  tenant_id int not null references tenants (id) on delete cascade,
  author_id int references authors (id),
  slug varchar(120) not null,
  body text not null default '',
  published_at timestamptz
);
create index articles_by_slug on articles (tenant_id, slug);
--- migration
drop index articles_by_slug;
alter table articles add constraint articles_slug_once unique (tenant_id, slug);
