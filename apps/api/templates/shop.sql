-- A shop: customers, a tree of categories, products with variants, stock, orders with their items, payments, shipments, reviews.

CREATE TYPE order_status AS ENUM ('pending', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded');
CREATE TYPE payment_method AS ENUM ('card', 'paypal', 'bank_transfer', 'gift_card');

CREATE DOMAIN money_amount AS numeric(10, 2) CHECK (VALUE >= 0);

CREATE TABLE customers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email LIKE '%_@_%'),
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  birth_date date CHECK (birth_date > '1920-01-01'),
  loyalty_points integer NOT NULL DEFAULT 0 CHECK (loyalty_points >= 0),
  newsletter boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (updated_at >= created_at)
);

CREATE TABLE addresses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customers ON DELETE CASCADE,
  label text NOT NULL DEFAULT 'home' CHECK (label IN ('home', 'work', 'other')),
  street text NOT NULL,
  city text NOT NULL,
  postal_code text NOT NULL,
  country_code char(2) NOT NULL CHECK (country_code ~ '^[A-Z]{2}$')
);

CREATE TABLE categories (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer REFERENCES categories,
  name text NOT NULL,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer NOT NULL DEFAULT 0 CHECK (position >= 0),
  CHECK (parent_id <> id)
);

CREATE TABLE suppliers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_name text NOT NULL UNIQUE,
  contact_email text NOT NULL,
  country_code char(2) NOT NULL CHECK (country_code ~ '^[A-Z]{2}$'),
  lead_time_days smallint NOT NULL CHECK (lead_time_days BETWEEN 1 AND 90)
);

CREATE TABLE products (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id integer NOT NULL REFERENCES categories,
  supplier_id integer NOT NULL REFERENCES suppliers,
  sku varchar(20) NOT NULL UNIQUE CHECK (sku ~ '^[A-Z]{3}-[0-9]{5}$'),
  name text NOT NULL,
  description text,
  price money_amount NOT NULL CHECK (price > 0),
  cost money_amount NOT NULL,
  weight_grams integer CHECK (weight_grams > 0),
  tags text[] NOT NULL DEFAULT '{}',
  attributes jsonb NOT NULL DEFAULT '{}',
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (cost <= price)
);

CREATE TABLE warehouses (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code char(4) NOT NULL UNIQUE CHECK (code ~ '^[A-Z]{3}[0-9]$'),
  city text NOT NULL,
  country_code char(2) NOT NULL CHECK (country_code ~ '^[A-Z]{2}$')
);

CREATE TABLE stock (
  warehouse_id smallint NOT NULL REFERENCES warehouses,
  product_id bigint NOT NULL REFERENCES products,
  quantity integer NOT NULL CHECK (quantity >= 0),
  reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (warehouse_id, product_id),
  CHECK (reserved <= quantity)
);

CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customers,
  shipping_address_id bigint REFERENCES addresses,
  status order_status NOT NULL DEFAULT 'pending',
  currency char(3) NOT NULL DEFAULT 'EUR' CHECK (currency IN ('EUR', 'USD', 'GBP')),
  placed_at timestamptz NOT NULL,
  paid_at timestamptz,
  shipped_at timestamptz,
  note text,
  CHECK (paid_at >= placed_at),
  CHECK (shipped_at >= paid_at),
  CHECK (shipped_at IS NULL OR paid_at IS NOT NULL)
);

CREATE TABLE order_items (
  order_id bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  line_no smallint NOT NULL CHECK (line_no BETWEEN 1 AND 200),
  product_id bigint NOT NULL REFERENCES products,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 100),
  unit_price money_amount NOT NULL,
  discount numeric(4, 3) NOT NULL DEFAULT 0 CHECK (discount >= 0 AND discount < 1),
  line_total numeric(12, 2) GENERATED ALWAYS AS (round(quantity * unit_price * (1 - discount), 2)) STORED,
  PRIMARY KEY (order_id, line_no)
);

CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  method payment_method NOT NULL,
  amount money_amount NOT NULL CHECK (amount > 0),
  card_last_four char(4) CHECK (card_last_four ~ '^[0-9]{4}$'),
  reference uuid NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  CHECK ((method = 'card') = (card_last_four IS NOT NULL))
);

CREATE TABLE shipments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  warehouse_id smallint NOT NULL REFERENCES warehouses,
  carrier text NOT NULL CHECK (carrier IN ('dhl', 'ups', 'fedex', 'post')),
  tracking_number varchar(24) NOT NULL UNIQUE,
  shipped_at timestamptz NOT NULL,
  delivered_at timestamptz,
  CHECK (delivered_at > shipped_at)
);

CREATE TABLE shipment_items (
  shipment_id bigint NOT NULL REFERENCES shipments ON DELETE CASCADE,
  order_id bigint NOT NULL,
  line_no smallint NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (shipment_id, order_id, line_no),
  FOREIGN KEY (order_id, line_no) REFERENCES order_items (order_id, line_no)
);

CREATE TABLE reviews (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  customer_id bigint NOT NULL REFERENCES customers,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title varchar(120),
  body text,
  created_at timestamptz NOT NULL,
  UNIQUE (product_id, customer_id)
);

CREATE INDEX ON orders (customer_id, placed_at DESC);
CREATE INDEX ON order_items (product_id);
COMMENT ON TABLE order_items IS 'What was bought: one line a product, with the price at that time';
