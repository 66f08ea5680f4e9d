-- A school: terms, a tree of subjects, courses, classes, students with guardians, enrolments, a timetable, exams and grades.

CREATE TYPE weekday AS ENUM ('monday', 'tuesday', 'wednesday', 'thursday', 'friday');

CREATE TABLE terms (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  year smallint NOT NULL CHECK (year BETWEEN 2000 AND 2099),
  half smallint NOT NULL CHECK (half IN (1, 2)),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  UNIQUE (year, half),
  CHECK (ends_on > starts_on)
);

CREATE TABLE subjects (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id smallint REFERENCES subjects,
  code varchar(6) NOT NULL UNIQUE CHECK (code = upper(code)),
  name text NOT NULL,
  CHECK (parent_id <> id)
);

CREATE TABLE teachers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mentor_id integer REFERENCES teachers,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL UNIQUE,
  birth_date date NOT NULL CHECK (birth_date BETWEEN '1950-01-01' AND '2004-12-31'),
  hired_on date NOT NULL,
  weekly_hours smallint NOT NULL CHECK (weekly_hours BETWEEN 4 AND 28),
  CHECK (mentor_id <> id),
  CHECK (hired_on > birth_date)
);

CREATE TABLE teacher_subjects (
  teacher_id integer NOT NULL REFERENCES teachers ON DELETE CASCADE,
  subject_id smallint NOT NULL REFERENCES subjects,
  since date NOT NULL,
  PRIMARY KEY (teacher_id, subject_id)
);

CREATE TABLE rooms (
  building char(1) NOT NULL CHECK (building IN ('A', 'B', 'C')),
  number smallint NOT NULL CHECK (number BETWEEN 1 AND 399),
  seats smallint NOT NULL CHECK (seats BETWEEN 8 AND 120),
  laboratory boolean NOT NULL DEFAULT false,
  PRIMARY KEY (building, number)
);

CREATE TABLE courses (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject_id smallint NOT NULL REFERENCES subjects,
  title text NOT NULL,
  grade_level smallint NOT NULL CHECK (grade_level BETWEEN 5 AND 13),
  credits numeric(3, 1) NOT NULL CHECK (credits > 0 AND credits <= 10),
  UNIQUE (subject_id, grade_level, title)
);

CREATE TABLE students (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  student_number char(8) NOT NULL UNIQUE CHECK (student_number ~ '^S[0-9]{7}$'),
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date date NOT NULL CHECK (birth_date BETWEEN '2004-01-01' AND '2016-12-31'),
  email text UNIQUE,
  enrolled_on date NOT NULL,
  left_on date,
  CHECK (left_on > enrolled_on)
);

CREATE TABLE guardians (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL,
  email text
);

CREATE TABLE student_guardians (
  student_id bigint NOT NULL REFERENCES students ON DELETE CASCADE,
  guardian_id bigint NOT NULL REFERENCES guardians,
  relationship text NOT NULL CHECK (relationship IN ('mother', 'father', 'grandparent', 'foster', 'other')),
  emergency_contact boolean NOT NULL DEFAULT true,
  PRIMARY KEY (student_id, guardian_id)
);

CREATE TABLE classes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  course_id integer NOT NULL REFERENCES courses,
  term_id smallint NOT NULL REFERENCES terms,
  section char(1) NOT NULL CHECK (section BETWEEN 'A' AND 'H'),
  teacher_id integer NOT NULL REFERENCES teachers,
  capacity smallint NOT NULL CHECK (capacity BETWEEN 5 AND 35),
  UNIQUE (course_id, term_id, section)
);

CREATE TABLE timetable (
  class_id bigint NOT NULL REFERENCES classes ON DELETE CASCADE,
  day weekday NOT NULL,
  lesson smallint NOT NULL CHECK (lesson BETWEEN 1 AND 10),
  building char(1) NOT NULL,
  room_number smallint NOT NULL,
  PRIMARY KEY (class_id, day, lesson),
  FOREIGN KEY (building, room_number) REFERENCES rooms (building, number)
);

CREATE TABLE enrolments (
  class_id bigint NOT NULL REFERENCES classes,
  student_id bigint NOT NULL REFERENCES students,
  enrolled_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  PRIMARY KEY (class_id, student_id),
  CHECK (withdrawn_at > enrolled_at)
);

CREATE TABLE exams (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  class_id bigint NOT NULL REFERENCES classes,
  title text NOT NULL,
  held_on date NOT NULL,
  max_points smallint NOT NULL CHECK (max_points BETWEEN 10 AND 200),
  weight numeric(3, 2) NOT NULL CHECK (weight > 0 AND weight <= 1),
  UNIQUE (class_id, title)
);

CREATE TABLE grades (
  exam_id bigint NOT NULL REFERENCES exams ON DELETE CASCADE,
  student_id bigint NOT NULL REFERENCES students,
  points numeric(5, 1) CHECK (points >= 0 AND points <= 200),
  absent boolean NOT NULL DEFAULT false,
  graded_at timestamptz,
  PRIMARY KEY (exam_id, student_id),
  CHECK (absent = (points IS NULL))
);
