import type { Platform, PlatformObject } from './platform.ts';

const fn = (schema: string, name: string, rest: string): PlatformObject => ({
  schema,
  name,
  kind: 'function',
  sql: `CREATE FUNCTION ${schema}.${name}${rest}`,
});

const CLAIMS = `coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb`;

/**
 * Objects that schemas for Supabase use: users, the current user, buckets and files. Columns and functions follow its
 * documentation. CHECKs allow the values that Supabase itself writes.
 */
export const SUPABASE: Platform = {
  name: 'Supabase',
  objects: [
    {
      schema: 'auth',
      name: 'users',
      kind: 'table',
      sql: `CREATE TABLE auth.users (
        instance_id uuid CHECK (instance_id = '00000000-0000-0000-0000-000000000000'),
        id uuid PRIMARY KEY,
        aud character varying(255) CHECK (aud = 'authenticated'),
        role character varying(255) CHECK (role = 'authenticated'),
        email character varying(255) UNIQUE,
        encrypted_password character varying(255),
        email_confirmed_at timestamp with time zone,
        last_sign_in_at timestamp with time zone,
        raw_app_meta_data jsonb,
        raw_user_meta_data jsonb,
        is_super_admin boolean CHECK (NOT is_super_admin),
        created_at timestamp with time zone,
        updated_at timestamp with time zone,
        phone text UNIQUE DEFAULT NULL,
        phone_confirmed_at timestamp with time zone,
        is_sso_user boolean NOT NULL DEFAULT false CHECK (NOT is_sso_user),
        is_anonymous boolean NOT NULL DEFAULT false CHECK (NOT is_anonymous)
      )`,
    },
    fn('auth', 'uid', `() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT (${CLAIMS} ->> 'sub')::uuid $$`),
    fn('auth', 'role', `() RETURNS text LANGUAGE sql STABLE AS $$ SELECT ${CLAIMS} ->> 'role' $$`),
    fn('auth', 'email', `() RETURNS text LANGUAGE sql STABLE AS $$ SELECT ${CLAIMS} ->> 'email' $$`),
    fn('auth', 'jwt', `() RETURNS jsonb LANGUAGE sql STABLE AS $$ SELECT ${CLAIMS} $$`),
    {
      schema: 'storage',
      name: 'buckets',
      kind: 'table',
      sql: `CREATE TABLE storage.buckets (
        id text PRIMARY KEY,
        name text NOT NULL UNIQUE,
        owner uuid,
        created_at timestamp with time zone,
        updated_at timestamp with time zone,
        public boolean DEFAULT false,
        avif_autodetection boolean DEFAULT false,
        file_size_limit bigint,
        allowed_mime_types text[],
        owner_id text
      )`,
    },
    {
      schema: 'storage',
      name: 'objects',
      kind: 'table',
      needs: ['storage.buckets'],
      sql: `CREATE TABLE storage.objects (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        bucket_id text REFERENCES storage.buckets (id),
        name text,
        owner uuid,
        created_at timestamp with time zone,
        updated_at timestamp with time zone,
        last_accessed_at timestamp with time zone,
        metadata jsonb,
        path_tokens text[] GENERATED ALWAYS AS (string_to_array(name, '/')) STORED,
        version text,
        owner_id text,
        user_metadata jsonb,
        UNIQUE (bucket_id, name)
      )`,
    },
    fn('storage', 'foldername', `(name text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$ SELECT trim_array(string_to_array(name, '/'), 1) $$`),
    fn('storage', 'filename', `(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT split_part(name, '/', -1) $$`),
    fn('storage', 'extension', `(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT split_part(name, '.', -1) $$`),
  ],
};
