-- Nothing fits (tier G): each table stays empty, and the report names the constraints that clash.
CREATE TABLE never (id integer PRIMARY KEY, CONSTRAINT g_false CHECK (false)); -- of: 2.G
CREATE TABLE crossed (id integer PRIMARY KEY, n integer NOT NULL, CONSTRAINT g_over CHECK (n > 10), CONSTRAINT g_under CHECK (n < 5), CONSTRAINT b_other CHECK (n <> 7));
CREATE TABLE no_text (id integer PRIMARY KEY, t text NOT NULL, CONSTRAINT g_digits CHECK (t ~ '^[0-9]{3}$'), CONSTRAINT g_long CHECK (length(t) >= 5));
CREATE TABLE no_case (id integer PRIMARY KEY, kind text NOT NULL, CONSTRAINT g_kinds CHECK (kind IN ('a', 'b')), CONSTRAINT g_other_kinds CHECK (kind NOT IN ('a', 'b', 'c')));
CREATE TABLE no_order (id integer PRIMARY KEY, a integer NOT NULL, b integer NOT NULL, CONSTRAINT g_above CHECK (a > b), CONSTRAINT g_low CHECK (a <= 1), CONSTRAINT g_high CHECK (b >= 1));
