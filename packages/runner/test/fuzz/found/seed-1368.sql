-- Seed 1368, empty: public.files: 23514 new row for relation "files" violates check constraint "files_check_4" (Failing row contains (["2025-11-24 20:33:31.145+00","2025-12-01 20:33:31.145+00"), 111, 92, t, 2024-01-13 04:24:24.226+00, NaN, 
-- Asked: 50 rows. Can hold: files 19.
CREATE DOMAIN positive AS integer CHECK (VALUE > 0);
CREATE DOMAIN positive_over AS positive CHECK (VALUE < 1000);
CREATE TABLE files (
  validity tstzrange NOT NULL,
  phone varchar(3),
  score positive_over NOT NULL,
  enabled boolean NOT NULL,
  deleted_at timestamptz,
  budget double precision NOT NULL,
  ip_address inet
);
ALTER TABLE files ADD CONSTRAINT files_check_3 CHECK (CASE WHEN enabled THEN deleted_at IS NOT NULL ELSE deleted_at IS NULL END);
ALTER TABLE files ADD CONSTRAINT files_check_4 CHECK (budget <= (87.5));
