-- Seed 3352, empty: public.shifts: 23503 insert or update on table "shifts" violates foreign key constraint "shifts_fk_15" (Key (task_shift_id_3)=(1) is not present in table "tasks".); public.tasks: 23503 insert or update on table "shifts" 
-- Asked: 50 rows. Can hold: shifts 6, tasks 16.
CREATE TABLE shifts (
  id integer NOT NULL,
  task_shift_id_3 integer NOT NULL
);
CREATE TABLE tasks (
  shift_id_3 integer
);
ALTER TABLE shifts ADD CONSTRAINT shifts_key_1 PRIMARY KEY (id);
ALTER TABLE tasks ADD CONSTRAINT tasks_fk_11 FOREIGN KEY (shift_id_3) REFERENCES shifts (id);
ALTER TABLE tasks ADD CONSTRAINT tasks_key_12 UNIQUE (shift_id_3);
ALTER TABLE shifts ADD CONSTRAINT shifts_fk_15 FOREIGN KEY (task_shift_id_3) REFERENCES tasks (shift_id_3);
