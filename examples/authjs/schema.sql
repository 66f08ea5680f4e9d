-- The tables of @auth/pg-adapter, and recipes of the people who sign in.
create table users (
  id serial primary key,
  name varchar(255),
  email varchar(255) unique,
  "emailVerified" timestamptz,
  image text
);

create table accounts (
  id serial primary key,
  "userId" integer not null references users on delete cascade,
  type varchar(255) not null,
  provider varchar(255) not null,
  "providerAccountId" varchar(255) not null,
  refresh_token text,
  access_token text,
  expires_at bigint,
  id_token text,
  scope text,
  session_state text,
  token_type text,
  unique (provider, "providerAccountId")
);

create table sessions (
  id serial primary key,
  "userId" integer not null references users on delete cascade,
  expires timestamptz not null,
  "sessionToken" varchar(255) not null unique
);

create table verification_token (
  identifier text not null,
  expires timestamptz not null,
  token text not null,
  primary key (identifier, token)
);

create table recipes (
  id serial primary key,
  "authorId" integer not null references users on delete cascade,
  title text not null,
  servings integer not null check (servings between 1 and 12),
  "createdAt" timestamptz not null default now()
);
