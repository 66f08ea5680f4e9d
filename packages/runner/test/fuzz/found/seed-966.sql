-- Seed 966, wrong cap: the same, in a case
-- Asked: 50 rows. Can hold: courses 5.
CREATE DOMAIN recent AS date CHECK (VALUE >= DATE '2015-01-01');
CREATE DOMAIN recent_over AS recent ;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE courses (
  task_id bigint,
  task_first_name text,
  born_on recent_over,
  priority text NOT NULL,
  capacity integer NOT NULL
);
ALTER TABLE courses ADD CONSTRAINT courses_exclude_5 EXCLUDE USING gist (priority WITH =, capacity WITH <>);
ALTER TABLE courses ADD CONSTRAINT courses_check_25 CHECK (CASE WHEN capacity >= task_id % 7 THEN (trim(task_first_name) LIKE 'a%' OR born_on >= '2018-05-11'::recent_over) ELSE capacity >= task_id % 7 END);
