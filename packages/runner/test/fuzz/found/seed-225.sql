-- Seed 225, wrong cap: a uuid key compared with the row that it refers to
-- Asked: 50 rows. Can hold: groups 19.
-- After repair.
CREATE TABLE groups (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  group_id uuid
);
ALTER TABLE groups ADD CONSTRAINT groups_key_7 PRIMARY KEY (id);
ALTER TABLE groups ADD CONSTRAINT groups_fk_13 FOREIGN KEY (group_id) REFERENCES groups (id);
ALTER TABLE groups ADD CONSTRAINT groups_check_24 CHECK (group_id < id);
