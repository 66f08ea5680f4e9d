-- kind: text-to-enum
-- finds: fails
-- at: 2
-- needs: 2
-- why: Unknown sizes become NULL, blanks and case are cleaned, but an empty text is none of the labels.
--- schema
create table shirts (
  style_no integer primary key,
  style text not null
);
create table shirt_sizes (
  style_no integer not null references shirts,
  size_label varchar(10) default 'm',
  barcode char(13) not null unique,
  stock integer not null default 0,
  check (lower(btrim(size_label)) in ('s', 'm', 'l', 'xl', 'unknown', ''))
);
create table returns (
  return_id integer primary key,
  barcode char(13) not null references shirt_sizes (barcode),
  reason text
);
--- migration
create type shirt_size as enum ('s', 'm', 'l', 'xl');
alter table shirt_sizes
  drop constraint shirt_sizes_size_label_check,
  alter column size_label drop default,
  alter column size_label type shirt_size
    using nullif(lower(btrim(size_label)), 'unknown')::shirt_size,
  alter column size_label set default 'm';
