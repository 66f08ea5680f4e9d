-- A blog: authors, posts with revisions and tags, threaded comments, reactions, followers.

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username varchar(30) NOT NULL UNIQUE CHECK (username ~ '^[a-z][a-z0-9_]{2,29}$'),
  email text NOT NULL UNIQUE,
  display_name text NOT NULL,
  bio varchar(280),
  website text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE posts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  author_id bigint NOT NULL REFERENCES users,
  title varchar(140) NOT NULL,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  body text NOT NULL,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'archived')),
  published_at timestamptz,
  view_count integer NOT NULL DEFAULT 0 CHECK (view_count >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (status = 'draft' OR published_at IS NOT NULL),
  CHECK (published_at >= created_at),
  CHECK (updated_at >= created_at)
);

CREATE TABLE post_revisions (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  revision smallint NOT NULL CHECK (revision > 0),
  editor_id bigint NOT NULL REFERENCES users,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, revision)
);

CREATE TABLE tags (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name = lower(name))
);

CREATE TABLE post_tags (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  tag_id integer NOT NULL REFERENCES tags ON DELETE CASCADE,
  PRIMARY KEY (post_id, tag_id)
);

CREATE TABLE comments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  parent_id bigint REFERENCES comments ON DELETE CASCADE,
  author_id bigint REFERENCES users ON DELETE SET NULL,
  author_name text,
  body text NOT NULL CHECK (length(btrim(body)) > 0),
  approved boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  CHECK (author_id IS NOT NULL OR author_name IS NOT NULL)
);

CREATE TABLE reactions (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('like', 'love', 'laugh', 'think')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, user_id, kind)
);

CREATE TABLE follows (
  follower_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  followed_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  since timestamptz NOT NULL,
  PRIMARY KEY (follower_id, followed_id),
  CHECK (follower_id <> followed_id)
);
