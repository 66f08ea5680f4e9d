-- kind: left-half-done
-- finds: leaves
-- at: 1
-- needs: 0
-- why: The constraint is added NOT VALID, and the statement that validates names another one.
--- schema
create table lenders (
  lender_id integer primary key,
  name text not null
);
create table loans (
  loan_id integer primary key,
  lender_id integer references lenders,
  principal numeric(12, 2) not null,
  rate numeric(5, 3) not null,
  months smallint not null constraint months_positive check (months > 0)
);
--- migration
alter table loans add constraint rate_sane check (rate between 0 and 30) not valid;
alter table loans validate constraint months_positive;
