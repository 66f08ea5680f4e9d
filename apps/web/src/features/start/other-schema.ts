/** A schema that the server does not read: its kind, and the commands that generate Postgres DDL from it. */
export type OtherSchema = { readonly what: string; readonly how: string; readonly commands: readonly string[] };

const DUMP = 'pg_dump --schema-only --no-owner shop > schema.sql';
const migrated = (command: string): readonly string[] => ['createdb shop', command, DUMP];

const KINDS: readonly { readonly sign: RegExp; readonly schema: OtherSchema }[] = [
  {
    sign: /ActiveRecord::Schema/,
    schema: {
      what: 'a Rails schema.rb',
      how: 'Let Rails make the tables in an empty Postgres database, and dump them:',
      commands: migrated('DATABASE_URL=postgres:///shop bin/rails db:schema:load'),
    },
  },
  {
    sign: /from django\.db import models|\bmodels\.Model\b/,
    schema: {
      what: 'a Django model',
      how: 'Let Django make the tables in an empty Postgres database (as its DATABASES say), and dump them:',
      commands: migrated('python manage.py migrate'),
    },
  },
  {
    sign: /@Entity\(|from ['"]typeorm['"]/,
    schema: {
      what: 'a TypeORM entity',
      how: 'Let TypeORM make the tables in an empty Postgres database, and dump them:',
      commands: migrated('npx typeorm schema:sync -d data-source.js'),
    },
  },
  {
    sign: /\bpgTable\(/,
    schema: { what: 'a Drizzle schema', how: 'Drizzle writes its DDL:', commands: ['npx drizzle-kit export > schema.sql'] },
  },
  {
    sign: /__tablename__|\bmapped_column\(|declarative_base\(/,
    schema: { what: 'a SQLAlchemy model', how: 'With Alembic, its migrations write their DDL:', commands: ['alembic upgrade head --sql > schema.sql'] },
  },
  {
    sign: /\bSchema::create\(/,
    schema: {
      what: 'a Laravel migration',
      how: 'Laravel dumps the tables of its Postgres database (to database/schema):',
      commands: ['php artisan schema:dump'],
    },
  },
  {
    sign: /\[dbo\]\.|\bIDENTITY\s*\(\s*1\s*,\s*1\s*\)|\bNVARCHAR\s*\(\s*MAX\s*\)/i,
    schema: {
      what: 'SQL Server’s DDL',
      how: 'pgloader brings the tables into an empty Postgres database; dump them from there:',
      commands: ['createdb shop', 'pgloader --with "schema only" mssql://user:password@localhost/shop postgresql:///shop', DUMP],
    },
  },
];

/** SQLite's own words: the server reads its DDL as well. */
const SQLITE = /\bAUTOINCREMENT\b|^\s*PRAGMA\s+\w+|\bWITHOUT\s+ROWID\b/im;

/** Enough text to recognize it: a large dump identifies itself at the start. */
const MAX_CHARACTERS = 100_000;

/**
 * The kind of a text that the server cannot read; null if it may be DDL of Postgres, MySQL or SQLite, a Prisma schema or DBML. Ignores
 * comments and quoted texts.
 */
export function otherSchema(text: string): OtherSchema | null {
  const code = text
    .slice(0, MAX_CHARACTERS)
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/'(?:[^'\n]|'')*'/g, (quoted) => (quoted === "'typeorm'" ? quoted : "''"));
  if (SQLITE.test(code)) return null;
  return KINDS.find(({ sign }) => sign.test(code))?.schema ?? null;
}
