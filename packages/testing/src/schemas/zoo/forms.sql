-- The forms of VALIDITY 9's last paragraph again, in other types, under other names, beside other conditions.
-- of: 9.lower-btrim
CREATE TABLE handles (id bigint PRIMARY KEY, handle varchar(24) NOT NULL UNIQUE CONSTRAINT b_low_and_tidy CHECK (handle = lower(trim(BOTH FROM handle)) AND handle <> ''));
CREATE DOMAIN mail AS text CONSTRAINT b_low_mail CHECK (lower(btrim(VALUE, ' ')) = VALUE AND position('@' IN VALUE) > 1);
CREATE TABLE mailboxes (mailbox mail PRIMARY KEY, quota bigint NOT NULL CONSTRAINT b_quota_of_arithmetic CHECK (quota BETWEEN 1024 * 4 AND 1024 * 1024 - 1)); -- of: 9.lower-btrim 9.position 9.arithmetic
-- of: 9.btrim-length
CREATE TABLE titles (id integer PRIMARY KEY, title text NOT NULL CONSTRAINT b_no_outer_blanks CHECK (char_length(title) = char_length(btrim(title)) AND char_length(title) BETWEEN 2 AND 30), note varchar(50) CONSTRAINT b_note_trimmed CHECK (length(trim(note)) = length(note) AND length(note) > 0));
-- of: 9.ranges
CREATE TABLE seasons (id integer PRIMARY KEY, season daterange NOT NULL CONSTRAINT b_within_the_century CHECK (season <@ daterange('2000-01-01', '2100-01-01') AND NOT isempty(season)), rates numrange CONSTRAINT b_rates CHECK (lower(rates) >= 0 AND upper(rates) <= 1.5));
CREATE TABLE watches (id integer PRIMARY KEY, watch tstzrange NOT NULL CONSTRAINT b_begun CHECK (lower(watch) IS NOT NULL AND lower(watch) >= '2020-01-01'::timestamptz AND NOT lower_inf(watch)), ports int4range CONSTRAINT b_ports CHECK (ports <@ '[1,65536)'::int4range));
-- of: 9.lookahead
CREATE TABLE passwords (id integer PRIMARY KEY, word text NOT NULL CONSTRAINT b_no_double_dots CHECK (word ~ '^([a-z]|\.(?!\.))+[a-z]$'), path text CONSTRAINT b_no_hidden_parts CHECK (path ~ '^(/(?!\.)[a-z.]+)+$'));
-- of: 9.any-case
CREATE TABLE plates (id integer PRIMARY KEY, plate text NOT NULL CONSTRAINT b_plate CHECK (plate ~* '^[a-z]{2}-[0-9]{3}$'), colour varchar(12) CONSTRAINT b_no_white CHECK (colour !~* 'white' AND colour ~* '^[a-z]+$'));
-- of: 9.substring
CREATE TABLE ibans (id integer PRIMARY KEY, iban varchar(22) NOT NULL CONSTRAINT b_land_and_digits CHECK (substring(iban, 1, 2) = 'DE' AND length(iban) = 22), bic text CONSTRAINT b_bic CHECK (substr(bic, 5, 2) ~ '^[A-Z]{2}$' AND length(bic) = 8));
-- of: 9.left
CREATE TABLE skus (id integer PRIMARY KEY, sku text NOT NULL CONSTRAINT b_left_of_it CHECK (left(sku, 4) = 'SKU-' AND length(sku) = 10), barcode varchar(13) CONSTRAINT c_left_in_list CHECK (left(barcode, 3) IN ('400', '401', '978') AND length(barcode) = 13));
-- of: 9.position
CREATE TABLE hosts (id integer PRIMARY KEY, host text NOT NULL CONSTRAINT b_has_a_dot CHECK (strpos(host, '.') > 0 AND position(' ' IN host) = 0));
-- of: 9.starts-with
CREATE TABLE tokens (id integer PRIMARY KEY, token text NOT NULL UNIQUE CONSTRAINT b_starts CHECK (starts_with(token, 'tok_') AND NOT starts_with(token, 'tok_test')), ref text CONSTRAINT c_starts_either CHECK (starts_with(ref, 'A-') OR starts_with(ref, 'B-')));
-- of: 9.reverse
CREATE TABLE dirs (id integer PRIMARY KEY, dir text NOT NULL CONSTRAINT b_ends_in_a_slash CHECK (left(reverse(dir), 1) = '/'), file text CONSTRAINT b_ends_in_sql CHECK (starts_with(reverse(file), 'lqs.')));
-- of: 9.cast-lengths
CREATE TABLE packets (id integer PRIMARY KEY, doc jsonb NOT NULL CONSTRAINT b_no_endless_document CHECK (octet_length(doc::text) < 64 * 1024), tags text[] CONSTRAINT b_short_list CHECK (length(tags::text) <= 80), nums integer[] CONSTRAINT b_few_bytes CHECK (octet_length(nums::text) < 60));
-- of: 9.arithmetic
CREATE TABLE uploads (id integer PRIMARY KEY, bytes bigint NOT NULL CONSTRAINT b_at_most_five_mega CHECK (bytes > 0 AND bytes <= 5 * 1024 * 1024), seconds integer CONSTRAINT b_within_a_week CHECK (seconds < 60 * 60 * 24 * 7 AND seconds >= 0), share numeric CONSTRAINT b_share CHECK (share <= 1.0 / 4 AND share >= 0));
-- of: 9.sums-of-cases
CREATE TABLE contacts (id integer PRIMARY KEY, mail text, phone text, post text, CONSTRAINT c_at_least_one_way CHECK ((CASE WHEN mail IS NOT NULL THEN 1 ELSE 0 END) + (CASE WHEN phone IS NOT NULL THEN 1 ELSE 0 END) + (CASE WHEN post IS NOT NULL THEN 1 ELSE 0 END) >= 1));
CREATE TABLE owners_of (id integer PRIMARY KEY, person_id integer, firm_id integer, state_id integer, fund_id integer, CONSTRAINT c_one_owner CHECK (CASE WHEN person_id IS NULL THEN 0 ELSE 1 END + CASE WHEN firm_id IS NULL THEN 0 ELSE 1 END + CASE WHEN state_id IS NULL THEN 0 ELSE 1 END + CASE WHEN fund_id IS NULL THEN 0 ELSE 1 END = 1));
-- of: 9.json-keys
CREATE TABLE notices (id integer PRIMARY KEY, channel text NOT NULL CONSTRAINT b_channel CHECK (channel IN ('mail', 'push', 'sms')), payload jsonb NOT NULL, CONSTRAINT c_payload_of_channel CHECK (CASE channel WHEN 'mail' THEN payload ?& ARRAY['to', 'subject'] WHEN 'push' THEN payload ? 'device' ELSE payload ? 'number' END));
CREATE TABLE rules (id integer PRIMARY KEY, rule jsonb NOT NULL CONSTRAINT c_either_form CHECK ((rule ? 'all' AND jsonb_typeof(rule -> 'all') = 'array') OR (rule ? 'field' AND rule ? 'value')));
-- of: 9.row-not-null
CREATE TABLE spots (id integer PRIMARY KEY, lat numeric(8, 5), lon numeric(8, 5), CONSTRAINT b_both CHECK (ROW(lat, lon) IS NOT NULL));
CREATE TABLE sizes (id integer PRIMARY KEY, w integer, h integer, kind text NOT NULL CONSTRAINT b_size_kind CHECK (kind IN ('flat', 'none')), CONSTRAINT c_sized CHECK (kind = 'none' OR (w, h) IS NOT NULL));
-- of: 9.concatenation
CREATE TABLE ids (id integer PRIMARY KEY, code text NOT NULL CONSTRAINT b_put_together CHECK (code ~ ('^' || 'INV' || '-[0-9]{4}' || '$')), state text CONSTRAINT b_joined_list CHECK (state IN ('on' || 'line', 'off' || 'line')));
-- of: 9.array-lengths
CREATE TABLE series (id integer PRIMARY KEY, xs integer[] NOT NULL, ys integer[] NOT NULL, CONSTRAINT c_as_many CHECK (array_length(xs, 1) = array_length(ys, 1)));
CREATE TABLE forms (id integer PRIMARY KEY, labels text[] NOT NULL, options text[] NOT NULL, CONSTRAINT c_same_number CHECK (cardinality(labels) = cardinality(options) AND cardinality(labels) > 0));
-- of: 9.open-range-exclusion
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE licences (id integer PRIMARY KEY, holder integer NOT NULL, valid daterange NOT NULL CONSTRAINT b_valid_from_a_day CHECK (NOT lower_inf(valid) AND upper_inf(valid)), EXCLUDE USING gist (holder WITH =, valid WITH &&));
CREATE TABLE posts_held (person bigint NOT NULL, post text NOT NULL, held tstzrange NOT NULL CONSTRAINT b_still_held CHECK (upper_inf(held)), CONSTRAINT one_post EXCLUDE USING gist (person WITH =, held WITH &&));
