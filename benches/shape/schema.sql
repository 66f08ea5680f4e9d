-- Our own "production": a shop with made skew, so that the bench needs nothing that is not here.
CREATE TABLE customers (id integer PRIMARY KEY, city text NOT NULL, plan text NOT NULL CHECK (plan IN ('free', 'basic', 'pro')), birthday date, visits integer NOT NULL, signed_up_at timestamp NOT NULL);
CREATE TABLE articles (id integer PRIMARY KEY, section text NOT NULL, price numeric(10, 2) NOT NULL, stock integer NOT NULL, weight double precision);
CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers, state text NOT NULL CHECK (state IN ('open', 'paid', 'sent', 'returned')), coupon text, rating smallint, placed_at timestamp NOT NULL);
CREATE TABLE order_lines (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders, article_id integer REFERENCES articles, quantity integer NOT NULL, discount integer NOT NULL);
CREATE INDEX ON orders (customer_id);
CREATE INDEX ON orders (placed_at);
CREATE INDEX ON order_lines (order_id);
CREATE INDEX ON order_lines (article_id);
CREATE INDEX ON articles (section);
CREATE INDEX ON customers (city);
