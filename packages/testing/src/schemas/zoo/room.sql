-- Tables with room for as many rows as are asked: each gets all of them (room.test.ts).
-- Keys of one or two characters: digits, capitals, signs and other letters where small letters run out.
CREATE TABLE platforms (mark char(1) PRIMARY KEY CONSTRAINT b_mark CHECK (mark <> ' '), called text NOT NULL);
CREATE TABLE brands (sign varchar(1) NOT NULL UNIQUE);
CREATE TABLE wards (floor char(1), side char(1), PRIMARY KEY (floor, side));
CREATE TABLE glyphs (id integer PRIMARY KEY, glyph text NOT NULL UNIQUE CONSTRAINT b_one_letter CHECK (length(glyph) = 1 AND glyph = lower(glyph)));
