-- Seed 1260, empty: public.jobs: 23514 new row for relation "jobs" violates check constraint "jobs_check_31" (Failing row contains (c146197f-ec96-493a-8e57-306d3ad0c78b, 42, 1).); public.leases: 23514 new row for relation "jobs" violates ch
-- Asked: 50 rows. Can hold: leases 18, notes 20, jobs 7.
-- After repair.
CREATE TABLE leases (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  note_lease_id bigint NOT NULL
);
CREATE TABLE notes (
  lease_id bigint,
  job_jobs_id uuid NOT NULL
);
CREATE TABLE jobs (
  jobs_id uuid DEFAULT gen_random_uuid() NOT NULL,
  note_lease_id bigint,
  note_lease_id_2 bigint NOT NULL
);
ALTER TABLE leases ADD CONSTRAINT leases_key_1 PRIMARY KEY (id);
ALTER TABLE notes ADD CONSTRAINT notes_fk_8 FOREIGN KEY (lease_id) REFERENCES leases (id);
ALTER TABLE notes ADD CONSTRAINT notes_key_9 UNIQUE (lease_id);
ALTER TABLE jobs ADD CONSTRAINT jobs_key_19 PRIMARY KEY (jobs_id);
ALTER TABLE jobs ADD CONSTRAINT jobs_fk_20 FOREIGN KEY (note_lease_id) REFERENCES notes (lease_id);
ALTER TABLE leases ADD CONSTRAINT leases_fk_21 FOREIGN KEY (note_lease_id) REFERENCES notes (lease_id);
ALTER TABLE notes ADD CONSTRAINT notes_fk_26 FOREIGN KEY (job_jobs_id) REFERENCES jobs (jobs_id) DEFERRABLE;
ALTER TABLE jobs ADD CONSTRAINT jobs_fk_27 FOREIGN KEY (note_lease_id_2) REFERENCES notes (lease_id) DEFERRABLE;
ALTER TABLE jobs ADD CONSTRAINT jobs_check_31 CHECK (CASE WHEN abs(note_lease_id_2) BETWEEN (1) AND (2) THEN greatest(note_lease_id, note_lease_id) IN ((14), (1), (9)) ELSE coalesce(note_lease_id_2, 0) = note_lease_id_2 END);
