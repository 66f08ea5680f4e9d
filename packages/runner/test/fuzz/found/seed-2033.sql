-- Seed 2033, empty: public.courses: 23514 new row for relation "courses" violates check constraint "courses_check_28" (Failing row contains (7e7ca0a7-7290-4f2e-be35-e12977d42c4b, 7e7ca0a7-7290-4f2e-be35-e12977d42c4b).); public.courses: 2350
-- Asked: 50 rows. Can hold: courses 14.
CREATE TABLE courses (
  courses_id uuid DEFAULT gen_random_uuid() NOT NULL,
  course_courses_id uuid NOT NULL
);
ALTER TABLE courses ADD CONSTRAINT courses_key_7 PRIMARY KEY (courses_id);
ALTER TABLE courses ADD CONSTRAINT courses_fk_8 FOREIGN KEY (course_courses_id) REFERENCES courses (courses_id);
ALTER TABLE courses ADD CONSTRAINT courses_check_28 CHECK (((courses_id IN ('00000000-0000-4000-8000-000000000001'::uuid, '00000000-0000-4000-8000-000000000013'::uuid, '00000000-0000-4000-8000-000000000011'::uuid) OR courses_id > course_courses_id) OR (course_courses_id = '00000000-0000-4000-8000-000000000002'::uuid OR courses_id BETWEEN '00000000-0000-4000-8000-000000000004'::uuid AND '00000000-0000-4000-8000-000000000014'::uuid)));
