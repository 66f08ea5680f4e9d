-- kind: number-overflow
-- finds: fails
-- at: 1
-- needs: 2
-- why: File sizes are bigint and may exceed an integer.
--- schema
create table buckets (
  bucket varchar(63) primary key,
  region text not null default 'eu-1'
);
create table objects (
  bucket varchar(63) not null references buckets,
  key text not null,
  size_bytes bigint,
  etag uuid,
  primary key (bucket, key)
);
create table quotas (
  bucket varchar(63) primary key references buckets,
  max_bytes bigint not null default 1073741824,
  warned boolean not null default false
);
--- migration
alter table quotas alter column max_bytes type integer;
alter table quotas alter column warned set default true;
