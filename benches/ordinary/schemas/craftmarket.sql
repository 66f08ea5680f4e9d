-- 50 marketplace for handmade goods

create extension if not exists pgcrypto;

-- ---------------------------------------------------------------------------
-- people
-- ---------------------------------------------------------------------------

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  username text not null unique check (username ~ '^[a-z0-9_]{3,30}$'),
  full_name text not null,
  avatar_url text,
  bio text,
  role text not null default 'buyer' check (role in ('buyer', 'seller', 'admin')),
  country_code char(2) not null default 'US',
  is_suspended boolean not null default false,
  suspended_at timestamptz,
  suspension_reason text,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.profiles.role is 'seller as soon as the person owns a shop';
comment on column public.profiles.suspended_at is 'set only while is_suspended is true';

create table public.addresses (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  label text not null default 'Home',
  recipient_name text not null,
  line1 text not null,
  line2 text,
  city text not null,
  region text,
  postal_code text not null,
  country_code char(2) not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);

-- ---------------------------------------------------------------------------
-- shops and catalogue
-- ---------------------------------------------------------------------------

create table public.shops (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null unique references public.profiles (id) on delete restrict,
  name text not null,
  slug text not null unique,
  tagline text,
  about text,
  status text not null default 'draft' check (status in ('draft', 'open', 'vacation', 'closed')),
  vacation_until date,
  opened_at timestamptz,
  closed_at timestamptz,
  currency char(3) not null default 'USD',
  commission_rate numeric(4,3) not null default 0.065 check (commission_rate >= 0 and commission_rate < 1),
  listings_count integer not null default 0,
  sales_count integer not null default 0,
  reviews_count integer not null default 0,
  rating_avg numeric(3,2) check (rating_avg between 1 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.shops.vacation_until is 'only for status vacation';
comment on column public.shops.opened_at is 'first time the shop went live, null for drafts';
comment on column public.shops.listings_count is 'number of active listings';
comment on column public.shops.sales_count is 'number of delivered orders';
comment on column public.shops.rating_avg is 'average rating of published reviews, null without reviews';
comment on column public.shops.reviews_count is 'number of published reviews';

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references public.categories (id) on delete restrict,
  name text not null,
  slug text not null unique,
  path text not null unique,
  depth smallint not null default 0 check (depth between 0 and 3),
  position integer not null default 1,
  is_visible boolean not null default true,
  created_at timestamptz not null default now(),
  unique (parent_id, name),
  check (parent_id is null or parent_id <> id)
);

comment on column public.categories.path is 'slugs from the root to this category, joined by /';
comment on column public.categories.depth is '0 for root categories';

create table public.listings (
  id uuid primary key default gen_random_uuid(),
  shop_id uuid not null references public.shops (id) on delete cascade,
  category_id uuid not null references public.categories (id) on delete restrict,
  title text not null check (char_length(title) between 5 and 140),
  slug text not null,
  description text not null,
  materials text[] not null default '{}',
  kind text not null default 'ready' check (kind in ('ready', 'made_to_order', 'digital')),
  processing_days integer check (processing_days > 0),
  download_url text,
  weight_grams integer check (weight_grams > 0),
  price_cents integer not null check (price_cents > 0),
  compare_at_cents integer,
  stock_quantity integer check (stock_quantity >= 0),
  status text not null default 'draft' check (status in ('draft', 'active', 'sold_out', 'archived')),
  published_at timestamptz,
  archived_at timestamptz,
  favorites_count integer not null default 0,
  has_variants boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (shop_id, slug),
  check (compare_at_cents is null or compare_at_cents > price_cents)
);

comment on column public.listings.kind is 'ready = ships from stock; made_to_order = crafted after purchase (processing_days required); digital = file download, nothing to ship';
comment on column public.listings.compare_at_cents is 'previous price, shown struck through';
comment on column public.listings.stock_quantity is 'null for made_to_order and digital';
comment on column public.listings.weight_grams is 'null for digital';

create table public.listing_variants (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  option_name text not null default 'Color' check (option_name in ('Color', 'Size', 'Material', 'Scent')),
  option_value text not null,
  sku text not null unique,
  price_cents integer not null check (price_cents > 0),
  is_available boolean not null default true,
  position integer not null default 1,
  unique (listing_id, option_name, option_value),
  unique (listing_id, position)
);

create table public.listing_images (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  variant_id uuid references public.listing_variants (id) on delete set null,
  url text not null,
  alt_text text,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  position integer not null default 1,
  created_at timestamptz not null default now(),
  unique (listing_id, position)
);

comment on column public.listing_images.position is '1 is the cover picture';

create table public.favorites (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (profile_id, listing_id)
);

create table public.coupons (
  id uuid primary key default gen_random_uuid(),
  shop_id uuid not null references public.shops (id) on delete cascade,
  code text not null check (code = upper(code)),
  discount_type text not null check (discount_type in ('percent', 'amount', 'free_shipping')),
  percent_off integer check (percent_off between 1 and 90),
  amount_off_cents integer check (amount_off_cents > 0),
  min_subtotal_cents integer not null default 0,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  max_redemptions integer,
  redemptions_count integer not null default 0,
  created_at timestamptz not null default now(),
  unique (shop_id, code),
  check (ends_at is null or ends_at > starts_at)
);

comment on column public.coupons.redemptions_count is 'number of orders that used the coupon';

-- ---------------------------------------------------------------------------
-- orders
-- ---------------------------------------------------------------------------

create sequence public.order_number_seq start 10001;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  order_number bigint not null unique default nextval('public.order_number_seq'),
  buyer_id uuid not null references public.profiles (id) on delete restrict,
  shop_id uuid not null references public.shops (id) on delete restrict,
  shipping_address_id uuid references public.addresses (id) on delete set null,
  coupon_id uuid references public.coupons (id) on delete set null,
  status text not null default 'pending'
    check (status in ('pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded')),
  currency char(3) not null default 'USD',
  items_count integer not null default 0,
  subtotal_cents integer not null default 0 check (subtotal_cents >= 0),
  discount_cents integer not null default 0 check (discount_cents >= 0),
  shipping_cents integer not null default 0 check (shipping_cents >= 0),
  total_cents integer not null default 0 check (total_cents >= 0),
  commission_cents integer not null default 0 check (commission_cents >= 0),
  is_gift boolean not null default false,
  gift_message text,
  placed_at timestamptz not null default now(),
  paid_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text check (cancel_reason in ('buyer_request', 'out_of_stock', 'payment_failed', 'fraud_suspected')),
  created_at timestamptz not null default now()
);

comment on column public.orders.items_count is 'sum of the quantities of the order items';
comment on column public.orders.total_cents is 'subtotal - discount + shipping';
comment on column public.orders.commission_cents is 'marketplace fee: (subtotal - discount) * commission rate of the shop, rounded';
comment on column public.orders.currency is 'currency of the shop when the order was placed';

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  line_no smallint not null check (line_no > 0),
  listing_id uuid references public.listings (id) on delete set null,
  variant_id uuid references public.listing_variants (id) on delete set null,
  title text not null,
  variant_label text,
  unit_price_cents integer not null check (unit_price_cents > 0),
  quantity integer not null default 1 check (quantity > 0),
  line_total_cents integer not null,
  personalization text,
  unique (order_id, line_no)
);

comment on column public.order_items.title is 'copy of the listing title at time of purchase';
comment on column public.order_items.variant_label is 'copy of the option value of the variant, null without variant';

create table public.shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  carrier text not null check (carrier in ('usps', 'ups', 'fedex', 'dhl', 'royal_mail')),
  tracking_number text unique,
  status text not null default 'label_created'
    check (status in ('label_created', 'in_transit', 'delivered', 'lost', 'returned')),
  weight_grams integer check (weight_grams > 0),
  label_cost_cents integer check (label_cost_cents >= 0),
  label_created_at timestamptz not null default now(),
  handed_over_at timestamptz,
  delivered_at timestamptz,
  estimated_delivery date
);

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  order_item_id uuid references public.order_items (id) on delete set null,
  requested_by uuid not null references public.profiles (id),
  approved_by uuid references public.profiles (id),
  status text not null default 'requested' check (status in ('requested', 'approved', 'rejected', 'paid_out')),
  reason text not null check (reason in ('damaged', 'not_as_described', 'late', 'changed_mind', 'other')),
  note text,
  amount_cents integer not null check (amount_cents > 0),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  paid_out_at timestamptz
);

comment on column public.refunds.order_item_id is 'null when the refund is for the whole order';
comment on column public.refunds.approved_by is 'shop owner or admin who decided, also set for rejections';

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  order_item_id uuid not null unique references public.order_items (id) on delete cascade,
  listing_id uuid references public.listings (id) on delete set null,
  shop_id uuid not null references public.shops (id) on delete cascade,
  author_id uuid not null references public.profiles (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  title text,
  body text,
  status text not null default 'published' check (status in ('published', 'hidden')),
  shop_reply text,
  shop_replied_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  subject_type text not null check (subject_type in ('listing', 'review', 'shop', 'profile')),
  subject_id uuid not null,
  reason text not null check (reason in ('counterfeit', 'not_handmade', 'offensive', 'spam', 'other')),
  details text,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  handled_by uuid references public.profiles (id) on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  unique (reporter_id, subject_type, subject_id)
);

comment on column public.reports.subject_id is 'id of the row in listings, reviews, shops or profiles, depending on subject_type';
comment on column public.reports.handled_by is 'an admin';

create index on public.listings (category_id);
create index on public.listings (shop_id) where status = 'active';
create index on public.orders (buyer_id, placed_at desc);
create index on public.orders (shop_id, status);
create index on public.order_items (listing_id);
create index on public.reviews (shop_id);
create unique index addresses_one_default on public.addresses (profile_id) where is_default;

-- ---------------------------------------------------------------------------
-- row level security
-- ---------------------------------------------------------------------------

create or replace function public.current_profile_id() returns uuid
language sql stable as $$
  select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid
$$;

alter table public.profiles enable row level security;
alter table public.listings enable row level security;
alter table public.orders enable row level security;
alter table public.favorites enable row level security;
alter table public.addresses enable row level security;

create policy "profiles are public" on public.profiles for select using (true);
create policy "own profile can be edited" on public.profiles for update using (id = public.current_profile_id());
create policy "active listings are public" on public.listings for select
  using (status in ('active', 'sold_out') or shop_id in (select s.id from public.shops s where s.owner_id = public.current_profile_id()));
create policy "buyer or seller sees the order" on public.orders for select
  using (buyer_id = public.current_profile_id() or shop_id in (select s.id from public.shops s where s.owner_id = public.current_profile_id()));
create policy "own favorites" on public.favorites for all using (profile_id = public.current_profile_id());
create policy "own addresses" on public.addresses for all using (profile_id = public.current_profile_id());
