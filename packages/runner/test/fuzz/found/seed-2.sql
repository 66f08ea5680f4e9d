-- Seed 2, short: 31 rows of 50, and nothing says why: public.messages: 23514 new row for relation "messages" violates check constraint "messages_check_5" (Failing row contains (755, Reviews #33, t, 2147483632, 0, 2147483639).)
-- Asked: 50 rows. Can hold: messages 11.
CREATE TABLE messages (
  points integer,
  title varchar(12) NOT NULL,
  enabled boolean NOT NULL,
  quantity integer,
  year integer NOT NULL,
  month integer NOT NULL
);
CREATE UNIQUE INDEX messages_index_4 ON messages (title, enabled);
ALTER TABLE messages ADD CONSTRAINT messages_check_5 CHECK (year >= quantity);
ALTER TABLE messages ADD CONSTRAINT messages_check_9 CHECK (coalesce(month + points >= year + points, true));
