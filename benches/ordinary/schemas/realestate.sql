-- 10 Listings, viewings and offers of an estate agency with several offices
CREATE TABLE offices (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    name varchar(120) NOT NULL,
    city varchar(80) NOT NULL,
    phone varchar(40),
    listing_count integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE agents (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    office_id uuid NOT NULL REFERENCES offices (id),
    first_name varchar(60) NOT NULL,
    last_name varchar(60) NOT NULL,
    email varchar(160) NOT NULL UNIQUE,
    phone varchar(40),
    commission_rate numeric(4,2) NOT NULL DEFAULT 2.50,
    joined_on date NOT NULL,
    left_on date
);
COMMENT ON COLUMN agents.commission_rate IS 'percent of the sale price';

CREATE TABLE contacts (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    full_name varchar(120) NOT NULL,
    email varchar(160),
    phone varchar(40),
    kind varchar(10) NOT NULL DEFAULT 'buyer',
    budget_min integer,
    budget_max integer,
    agent_id uuid REFERENCES agents (id),
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT contacts_kind CHECK (kind IN ('buyer', 'seller', 'both'))
);

CREATE TABLE properties (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    owner_id uuid NOT NULL REFERENCES contacts (id),
    type varchar(20) NOT NULL CHECK (type IN ('house', 'flat', 'land', 'commercial')),
    street varchar(120) NOT NULL,
    house_number varchar(10),
    postcode varchar(12) NOT NULL,
    city varchar(80) NOT NULL,
    latitude numeric(9,6),
    longitude numeric(9,6),
    living_area_m2 integer,
    plot_area_m2 integer,
    bedrooms smallint,
    bathrooms smallint,
    floor smallint,
    floors_in_building smallint,
    year_built smallint,
    year_renovated smallint,
    energy_class char(1),
    created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN properties.floor IS 'flats only';
COMMENT ON COLUMN properties.energy_class IS 'A to G';

CREATE TABLE listings (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    reference varchar(20) NOT NULL UNIQUE,
    property_id uuid NOT NULL REFERENCES properties (id),
    office_id uuid NOT NULL REFERENCES offices (id),
    agent_id uuid NOT NULL REFERENCES agents (id),
    deal varchar(4) NOT NULL CHECK (deal IN ('sale', 'rent')),
    title varchar(160) NOT NULL,
    slug varchar(180) NOT NULL UNIQUE,
    description text,
    status varchar(16) NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'active', 'under_offer', 'sold', 'let', 'withdrawn')),
    sale_price integer,
    monthly_rent integer,
    deposit integer,
    price_per_m2 integer,
    viewing_count integer NOT NULL DEFAULT 0,
    offer_count integer NOT NULL DEFAULT 0,
    highest_offer integer,
    published_at timestamptz,
    closed_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN listings.closed_at IS 'when sold, let or withdrawn';
CREATE INDEX listings_status_idx ON listings (status, published_at);

CREATE TABLE price_changes (
    id bigserial PRIMARY KEY,
    listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    old_price integer NOT NULL,
    new_price integer NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    changed_by uuid NOT NULL REFERENCES agents (id)
);

CREATE TABLE photos (
    id bigserial PRIMARY KEY,
    listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    url varchar(400) NOT NULL,
    mime_type varchar(40) NOT NULL DEFAULT 'image/jpeg',
    caption varchar(120),
    is_cover boolean NOT NULL DEFAULT false,
    position integer NOT NULL DEFAULT 0
);

CREATE TABLE features (
    id serial PRIMARY KEY,
    name varchar(60) NOT NULL UNIQUE
);

CREATE TABLE property_features (
    property_id uuid NOT NULL REFERENCES properties (id) ON DELETE CASCADE,
    feature_id integer NOT NULL REFERENCES features (id),
    PRIMARY KEY (property_id, feature_id)
);

CREATE TABLE viewings (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    listing_id uuid NOT NULL REFERENCES listings (id),
    contact_id uuid NOT NULL REFERENCES contacts (id),
    agent_id uuid NOT NULL REFERENCES agents (id),
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    status varchar(12) NOT NULL DEFAULT 'planned' CHECK (status IN ('planned', 'held', 'cancelled', 'no_show')),
    requested_at timestamptz NOT NULL DEFAULT now(),
    feedback text,
    interest smallint CHECK (interest BETWEEN 1 AND 5)
);
COMMENT ON COLUMN viewings.feedback IS 'written down after the viewing was held';

CREATE TABLE offers (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    listing_id uuid NOT NULL REFERENCES listings (id),
    buyer_id uuid NOT NULL REFERENCES contacts (id),
    replaces_offer_id uuid REFERENCES offers (id),
    amount integer NOT NULL,
    status varchar(12) NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'rejected', 'replaced', 'withdrawn')),
    made_at timestamptz NOT NULL DEFAULT now(),
    valid_until date,
    decided_at timestamptz
);

CREATE TABLE sales (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    listing_id uuid NOT NULL UNIQUE REFERENCES listings (id),
    offer_id uuid NOT NULL UNIQUE REFERENCES offers (id),
    buyer_id uuid NOT NULL REFERENCES contacts (id),
    seller_id uuid NOT NULL REFERENCES contacts (id),
    agent_id uuid NOT NULL REFERENCES agents (id),
    price integer NOT NULL,
    commission_rate numeric(4,2) NOT NULL,
    commission_amount numeric(12,2) NOT NULL,
    signed_on date NOT NULL,
    handover_on date
);

CREATE TABLE saved_searches (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    contact_id uuid NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
    city varchar(80),
    price_from integer,
    price_to integer,
    min_bedrooms smallint,
    email_alert boolean NOT NULL DEFAULT true,
    last_sent_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
);
