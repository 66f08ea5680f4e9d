-- 71 Administration of a secondary school: classes, pupils, timetable, marks, absences and fees
CREATE TABLE school_years (
    id          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    label       VARCHAR(20) NOT NULL UNIQUE,
    starts_on   DATE NOT NULL,
    ends_on     DATE NOT NULL,
    is_current  BOOLEAN NOT NULL DEFAULT FALSE,
    CONSTRAINT school_years_dates_chk CHECK (ends_on > starts_on)
);
CREATE UNIQUE INDEX school_years_one_current ON school_years (is_current) WHERE is_current;

CREATE TABLE terms (
    id              BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    school_year_id  BIGINT NOT NULL REFERENCES school_years (id) ON DELETE CASCADE,
    number          SMALLINT NOT NULL CHECK (number BETWEEN 1 AND 4),
    name            VARCHAR(60) NOT NULL,
    starts_on       DATE NOT NULL,
    ends_on         DATE NOT NULL,
    marks_due_on    DATE,
    UNIQUE (school_year_id, number),
    CONSTRAINT terms_dates_chk CHECK (ends_on > starts_on)
);

CREATE TABLE teachers (
    id            BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    staff_code    VARCHAR(8) NOT NULL UNIQUE,
    first_name    VARCHAR(80) NOT NULL,
    last_name     VARCHAR(80) NOT NULL,
    email         VARCHAR(160) NOT NULL UNIQUE,
    phone         VARCHAR(40),
    birth_date    DATE NOT NULL,
    hired_on      DATE NOT NULL,
    left_on       DATE,
    status        VARCHAR(12) NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'on_leave', 'left')),
    weekly_hours  SMALLINT NOT NULL DEFAULT 24
);

CREATE TABLE subjects (
    id          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code        VARCHAR(6) NOT NULL UNIQUE,
    name        VARCHAR(80) NOT NULL UNIQUE,
    is_graded   BOOLEAN NOT NULL DEFAULT TRUE,
    is_elective BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE TABLE classes (
    id                BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    school_year_id    BIGINT NOT NULL REFERENCES school_years (id),
    grade_level       SMALLINT NOT NULL CHECK (grade_level BETWEEN 5 AND 13),
    section           CHAR(1) NOT NULL,
    name              VARCHAR(20) NOT NULL,
    class_teacher_id  BIGINT REFERENCES teachers (id),
    home_room         VARCHAR(10),
    max_pupils        SMALLINT NOT NULL DEFAULT 30 CHECK (max_pupils > 0),
    pupil_count       INTEGER NOT NULL DEFAULT 0,
    UNIQUE (school_year_id, grade_level, section)
);

CREATE TABLE pupils (
    id              BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pupil_no        VARCHAR(12) NOT NULL UNIQUE,
    first_name      VARCHAR(80) NOT NULL,
    last_name       VARCHAR(80) NOT NULL,
    gender          CHAR(1) CHECK (gender IN ('f', 'm', 'x')),
    birth_date      DATE NOT NULL,
    street          VARCHAR(120),
    postal_code     VARCHAR(10),
    city            VARCHAR(80),
    status          VARCHAR(12) NOT NULL DEFAULT 'enrolled' CHECK (status IN ('enrolled', 'left', 'graduated')),
    admitted_on     DATE NOT NULL,
    left_on         DATE,
    leaving_reason  TEXT,
    medical_notes   TEXT,
    created_at      TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE INDEX pupils_name_idx ON pupils (last_name, first_name);

CREATE TABLE enrolments (
    id            BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pupil_id      BIGINT NOT NULL REFERENCES pupils (id) ON DELETE CASCADE,
    class_id      BIGINT NOT NULL REFERENCES classes (id),
    enrolled_on   DATE NOT NULL,
    withdrawn_on  DATE,
    UNIQUE (pupil_id, class_id)
);

CREATE TABLE guardians (
    id          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    title       VARCHAR(10),
    first_name  VARCHAR(80) NOT NULL,
    last_name   VARCHAR(80) NOT NULL,
    email       VARCHAR(160) UNIQUE,
    phone       VARCHAR(40) NOT NULL,
    occupation  VARCHAR(80),
    created_at  TIMESTAMPTZ NOT NULL DEFAULT now()
);

CREATE TABLE pupil_guardians (
    pupil_id      BIGINT NOT NULL REFERENCES pupils (id) ON DELETE CASCADE,
    guardian_id   BIGINT NOT NULL REFERENCES guardians (id) ON DELETE CASCADE,
    relationship  VARCHAR(20) NOT NULL CHECK (relationship IN ('mother', 'father', 'grandparent', 'foster_parent', 'other')),
    is_primary    BOOLEAN NOT NULL DEFAULT FALSE,
    may_collect   BOOLEAN NOT NULL DEFAULT TRUE,
    PRIMARY KEY (pupil_id, guardian_id)
);

CREATE TABLE courses (
    id                BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    class_id          BIGINT NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
    subject_id        BIGINT NOT NULL REFERENCES subjects (id),
    teacher_id        BIGINT NOT NULL REFERENCES teachers (id),
    lessons_per_week  SMALLINT NOT NULL DEFAULT 2 CHECK (lessons_per_week BETWEEN 1 AND 8),
    UNIQUE (class_id, subject_id)
);

CREATE TABLE timetable_slots (
    id          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    course_id   BIGINT NOT NULL REFERENCES courses (id) ON DELETE CASCADE,
    weekday     SMALLINT NOT NULL CHECK (weekday BETWEEN 1 AND 5),
    period      SMALLINT NOT NULL CHECK (period BETWEEN 1 AND 10),
    starts_at   TIME NOT NULL,
    ends_at     TIME NOT NULL,
    room        VARCHAR(10),
    UNIQUE (course_id, weekday, period)
);

CREATE TABLE assessments (
    id            BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    course_id     BIGINT NOT NULL REFERENCES courses (id) ON DELETE CASCADE,
    term_id       BIGINT NOT NULL REFERENCES terms (id),
    kind          VARCHAR(12) NOT NULL CHECK (kind IN ('test', 'exam', 'oral', 'project', 'homework')),
    title         VARCHAR(160) NOT NULL,
    held_on       DATE NOT NULL,
    max_points    NUMERIC(5,1) NOT NULL CHECK (max_points > 0),
    weight        NUMERIC(3,2) NOT NULL DEFAULT 1.00,
    published_at  TIMESTAMPTZ,
    created_at    TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE INDEX assessments_course_idx ON assessments (course_id, term_id);

CREATE TABLE marks (
    id             BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    assessment_id  BIGINT NOT NULL REFERENCES assessments (id) ON DELETE CASCADE,
    pupil_id       BIGINT NOT NULL REFERENCES pupils (id) ON DELETE CASCADE,
    status         VARCHAR(10) NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'graded', 'absent', 'exempt')),
    points         NUMERIC(5,1) CHECK (points >= 0),
    remark         TEXT,
    graded_by      BIGINT REFERENCES teachers (id),
    graded_at      TIMESTAMPTZ,
    UNIQUE (assessment_id, pupil_id)
);

CREATE TABLE absences (
    id                   BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pupil_id             BIGINT NOT NULL REFERENCES pupils (id) ON DELETE CASCADE,
    first_day            DATE NOT NULL,
    last_day             DATE NOT NULL,
    days_missed          SMALLINT NOT NULL DEFAULT 1 CHECK (days_missed > 0),
    reason               VARCHAR(20) NOT NULL CHECK (reason IN ('illness', 'medical_appointment', 'family', 'sports_event', 'truancy')),
    status               VARCHAR(12) NOT NULL DEFAULT 'reported' CHECK (status IN ('reported', 'excused', 'unexcused')),
    reported_by          BIGINT REFERENCES guardians (id),
    doctor_note_ref      VARCHAR(40),
    excused_by           BIGINT REFERENCES teachers (id),
    excused_at           TIMESTAMPTZ,
    created_at           TIMESTAMPTZ NOT NULL DEFAULT now(),
    CHECK (last_day >= first_day)
);

CREATE TABLE reports (
    id               BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pupil_id         BIGINT NOT NULL REFERENCES pupils (id) ON DELETE CASCADE,
    class_id         BIGINT NOT NULL REFERENCES classes (id),
    term_id          BIGINT NOT NULL REFERENCES terms (id),
    status           VARCHAR(10) NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'signed', 'issued')),
    average_percent  NUMERIC(5,2),
    days_absent      INTEGER NOT NULL DEFAULT 0,
    days_unexcused   INTEGER NOT NULL DEFAULT 0,
    comment          TEXT,
    signed_by        BIGINT REFERENCES teachers (id),
    signed_at        TIMESTAMPTZ,
    issued_on        DATE,
    UNIQUE (pupil_id, term_id)
);

CREATE TABLE meetings (
    id            BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind          VARCHAR(16) NOT NULL CHECK (kind IN ('parent_talk', 'parents_evening', 'staff_meeting')),
    subject       VARCHAR(160) NOT NULL,
    teacher_id    BIGINT NOT NULL REFERENCES teachers (id),
    class_id      BIGINT REFERENCES classes (id),
    pupil_id      BIGINT REFERENCES pupils (id),
    guardian_id   BIGINT REFERENCES guardians (id),
    starts_at     TIMESTAMPTZ NOT NULL,
    ends_at       TIMESTAMPTZ NOT NULL,
    room          VARCHAR(10),
    status        VARCHAR(10) NOT NULL DEFAULT 'planned' CHECK (status IN ('planned', 'held', 'cancelled')),
    minutes       TEXT,
    cancelled_at  TIMESTAMPTZ,
    CHECK (ends_at > starts_at)
);

CREATE TABLE fee_invoices (
    id            BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    invoice_no    VARCHAR(16) NOT NULL UNIQUE,
    pupil_id      BIGINT NOT NULL REFERENCES pupils (id),
    guardian_id   BIGINT NOT NULL REFERENCES guardians (id),
    term_id       BIGINT REFERENCES terms (id),
    kind          VARCHAR(12) NOT NULL CHECK (kind IN ('tuition', 'meals', 'trip', 'materials')),
    description   VARCHAR(200),
    gross_amount  NUMERIC(9,2) NOT NULL CHECK (gross_amount >= 0),
    discount      NUMERIC(9,2) NOT NULL DEFAULT 0 CHECK (discount >= 0),
    net_amount    NUMERIC(9,2) NOT NULL,
    amount_paid   NUMERIC(9,2) NOT NULL DEFAULT 0,
    status        VARCHAR(12) NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'part_paid', 'paid', 'waived')),
    issued_on     DATE NOT NULL,
    due_on        DATE NOT NULL
);

CREATE TABLE fee_payments (
    id              BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    invoice_id      BIGINT NOT NULL REFERENCES fee_invoices (id) ON DELETE CASCADE,
    amount          NUMERIC(9,2) NOT NULL CHECK (amount > 0),
    method          VARCHAR(14) NOT NULL CHECK (method IN ('cash', 'card', 'bank_transfer')),
    card_last4      CHAR(4),
    bank_reference  VARCHAR(40),
    received_on     DATE NOT NULL,
    created_at      TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE INDEX fee_payments_invoice_idx ON fee_payments (invoice_id);
