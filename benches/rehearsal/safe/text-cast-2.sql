-- kind: text-cast
-- finds: nothing
-- transaction: none
-- why: A function catches what is no date, and the text stays beside the new column.
--- schema
create table archives (
  archive_id integer primary key,
  town text not null
);
create table scans (
  scan_id integer primary key,
  archive_id integer references archives,
  dated text
);
--- migration
create function date_or_null(raw text) returns date language plpgsql stable as $$
begin
  return raw::date;
exception when data_exception then
  return null;
end
$$;
alter table scans add column dated_on date;
update scans set dated_on = date_or_null(dated);
drop function date_or_null(text);
