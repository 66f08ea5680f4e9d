-- Seed 605, empty: a case that speaks of one reference alone, within a key of two
-- Asked: 50 rows. Can hold: employees 14, events 11, clients 11.
CREATE TABLE employees (
  employees_id bigint NOT NULL,
  client_id integer NOT NULL
);
CREATE TABLE events (
  employee_employees_id bigint NOT NULL,
  employee_employees_id_2 bigint NOT NULL,
  level integer NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE clients (
  id serial NOT NULL,
  event_employee_employees_id bigint NOT NULL,
  event_employee_employees_id_2 bigint NOT NULL
);
ALTER TABLE employees ADD CONSTRAINT employees_key_1 PRIMARY KEY (employees_id);
ALTER TABLE events ADD CONSTRAINT events_fk_3 FOREIGN KEY (employee_employees_id) REFERENCES employees (employees_id);
ALTER TABLE events ADD CONSTRAINT events_fk_4 FOREIGN KEY (employee_employees_id_2) REFERENCES employees (employees_id);
ALTER TABLE events ADD CONSTRAINT events_key_5 PRIMARY KEY (employee_employees_id, employee_employees_id_2);
CREATE UNIQUE INDEX events_index_8 ON events (level) WHERE active;
ALTER TABLE clients ADD CONSTRAINT clients_key_9 PRIMARY KEY (id);
ALTER TABLE clients ADD CONSTRAINT clients_fk_10 FOREIGN KEY (event_employee_employees_id, event_employee_employees_id_2) REFERENCES events (employee_employees_id, employee_employees_id_2) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE employees ADD CONSTRAINT employees_fk_24 FOREIGN KEY (client_id) REFERENCES clients (id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE events ADD CONSTRAINT events_check_26 CHECK (((CASE WHEN level <= (2) THEN employee_employees_id_2 % 7 IS DISTINCT FROM (4) ELSE employee_employees_id >= coalesce(level, 0) END) IS NOT TRUE OR employee_employees_id_2 % 7 IS DISTINCT FROM (4)));
