-- Seed 1771, empty: public.tasks: 23514 new row for relation "tasks" violates check constraint "tasks_check_3" (Failing row contains (1, DE, TOY-PLS-00001, 64, 10).); public.files: 23503 insert or update on table "files" violates foreign ke
-- Asked: 50 rows. Can hold: tasks 7, files 9.
CREATE TABLE tasks (
  id integer NOT NULL,
  phone char(2) NOT NULL,
  sku text NOT NULL,
  score bigint,
  level bigint
);
CREATE TABLE files (
  task_id integer NOT NULL
);
ALTER TABLE tasks ADD CONSTRAINT tasks_key_1 PRIMARY KEY (id);
ALTER TABLE tasks ADD CONSTRAINT tasks_check_2 CHECK (phone IN ('DE', 'FR', 'PL'));
ALTER TABLE tasks ADD CONSTRAINT tasks_check_3 CHECK (left(sku, 2) = phone);
ALTER TABLE files ADD CONSTRAINT files_fk_17 FOREIGN KEY (task_id) REFERENCES tasks (id);
ALTER TABLE tasks ADD CONSTRAINT tasks_check_18 CHECK (length(sku) <> score + level);
