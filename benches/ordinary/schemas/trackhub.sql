-- 83 trackhub: project and issue tracking for software teams (Rails db/structure.sql)

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

CREATE TABLE public.ar_internal_metadata (
    key character varying NOT NULL,
    value character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE public.attachments (
    id bigint NOT NULL,
    issue_id bigint NOT NULL,
    comment_id bigint,
    uploader_id bigint NOT NULL,
    filename character varying NOT NULL,
    content_type character varying,
    byte_size bigint NOT NULL,
    checksum character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.attachments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.attachments_id_seq OWNED BY public.attachments.id;

CREATE TABLE public.comments (
    id bigint NOT NULL,
    issue_id bigint NOT NULL,
    author_id bigint NOT NULL,
    parent_id bigint,
    body text NOT NULL,
    edited_at timestamp(6) without time zone,
    deleted_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.comments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.comments_id_seq OWNED BY public.comments.id;

CREATE TABLE public.invitations (
    id bigint NOT NULL,
    workspace_id bigint NOT NULL,
    inviter_id bigint NOT NULL,
    accepted_by_id bigint,
    email character varying NOT NULL,
    role character varying DEFAULT 'member'::character varying NOT NULL,
    token character varying NOT NULL,
    state character varying DEFAULT 'pending'::character varying NOT NULL,
    sent_at timestamp(6) without time zone,
    expires_at timestamp(6) without time zone,
    accepted_at timestamp(6) without time zone,
    revoked_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.invitations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.invitations_id_seq OWNED BY public.invitations.id;

CREATE TABLE public.invoice_lines (
    id bigint NOT NULL,
    invoice_id bigint NOT NULL,
    description character varying NOT NULL,
    quantity integer DEFAULT 1 NOT NULL,
    unit_price_cents bigint DEFAULT 0 NOT NULL,
    amount_cents bigint DEFAULT 0 NOT NULL,
    "position" integer DEFAULT 1 NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.invoice_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.invoice_lines_id_seq OWNED BY public.invoice_lines.id;

CREATE TABLE public.invoices (
    id bigint NOT NULL,
    workspace_id bigint NOT NULL,
    number character varying NOT NULL,
    state character varying DEFAULT 'draft'::character varying NOT NULL,
    currency character varying(3) DEFAULT 'USD'::character varying NOT NULL,
    subtotal_cents bigint DEFAULT 0 NOT NULL,
    tax_cents bigint DEFAULT 0 NOT NULL,
    total_cents bigint DEFAULT 0 NOT NULL,
    amount_paid_cents bigint DEFAULT 0 NOT NULL,
    period_start date,
    period_end date,
    issued_at timestamp(6) without time zone,
    due_on date,
    paid_at timestamp(6) without time zone,
    voided_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.invoices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.invoices_id_seq OWNED BY public.invoices.id;

CREATE TABLE public.issue_events (
    id bigint NOT NULL,
    issue_id bigint NOT NULL,
    actor_id bigint,
    action character varying NOT NULL,
    field character varying,
    from_value character varying,
    to_value character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.issue_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.issue_events_id_seq OWNED BY public.issue_events.id;

CREATE TABLE public.issue_links (
    id bigint NOT NULL,
    source_id bigint NOT NULL,
    target_id bigint NOT NULL,
    kind character varying DEFAULT 'relates_to'::character varying NOT NULL,
    created_by_id bigint,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.issue_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.issue_links_id_seq OWNED BY public.issue_links.id;

CREATE TABLE public.issue_subscriptions (
    id bigint NOT NULL,
    issue_id bigint NOT NULL,
    user_id bigint NOT NULL,
    reason character varying DEFAULT 'manual'::character varying NOT NULL,
    muted boolean DEFAULT false NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.issue_subscriptions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.issue_subscriptions_id_seq OWNED BY public.issue_subscriptions.id;

CREATE TABLE public.issues (
    id bigint NOT NULL,
    workspace_id bigint NOT NULL,
    project_id bigint NOT NULL,
    milestone_id bigint,
    sprint_id bigint,
    parent_id bigint,
    author_id bigint NOT NULL,
    assignee_id bigint,
    closed_by_id bigint,
    number integer NOT NULL,
    title character varying NOT NULL,
    description text,
    kind character varying DEFAULT 'task'::character varying NOT NULL,
    state character varying DEFAULT 'open'::character varying NOT NULL,
    priority character varying DEFAULT 'normal'::character varying NOT NULL,
    story_points integer,
    estimate_minutes integer,
    spent_minutes integer DEFAULT 0 NOT NULL,
    due_on date,
    started_at timestamp(6) without time zone,
    closed_at timestamp(6) without time zone,
    archived_at timestamp(6) without time zone,
    comments_count integer DEFAULT 0 NOT NULL,
    "position" integer,
    lock_version integer DEFAULT 0 NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.issues_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.issues_id_seq OWNED BY public.issues.id;

CREATE TABLE public.issues_labels (
    id bigint NOT NULL,
    issue_id bigint NOT NULL,
    label_id bigint NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.issues_labels_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.issues_labels_id_seq OWNED BY public.issues_labels.id;

CREATE TABLE public.labels (
    id bigint NOT NULL,
    workspace_id bigint NOT NULL,
    name character varying NOT NULL,
    color character varying(7) DEFAULT '#cccccc'::character varying NOT NULL,
    description character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.labels_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.labels_id_seq OWNED BY public.labels.id;

CREATE TABLE public.memberships (
    id bigint NOT NULL,
    workspace_id bigint NOT NULL,
    user_id bigint NOT NULL,
    invited_by_id bigint,
    role character varying DEFAULT 'member'::character varying NOT NULL,
    joined_at timestamp(6) without time zone,
    last_seen_at timestamp(6) without time zone,
    deactivated_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.memberships_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.memberships_id_seq OWNED BY public.memberships.id;

CREATE TABLE public.milestones (
    id bigint NOT NULL,
    project_id bigint NOT NULL,
    title character varying NOT NULL,
    description text,
    state character varying DEFAULT 'open'::character varying NOT NULL,
    due_on date,
    closed_at timestamp(6) without time zone,
    issues_count integer DEFAULT 0 NOT NULL,
    closed_issues_count integer DEFAULT 0 NOT NULL,
    "position" integer,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.milestones_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.milestones_id_seq OWNED BY public.milestones.id;

CREATE TABLE public.projects (
    id bigint NOT NULL,
    workspace_id bigint NOT NULL,
    team_id bigint,
    lead_id bigint,
    name character varying NOT NULL,
    key character varying(10) NOT NULL,
    description text,
    state character varying DEFAULT 'active'::character varying NOT NULL,
    visibility character varying DEFAULT 'private'::character varying NOT NULL,
    color character varying(7),
    repository_url character varying,
    starts_on date,
    target_on date,
    completed_at timestamp(6) without time zone,
    archived_at timestamp(6) without time zone,
    budget_cents bigint,
    currency character varying(3) DEFAULT 'USD'::character varying NOT NULL,
    issues_count integer DEFAULT 0 NOT NULL,
    open_issues_count integer DEFAULT 0 NOT NULL,
    last_issue_number integer DEFAULT 0 NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.projects_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.projects_id_seq OWNED BY public.projects.id;

CREATE TABLE public.schema_migrations (
    version character varying NOT NULL
);

CREATE TABLE public.sprints (
    id bigint NOT NULL,
    project_id bigint NOT NULL,
    number integer NOT NULL,
    name character varying,
    goal text,
    state character varying DEFAULT 'planned'::character varying NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    started_at timestamp(6) without time zone,
    completed_at timestamp(6) without time zone,
    committed_points integer,
    completed_points integer,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.sprints_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.sprints_id_seq OWNED BY public.sprints.id;

CREATE TABLE public.team_memberships (
    id bigint NOT NULL,
    team_id bigint NOT NULL,
    user_id bigint NOT NULL,
    role character varying DEFAULT 'member'::character varying NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.team_memberships_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.team_memberships_id_seq OWNED BY public.team_memberships.id;

CREATE TABLE public.teams (
    id bigint NOT NULL,
    workspace_id bigint NOT NULL,
    lead_id bigint,
    name character varying NOT NULL,
    identifier character varying NOT NULL,
    description text,
    members_count integer DEFAULT 0 NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.teams_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.teams_id_seq OWNED BY public.teams.id;

CREATE TABLE public.time_entries (
    id bigint NOT NULL,
    issue_id bigint NOT NULL,
    project_id bigint NOT NULL,
    user_id bigint NOT NULL,
    approved_by_id bigint,
    description character varying,
    started_at timestamp(6) without time zone,
    ended_at timestamp(6) without time zone,
    minutes integer DEFAULT 0 NOT NULL,
    billable boolean DEFAULT false NOT NULL,
    hourly_rate_cents integer,
    amount_cents integer,
    currency character varying(3) DEFAULT 'USD'::character varying NOT NULL,
    approved_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.time_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.time_entries_id_seq OWNED BY public.time_entries.id;

CREATE TABLE public.users (
    id bigint NOT NULL,
    email character varying DEFAULT ''::character varying NOT NULL,
    encrypted_password character varying DEFAULT ''::character varying NOT NULL,
    username character varying NOT NULL,
    first_name character varying,
    last_name character varying,
    job_title character varying,
    locale character varying DEFAULT 'en'::character varying NOT NULL,
    time_zone character varying DEFAULT 'UTC'::character varying NOT NULL,
    reset_password_token character varying,
    reset_password_sent_at timestamp(6) without time zone,
    remember_created_at timestamp(6) without time zone,
    sign_in_count integer DEFAULT 0 NOT NULL,
    current_sign_in_at timestamp(6) without time zone,
    last_sign_in_at timestamp(6) without time zone,
    current_sign_in_ip inet,
    last_sign_in_ip inet,
    confirmed_at timestamp(6) without time zone,
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

CREATE TABLE public.workspaces (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    name character varying NOT NULL,
    slug character varying NOT NULL,
    plan character varying DEFAULT 'free'::character varying NOT NULL,
    state character varying DEFAULT 'active'::character varying NOT NULL,
    billing_email character varying,
    country_code character varying(2),
    currency character varying(3) DEFAULT 'USD'::character varying NOT NULL,
    time_zone character varying DEFAULT 'UTC'::character varying NOT NULL,
    seats_limit integer,
    memberships_count integer DEFAULT 0 NOT NULL,
    projects_count integer DEFAULT 0 NOT NULL,
    trial_ends_at timestamp(6) without time zone,
    suspended_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE SEQUENCE public.workspaces_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.workspaces_id_seq OWNED BY public.workspaces.id;

ALTER TABLE ONLY public.attachments ALTER COLUMN id SET DEFAULT nextval('public.attachments_id_seq'::regclass);

ALTER TABLE ONLY public.comments ALTER COLUMN id SET DEFAULT nextval('public.comments_id_seq'::regclass);

ALTER TABLE ONLY public.invitations ALTER COLUMN id SET DEFAULT nextval('public.invitations_id_seq'::regclass);

ALTER TABLE ONLY public.invoice_lines ALTER COLUMN id SET DEFAULT nextval('public.invoice_lines_id_seq'::regclass);

ALTER TABLE ONLY public.invoices ALTER COLUMN id SET DEFAULT nextval('public.invoices_id_seq'::regclass);

ALTER TABLE ONLY public.issue_events ALTER COLUMN id SET DEFAULT nextval('public.issue_events_id_seq'::regclass);

ALTER TABLE ONLY public.issue_links ALTER COLUMN id SET DEFAULT nextval('public.issue_links_id_seq'::regclass);

ALTER TABLE ONLY public.issue_subscriptions ALTER COLUMN id SET DEFAULT nextval('public.issue_subscriptions_id_seq'::regclass);

ALTER TABLE ONLY public.issues ALTER COLUMN id SET DEFAULT nextval('public.issues_id_seq'::regclass);

ALTER TABLE ONLY public.issues_labels ALTER COLUMN id SET DEFAULT nextval('public.issues_labels_id_seq'::regclass);

ALTER TABLE ONLY public.labels ALTER COLUMN id SET DEFAULT nextval('public.labels_id_seq'::regclass);

ALTER TABLE ONLY public.memberships ALTER COLUMN id SET DEFAULT nextval('public.memberships_id_seq'::regclass);

ALTER TABLE ONLY public.milestones ALTER COLUMN id SET DEFAULT nextval('public.milestones_id_seq'::regclass);

ALTER TABLE ONLY public.projects ALTER COLUMN id SET DEFAULT nextval('public.projects_id_seq'::regclass);

ALTER TABLE ONLY public.sprints ALTER COLUMN id SET DEFAULT nextval('public.sprints_id_seq'::regclass);

ALTER TABLE ONLY public.team_memberships ALTER COLUMN id SET DEFAULT nextval('public.team_memberships_id_seq'::regclass);

ALTER TABLE ONLY public.teams ALTER COLUMN id SET DEFAULT nextval('public.teams_id_seq'::regclass);

ALTER TABLE ONLY public.time_entries ALTER COLUMN id SET DEFAULT nextval('public.time_entries_id_seq'::regclass);

ALTER TABLE ONLY public.users ALTER COLUMN id SET DEFAULT nextval('public.users_id_seq'::regclass);

ALTER TABLE ONLY public.workspaces ALTER COLUMN id SET DEFAULT nextval('public.workspaces_id_seq'::regclass);

ALTER TABLE ONLY public.ar_internal_metadata
    ADD CONSTRAINT ar_internal_metadata_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.issue_events
    ADD CONSTRAINT issue_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.issue_links
    ADD CONSTRAINT issue_links_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.issue_subscriptions
    ADD CONSTRAINT issue_subscriptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.issues_labels
    ADD CONSTRAINT issues_labels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.issues
    ADD CONSTRAINT issues_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.milestones
    ADD CONSTRAINT milestones_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);

ALTER TABLE ONLY public.sprints
    ADD CONSTRAINT sprints_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.team_memberships
    ADD CONSTRAINT team_memberships_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.teams
    ADD CONSTRAINT teams_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.time_entries
    ADD CONSTRAINT time_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.workspaces
    ADD CONSTRAINT workspaces_pkey PRIMARY KEY (id);

CREATE INDEX index_attachments_on_comment_id ON public.attachments USING btree (comment_id);

CREATE INDEX index_attachments_on_issue_id ON public.attachments USING btree (issue_id);

CREATE INDEX index_attachments_on_uploader_id ON public.attachments USING btree (uploader_id);

CREATE INDEX index_comments_on_author_id ON public.comments USING btree (author_id);

CREATE INDEX index_comments_on_issue_id ON public.comments USING btree (issue_id);

CREATE INDEX index_comments_on_parent_id ON public.comments USING btree (parent_id);

CREATE INDEX index_invitations_on_accepted_by_id ON public.invitations USING btree (accepted_by_id);

CREATE INDEX index_invitations_on_inviter_id ON public.invitations USING btree (inviter_id);

CREATE UNIQUE INDEX index_invitations_on_token ON public.invitations USING btree (token);

CREATE INDEX index_invitations_on_workspace_id ON public.invitations USING btree (workspace_id);

CREATE INDEX index_invoice_lines_on_invoice_id ON public.invoice_lines USING btree (invoice_id);

CREATE UNIQUE INDEX index_invoices_on_number ON public.invoices USING btree (number);

CREATE INDEX index_invoices_on_workspace_id ON public.invoices USING btree (workspace_id);

CREATE INDEX index_issue_events_on_action ON public.issue_events USING btree (action);

CREATE INDEX index_issue_events_on_actor_id ON public.issue_events USING btree (actor_id);

CREATE INDEX index_issue_events_on_issue_id ON public.issue_events USING btree (issue_id);

CREATE INDEX index_issue_links_on_created_by_id ON public.issue_links USING btree (created_by_id);

CREATE INDEX index_issue_links_on_source_id ON public.issue_links USING btree (source_id);

CREATE INDEX index_issue_links_on_target_id ON public.issue_links USING btree (target_id);

CREATE INDEX index_issue_subscriptions_on_issue_id ON public.issue_subscriptions USING btree (issue_id);

CREATE UNIQUE INDEX index_issue_subscriptions_on_issue_id_and_user_id ON public.issue_subscriptions USING btree (issue_id, user_id);

CREATE INDEX index_issue_subscriptions_on_user_id ON public.issue_subscriptions USING btree (user_id);

CREATE INDEX index_issues_labels_on_issue_id ON public.issues_labels USING btree (issue_id);

CREATE UNIQUE INDEX index_issues_labels_on_issue_id_and_label_id ON public.issues_labels USING btree (issue_id, label_id);

CREATE INDEX index_issues_labels_on_label_id ON public.issues_labels USING btree (label_id);

CREATE INDEX index_issues_on_assignee_id ON public.issues USING btree (assignee_id);

CREATE INDEX index_issues_on_author_id ON public.issues USING btree (author_id);

CREATE INDEX index_issues_on_closed_by_id ON public.issues USING btree (closed_by_id);

CREATE INDEX index_issues_on_due_on ON public.issues USING btree (due_on);

CREATE INDEX index_issues_on_milestone_id ON public.issues USING btree (milestone_id);

CREATE INDEX index_issues_on_parent_id ON public.issues USING btree (parent_id);

CREATE INDEX index_issues_on_project_id ON public.issues USING btree (project_id);

CREATE INDEX index_issues_on_project_id_and_number ON public.issues USING btree (project_id, number);

CREATE INDEX index_issues_on_sprint_id ON public.issues USING btree (sprint_id);

CREATE INDEX index_issues_on_state ON public.issues USING btree (state);

CREATE INDEX index_issues_on_workspace_id ON public.issues USING btree (workspace_id);

CREATE INDEX index_labels_on_workspace_id ON public.labels USING btree (workspace_id);

CREATE UNIQUE INDEX index_labels_on_workspace_id_and_name ON public.labels USING btree (workspace_id, name);

CREATE INDEX index_memberships_on_invited_by_id ON public.memberships USING btree (invited_by_id);

CREATE INDEX index_memberships_on_user_id ON public.memberships USING btree (user_id);

CREATE INDEX index_memberships_on_workspace_id ON public.memberships USING btree (workspace_id);

CREATE UNIQUE INDEX index_memberships_on_workspace_id_and_user_id ON public.memberships USING btree (workspace_id, user_id);

CREATE INDEX index_milestones_on_project_id ON public.milestones USING btree (project_id);

CREATE INDEX index_projects_on_lead_id ON public.projects USING btree (lead_id);

CREATE INDEX index_projects_on_state ON public.projects USING btree (state);

CREATE INDEX index_projects_on_team_id ON public.projects USING btree (team_id);

CREATE INDEX index_projects_on_workspace_id ON public.projects USING btree (workspace_id);

CREATE UNIQUE INDEX index_projects_on_workspace_id_and_key ON public.projects USING btree (workspace_id, key);

CREATE INDEX index_sprints_on_project_id ON public.sprints USING btree (project_id);

CREATE INDEX index_team_memberships_on_team_id ON public.team_memberships USING btree (team_id);

CREATE UNIQUE INDEX index_team_memberships_on_team_id_and_user_id ON public.team_memberships USING btree (team_id, user_id);

CREATE INDEX index_team_memberships_on_user_id ON public.team_memberships USING btree (user_id);

CREATE INDEX index_teams_on_lead_id ON public.teams USING btree (lead_id);

CREATE INDEX index_teams_on_workspace_id ON public.teams USING btree (workspace_id);

CREATE UNIQUE INDEX index_teams_on_workspace_id_and_identifier ON public.teams USING btree (workspace_id, identifier);

CREATE INDEX index_time_entries_on_approved_by_id ON public.time_entries USING btree (approved_by_id);

CREATE INDEX index_time_entries_on_issue_id ON public.time_entries USING btree (issue_id);

CREATE INDEX index_time_entries_on_project_id ON public.time_entries USING btree (project_id);

CREATE INDEX index_time_entries_on_user_id ON public.time_entries USING btree (user_id);

CREATE UNIQUE INDEX index_users_on_email ON public.users USING btree (email);

CREATE UNIQUE INDEX index_users_on_reset_password_token ON public.users USING btree (reset_password_token);

CREATE UNIQUE INDEX index_users_on_username ON public.users USING btree (username);

CREATE INDEX index_workspaces_on_owner_id ON public.workspaces USING btree (owner_id);

CREATE UNIQUE INDEX index_workspaces_on_slug ON public.workspaces USING btree (slug);

ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT fk_rails_02c7d718c2 FOREIGN KEY (invoice_id) REFERENCES public.invoices(id);

ALTER TABLE ONLY public.time_entries
    ADD CONSTRAINT fk_rails_0d3fa91b56 FOREIGN KEY (project_id) REFERENCES public.projects(id);

ALTER TABLE ONLY public.issue_subscriptions
    ADD CONSTRAINT fk_rails_0fe314595c FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.time_entries
    ADD CONSTRAINT fk_rails_15457cb3a5 FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.issue_links
    ADD CONSTRAINT fk_rails_19ed7229e4 FOREIGN KEY (target_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.teams
    ADD CONSTRAINT fk_rails_19f3153d3f FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT fk_rails_1f0b52c2a2 FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.issues
    ADD CONSTRAINT fk_rails_241d050461 FOREIGN KEY (author_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.teams
    ADD CONSTRAINT fk_rails_295fde7b01 FOREIGN KEY (lead_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT fk_rails_2e42732b60 FOREIGN KEY (team_id) REFERENCES public.teams(id);

ALTER TABLE ONLY public.issues
    ADD CONSTRAINT fk_rails_2ebfd0296c FOREIGN KEY (sprint_id) REFERENCES public.sprints(id);

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT fk_rails_3a276dbc2a FOREIGN KEY (uploader_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.team_memberships
    ADD CONSTRAINT fk_rails_3c63ea757f FOREIGN KEY (team_id) REFERENCES public.teams(id);

ALTER TABLE ONLY public.team_memberships
    ADD CONSTRAINT fk_rails_3e4740a1ba FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.issues
    ADD CONSTRAINT fk_rails_4a061a2c67 FOREIGN KEY (closed_by_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.issues_labels
    ADD CONSTRAINT fk_rails_4bc0c8e38e FOREIGN KEY (label_id) REFERENCES public.labels(id);

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT fk_rails_5cf2ea5985 FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT fk_rails_5dc2619447 FOREIGN KEY (comment_id) REFERENCES public.comments(id);

ALTER TABLE ONLY public.issue_events
    ADD CONSTRAINT fk_rails_7563dff8f6 FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.issues_labels
    ADD CONSTRAINT fk_rails_83a23a1cee FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.time_entries
    ADD CONSTRAINT fk_rails_86604f0e58 FOREIGN KEY (approved_by_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT fk_rails_8ad589346b FOREIGN KEY (accepted_by_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.issue_links
    ADD CONSTRAINT fk_rails_8b01bad00c FOREIGN KEY (source_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT fk_rails_992ff63eec FOREIGN KEY (lead_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.issue_links
    ADD CONSTRAINT fk_rails_9d89a21d8f FOREIGN KEY (created_by_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT fk_rails_9e3db0317b FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);

ALTER TABLE ONLY public.issues
    ADD CONSTRAINT fk_rails_a53e7975a0 FOREIGN KEY (project_id) REFERENCES public.projects(id);

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT fk_rails_a5fc2b2f92 FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT fk_rails_a89af73f97 FOREIGN KEY (inviter_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.milestones
    ADD CONSTRAINT fk_rails_a921be7873 FOREIGN KEY (project_id) REFERENCES public.projects(id);

ALTER TABLE ONLY public.issue_events
    ADD CONSTRAINT fk_rails_b4b9ab06d6 FOREIGN KEY (actor_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.issues
    ADD CONSTRAINT fk_rails_ba53d76cc5 FOREIGN KEY (parent_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.issues
    ADD CONSTRAINT fk_rails_bb2e946d52 FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT fk_rails_c0f6a8b2bc FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT fk_rails_c378917fde FOREIGN KEY (author_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT fk_rails_c4b1d6956f FOREIGN KEY (invited_by_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT fk_rails_cf7d632b45 FOREIGN KEY (parent_id) REFERENCES public.comments(id);

ALTER TABLE ONLY public.issue_subscriptions
    ADD CONSTRAINT fk_rails_d8a50073c8 FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.issues
    ADD CONSTRAINT fk_rails_ebae896995 FOREIGN KEY (milestone_id) REFERENCES public.milestones(id);

ALTER TABLE ONLY public.sprints
    ADD CONSTRAINT fk_rails_ebcef2277f FOREIGN KEY (project_id) REFERENCES public.projects(id);

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT fk_rails_ef331b7f52 FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT fk_rails_f5c42a0b2f FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);

ALTER TABLE ONLY public.labels
    ADD CONSTRAINT fk_rails_fa2b4e575e FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);

ALTER TABLE ONLY public.time_entries
    ADD CONSTRAINT fk_rails_fd8f8b16a6 FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.issues
    ADD CONSTRAINT fk_rails_fdb2e909dd FOREIGN KEY (assignee_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.workspaces
    ADD CONSTRAINT fk_rails_fe950235d5 FOREIGN KEY (owner_id) REFERENCES public.users(id);


SET search_path TO "$user", public;
