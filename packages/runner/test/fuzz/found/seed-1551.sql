-- Seed 1551, exception: a key in an order that leads round a circle of tables
-- Asked: 50 rows. Can hold: employees 11, parts 15, routes 10.
CREATE TABLE employees (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  part_id bigint NOT NULL
);
CREATE TABLE parts (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  starts_on date NOT NULL,
  valid_from date,
  employee_id uuid NOT NULL,
  route_id integer
);
CREATE TABLE routes (
  id integer NOT NULL,
  part_id bigint
);
ALTER TABLE employees ADD CONSTRAINT employees_key_1 PRIMARY KEY (id);
ALTER TABLE parts ADD CONSTRAINT parts_key_7 PRIMARY KEY (id);
ALTER TABLE parts ADD CONSTRAINT parts_fk_11 FOREIGN KEY (employee_id) REFERENCES employees (id);
ALTER TABLE employees ADD CONSTRAINT employees_fk_15 FOREIGN KEY (part_id) REFERENCES parts (id);
ALTER TABLE routes ADD CONSTRAINT routes_key_22 PRIMARY KEY (id);
ALTER TABLE parts ADD CONSTRAINT parts_fk_24 FOREIGN KEY (route_id) REFERENCES routes (id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE routes ADD CONSTRAINT routes_fk_25 FOREIGN KEY (part_id) REFERENCES parts (id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE parts ADD CONSTRAINT parts_check_26 CHECK (starts_on - valid_from IS DISTINCT FROM route_id + id);
ALTER TABLE routes ADD CONSTRAINT routes_check_30 CHECK (coalesce(part_id, 0) IS DISTINCT FROM id);
