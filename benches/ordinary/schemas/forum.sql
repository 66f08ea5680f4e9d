-- 4 community forum with questions and answers, Rails' form
CREATE TABLE users (
  id bigserial PRIMARY KEY,
  email character varying DEFAULT '' NOT NULL,
  encrypted_password character varying DEFAULT '' NOT NULL,
  username character varying NOT NULL,
  name character varying,
  bio text,
  role integer DEFAULT 0 NOT NULL,
  reputation integer DEFAULT 1 NOT NULL,
  topics_count integer DEFAULT 0 NOT NULL,
  posts_count integer DEFAULT 0 NOT NULL,
  badges_count integer DEFAULT 0 NOT NULL,
  reset_password_token character varying,
  reset_password_sent_at timestamp(6) without time zone,
  remember_created_at timestamp(6) without time zone,
  sign_in_count integer DEFAULT 0 NOT NULL,
  current_sign_in_at timestamp(6) without time zone,
  last_sign_in_at timestamp(6) without time zone,
  confirmed_at timestamp(6) without time zone,
  banned_at timestamp(6) without time zone,
  ban_reason character varying,
  created_at timestamp(6) without time zone NOT NULL,
  updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_users_on_email ON users USING btree (email);
CREATE UNIQUE INDEX index_users_on_username ON users USING btree (username);
CREATE UNIQUE INDEX index_users_on_reset_password_token ON users USING btree (reset_password_token);

CREATE TABLE categories (
  id bigserial PRIMARY KEY,
  parent_id bigint REFERENCES categories (id),
  name character varying NOT NULL,
  slug character varying NOT NULL,
  description text,
  color character varying(7),
  "position" integer DEFAULT 0 NOT NULL,
  topics_count integer DEFAULT 0 NOT NULL,
  last_topic_id bigint,
  created_at timestamp(6) without time zone NOT NULL,
  updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_categories_on_slug ON categories USING btree (slug);

CREATE TABLE topics (
  id bigserial PRIMARY KEY,
  category_id bigint NOT NULL REFERENCES categories (id),
  user_id bigint NOT NULL REFERENCES users (id),
  title character varying NOT NULL,
  slug character varying NOT NULL,
  kind character varying DEFAULT 'discussion'::character varying NOT NULL,
  status character varying DEFAULT 'open'::character varying NOT NULL,
  pinned boolean DEFAULT false NOT NULL,
  views_count integer DEFAULT 0 NOT NULL,
  posts_count integer DEFAULT 0 NOT NULL,
  likes_count integer DEFAULT 0 NOT NULL,
  accepted_post_id bigint,
  last_post_id bigint,
  last_poster_id bigint REFERENCES users (id),
  last_posted_at timestamp(6) without time zone,
  closed_at timestamp(6) without time zone,
  closed_by_id bigint REFERENCES users (id),
  created_at timestamp(6) without time zone NOT NULL,
  updated_at timestamp(6) without time zone NOT NULL,
  CONSTRAINT topics_kind CHECK (kind IN ('discussion', 'question', 'announcement')),
  CONSTRAINT topics_status CHECK (status IN ('open', 'solved', 'closed'))
);
CREATE INDEX index_topics_on_category_id ON topics USING btree (category_id);
ALTER TABLE categories ADD CONSTRAINT fk_rails_last_topic FOREIGN KEY (last_topic_id) REFERENCES topics (id);

CREATE TABLE posts (
  id bigserial PRIMARY KEY,
  topic_id bigint NOT NULL REFERENCES topics (id),
  user_id bigint NOT NULL REFERENCES users (id),
  reply_to_id bigint REFERENCES posts (id),
  post_number integer NOT NULL,
  body text NOT NULL,
  accepted boolean DEFAULT false NOT NULL,
  score integer DEFAULT 0 NOT NULL,
  comments_count integer DEFAULT 0 NOT NULL,
  edits_count integer DEFAULT 0 NOT NULL,
  last_edited_at timestamp(6) without time zone,
  deleted_at timestamp(6) without time zone,
  created_at timestamp(6) without time zone NOT NULL,
  updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_posts_on_topic_id_and_post_number ON posts USING btree (topic_id, post_number);
ALTER TABLE topics ADD CONSTRAINT fk_rails_accepted_post FOREIGN KEY (accepted_post_id) REFERENCES posts (id);
ALTER TABLE topics ADD CONSTRAINT fk_rails_last_post FOREIGN KEY (last_post_id) REFERENCES posts (id);

CREATE TABLE post_revisions (
  id bigserial PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts (id),
  user_id bigint NOT NULL REFERENCES users (id),
  version integer NOT NULL,
  body text NOT NULL,
  edit_reason character varying,
  created_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_post_revisions_on_post_id_and_version ON post_revisions USING btree (post_id, version);

CREATE TABLE comments (
  id bigserial PRIMARY KEY,
  commentable_type character varying NOT NULL,
  commentable_id bigint NOT NULL,
  user_id bigint NOT NULL REFERENCES users (id),
  body text NOT NULL,
  created_at timestamp(6) without time zone NOT NULL,
  updated_at timestamp(6) without time zone NOT NULL,
  CONSTRAINT comments_commentable CHECK (commentable_type IN ('Post', 'Topic'))
);
CREATE INDEX index_comments_on_commentable ON comments USING btree (commentable_type, commentable_id);

CREATE TABLE votes (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  post_id bigint NOT NULL REFERENCES posts (id),
  value integer NOT NULL CHECK (value IN (-1, 1)),
  created_at timestamp(6) without time zone NOT NULL,
  updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_votes_on_user_id_and_post_id ON votes USING btree (user_id, post_id);

CREATE TABLE likes (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  likeable_type character varying NOT NULL,
  likeable_id bigint NOT NULL,
  created_at timestamp(6) without time zone NOT NULL,
  updated_at timestamp(6) without time zone NOT NULL,
  CONSTRAINT likes_likeable CHECK (likeable_type IN ('Topic', 'Comment'))
);
CREATE UNIQUE INDEX index_likes_on_user_and_likeable ON likes USING btree (user_id, likeable_type, likeable_id);

CREATE TABLE tags (
  id bigserial PRIMARY KEY,
  name character varying NOT NULL,
  description text,
  taggings_count integer DEFAULT 0 NOT NULL,
  created_at timestamp(6) without time zone NOT NULL,
  updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_tags_on_name ON tags USING btree (name);

CREATE TABLE taggings (
  id bigserial PRIMARY KEY,
  tag_id bigint NOT NULL REFERENCES tags (id),
  topic_id bigint NOT NULL REFERENCES topics (id),
  created_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_taggings_on_tag_id_and_topic_id ON taggings USING btree (tag_id, topic_id);

CREATE TABLE badges (
  id bigserial PRIMARY KEY,
  name character varying NOT NULL,
  description text NOT NULL,
  level character varying NOT NULL CHECK (level IN ('bronze', 'silver', 'gold')),
  multiple boolean DEFAULT false NOT NULL,
  awards_count integer DEFAULT 0 NOT NULL,
  created_at timestamp(6) without time zone NOT NULL,
  updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE badge_awards (
  id bigserial PRIMARY KEY,
  badge_id bigint NOT NULL REFERENCES badges (id),
  user_id bigint NOT NULL REFERENCES users (id),
  post_id bigint REFERENCES posts (id),
  awarded_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE topic_subscriptions (
  id bigserial PRIMARY KEY,
  topic_id bigint NOT NULL REFERENCES topics (id),
  user_id bigint NOT NULL REFERENCES users (id),
  last_read_post_id bigint REFERENCES posts (id),
  muted boolean DEFAULT false NOT NULL,
  created_at timestamp(6) without time zone NOT NULL,
  updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_topic_subscriptions_on_topic_id_and_user_id ON topic_subscriptions USING btree (topic_id, user_id);

CREATE TABLE flags (
  id bigserial PRIMARY KEY,
  flaggable_type character varying NOT NULL,
  flaggable_id bigint NOT NULL,
  user_id bigint NOT NULL REFERENCES users (id),
  reason character varying NOT NULL CHECK (reason IN ('spam', 'abuse', 'off_topic', 'other')),
  details text,
  status character varying DEFAULT 'pending'::character varying NOT NULL CHECK (status IN ('pending', 'accepted', 'dismissed')),
  handled_by_id bigint REFERENCES users (id),
  handled_at timestamp(6) without time zone,
  created_at timestamp(6) without time zone NOT NULL,
  updated_at timestamp(6) without time zone NOT NULL,
  CONSTRAINT flags_flaggable CHECK (flaggable_type IN ('Post', 'Comment', 'User'))
);

CREATE TABLE reputation_events (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  post_id bigint REFERENCES posts (id),
  kind character varying NOT NULL CHECK (kind IN ('upvote', 'downvote', 'accepted', 'penalty')),
  points integer NOT NULL,
  created_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE schema_migrations (
  version character varying NOT NULL PRIMARY KEY
);
