-- 53 customer support SaaS
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

--
-- Name: account_plan; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.account_plan AS ENUM (
    'starter',
    'team',
    'business',
    'enterprise'
);


--
-- Name: account_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.account_status AS ENUM (
    'trialing',
    'active',
    'suspended',
    'cancelled'
);


--
-- Name: attachment_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.attachment_kind AS ENUM (
    'image',
    'document',
    'video',
    'archive',
    'other'
);


--
-- Name: author_type; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.author_type AS ENUM (
    'agent',
    'contact',
    'system'
);


--
-- Name: macro_visibility; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.macro_visibility AS ENUM (
    'shared',
    'team',
    'personal'
);


--
-- Name: rating_score; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.rating_score AS ENUM (
    'good',
    'bad'
);


--
-- Name: rating_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.rating_status AS ENUM (
    'offered',
    'responded',
    'expired'
);


--
-- Name: reply_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.reply_kind AS ENUM (
    'public_reply',
    'internal_note'
);


--
-- Name: sla_metric; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.sla_metric AS ENUM (
    'first_response',
    'resolution'
);


--
-- Name: sla_target_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.sla_target_status AS ENUM (
    'pending',
    'achieved',
    'breached'
);


--
-- Name: ticket_channel; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.ticket_channel AS ENUM (
    'email',
    'web',
    'chat',
    'phone',
    'api'
);


--
-- Name: ticket_priority; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.ticket_priority AS ENUM (
    'low',
    'normal',
    'high',
    'urgent'
);


--
-- Name: ticket_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.ticket_status AS ENUM (
    'new',
    'open',
    'pending',
    'on_hold',
    'resolved',
    'closed'
);


--
-- Name: user_role; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.user_role AS ENUM (
    'owner',
    'admin',
    'agent',
    'light_agent'
);


--
-- Name: user_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.user_status AS ENUM (
    'invited',
    'active',
    'deactivated'
);


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id bigint NOT NULL,
    name character varying NOT NULL,
    subdomain character varying NOT NULL,
    plan public.account_plan DEFAULT 'starter'::public.account_plan NOT NULL,
    status public.account_status DEFAULT 'trialing'::public.account_status NOT NULL,
    support_email character varying NOT NULL,
    time_zone character varying DEFAULT 'UTC'::character varying NOT NULL,
    locale character varying DEFAULT 'en'::character varying NOT NULL,
    seats_limit integer DEFAULT 3 NOT NULL,
    active_users_count integer DEFAULT 0 NOT NULL,
    tickets_count integer DEFAULT 0 NOT NULL,
    last_ticket_number integer DEFAULT 0 NOT NULL,
    trial_ends_at timestamp(6) without time zone,
    suspended_at timestamp(6) without time zone,
    cancelled_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);


--
-- Name: accounts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: accounts_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.accounts_id_seq OWNED BY public.accounts.id;


--
-- Name: attachments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attachments (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    reply_id bigint NOT NULL,
    kind public.attachment_kind DEFAULT 'other'::public.attachment_kind NOT NULL,
    filename character varying NOT NULL,
    content_type character varying NOT NULL,
    byte_size bigint NOT NULL,
    width integer,
    height integer,
    created_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT attachments_byte_size_check CHECK ((byte_size > 0))
);


--
-- Name: attachments_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.attachments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: attachments_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.attachments_id_seq OWNED BY public.attachments.id;


--
-- Name: contacts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contacts (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    organization_id bigint,
    name character varying NOT NULL,
    email character varying NOT NULL,
    phone character varying,
    locale character varying,
    tickets_count integer DEFAULT 0 NOT NULL,
    blocked boolean DEFAULT false NOT NULL,
    blocked_at timestamp(6) without time zone,
    last_seen_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);


--
-- Name: contacts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.contacts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: contacts_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.contacts_id_seq OWNED BY public.contacts.id;


--
-- Name: macros; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.macros (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    created_by_id bigint NOT NULL,
    visibility public.macro_visibility DEFAULT 'shared'::public.macro_visibility NOT NULL,
    team_id bigint,
    user_id bigint,
    name character varying NOT NULL,
    body text NOT NULL,
    usage_count integer DEFAULT 0 NOT NULL,
    last_used_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);


--
-- Name: macros_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.macros_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: macros_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.macros_id_seq OWNED BY public.macros.id;


--
-- Name: organizations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.organizations (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    name character varying NOT NULL,
    domain character varying,
    contacts_count integer DEFAULT 0 NOT NULL,
    notes text,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);


--
-- Name: organizations_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.organizations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: organizations_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.organizations_id_seq OWNED BY public.organizations.id;


--
-- Name: replies; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.replies (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    ticket_id bigint NOT NULL,
    kind public.reply_kind DEFAULT 'public_reply'::public.reply_kind NOT NULL,
    author_type public.author_type NOT NULL,
    user_id bigint,
    contact_id bigint,
    macro_id bigint,
    body text NOT NULL,
    attachments_count integer DEFAULT 0 NOT NULL,
    edited_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);


--
-- Name: replies_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.replies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: replies_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.replies_id_seq OWNED BY public.replies.id;


--
-- Name: satisfaction_ratings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.satisfaction_ratings (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    ticket_id bigint NOT NULL,
    contact_id bigint NOT NULL,
    user_id bigint,
    status public.rating_status DEFAULT 'offered'::public.rating_status NOT NULL,
    score public.rating_score,
    comment text,
    offered_at timestamp(6) without time zone NOT NULL,
    responded_at timestamp(6) without time zone,
    expires_at timestamp(6) without time zone NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);


--
-- Name: satisfaction_ratings_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.satisfaction_ratings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: satisfaction_ratings_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.satisfaction_ratings_id_seq OWNED BY public.satisfaction_ratings.id;


--
-- Name: sla_policies; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sla_policies (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    name character varying NOT NULL,
    priority public.ticket_priority NOT NULL,
    first_response_minutes integer NOT NULL,
    resolution_minutes integer NOT NULL,
    active boolean DEFAULT true NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT sla_policies_first_response_minutes_check CHECK ((first_response_minutes > 0))
);


--
-- Name: sla_policies_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.sla_policies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: sla_policies_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.sla_policies_id_seq OWNED BY public.sla_policies.id;


--
-- Name: sla_targets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sla_targets (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    ticket_id bigint NOT NULL,
    sla_policy_id bigint NOT NULL,
    metric public.sla_metric NOT NULL,
    status public.sla_target_status DEFAULT 'pending'::public.sla_target_status NOT NULL,
    started_at timestamp(6) without time zone NOT NULL,
    due_at timestamp(6) without time zone NOT NULL,
    achieved_at timestamp(6) without time zone,
    breached_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);


--
-- Name: sla_targets_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.sla_targets_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: sla_targets_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.sla_targets_id_seq OWNED BY public.sla_targets.id;


--
-- Name: taggings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.taggings (
    id bigint NOT NULL,
    ticket_id bigint NOT NULL,
    tag_id bigint NOT NULL,
    tagged_by_id bigint,
    created_at timestamp(6) without time zone NOT NULL
);


--
-- Name: taggings_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.taggings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: taggings_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.taggings_id_seq OWNED BY public.taggings.id;


--
-- Name: tags; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tags (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    name character varying NOT NULL,
    slug character varying NOT NULL,
    color character varying DEFAULT '#888888'::character varying NOT NULL,
    taggings_count integer DEFAULT 0 NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);


--
-- Name: tags_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.tags_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: tags_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.tags_id_seq OWNED BY public.tags.id;


--
-- Name: team_memberships; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.team_memberships (
    id bigint NOT NULL,
    team_id bigint NOT NULL,
    user_id bigint NOT NULL,
    leader boolean DEFAULT false NOT NULL,
    created_at timestamp(6) without time zone NOT NULL
);


--
-- Name: team_memberships_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.team_memberships_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: team_memberships_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.team_memberships_id_seq OWNED BY public.team_memberships.id;


--
-- Name: teams; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.teams (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    name character varying NOT NULL,
    slug character varying NOT NULL,
    description text,
    memberships_count integer DEFAULT 0 NOT NULL,
    leader_id bigint,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);


--
-- Name: teams_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.teams_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: teams_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.teams_id_seq OWNED BY public.teams.id;


--
-- Name: ticket_status_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ticket_status_changes (
    id bigint NOT NULL,
    ticket_id bigint NOT NULL,
    user_id bigint,
    from_status public.ticket_status,
    to_status public.ticket_status NOT NULL,
    created_at timestamp(6) without time zone NOT NULL
);


--
-- Name: ticket_status_changes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.ticket_status_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: ticket_status_changes_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.ticket_status_changes_id_seq OWNED BY public.ticket_status_changes.id;


--
-- Name: tickets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tickets (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    number integer NOT NULL,
    contact_id bigint NOT NULL,
    organization_id bigint,
    assignee_id bigint,
    team_id bigint,
    sla_policy_id bigint,
    merged_into_id bigint,
    requester_email character varying NOT NULL,
    subject character varying NOT NULL,
    channel public.ticket_channel DEFAULT 'email'::public.ticket_channel NOT NULL,
    status public.ticket_status DEFAULT 'new'::public.ticket_status NOT NULL,
    priority public.ticket_priority DEFAULT 'normal'::public.ticket_priority NOT NULL,
    replies_count integer DEFAULT 0 NOT NULL,
    internal_notes_count integer DEFAULT 0 NOT NULL,
    reopens_count integer DEFAULT 0 NOT NULL,
    first_response_due_at timestamp(6) without time zone,
    resolution_due_at timestamp(6) without time zone,
    assigned_at timestamp(6) without time zone,
    first_responded_at timestamp(6) without time zone,
    last_reply_at timestamp(6) without time zone,
    resolved_at timestamp(6) without time zone,
    closed_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);


--
-- Name: tickets_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.tickets_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: tickets_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.tickets_id_seq OWNED BY public.tickets.id;


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    name character varying NOT NULL,
    email character varying NOT NULL,
    encrypted_password character varying DEFAULT ''::character varying NOT NULL,
    role public.user_role DEFAULT 'agent'::public.user_role NOT NULL,
    status public.user_status DEFAULT 'invited'::public.user_status NOT NULL,
    signature text,
    sign_in_count integer DEFAULT 0 NOT NULL,
    current_sign_in_at timestamp(6) without time zone,
    last_sign_in_at timestamp(6) without time zone,
    invited_at timestamp(6) without time zone,
    invitation_accepted_at timestamp(6) without time zone,
    deactivated_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);


--
-- Name: users_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: users_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.users_id_seq OWNED BY public.users.id;


--
-- Name: schema_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_migrations (
    version character varying NOT NULL
);


--
-- Name: accounts id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts ALTER COLUMN id SET DEFAULT nextval('public.accounts_id_seq'::regclass);


--
-- Name: attachments id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attachments ALTER COLUMN id SET DEFAULT nextval('public.attachments_id_seq'::regclass);


--
-- Name: contacts id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts ALTER COLUMN id SET DEFAULT nextval('public.contacts_id_seq'::regclass);


--
-- Name: macros id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.macros ALTER COLUMN id SET DEFAULT nextval('public.macros_id_seq'::regclass);


--
-- Name: organizations id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organizations ALTER COLUMN id SET DEFAULT nextval('public.organizations_id_seq'::regclass);


--
-- Name: replies id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.replies ALTER COLUMN id SET DEFAULT nextval('public.replies_id_seq'::regclass);


--
-- Name: satisfaction_ratings id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.satisfaction_ratings ALTER COLUMN id SET DEFAULT nextval('public.satisfaction_ratings_id_seq'::regclass);


--
-- Name: sla_policies id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sla_policies ALTER COLUMN id SET DEFAULT nextval('public.sla_policies_id_seq'::regclass);


--
-- Name: sla_targets id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sla_targets ALTER COLUMN id SET DEFAULT nextval('public.sla_targets_id_seq'::regclass);


--
-- Name: taggings id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taggings ALTER COLUMN id SET DEFAULT nextval('public.taggings_id_seq'::regclass);


--
-- Name: tags id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tags ALTER COLUMN id SET DEFAULT nextval('public.tags_id_seq'::regclass);


--
-- Name: team_memberships id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.team_memberships ALTER COLUMN id SET DEFAULT nextval('public.team_memberships_id_seq'::regclass);


--
-- Name: teams id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.teams ALTER COLUMN id SET DEFAULT nextval('public.teams_id_seq'::regclass);


--
-- Name: ticket_status_changes id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ticket_status_changes ALTER COLUMN id SET DEFAULT nextval('public.ticket_status_changes_id_seq'::regclass);


--
-- Name: tickets id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tickets ALTER COLUMN id SET DEFAULT nextval('public.tickets_id_seq'::regclass);


--
-- Name: users id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users ALTER COLUMN id SET DEFAULT nextval('public.users_id_seq'::regclass);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: attachments attachments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (id);


--
-- Name: contacts contacts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (id);


--
-- Name: macros macros_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.macros
    ADD CONSTRAINT macros_pkey PRIMARY KEY (id);


--
-- Name: organizations organizations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organizations
    ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);


--
-- Name: replies replies_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_pkey PRIMARY KEY (id);


--
-- Name: satisfaction_ratings satisfaction_ratings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.satisfaction_ratings
    ADD CONSTRAINT satisfaction_ratings_pkey PRIMARY KEY (id);


--
-- Name: sla_policies sla_policies_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sla_policies
    ADD CONSTRAINT sla_policies_pkey PRIMARY KEY (id);


--
-- Name: sla_targets sla_targets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sla_targets
    ADD CONSTRAINT sla_targets_pkey PRIMARY KEY (id);


--
-- Name: taggings taggings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taggings
    ADD CONSTRAINT taggings_pkey PRIMARY KEY (id);


--
-- Name: tags tags_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_pkey PRIMARY KEY (id);


--
-- Name: team_memberships team_memberships_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.team_memberships
    ADD CONSTRAINT team_memberships_pkey PRIMARY KEY (id);


--
-- Name: teams teams_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.teams
    ADD CONSTRAINT teams_pkey PRIMARY KEY (id);


--
-- Name: ticket_status_changes ticket_status_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ticket_status_changes
    ADD CONSTRAINT ticket_status_changes_pkey PRIMARY KEY (id);


--
-- Name: tickets tickets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (id);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);


--
-- Name: index_accounts_on_subdomain; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_accounts_on_subdomain ON public.accounts USING btree (subdomain);


--
-- Name: index_contacts_on_account_id_and_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_contacts_on_account_id_and_email ON public.contacts USING btree (account_id, email);


--
-- Name: index_tags_on_account_id_and_slug; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_tags_on_account_id_and_slug ON public.tags USING btree (account_id, slug);


--
-- Name: index_teams_on_account_id_and_slug; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_teams_on_account_id_and_slug ON public.teams USING btree (account_id, slug);


--
-- Name: index_taggings_on_ticket_id_and_tag_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_taggings_on_ticket_id_and_tag_id ON public.taggings USING btree (ticket_id, tag_id);


--
-- Name: index_team_memberships_on_team_id_and_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_team_memberships_on_team_id_and_user_id ON public.team_memberships USING btree (team_id, user_id);


--
-- Name: index_tickets_on_account_id_and_number; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_tickets_on_account_id_and_number ON public.tickets USING btree (account_id, number);


--
-- Name: index_satisfaction_ratings_on_ticket_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_satisfaction_ratings_on_ticket_id ON public.satisfaction_ratings USING btree (ticket_id);


--
-- Name: index_sla_targets_on_ticket_id_and_metric; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_sla_targets_on_ticket_id_and_metric ON public.sla_targets USING btree (ticket_id, metric);


--
-- Name: index_users_on_account_id_and_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_users_on_account_id_and_email ON public.users USING btree (account_id, email);


--
-- Name: index_sla_policies_on_account_id_and_name; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_sla_policies_on_account_id_and_name ON public.sla_policies USING btree (account_id, name);


--
-- Name: index_tickets_on_account_id_and_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_tickets_on_account_id_and_status ON public.tickets USING btree (account_id, status);


--
-- Name: index_tickets_on_assignee_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_tickets_on_assignee_id ON public.tickets USING btree (assignee_id);


--
-- Name: index_replies_on_ticket_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_replies_on_ticket_id ON public.replies USING btree (ticket_id);


--
-- Name: index_contacts_on_organization_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_contacts_on_organization_id ON public.contacts USING btree (organization_id);


--
-- Name: index_ticket_status_changes_on_ticket_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_ticket_status_changes_on_ticket_id ON public.ticket_status_changes USING btree (ticket_id);


--
-- Name: index_attachments_on_reply_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_attachments_on_reply_id ON public.attachments USING btree (reply_id);


--
-- Name: attachments fk_rails_1db5119da6; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT fk_rails_1db5119da6 FOREIGN KEY (account_id) REFERENCES public.accounts(id);


--
-- Name: attachments fk_rails_d0aaad6b96; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT fk_rails_d0aaad6b96 FOREIGN KEY (reply_id) REFERENCES public.replies(id);


--
-- Name: contacts fk_rails_a017d9c905; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT fk_rails_a017d9c905 FOREIGN KEY (account_id) REFERENCES public.accounts(id);


--
-- Name: contacts fk_rails_1ed22b20b4; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT fk_rails_1ed22b20b4 FOREIGN KEY (organization_id) REFERENCES public.organizations(id);


--
-- Name: macros fk_rails_8da9f15cac; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.macros
    ADD CONSTRAINT fk_rails_8da9f15cac FOREIGN KEY (account_id) REFERENCES public.accounts(id);


--
-- Name: macros fk_rails_7f6bdcf8fa; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.macros
    ADD CONSTRAINT fk_rails_7f6bdcf8fa FOREIGN KEY (created_by_id) REFERENCES public.users(id);


--
-- Name: macros fk_rails_2925b2f898; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.macros
    ADD CONSTRAINT fk_rails_2925b2f898 FOREIGN KEY (team_id) REFERENCES public.teams(id);


--
-- Name: macros fk_rails_2bdb510fd7; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.macros
    ADD CONSTRAINT fk_rails_2bdb510fd7 FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: organizations fk_rails_9446ca4fc8; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organizations
    ADD CONSTRAINT fk_rails_9446ca4fc8 FOREIGN KEY (account_id) REFERENCES public.accounts(id);


--
-- Name: replies fk_rails_1ef8bde2bd; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT fk_rails_1ef8bde2bd FOREIGN KEY (account_id) REFERENCES public.accounts(id);


--
-- Name: replies fk_rails_b83bddab52; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT fk_rails_b83bddab52 FOREIGN KEY (ticket_id) REFERENCES public.tickets(id);


--
-- Name: replies fk_rails_693261516e; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT fk_rails_693261516e FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: replies fk_rails_e6e02aa6ee; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT fk_rails_e6e02aa6ee FOREIGN KEY (contact_id) REFERENCES public.contacts(id);


--
-- Name: replies fk_rails_5e276c2a5a; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT fk_rails_5e276c2a5a FOREIGN KEY (macro_id) REFERENCES public.macros(id);


--
-- Name: satisfaction_ratings fk_rails_a3dff8f931; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.satisfaction_ratings
    ADD CONSTRAINT fk_rails_a3dff8f931 FOREIGN KEY (account_id) REFERENCES public.accounts(id);


--
-- Name: satisfaction_ratings fk_rails_e3eff3677a; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.satisfaction_ratings
    ADD CONSTRAINT fk_rails_e3eff3677a FOREIGN KEY (ticket_id) REFERENCES public.tickets(id);


--
-- Name: satisfaction_ratings fk_rails_95eeb204c1; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.satisfaction_ratings
    ADD CONSTRAINT fk_rails_95eeb204c1 FOREIGN KEY (contact_id) REFERENCES public.contacts(id);


--
-- Name: satisfaction_ratings fk_rails_e496782349; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.satisfaction_ratings
    ADD CONSTRAINT fk_rails_e496782349 FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: sla_policies fk_rails_bda631cdf3; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sla_policies
    ADD CONSTRAINT fk_rails_bda631cdf3 FOREIGN KEY (account_id) REFERENCES public.accounts(id);


--
-- Name: sla_targets fk_rails_7d9413b3e2; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sla_targets
    ADD CONSTRAINT fk_rails_7d9413b3e2 FOREIGN KEY (account_id) REFERENCES public.accounts(id);


--
-- Name: sla_targets fk_rails_65e99e58e6; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sla_targets
    ADD CONSTRAINT fk_rails_65e99e58e6 FOREIGN KEY (ticket_id) REFERENCES public.tickets(id);


--
-- Name: sla_targets fk_rails_2e0ba06faf; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sla_targets
    ADD CONSTRAINT fk_rails_2e0ba06faf FOREIGN KEY (sla_policy_id) REFERENCES public.sla_policies(id);


--
-- Name: taggings fk_rails_74f13d3d6b; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taggings
    ADD CONSTRAINT fk_rails_74f13d3d6b FOREIGN KEY (ticket_id) REFERENCES public.tickets(id);


--
-- Name: taggings fk_rails_7d9dc5bb02; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taggings
    ADD CONSTRAINT fk_rails_7d9dc5bb02 FOREIGN KEY (tag_id) REFERENCES public.tags(id);


--
-- Name: taggings fk_rails_be6a777ca1; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taggings
    ADD CONSTRAINT fk_rails_be6a777ca1 FOREIGN KEY (tagged_by_id) REFERENCES public.users(id);


--
-- Name: tags fk_rails_8bcbbefae8; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tags
    ADD CONSTRAINT fk_rails_8bcbbefae8 FOREIGN KEY (account_id) REFERENCES public.accounts(id);


--
-- Name: team_memberships fk_rails_ae8647084a; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.team_memberships
    ADD CONSTRAINT fk_rails_ae8647084a FOREIGN KEY (team_id) REFERENCES public.teams(id);


--
-- Name: team_memberships fk_rails_a06822e899; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.team_memberships
    ADD CONSTRAINT fk_rails_a06822e899 FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: teams fk_rails_f378a5b642; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.teams
    ADD CONSTRAINT fk_rails_f378a5b642 FOREIGN KEY (account_id) REFERENCES public.accounts(id);


--
-- Name: teams fk_rails_042e4ede24; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.teams
    ADD CONSTRAINT fk_rails_042e4ede24 FOREIGN KEY (leader_id) REFERENCES public.users(id);


--
-- Name: ticket_status_changes fk_rails_a1626ceae3; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ticket_status_changes
    ADD CONSTRAINT fk_rails_a1626ceae3 FOREIGN KEY (ticket_id) REFERENCES public.tickets(id);


--
-- Name: ticket_status_changes fk_rails_1e44f99463; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ticket_status_changes
    ADD CONSTRAINT fk_rails_1e44f99463 FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: tickets fk_rails_45326a60a7; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT fk_rails_45326a60a7 FOREIGN KEY (account_id) REFERENCES public.accounts(id);


--
-- Name: tickets fk_rails_0387c031d4; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT fk_rails_0387c031d4 FOREIGN KEY (contact_id) REFERENCES public.contacts(id);


--
-- Name: tickets fk_rails_6df2f68efd; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT fk_rails_6df2f68efd FOREIGN KEY (organization_id) REFERENCES public.organizations(id);


--
-- Name: tickets fk_rails_27ae88688a; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT fk_rails_27ae88688a FOREIGN KEY (assignee_id) REFERENCES public.users(id);


--
-- Name: tickets fk_rails_7474afd28d; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT fk_rails_7474afd28d FOREIGN KEY (team_id) REFERENCES public.teams(id);


--
-- Name: tickets fk_rails_b841afcba1; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT fk_rails_b841afcba1 FOREIGN KEY (sla_policy_id) REFERENCES public.sla_policies(id);


--
-- Name: tickets fk_rails_9e1d15fa87; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT fk_rails_9e1d15fa87 FOREIGN KEY (merged_into_id) REFERENCES public.tickets(id);


--
-- Name: users fk_rails_b2e5bd98fb; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT fk_rails_b2e5bd98fb FOREIGN KEY (account_id) REFERENCES public.accounts(id);


--
-- PostgreSQL database dump complete
--

SET search_path TO "$user", public;
