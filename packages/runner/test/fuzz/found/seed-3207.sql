-- Seed 3207, empty: public.jobs: 23503 insert or update on table "jobs" violates foreign key constraint "jobs_fk_14" (Key (team_job_id)=(1) is not present in table "teams".); public.jobs stays empty: Postgres took no row that was tried (“in
-- Asked: 50 rows. Can hold: jobs 11, teams 14.
CREATE TABLE jobs (
  id bigint NOT NULL,
  team_job_id bigint NOT NULL
);
CREATE TABLE teams (
  job_id bigint
);
ALTER TABLE jobs ADD CONSTRAINT jobs_key_1 PRIMARY KEY (id);
ALTER TABLE teams ADD CONSTRAINT teams_fk_11 FOREIGN KEY (job_id) REFERENCES jobs (id);
ALTER TABLE teams ADD CONSTRAINT teams_key_12 UNIQUE (job_id);
ALTER TABLE jobs ADD CONSTRAINT jobs_fk_14 FOREIGN KEY (team_job_id) REFERENCES teams (job_id) DEFERRABLE INITIALLY DEFERRED;
