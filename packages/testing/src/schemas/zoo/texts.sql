-- Conditions on one text, met together by automata (VALIDITY 3). A constraint's first letter is the tier that it must reach.
CREATE TABLE codes (
  id integer PRIMARY KEY,
  isbn text NOT NULL CONSTRAINT b_regex CHECK (isbn ~ '^97[89]-[0-9]{10}$'), -- of: 2.B 3.posix
  slug varchar(40) NOT NULL UNIQUE CONSTRAINT b_class CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) >= 3),
  either text CONSTRAINT b_two_patterns CHECK (either ~ '[0-9]' AND either !~ '[A-Z]' AND either <> 'none'), -- of: 3.together
  ahead text CONSTRAINT b_lookahead CHECK (ahead ~ '^(?=.*[0-9])(?!admin)[a-z0-9]{6,12}$'), -- of: 3.lookahead
  ahead_inside text CONSTRAINT b_lookahead_repeated CHECK (ahead_inside ~ '^((?!--)[a-z0-9-])+$'), -- of: 9.lookahead
  no_case text CONSTRAINT b_regex_without_case CHECK (no_case ~* '^(red|green|blue)$'), -- of: 9.any-case
  likes text CONSTRAINT b_like CHECK (likes LIKE 'https://%' AND likes NOT LIKE '%.' AND likes !~ '\s'),
  similar_to text CONSTRAINT b_similar CHECK (similar_to SIMILAR TO '(north|south)_[0-9]{2}%'),
  padded char(6) CONSTRAINT b_padded CHECK (padded ~ '^[A-Z]{2}[0-9]{4}$'), -- of: 3.bpchar
  bytes text CONSTRAINT b_bytes CHECK (octet_length(bytes) BETWEEN 4 AND 8),
  umlauts text CONSTRAINT b_beyond_ascii CHECK (umlauts ~ '^[äöü]{2,4}$') -- of: 3.beyond-ascii
);
CREATE TABLE tidy (
  id integer PRIMARY KEY,
  trimmed text NOT NULL CONSTRAINT b_trimmed CHECK (btrim(trimmed) = trimmed AND btrim(trimmed) <> ''),
  same_length text CONSTRAINT b_trimmed_by_length CHECK (length(btrim(same_length)) = length(same_length)), -- of: 9.btrim-length
  lower_trimmed text CONSTRAINT b_lower_trimmed CHECK (lower(btrim(lower_trimmed)) = lower_trimmed), -- of: 9.lower-btrim
  upper_list text CONSTRAINT b_upper_list CHECK (upper(upper_list) = ANY (ARRAY['M', 'F'])),
  not_word text CONSTRAINT b_not_word CHECK (lower(not_word) <> 'unknown'),
  no_blanks text CONSTRAINT b_replaced CHECK (replace(no_blanks, ' ', '') = no_blanks),
  digits_only text CONSTRAINT b_regexp_replaced CHECK (regexp_replace(digits_only, '[^0-9]', '', 'g') = digits_only AND length(digits_only) = 9),
  starts text CONSTRAINT b_starts CHECK (starts_with(starts, 'SO-')), -- of: 9.starts-with
  left_part text CONSTRAINT b_left CHECK (left(left_part, 2) = 'DE' AND right(left_part, 1) <> '0'), -- of: 9.left
  turned text CONSTRAINT b_reverse CHECK (left(reverse(turned), 1) <> '/'), -- of: 9.reverse
  holds_at text CONSTRAINT b_position CHECK (position('@' IN holds_at) > 1), -- of: 9.position
  sub_regex text CONSTRAINT b_substring CHECK (substring(sub_regex FROM '^[a-z]+:') IS NOT NULL), -- of: 9.substring
  joined text CONSTRAINT b_joined_constants CHECK (joined ~ ('^[0-9]' || '{3}$')), -- of: 9.concatenation
  from_list text CONSTRAINT b_listed CHECK (from_list IN ('a', 'b', 'c') AND from_list <> 'b')
);
CREATE FUNCTION is_tidy(value text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT btrim(value) = value AND value <> '' $$;
CREATE FUNCTION is_short(value text, most integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN RETURN is_tidy(value) AND length(value) <= most; END $$;
CREATE DOMAIN label AS text CONSTRAINT b_label_tidy CHECK (is_tidy(VALUE)) CONSTRAINT b_label_short CHECK (length(VALUE) <= 10 * 4);
CREATE DOMAIN short_label AS label CONSTRAINT b_short_label CHECK (VALUE IS NULL OR length(VALUE) < 12);
CREATE TABLE inlined (
  id integer PRIMARY KEY,
  name text NOT NULL CONSTRAINT b_inlined CHECK (is_short(name, 20)), -- of: 2.inline
  title label NOT NULL,
  tag short_label,
  tags short_label[]
);
CREATE TABLE turned (
  id integer PRIMARY KEY,
  file text NOT NULL CONSTRAINT b_end_of_the_turned CHECK (left(reverse(file), 3) = 'gnp'),
  page text NOT NULL CONSTRAINT b_start_of_the_turned CHECK (starts_with(reverse(page), 'lmth'))
);
-- What a text is where it is NULL: the comparison that is left has no column.
CREATE FUNCTION is_blank(text) RETURNS boolean LANGUAGE sql AS $$ SELECT coalesce(trim($1), '') = '' $$;
CREATE TABLE told (
  id integer PRIMARY KEY,
  plain text, trimmed text, within text, by_function text, measured text, counted integer,
  unit text, amount integer,
  CONSTRAINT b_not_empty CHECK (coalesce(plain, '') <> ''),
  CONSTRAINT b_trimmed CHECK ((coalesce(trim(trimmed), '') = '') IS FALSE),
  CONSTRAINT b_trimmed_within CHECK (trim(coalesce(within, '')) <> ''),
  CONSTRAINT b_by_function CHECK (is_blank(by_function) IS FALSE),
  CONSTRAINT b_length_of_nothing CHECK (length(coalesce(measured, '')) > 2),
  CONSTRAINT b_count_of_nothing CHECK (coalesce(counted, 0) > 0),
  CONSTRAINT c_amount_needs_unit CHECK ((amount IS NOT NULL AND trim(coalesce(unit, '')) <> '') OR amount IS NULL)
);
-- A text that stands in none of several, also not across them.
CREATE TABLE on_one_line (
  id integer PRIMARY KEY,
  code char(2) NOT NULL UNIQUE, name text NOT NULL UNIQUE, note text,
  CONSTRAINT b_in_neither CHECK (position('\n' in (coalesce(code, ''::bpchar)::text || coalesce(name, ''))) = 0),
  CONSTRAINT c_in_none CHECK (position(',' in (coalesce(name, '') || '; ' || coalesce(note, ''))) = 0)
);
