-- Seed 481, empty: public.plans: 23503 insert or update on table "plans" violates foreign key constraint "plans_fk_7" (Key (employee_employees_id)=(1444079631871007) is not present in table "employees".); public.employees: 23514 new row fo
-- Asked: 50 rows. Can hold: plans 20, employees 7.
-- After repair.
CREATE DOMAIN country_code AS char(2) CHECK (VALUE ~ '^[A-Z]{2}$');
CREATE TABLE plans (
  id integer NOT NULL,
  employee_employees_id bigint
);
CREATE TABLE employees (
  employees_id bigint NOT NULL,
  country country_code NOT NULL,
  plan_id integer NOT NULL
);
ALTER TABLE plans ADD CONSTRAINT plans_key_1 PRIMARY KEY (id);
ALTER TABLE employees ADD CONSTRAINT employees_key_3 PRIMARY KEY (employees_id);
ALTER TABLE employees ADD CONSTRAINT employees_fk_6 FOREIGN KEY (plan_id) REFERENCES plans (id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE plans ADD CONSTRAINT plans_fk_7 FOREIGN KEY (employee_employees_id) REFERENCES employees (employees_id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE employees ADD CONSTRAINT employees_check_9 CHECK (employees_id * 2 <= plan_id * 2);
ALTER TABLE employees ADD CONSTRAINT employees_check_10 CHECK (((country IS NULL) IS NOT TRUE OR employees_id IS DISTINCT FROM (4)));
