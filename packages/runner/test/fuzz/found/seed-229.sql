-- Seed 229, empty: public.policies: 23503 insert or update on table "policies" violates foreign key constraint "policies_fk_11" (Key (file_project_code)=(PRJ-2024-000001) is not present in table "files".); public.projects: 23503 insert or 
-- Asked: 50 rows. Can hold: projects 18, files 11, policies 20.
CREATE TABLE projects (
  code varchar(16) NOT NULL,
  policie_file_project_code varchar(16) NOT NULL
);
CREATE TABLE files (
  project_code varchar(16) NOT NULL,
  project_code_3 varchar(16) NOT NULL
);
CREATE TABLE policies (
  file_project_code varchar(16),
  project_code varchar(16)
);
ALTER TABLE projects ADD CONSTRAINT projects_key_1 PRIMARY KEY (code);
ALTER TABLE files ADD CONSTRAINT files_key_5 PRIMARY KEY (project_code);
ALTER TABLE files ADD CONSTRAINT files_fk_7 FOREIGN KEY (project_code_3) REFERENCES projects (code);
ALTER TABLE policies ADD CONSTRAINT policies_fk_11 FOREIGN KEY (file_project_code) REFERENCES files (project_code);
ALTER TABLE policies ADD CONSTRAINT policies_key_12 UNIQUE (file_project_code);
ALTER TABLE policies ADD CONSTRAINT policies_fk_20 FOREIGN KEY (project_code) REFERENCES projects (code);
ALTER TABLE projects ADD CONSTRAINT projects_fk_21 FOREIGN KEY (policie_file_project_code) REFERENCES policies (file_project_code);
ALTER TABLE policies ADD CONSTRAINT policies_check_23 CHECK ((project_code IS NOT NULL OR project_code LIKE 'z%'));
