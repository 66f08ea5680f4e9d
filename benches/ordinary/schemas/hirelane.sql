-- 66 Applicant tracking for recruiting teams (Rails structure.sql)
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.companies (
    id bigint NOT NULL,
    name character varying NOT NULL,
    slug character varying NOT NULL,
    domain character varying,
    website_url character varying,
    industry character varying,
    plan character varying DEFAULT 'trial'::character varying NOT NULL,
    time_zone character varying DEFAULT 'UTC'::character varying NOT NULL,
    default_currency character varying DEFAULT 'USD'::character varying NOT NULL,
    users_count integer DEFAULT 0 NOT NULL,
    jobs_count integer DEFAULT 0 NOT NULL,
    candidates_count integer DEFAULT 0 NOT NULL,
    trial_ends_at timestamp(6) without time zone,
    subscribed_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.companies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.companies_id_seq OWNED BY public.companies.id;

CREATE TABLE public.departments (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    parent_id bigint,
    name character varying NOT NULL,
    jobs_count integer DEFAULT 0 NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.departments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.departments_id_seq OWNED BY public.departments.id;

CREATE TABLE public.offices (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    name character varying NOT NULL,
    city character varying,
    region character varying,
    country_code character varying NOT NULL,
    time_zone character varying NOT NULL,
    remote boolean DEFAULT false NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.offices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.offices_id_seq OWNED BY public.offices.id;

CREATE TABLE public.users (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    department_id bigint,
    email character varying NOT NULL,
    encrypted_password character varying DEFAULT ''::character varying NOT NULL,
    first_name character varying NOT NULL,
    last_name character varying NOT NULL,
    job_title character varying,
    role character varying DEFAULT 'member'::character varying NOT NULL,
    sign_in_count integer DEFAULT 0 NOT NULL,
    current_sign_in_at timestamp(6) without time zone,
    last_sign_in_at timestamp(6) without time zone,
    invitation_sent_at timestamp(6) without time zone,
    invitation_accepted_at timestamp(6) without time zone,
    deactivated_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.users_id_seq OWNED BY public.users.id;

CREATE TABLE public.jobs (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    department_id bigint NOT NULL,
    office_id bigint,
    hiring_manager_id bigint NOT NULL,
    recruiter_id bigint,
    title character varying NOT NULL,
    slug character varying NOT NULL,
    requisition_code character varying NOT NULL,
    status character varying DEFAULT 'draft'::character varying NOT NULL,
    employment_type character varying DEFAULT 'full_time'::character varying NOT NULL,
    seniority character varying,
    description text,
    salary_min_cents integer,
    salary_max_cents integer,
    salary_currency character varying,
    openings_count integer DEFAULT 1 NOT NULL,
    applications_count integer DEFAULT 0 NOT NULL,
    target_start_on date,
    published_at timestamp(6) without time zone,
    closed_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT chk_rails_5f3c1a9e20 CHECK (((status)::text = ANY ((ARRAY['draft'::character varying, 'open'::character varying, 'on_hold'::character varying, 'closed'::character varying])::text[])))
);

CREATE SEQUENCE public.jobs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.jobs_id_seq OWNED BY public.jobs.id;

CREATE TABLE public.stages (
    id bigint NOT NULL,
    job_id bigint NOT NULL,
    name character varying NOT NULL,
    kind character varying NOT NULL,
    "position" integer NOT NULL,
    applications_count integer DEFAULT 0 NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

COMMENT ON COLUMN public.stages.kind IS 'applied, screen, interview, offer, hired';

CREATE SEQUENCE public.stages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.stages_id_seq OWNED BY public.stages.id;

CREATE TABLE public.candidate_sources (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    name character varying NOT NULL,
    kind character varying NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.candidate_sources_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.candidate_sources_id_seq OWNED BY public.candidate_sources.id;

CREATE TABLE public.rejection_reasons (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    label character varying NOT NULL,
    kind character varying DEFAULT 'rejected_by_us'::character varying NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.rejection_reasons_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.rejection_reasons_id_seq OWNED BY public.rejection_reasons.id;

CREATE TABLE public.candidates (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    candidate_source_id bigint,
    referred_by_id bigint,
    first_name character varying NOT NULL,
    last_name character varying NOT NULL,
    email character varying NOT NULL,
    phone character varying,
    headline character varying,
    current_employer character varying,
    city character varying,
    country_code character varying,
    linkedin_url character varying,
    resume_filename character varying,
    resume_content_type character varying,
    resume_byte_size bigint,
    applications_count integer DEFAULT 0 NOT NULL,
    last_activity_at timestamp(6) without time zone,
    anonymized_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.candidates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.candidates_id_seq OWNED BY public.candidates.id;

CREATE TABLE public.applications (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    job_id bigint NOT NULL,
    candidate_id bigint NOT NULL,
    stage_id bigint NOT NULL,
    rejection_reason_id bigint,
    status character varying DEFAULT 'active'::character varying NOT NULL,
    cover_letter text,
    average_score numeric(3,2),
    scorecards_count integer DEFAULT 0 NOT NULL,
    applied_at timestamp(6) without time zone NOT NULL,
    stage_entered_at timestamp(6) without time zone,
    hired_at timestamp(6) without time zone,
    rejected_at timestamp(6) without time zone,
    withdrawn_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT chk_rails_b81d07c4f6 CHECK (((status)::text = ANY ((ARRAY['active'::character varying, 'hired'::character varying, 'rejected'::character varying, 'withdrawn'::character varying])::text[])))
);

CREATE SEQUENCE public.applications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.applications_id_seq OWNED BY public.applications.id;

CREATE TABLE public.stage_transitions (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    from_stage_id bigint,
    to_stage_id bigint NOT NULL,
    user_id bigint,
    moved_at timestamp(6) without time zone NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.stage_transitions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.stage_transitions_id_seq OWNED BY public.stage_transitions.id;

CREATE TABLE public.interviews (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    stage_id bigint NOT NULL,
    scheduled_by_id bigint NOT NULL,
    kind character varying DEFAULT 'phone'::character varying NOT NULL,
    status character varying DEFAULT 'scheduled'::character varying NOT NULL,
    title character varying NOT NULL,
    starts_at timestamp(6) without time zone NOT NULL,
    ends_at timestamp(6) without time zone NOT NULL,
    location character varying,
    meeting_url character varying,
    completed_at timestamp(6) without time zone,
    cancelled_at timestamp(6) without time zone,
    cancellation_reason character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.interviews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.interviews_id_seq OWNED BY public.interviews.id;

CREATE TABLE public.interview_participants (
    id bigint NOT NULL,
    interview_id bigint NOT NULL,
    user_id bigint NOT NULL,
    role character varying DEFAULT 'interviewer'::character varying NOT NULL,
    response character varying DEFAULT 'pending'::character varying NOT NULL,
    responded_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.interview_participants_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.interview_participants_id_seq OWNED BY public.interview_participants.id;

CREATE TABLE public.scorecards (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    interview_id bigint NOT NULL,
    user_id bigint NOT NULL,
    recommendation character varying,
    overall_score integer,
    summary text,
    submitted_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

COMMENT ON COLUMN public.scorecards.recommendation IS 'strong_no, no, yes, strong_yes';

CREATE SEQUENCE public.scorecards_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.scorecards_id_seq OWNED BY public.scorecards.id;

CREATE TABLE public.scorecard_ratings (
    id bigint NOT NULL,
    scorecard_id bigint NOT NULL,
    skill character varying NOT NULL,
    score integer NOT NULL,
    comment text,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.scorecard_ratings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.scorecard_ratings_id_seq OWNED BY public.scorecard_ratings.id;

CREATE TABLE public.offers (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_by_id bigint NOT NULL,
    approved_by_id bigint,
    status character varying DEFAULT 'draft'::character varying NOT NULL,
    salary_cents integer NOT NULL,
    salary_currency character varying DEFAULT 'USD'::character varying NOT NULL,
    bonus_cents integer DEFAULT 0 NOT NULL,
    starts_on date,
    expires_on date,
    approved_at timestamp(6) without time zone,
    sent_at timestamp(6) without time zone,
    responded_at timestamp(6) without time zone,
    decline_reason character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT chk_rails_e02b66da13 CHECK (((status)::text = ANY ((ARRAY['draft'::character varying, 'pending_approval'::character varying, 'sent'::character varying, 'accepted'::character varying, 'declined'::character varying, 'expired'::character varying, 'withdrawn'::character varying])::text[])))
);

CREATE SEQUENCE public.offers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.offers_id_seq OWNED BY public.offers.id;

CREATE TABLE public.notes (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    notable_type character varying NOT NULL,
    notable_id bigint NOT NULL,
    author_id bigint NOT NULL,
    body text NOT NULL,
    visibility character varying DEFAULT 'team'::character varying NOT NULL,
    pinned boolean DEFAULT false NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.notes_id_seq OWNED BY public.notes.id;

CREATE TABLE public.schema_migrations (
    version character varying NOT NULL
);

ALTER TABLE ONLY public.companies ALTER COLUMN id SET DEFAULT nextval('public.companies_id_seq'::regclass);

ALTER TABLE ONLY public.departments ALTER COLUMN id SET DEFAULT nextval('public.departments_id_seq'::regclass);

ALTER TABLE ONLY public.offices ALTER COLUMN id SET DEFAULT nextval('public.offices_id_seq'::regclass);

ALTER TABLE ONLY public.users ALTER COLUMN id SET DEFAULT nextval('public.users_id_seq'::regclass);

ALTER TABLE ONLY public.jobs ALTER COLUMN id SET DEFAULT nextval('public.jobs_id_seq'::regclass);

ALTER TABLE ONLY public.stages ALTER COLUMN id SET DEFAULT nextval('public.stages_id_seq'::regclass);

ALTER TABLE ONLY public.candidate_sources ALTER COLUMN id SET DEFAULT nextval('public.candidate_sources_id_seq'::regclass);

ALTER TABLE ONLY public.rejection_reasons ALTER COLUMN id SET DEFAULT nextval('public.rejection_reasons_id_seq'::regclass);

ALTER TABLE ONLY public.candidates ALTER COLUMN id SET DEFAULT nextval('public.candidates_id_seq'::regclass);

ALTER TABLE ONLY public.applications ALTER COLUMN id SET DEFAULT nextval('public.applications_id_seq'::regclass);

ALTER TABLE ONLY public.stage_transitions ALTER COLUMN id SET DEFAULT nextval('public.stage_transitions_id_seq'::regclass);

ALTER TABLE ONLY public.interviews ALTER COLUMN id SET DEFAULT nextval('public.interviews_id_seq'::regclass);

ALTER TABLE ONLY public.interview_participants ALTER COLUMN id SET DEFAULT nextval('public.interview_participants_id_seq'::regclass);

ALTER TABLE ONLY public.scorecards ALTER COLUMN id SET DEFAULT nextval('public.scorecards_id_seq'::regclass);

ALTER TABLE ONLY public.scorecard_ratings ALTER COLUMN id SET DEFAULT nextval('public.scorecard_ratings_id_seq'::regclass);

ALTER TABLE ONLY public.offers ALTER COLUMN id SET DEFAULT nextval('public.offers_id_seq'::regclass);

ALTER TABLE ONLY public.notes ALTER COLUMN id SET DEFAULT nextval('public.notes_id_seq'::regclass);

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.departments
    ADD CONSTRAINT departments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.offices
    ADD CONSTRAINT offices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stages
    ADD CONSTRAINT stages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.candidate_sources
    ADD CONSTRAINT candidate_sources_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rejection_reasons
    ADD CONSTRAINT rejection_reasons_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.candidates
    ADD CONSTRAINT candidates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stage_transitions
    ADD CONSTRAINT stage_transitions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.interviews
    ADD CONSTRAINT interviews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.interview_participants
    ADD CONSTRAINT interview_participants_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.scorecards
    ADD CONSTRAINT scorecards_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.scorecard_ratings
    ADD CONSTRAINT scorecard_ratings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);

CREATE INDEX index_applications_on_candidate_id ON public.applications USING btree (candidate_id);

CREATE INDEX index_applications_on_company_id ON public.applications USING btree (company_id);

CREATE INDEX index_applications_on_job_id ON public.applications USING btree (job_id);

CREATE INDEX index_applications_on_rejection_reason_id ON public.applications USING btree (rejection_reason_id);

CREATE INDEX index_applications_on_stage_id ON public.applications USING btree (stage_id);

CREATE INDEX index_candidate_sources_on_company_id ON public.candidate_sources USING btree (company_id);

CREATE INDEX index_candidates_on_candidate_source_id ON public.candidates USING btree (candidate_source_id);

CREATE INDEX index_candidates_on_company_id ON public.candidates USING btree (company_id);

CREATE INDEX index_candidates_on_referred_by_id ON public.candidates USING btree (referred_by_id);

CREATE INDEX index_departments_on_company_id ON public.departments USING btree (company_id);

CREATE INDEX index_departments_on_parent_id ON public.departments USING btree (parent_id);

CREATE INDEX index_interview_participants_on_interview_id ON public.interview_participants USING btree (interview_id);

CREATE INDEX index_interview_participants_on_user_id ON public.interview_participants USING btree (user_id);

CREATE INDEX index_interviews_on_application_id ON public.interviews USING btree (application_id);

CREATE INDEX index_interviews_on_scheduled_by_id ON public.interviews USING btree (scheduled_by_id);

CREATE INDEX index_interviews_on_stage_id ON public.interviews USING btree (stage_id);

CREATE INDEX index_interviews_on_status_and_starts_at ON public.interviews USING btree (status, starts_at) WHERE ((status)::text = 'scheduled'::text);

CREATE INDEX index_jobs_on_company_id ON public.jobs USING btree (company_id);

CREATE INDEX index_jobs_on_department_id ON public.jobs USING btree (department_id);

CREATE INDEX index_jobs_on_hiring_manager_id ON public.jobs USING btree (hiring_manager_id);

CREATE INDEX index_jobs_on_office_id ON public.jobs USING btree (office_id);

CREATE INDEX index_jobs_on_recruiter_id ON public.jobs USING btree (recruiter_id);

CREATE INDEX index_notes_on_author_id ON public.notes USING btree (author_id);

CREATE INDEX index_notes_on_company_id ON public.notes USING btree (company_id);

CREATE INDEX index_notes_on_notable ON public.notes USING btree (notable_type, notable_id);

CREATE INDEX index_offers_on_application_id ON public.offers USING btree (application_id);

CREATE INDEX index_offers_on_approved_by_id ON public.offers USING btree (approved_by_id);

CREATE INDEX index_offers_on_created_by_id ON public.offers USING btree (created_by_id);

CREATE INDEX index_offices_on_company_id ON public.offices USING btree (company_id);

CREATE INDEX index_rejection_reasons_on_company_id ON public.rejection_reasons USING btree (company_id);

CREATE INDEX index_scorecard_ratings_on_scorecard_id ON public.scorecard_ratings USING btree (scorecard_id);

CREATE INDEX index_scorecards_on_application_id ON public.scorecards USING btree (application_id);

CREATE INDEX index_scorecards_on_interview_id ON public.scorecards USING btree (interview_id);

CREATE INDEX index_scorecards_on_user_id ON public.scorecards USING btree (user_id);

CREATE INDEX index_stage_transitions_on_application_id ON public.stage_transitions USING btree (application_id);

CREATE INDEX index_stage_transitions_on_from_stage_id ON public.stage_transitions USING btree (from_stage_id);

CREATE INDEX index_stage_transitions_on_to_stage_id ON public.stage_transitions USING btree (to_stage_id);

CREATE INDEX index_stage_transitions_on_user_id ON public.stage_transitions USING btree (user_id);

CREATE INDEX index_stages_on_job_id ON public.stages USING btree (job_id);

CREATE INDEX index_users_on_company_id ON public.users USING btree (company_id);

CREATE INDEX index_users_on_department_id ON public.users USING btree (department_id);

CREATE UNIQUE INDEX index_applications_on_job_id_and_candidate_id ON public.applications USING btree (job_id, candidate_id);

CREATE UNIQUE INDEX index_candidates_on_company_id_and_email ON public.candidates USING btree (company_id, email);

CREATE UNIQUE INDEX index_companies_on_slug ON public.companies USING btree (slug);

CREATE UNIQUE INDEX index_departments_on_company_id_and_name ON public.departments USING btree (company_id, name);

CREATE UNIQUE INDEX index_interview_participants_on_interview_id_and_user_id ON public.interview_participants USING btree (interview_id, user_id);

CREATE UNIQUE INDEX index_jobs_on_company_id_and_requisition_code ON public.jobs USING btree (company_id, requisition_code);

CREATE UNIQUE INDEX index_jobs_on_company_id_and_slug ON public.jobs USING btree (company_id, slug);

CREATE UNIQUE INDEX index_scorecards_on_interview_id_and_user_id ON public.scorecards USING btree (interview_id, user_id);

CREATE UNIQUE INDEX index_stages_on_job_id_and_position ON public.stages USING btree (job_id, "position");

CREATE UNIQUE INDEX index_users_on_email ON public.users USING btree (email);

ALTER TABLE ONLY public.departments
    ADD CONSTRAINT fk_rails_08b48603ce FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.departments
    ADD CONSTRAINT fk_rails_35fd4445d4 FOREIGN KEY (parent_id) REFERENCES public.departments(id);

ALTER TABLE ONLY public.offices
    ADD CONSTRAINT fk_rails_92bb63fea7 FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT fk_rails_994d9092e5 FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT fk_rails_aa2da056d5 FOREIGN KEY (department_id) REFERENCES public.departments(id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT fk_rails_66aa71386e FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT fk_rails_5cf48f3a36 FOREIGN KEY (department_id) REFERENCES public.departments(id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT fk_rails_55e621da4b FOREIGN KEY (office_id) REFERENCES public.offices(id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT fk_rails_75e0ad9116 FOREIGN KEY (hiring_manager_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT fk_rails_552fb96b72 FOREIGN KEY (recruiter_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.stages
    ADD CONSTRAINT fk_rails_c82d466726 FOREIGN KEY (job_id) REFERENCES public.jobs(id);

ALTER TABLE ONLY public.candidate_sources
    ADD CONSTRAINT fk_rails_e75fb81f23 FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.rejection_reasons
    ADD CONSTRAINT fk_rails_2985c63b59 FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.candidates
    ADD CONSTRAINT fk_rails_21a22b4a24 FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.candidates
    ADD CONSTRAINT fk_rails_7d0c3e50b4 FOREIGN KEY (candidate_source_id) REFERENCES public.candidate_sources(id);

ALTER TABLE ONLY public.candidates
    ADD CONSTRAINT fk_rails_0a26be19c1 FOREIGN KEY (referred_by_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT fk_rails_b10a1383af FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT fk_rails_1d82a1ab37 FOREIGN KEY (job_id) REFERENCES public.jobs(id);

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT fk_rails_3ef7b82340 FOREIGN KEY (candidate_id) REFERENCES public.candidates(id);

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT fk_rails_3e13169163 FOREIGN KEY (stage_id) REFERENCES public.stages(id);

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT fk_rails_b2c067f544 FOREIGN KEY (rejection_reason_id) REFERENCES public.rejection_reasons(id);

ALTER TABLE ONLY public.stage_transitions
    ADD CONSTRAINT fk_rails_4cfd7ed4bc FOREIGN KEY (application_id) REFERENCES public.applications(id);

ALTER TABLE ONLY public.stage_transitions
    ADD CONSTRAINT fk_rails_c3a7282384 FOREIGN KEY (from_stage_id) REFERENCES public.stages(id);

ALTER TABLE ONLY public.stage_transitions
    ADD CONSTRAINT fk_rails_44e7fc6b0e FOREIGN KEY (to_stage_id) REFERENCES public.stages(id);

ALTER TABLE ONLY public.stage_transitions
    ADD CONSTRAINT fk_rails_0e4ab08feb FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.interviews
    ADD CONSTRAINT fk_rails_de9e2f0a11 FOREIGN KEY (application_id) REFERENCES public.applications(id);

ALTER TABLE ONLY public.interviews
    ADD CONSTRAINT fk_rails_a62c10761e FOREIGN KEY (stage_id) REFERENCES public.stages(id);

ALTER TABLE ONLY public.interviews
    ADD CONSTRAINT fk_rails_541c760623 FOREIGN KEY (scheduled_by_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.interview_participants
    ADD CONSTRAINT fk_rails_a3bd277e54 FOREIGN KEY (interview_id) REFERENCES public.interviews(id);

ALTER TABLE ONLY public.interview_participants
    ADD CONSTRAINT fk_rails_7e26dd926f FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.scorecards
    ADD CONSTRAINT fk_rails_6a2e35af32 FOREIGN KEY (application_id) REFERENCES public.applications(id);

ALTER TABLE ONLY public.scorecards
    ADD CONSTRAINT fk_rails_7d8a7dc599 FOREIGN KEY (interview_id) REFERENCES public.interviews(id);

ALTER TABLE ONLY public.scorecards
    ADD CONSTRAINT fk_rails_5322d0ed25 FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.scorecard_ratings
    ADD CONSTRAINT fk_rails_b900851a18 FOREIGN KEY (scorecard_id) REFERENCES public.scorecards(id);

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT fk_rails_fe3d30a68c FOREIGN KEY (application_id) REFERENCES public.applications(id);

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT fk_rails_707a4f1d2e FOREIGN KEY (created_by_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT fk_rails_08d4c59dd8 FOREIGN KEY (approved_by_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT fk_rails_ad39a52a71 FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT fk_rails_fc8206ba6a FOREIGN KEY (author_id) REFERENCES public.users(id);

SET search_path TO "$user", public;
