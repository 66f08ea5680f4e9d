-- Seed 3042, wrong cap: 11 rows of 50, though 20 are possible: public.projects: 23514 new row for relation "projects" violates check constraint "projects_check_6" (Failing row contains (1, null, 0).); public.projects: 23503 insert or update on 
-- Asked: 50 rows. Can hold: projects 20.
-- After repair.
CREATE TABLE projects (
  id integer NOT NULL,
  project_id integer,
  reference varchar(12) NOT NULL
);
ALTER TABLE projects ADD CONSTRAINT projects_key_1 PRIMARY KEY (id);
ALTER TABLE projects ADD CONSTRAINT projects_fk_2 FOREIGN KEY (project_id) REFERENCES projects (id);
ALTER TABLE projects ADD CONSTRAINT projects_check_5 CHECK ((id <> length(reference) OR project_id IS DISTINCT FROM (1)));
ALTER TABLE projects ADD CONSTRAINT projects_check_6 CHECK (id <> length(reference));
