-- kind: sequence-behind
-- finds: nothing
-- transaction: none
-- why: The identity starts after the highest number of both tables, also if one of them or both are empty.
--- schema
create table letters_in (
  letter_no integer primary key,
  sender text
);
create table letters_out (
  letter_no integer primary key,
  recipient text,
  answers integer references letters_in (letter_no)
);
create table stamps (
  stamp_id integer primary key,
  letter_no integer references letters_out,
  cents smallint not null check (cents > 0)
);
--- migration
do $$
declare
  first_free bigint;
begin
  select coalesce(max(n), 0) + 1 into first_free
  from (select max(letter_no)::bigint from letters_in union all select max(letter_no) from letters_out) as both_tables (n);
  execute format('create sequence letter_numbers start with %s minvalue %s', first_free, least(first_free, 1));
end
$$;
comment on sequence letter_numbers is 'For letters in both directions';
