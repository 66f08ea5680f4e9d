-- 27 marketplace of second-hand goods between people, as structure.sql of Rails
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

--
-- Name: addresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.addresses (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    recipient character varying NOT NULL,
    line1 character varying NOT NULL,
    line2 character varying,
    postal_code character varying NOT NULL,
    city character varying NOT NULL,
    country_code character varying(2) NOT NULL,
    "primary" boolean DEFAULT false NOT NULL,
    discarded_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

--
-- Name: addresses_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: addresses_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.addresses_id_seq OWNED BY public.addresses.id;

--
-- Name: ar_internal_metadata; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ar_internal_metadata (
    key character varying NOT NULL,
    value character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

--
-- Name: brands; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brands (
    id bigint NOT NULL,
    name character varying NOT NULL,
    slug character varying NOT NULL,
    verified boolean DEFAULT false NOT NULL,
    listings_count integer DEFAULT 0 NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

--
-- Name: brands_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.brands_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: brands_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.brands_id_seq OWNED BY public.brands.id;

--
-- Name: categories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.categories (
    id bigint NOT NULL,
    parent_id bigint,
    name character varying NOT NULL,
    slug character varying NOT NULL,
    full_name character varying NOT NULL,
    depth integer DEFAULT 0 NOT NULL,
    "position" integer DEFAULT 1 NOT NULL,
    children_count integer DEFAULT 0 NOT NULL,
    listings_count integer DEFAULT 0 NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

--
-- Name: COLUMN categories.full_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.categories.full_name IS 'names from the root, e.g. Women > Shoes > Boots';

--
-- Name: COLUMN categories.listings_count; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.categories.listings_count IS 'listings directly in the category';

--
-- Name: categories_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: categories_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.categories_id_seq OWNED BY public.categories.id;

--
-- Name: conversations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.conversations (
    id bigint NOT NULL,
    listing_id bigint NOT NULL,
    buyer_id bigint NOT NULL,
    seller_id bigint NOT NULL,
    messages_count integer DEFAULT 0 NOT NULL,
    last_message_at timestamp(6) without time zone,
    buyer_archived_at timestamp(6) without time zone,
    seller_archived_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

--
-- Name: conversations_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.conversations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: conversations_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.conversations_id_seq OWNED BY public.conversations.id;

--
-- Name: disputes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.disputes (
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    opened_by_id bigint NOT NULL,
    reason character varying NOT NULL,
    description text NOT NULL,
    status character varying DEFAULT 'open'::character varying NOT NULL,
    refund_cents integer,
    resolved_by_id bigint,
    resolved_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT disputes_reason_check CHECK (((reason)::text = ANY ((ARRAY['not_received'::character varying, 'not_as_described'::character varying, 'damaged'::character varying, 'counterfeit'::character varying])::text[]))),
    CONSTRAINT disputes_status_check CHECK (((status)::text = ANY ((ARRAY['open'::character varying, 'under_review'::character varying, 'refunded'::character varying, 'rejected'::character varying])::text[])))
);

--
-- Name: COLUMN disputes.opened_by_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.disputes.opened_by_id IS 'the buyer of the order';

--
-- Name: COLUMN disputes.resolved_by_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.disputes.resolved_by_id IS 'an admin';

--
-- Name: disputes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.disputes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: disputes_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.disputes_id_seq OWNED BY public.disputes.id;

--
-- Name: favorites; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.favorites (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    listing_id bigint NOT NULL,
    created_at timestamp(6) without time zone NOT NULL
);

--
-- Name: favorites_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.favorites_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: favorites_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.favorites_id_seq OWNED BY public.favorites.id;

--
-- Name: follows; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.follows (
    id bigint NOT NULL,
    follower_id bigint NOT NULL,
    followed_id bigint NOT NULL,
    created_at timestamp(6) without time zone NOT NULL
);

--
-- Name: follows_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.follows_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: follows_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.follows_id_seq OWNED BY public.follows.id;

--
-- Name: ledger_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ledger_entries (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    kind character varying NOT NULL,
    order_id bigint,
    payout_id bigint,
    amount_cents integer NOT NULL,
    balance_after_cents integer NOT NULL,
    description character varying NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT ledger_entries_kind_check CHECK (((kind)::text = ANY ((ARRAY['sale'::character varying, 'refund'::character varying, 'payout'::character varying, 'correction'::character varying])::text[])))
);

--
-- Name: COLUMN ledger_entries.amount_cents; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.ledger_entries.amount_cents IS 'a sale is positive, a refund or payout negative';

--
-- Name: COLUMN ledger_entries.balance_after_cents; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.ledger_entries.balance_after_cents IS 'balance of the user after the entry';

--
-- Name: ledger_entries_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.ledger_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: ledger_entries_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.ledger_entries_id_seq OWNED BY public.ledger_entries.id;

--
-- Name: listings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.listings (
    id bigint NOT NULL,
    seller_id bigint NOT NULL,
    category_id bigint NOT NULL,
    brand_id bigint,
    title character varying(80) NOT NULL,
    slug character varying NOT NULL,
    description text NOT NULL,
    condition character varying NOT NULL,
    size character varying,
    color character varying,
    price_cents integer NOT NULL,
    original_price_cents integer,
    currency character varying(3) NOT NULL,
    status integer DEFAULT 0 NOT NULL,
    weight_grams integer NOT NULL,
    favorites_count integer DEFAULT 0 NOT NULL,
    views_count integer DEFAULT 0 NOT NULL,
    photos_count integer DEFAULT 0 NOT NULL,
    offers_count integer DEFAULT 0 NOT NULL,
    cover_photo_id bigint,
    published_at timestamp(6) without time zone,
    bumped_at timestamp(6) without time zone,
    sold_at timestamp(6) without time zone,
    removed_at timestamp(6) without time zone,
    removal_reason character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT listings_condition_check CHECK (((condition)::text = ANY ((ARRAY['new_with_tags'::character varying, 'like_new'::character varying, 'good'::character varying, 'fair'::character varying])::text[]))),
    CONSTRAINT listings_price_check CHECK ((price_cents > 0))
);

--
-- Name: COLUMN listings.original_price_cents; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.listings.original_price_cents IS 'what the seller paid when it was new';

--
-- Name: COLUMN listings.status; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.listings.status IS '0 draft, 1 active, 2 reserved, 3 sold, 4 removed';

--
-- Name: listings_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.listings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: listings_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.listings_id_seq OWNED BY public.listings.id;

--
-- Name: messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.messages (
    id bigint NOT NULL,
    conversation_id bigint NOT NULL,
    sender_id bigint NOT NULL,
    body text NOT NULL,
    read_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

--
-- Name: messages_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: messages_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.messages_id_seq OWNED BY public.messages.id;

--
-- Name: offers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.offers (
    id bigint NOT NULL,
    listing_id bigint NOT NULL,
    buyer_id bigint NOT NULL,
    amount_cents integer NOT NULL,
    currency character varying(3) NOT NULL,
    status character varying DEFAULT 'pending'::character varying NOT NULL,
    expires_at timestamp(6) without time zone NOT NULL,
    responded_at timestamp(6) without time zone,
    decline_reason character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT offers_status_check CHECK (((status)::text = ANY ((ARRAY['pending'::character varying, 'accepted'::character varying, 'declined'::character varying, 'expired'::character varying, 'withdrawn'::character varying])::text[])))
);

--
-- Name: COLUMN offers.responded_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.offers.responded_at IS 'when the seller accepted or declined';

--
-- Name: offers_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.offers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: offers_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.offers_id_seq OWNED BY public.offers.id;

--
-- Name: order_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_items (
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    listing_id bigint NOT NULL,
    title character varying NOT NULL,
    price_cents integer NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

--
-- Name: COLUMN order_items.title; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.order_items.title IS 'of the listing when it was bought';

--
-- Name: COLUMN order_items.price_cents; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.order_items.price_cents IS 'of the listing or, where there is one, of the accepted offer';

--
-- Name: order_items_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.order_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: order_items_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.order_items_id_seq OWNED BY public.order_items.id;

--
-- Name: orders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.orders (
    id bigint NOT NULL,
    number character varying NOT NULL,
    buyer_id bigint NOT NULL,
    seller_id bigint NOT NULL,
    offer_id bigint,
    shipping_address_id bigint NOT NULL,
    status integer DEFAULT 0 NOT NULL,
    items_count integer DEFAULT 0 NOT NULL,
    items_cents integer NOT NULL,
    shipping_cents integer NOT NULL,
    protection_fee_cents integer NOT NULL,
    total_cents integer NOT NULL,
    currency character varying(3) NOT NULL,
    placed_at timestamp(6) without time zone NOT NULL,
    paid_at timestamp(6) without time zone,
    shipped_at timestamp(6) without time zone,
    delivered_at timestamp(6) without time zone,
    completed_at timestamp(6) without time zone,
    cancelled_at timestamp(6) without time zone,
    cancellation_reason character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

--
-- Name: COLUMN orders.offer_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.orders.offer_id IS 'accepted offer that the price comes from';

--
-- Name: COLUMN orders.status; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.orders.status IS '0 placed, 1 paid, 2 shipped, 3 delivered, 4 completed, 5 cancelled';

--
-- Name: orders_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: orders_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.orders_id_seq OWNED BY public.orders.id;

--
-- Name: payments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payments (
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    provider character varying NOT NULL,
    provider_reference character varying NOT NULL,
    method character varying NOT NULL,
    card_brand character varying,
    card_last4 character varying(4),
    card_exp_month integer,
    card_exp_year integer,
    status character varying NOT NULL,
    amount_cents integer NOT NULL,
    refunded_cents integer DEFAULT 0 NOT NULL,
    currency character varying(3) NOT NULL,
    captured_at timestamp(6) without time zone,
    refunded_at timestamp(6) without time zone,
    failed_at timestamp(6) without time zone,
    failure_message character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT payments_method_check CHECK (((method)::text = ANY ((ARRAY['card'::character varying, 'paypal'::character varying, 'wallet'::character varying, 'bank_transfer'::character varying])::text[]))),
    CONSTRAINT payments_provider_check CHECK (((provider)::text = ANY ((ARRAY['stripe'::character varying, 'adyen'::character varying, 'paypal'::character varying])::text[]))),
    CONSTRAINT payments_status_check CHECK (((status)::text = ANY ((ARRAY['pending'::character varying, 'captured'::character varying, 'failed'::character varying, 'partially_refunded'::character varying, 'refunded'::character varying])::text[])))
);

--
-- Name: COLUMN payments.card_last4; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.payments.card_last4 IS 'cards only, as brand and expiry';

--
-- Name: payments_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: payments_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.payments_id_seq OWNED BY public.payments.id;

--
-- Name: payouts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payouts (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    amount_cents integer NOT NULL,
    currency character varying(3) NOT NULL,
    iban character varying NOT NULL,
    account_holder character varying NOT NULL,
    status character varying DEFAULT 'requested'::character varying NOT NULL,
    requested_at timestamp(6) without time zone NOT NULL,
    paid_at timestamp(6) without time zone,
    failed_at timestamp(6) without time zone,
    failure_reason character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT payouts_status_check CHECK (((status)::text = ANY ((ARRAY['requested'::character varying, 'paid'::character varying, 'failed'::character varying])::text[])))
);

--
-- Name: payouts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.payouts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: payouts_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.payouts_id_seq OWNED BY public.payouts.id;

--
-- Name: photos; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.photos (
    id bigint NOT NULL,
    listing_id bigint NOT NULL,
    "position" integer NOT NULL,
    filename character varying NOT NULL,
    content_type character varying NOT NULL,
    byte_size bigint NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    checksum character varying NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

--
-- Name: photos_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.photos_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: photos_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.photos_id_seq OWNED BY public.photos.id;

--
-- Name: reviews; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reviews (
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    reviewer_id bigint NOT NULL,
    reviewee_id bigint NOT NULL,
    rating integer NOT NULL,
    body text,
    reply text,
    replied_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);

--
-- Name: COLUMN reviews.reviewer_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviews.reviewer_id IS 'buyer or seller of the order';

--
-- Name: COLUMN reviews.reviewee_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviews.reviewee_id IS 'the other party of the order';

--
-- Name: reviews_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.reviews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: reviews_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.reviews_id_seq OWNED BY public.reviews.id;

--
-- Name: schema_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_migrations (
    version character varying NOT NULL
);

--
-- Name: shipment_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipment_events (
    id bigint NOT NULL,
    shipment_id bigint NOT NULL,
    status character varying NOT NULL,
    location character varying,
    description character varying NOT NULL,
    occurred_at timestamp(6) without time zone NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT shipment_events_status_check CHECK (((status)::text = ANY ((ARRAY['label_created'::character varying, 'in_transit'::character varying, 'out_for_delivery'::character varying, 'delivered'::character varying, 'returned'::character varying])::text[])))
);

--
-- Name: shipment_events_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.shipment_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: shipment_events_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.shipment_events_id_seq OWNED BY public.shipment_events.id;

--
-- Name: shipments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipments (
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    carrier character varying NOT NULL,
    tracking_number character varying,
    status character varying DEFAULT 'label_created'::character varying NOT NULL,
    weight_grams integer NOT NULL,
    shipped_at timestamp(6) without time zone,
    estimated_delivery_on date,
    delivered_at timestamp(6) without time zone,
    events_count integer DEFAULT 0 NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT shipments_status_check CHECK (((status)::text = ANY ((ARRAY['label_created'::character varying, 'in_transit'::character varying, 'out_for_delivery'::character varying, 'delivered'::character varying, 'returned'::character varying])::text[])))
);

--
-- Name: COLUMN shipments.status; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.shipments.status IS 'status of the last event';

--
-- Name: shipments_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.shipments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: shipments_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.shipments_id_seq OWNED BY public.shipments.id;

--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id bigint NOT NULL,
    email character varying DEFAULT ''::character varying NOT NULL,
    encrypted_password character varying DEFAULT ''::character varying NOT NULL,
    reset_password_token character varying,
    reset_password_sent_at timestamp(6) without time zone,
    remember_created_at timestamp(6) without time zone,
    sign_in_count integer DEFAULT 0 NOT NULL,
    current_sign_in_at timestamp(6) without time zone,
    last_sign_in_at timestamp(6) without time zone,
    current_sign_in_ip character varying,
    last_sign_in_ip character varying,
    confirmation_token character varying,
    confirmation_sent_at timestamp(6) without time zone,
    confirmed_at timestamp(6) without time zone,
    username character varying NOT NULL,
    first_name character varying NOT NULL,
    last_name character varying NOT NULL,
    phone character varying,
    country_code character varying(2) NOT NULL,
    locale character varying DEFAULT 'en'::character varying NOT NULL,
    currency character varying(3) DEFAULT 'EUR'::character varying NOT NULL,
    admin boolean DEFAULT false NOT NULL,
    bio text,
    active_listings_count integer DEFAULT 0 NOT NULL,
    sold_listings_count integer DEFAULT 0 NOT NULL,
    followers_count integer DEFAULT 0 NOT NULL,
    following_count integer DEFAULT 0 NOT NULL,
    reviews_count integer DEFAULT 0 NOT NULL,
    rating_average numeric(3,2),
    balance_cents integer DEFAULT 0 NOT NULL,
    suspended_at timestamp(6) without time zone,
    suspension_reason character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

--
-- Name: COLUMN users.reviews_count; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.reviews_count IS 'reviews received';

--
-- Name: COLUMN users.balance_cents; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.balance_cents IS 'what can be paid out, the balance of the last ledger entry';

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
-- Name: addresses id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.addresses ALTER COLUMN id SET DEFAULT nextval('public.addresses_id_seq'::regclass);

--
-- Name: brands id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brands ALTER COLUMN id SET DEFAULT nextval('public.brands_id_seq'::regclass);

--
-- Name: categories id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.categories ALTER COLUMN id SET DEFAULT nextval('public.categories_id_seq'::regclass);

--
-- Name: conversations id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.conversations ALTER COLUMN id SET DEFAULT nextval('public.conversations_id_seq'::regclass);

--
-- Name: disputes id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.disputes ALTER COLUMN id SET DEFAULT nextval('public.disputes_id_seq'::regclass);

--
-- Name: favorites id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favorites ALTER COLUMN id SET DEFAULT nextval('public.favorites_id_seq'::regclass);

--
-- Name: follows id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.follows ALTER COLUMN id SET DEFAULT nextval('public.follows_id_seq'::regclass);

--
-- Name: ledger_entries id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entries ALTER COLUMN id SET DEFAULT nextval('public.ledger_entries_id_seq'::regclass);

--
-- Name: listings id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.listings ALTER COLUMN id SET DEFAULT nextval('public.listings_id_seq'::regclass);

--
-- Name: messages id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages ALTER COLUMN id SET DEFAULT nextval('public.messages_id_seq'::regclass);

--
-- Name: offers id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.offers ALTER COLUMN id SET DEFAULT nextval('public.offers_id_seq'::regclass);

--
-- Name: order_items id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_items ALTER COLUMN id SET DEFAULT nextval('public.order_items_id_seq'::regclass);

--
-- Name: orders id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders ALTER COLUMN id SET DEFAULT nextval('public.orders_id_seq'::regclass);

--
-- Name: payments id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments ALTER COLUMN id SET DEFAULT nextval('public.payments_id_seq'::regclass);

--
-- Name: payouts id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payouts ALTER COLUMN id SET DEFAULT nextval('public.payouts_id_seq'::regclass);

--
-- Name: photos id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.photos ALTER COLUMN id SET DEFAULT nextval('public.photos_id_seq'::regclass);

--
-- Name: reviews id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews ALTER COLUMN id SET DEFAULT nextval('public.reviews_id_seq'::regclass);

--
-- Name: shipment_events id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_events ALTER COLUMN id SET DEFAULT nextval('public.shipment_events_id_seq'::regclass);

--
-- Name: shipments id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipments ALTER COLUMN id SET DEFAULT nextval('public.shipments_id_seq'::regclass);

--
-- Name: users id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users ALTER COLUMN id SET DEFAULT nextval('public.users_id_seq'::regclass);

--
-- Name: addresses addresses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);

--
-- Name: ar_internal_metadata ar_internal_metadata_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ar_internal_metadata
    ADD CONSTRAINT ar_internal_metadata_pkey PRIMARY KEY (key);

--
-- Name: brands brands_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (id);

--
-- Name: categories categories_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);

--
-- Name: conversations conversations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_pkey PRIMARY KEY (id);

--
-- Name: disputes disputes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes_pkey PRIMARY KEY (id);

--
-- Name: favorites favorites_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favorites
    ADD CONSTRAINT favorites_pkey PRIMARY KEY (id);

--
-- Name: follows follows_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.follows
    ADD CONSTRAINT follows_pkey PRIMARY KEY (id);

--
-- Name: ledger_entries ledger_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (id);

--
-- Name: listings listings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_pkey PRIMARY KEY (id);

--
-- Name: messages messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

--
-- Name: offers offers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (id);

--
-- Name: order_items order_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items_pkey PRIMARY KEY (id);

--
-- Name: orders orders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);

--
-- Name: payments payments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

--
-- Name: payouts payouts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_pkey PRIMARY KEY (id);

--
-- Name: photos photos_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_pkey PRIMARY KEY (id);

--
-- Name: reviews reviews_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);

--
-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);

--
-- Name: shipment_events shipment_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_events
    ADD CONSTRAINT shipment_events_pkey PRIMARY KEY (id);

--
-- Name: shipments shipments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipments
    ADD CONSTRAINT shipments_pkey PRIMARY KEY (id);

--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

--
-- Name: index_addresses_on_user_id_primary; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_addresses_on_user_id_primary ON public.addresses USING btree (user_id) WHERE ("primary" AND (discarded_at IS NULL));

--
-- Name: index_brands_on_slug; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_brands_on_slug ON public.brands USING btree (slug);

--
-- Name: index_categories_on_parent_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_categories_on_parent_id ON public.categories USING btree (parent_id);

--
-- Name: index_categories_on_slug; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_categories_on_slug ON public.categories USING btree (slug);

--
-- Name: index_conversations_on_buyer_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_conversations_on_buyer_id ON public.conversations USING btree (buyer_id);

--
-- Name: index_conversations_on_listing_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_conversations_on_listing_id ON public.conversations USING btree (listing_id);

--
-- Name: index_conversations_on_listing_id_and_buyer_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_conversations_on_listing_id_and_buyer_id ON public.conversations USING btree (listing_id, buyer_id);

--
-- Name: index_conversations_on_seller_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_conversations_on_seller_id ON public.conversations USING btree (seller_id);

--
-- Name: index_disputes_on_opened_by_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_disputes_on_opened_by_id ON public.disputes USING btree (opened_by_id);

--
-- Name: index_disputes_on_order_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_disputes_on_order_id ON public.disputes USING btree (order_id);

--
-- Name: index_disputes_on_resolved_by_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_disputes_on_resolved_by_id ON public.disputes USING btree (resolved_by_id);

--
-- Name: index_favorites_on_listing_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_favorites_on_listing_id ON public.favorites USING btree (listing_id);

--
-- Name: index_favorites_on_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_favorites_on_user_id ON public.favorites USING btree (user_id);

--
-- Name: index_favorites_on_user_id_and_listing_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_favorites_on_user_id_and_listing_id ON public.favorites USING btree (user_id, listing_id);

--
-- Name: index_follows_on_followed_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_follows_on_followed_id ON public.follows USING btree (followed_id);

--
-- Name: index_follows_on_follower_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_follows_on_follower_id ON public.follows USING btree (follower_id);

--
-- Name: index_follows_on_follower_id_and_followed_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_follows_on_follower_id_and_followed_id ON public.follows USING btree (follower_id, followed_id);

--
-- Name: index_ledger_entries_on_order_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_ledger_entries_on_order_id ON public.ledger_entries USING btree (order_id);

--
-- Name: index_ledger_entries_on_payout_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_ledger_entries_on_payout_id ON public.ledger_entries USING btree (payout_id);

--
-- Name: index_ledger_entries_on_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_ledger_entries_on_user_id ON public.ledger_entries USING btree (user_id);

--
-- Name: index_ledger_entries_on_user_id_and_created_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_ledger_entries_on_user_id_and_created_at ON public.ledger_entries USING btree (user_id, created_at);

--
-- Name: index_listings_on_brand_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_listings_on_brand_id ON public.listings USING btree (brand_id);

--
-- Name: index_listings_on_category_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_listings_on_category_id ON public.listings USING btree (category_id);

--
-- Name: index_listings_on_cover_photo_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_listings_on_cover_photo_id ON public.listings USING btree (cover_photo_id);

--
-- Name: index_listings_on_seller_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_listings_on_seller_id ON public.listings USING btree (seller_id);

--
-- Name: index_listings_on_slug; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_listings_on_slug ON public.listings USING btree (slug);

--
-- Name: index_listings_on_status_and_published_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_listings_on_status_and_published_at ON public.listings USING btree (status, published_at);

--
-- Name: index_messages_on_conversation_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_messages_on_conversation_id ON public.messages USING btree (conversation_id);

--
-- Name: index_messages_on_sender_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_messages_on_sender_id ON public.messages USING btree (sender_id);

--
-- Name: index_offers_on_buyer_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_offers_on_buyer_id ON public.offers USING btree (buyer_id);

--
-- Name: index_offers_on_listing_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_offers_on_listing_id ON public.offers USING btree (listing_id);

--
-- Name: index_order_items_on_listing_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_order_items_on_listing_id ON public.order_items USING btree (listing_id);

--
-- Name: index_order_items_on_order_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_order_items_on_order_id ON public.order_items USING btree (order_id);

--
-- Name: index_order_items_on_order_id_and_listing_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_order_items_on_order_id_and_listing_id ON public.order_items USING btree (order_id, listing_id);

--
-- Name: index_orders_on_buyer_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_orders_on_buyer_id ON public.orders USING btree (buyer_id);

--
-- Name: index_orders_on_number; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_orders_on_number ON public.orders USING btree (number);

--
-- Name: index_orders_on_offer_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_orders_on_offer_id ON public.orders USING btree (offer_id);

--
-- Name: index_orders_on_seller_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_orders_on_seller_id ON public.orders USING btree (seller_id);

--
-- Name: index_orders_on_shipping_address_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_orders_on_shipping_address_id ON public.orders USING btree (shipping_address_id);

--
-- Name: index_payments_on_order_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_payments_on_order_id ON public.payments USING btree (order_id);

--
-- Name: index_payments_on_provider_reference; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_payments_on_provider_reference ON public.payments USING btree (provider_reference);

--
-- Name: index_payouts_on_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_payouts_on_user_id ON public.payouts USING btree (user_id);

--
-- Name: index_photos_on_listing_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_photos_on_listing_id ON public.photos USING btree (listing_id);

--
-- Name: index_photos_on_listing_id_and_position; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_photos_on_listing_id_and_position ON public.photos USING btree (listing_id, "position");

--
-- Name: index_reviews_on_order_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_reviews_on_order_id ON public.reviews USING btree (order_id);

--
-- Name: index_reviews_on_order_id_and_reviewer_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_reviews_on_order_id_and_reviewer_id ON public.reviews USING btree (order_id, reviewer_id);

--
-- Name: index_reviews_on_reviewee_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_reviews_on_reviewee_id ON public.reviews USING btree (reviewee_id);

--
-- Name: index_reviews_on_reviewer_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_reviews_on_reviewer_id ON public.reviews USING btree (reviewer_id);

--
-- Name: index_shipment_events_on_shipment_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_shipment_events_on_shipment_id ON public.shipment_events USING btree (shipment_id);

--
-- Name: index_shipment_events_on_shipment_id_and_occurred_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX index_shipment_events_on_shipment_id_and_occurred_at ON public.shipment_events USING btree (shipment_id, occurred_at);

--
-- Name: index_shipments_on_order_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_shipments_on_order_id ON public.shipments USING btree (order_id);

--
-- Name: index_users_on_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_users_on_email ON public.users USING btree (email);

--
-- Name: index_users_on_reset_password_token; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_users_on_reset_password_token ON public.users USING btree (reset_password_token);

--
-- Name: index_users_on_username; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX index_users_on_username ON public.users USING btree (username);

--
-- Name: categories fk_rails_017e810387; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT fk_rails_017e810387 FOREIGN KEY (parent_id) REFERENCES public.categories(id);

--
-- Name: orders fk_rails_0636201fe0; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT fk_rails_0636201fe0 FOREIGN KEY (shipping_address_id) REFERENCES public.addresses(id);

--
-- Name: listings fk_rails_235651049b; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT fk_rails_235651049b FOREIGN KEY (cover_photo_id) REFERENCES public.photos(id);

--
-- Name: addresses fk_rails_28fe1cfb88; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT fk_rails_28fe1cfb88 FOREIGN KEY (user_id) REFERENCES public.users(id);

--
-- Name: disputes fk_rails_31a6341eeb; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT fk_rails_31a6341eeb FOREIGN KEY (opened_by_id) REFERENCES public.users(id);

--
-- Name: conversations fk_rails_466a63a4c5; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT fk_rails_466a63a4c5 FOREIGN KEY (seller_id) REFERENCES public.users(id);

--
-- Name: conversations fk_rails_4e71028894; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT fk_rails_4e71028894 FOREIGN KEY (listing_id) REFERENCES public.listings(id);

--
-- Name: shipment_events fk_rails_4f88a0122d; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_events
    ADD CONSTRAINT fk_rails_4f88a0122d FOREIGN KEY (shipment_id) REFERENCES public.shipments(id);

--
-- Name: follows fk_rails_63c7a17370; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.follows
    ADD CONSTRAINT fk_rails_63c7a17370 FOREIGN KEY (follower_id) REFERENCES public.users(id);

--
-- Name: order_items fk_rails_66198bdaa0; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT fk_rails_66198bdaa0 FOREIGN KEY (listing_id) REFERENCES public.listings(id);

--
-- Name: listings fk_rails_6ea936c832; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT fk_rails_6ea936c832 FOREIGN KEY (category_id) REFERENCES public.categories(id);

--
-- Name: orders fk_rails_773b868eec; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT fk_rails_773b868eec FOREIGN KEY (buyer_id) REFERENCES public.users(id);

--
-- Name: favorites fk_rails_79c34e49db; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favorites
    ADD CONSTRAINT fk_rails_79c34e49db FOREIGN KEY (listing_id) REFERENCES public.listings(id);

--
-- Name: shipments fk_rails_7b1bdb6490; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipments
    ADD CONSTRAINT fk_rails_7b1bdb6490 FOREIGN KEY (order_id) REFERENCES public.orders(id);

--
-- Name: disputes fk_rails_7d66fc2392; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT fk_rails_7d66fc2392 FOREIGN KEY (resolved_by_id) REFERENCES public.users(id);

--
-- Name: orders fk_rails_7fe5f0ad06; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT fk_rails_7fe5f0ad06 FOREIGN KEY (seller_id) REFERENCES public.users(id);

--
-- Name: messages fk_rails_862907304e; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT fk_rails_862907304e FOREIGN KEY (sender_id) REFERENCES public.users(id);

--
-- Name: reviews fk_rails_9c0e5053ba; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT fk_rails_9c0e5053ba FOREIGN KEY (reviewer_id) REFERENCES public.users(id);

--
-- Name: listings fk_rails_9eb8d651be; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT fk_rails_9eb8d651be FOREIGN KEY (seller_id) REFERENCES public.users(id);

--
-- Name: photos fk_rails_9f1bd58df3; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.photos
    ADD CONSTRAINT fk_rails_9f1bd58df3 FOREIGN KEY (listing_id) REFERENCES public.listings(id);

--
-- Name: follows fk_rails_a0dcc8bdff; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.follows
    ADD CONSTRAINT fk_rails_a0dcc8bdff FOREIGN KEY (followed_id) REFERENCES public.users(id);

--
-- Name: conversations fk_rails_a29baae6d3; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT fk_rails_a29baae6d3 FOREIGN KEY (buyer_id) REFERENCES public.users(id);

--
-- Name: payments fk_rails_ac22d8f740; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT fk_rails_ac22d8f740 FOREIGN KEY (order_id) REFERENCES public.orders(id);

--
-- Name: offers fk_rails_aef230e571; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT fk_rails_aef230e571 FOREIGN KEY (buyer_id) REFERENCES public.users(id);

--
-- Name: disputes fk_rails_b247bfbbb5; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT fk_rails_b247bfbbb5 FOREIGN KEY (order_id) REFERENCES public.orders(id);

--
-- Name: reviews fk_rails_b33cb3caf4; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT fk_rails_b33cb3caf4 FOREIGN KEY (reviewee_id) REFERENCES public.users(id);

--
-- Name: ledger_entries fk_rails_b574f98eb3; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT fk_rails_b574f98eb3 FOREIGN KEY (order_id) REFERENCES public.orders(id);

--
-- Name: order_items fk_rails_bd79891b5c; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT fk_rails_bd79891b5c FOREIGN KEY (order_id) REFERENCES public.orders(id);

--
-- Name: offers fk_rails_c338fe4f56; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT fk_rails_c338fe4f56 FOREIGN KEY (listing_id) REFERENCES public.listings(id);

--
-- Name: ledger_entries fk_rails_d39ed863ef; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT fk_rails_d39ed863ef FOREIGN KEY (user_id) REFERENCES public.users(id);

--
-- Name: listings fk_rails_d6bbcf61ee; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT fk_rails_d6bbcf61ee FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: messages fk_rails_d7376b6cd1; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT fk_rails_d7376b6cd1 FOREIGN KEY (conversation_id) REFERENCES public.conversations(id);

--
-- Name: orders fk_rails_e06de3ac1b; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT fk_rails_e06de3ac1b FOREIGN KEY (offer_id) REFERENCES public.offers(id);

--
-- Name: payouts fk_rails_e0d30c5598; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT fk_rails_e0d30c5598 FOREIGN KEY (user_id) REFERENCES public.users(id);

--
-- Name: reviews fk_rails_e3e53cb34e; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT fk_rails_e3e53cb34e FOREIGN KEY (order_id) REFERENCES public.orders(id);

--
-- Name: ledger_entries fk_rails_e7da5d3fb8; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT fk_rails_e7da5d3fb8 FOREIGN KEY (payout_id) REFERENCES public.payouts(id);

--
-- Name: favorites fk_rails_fa436132e2; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favorites
    ADD CONSTRAINT fk_rails_fa436132e2 FOREIGN KEY (user_id) REFERENCES public.users(id);

--
-- PostgreSQL database dump complete
--

SET search_path TO "$user", public;

INSERT INTO "schema_migrations" (version) VALUES
('20240611083015'),
('20240418120944'),
('20240301091522');
