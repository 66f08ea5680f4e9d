import { quotedName } from '@seedbed/contract';
import { namedSchemas } from './named-schemas.ts';
import type { Migrations } from './tool.ts';

/** Objects that a tool's database provides and migrations do not create themselves. */
export type MadeBefore = {
  readonly sql: readonly string[];
  /** Their names, as `the extension vector`. */
  readonly what: readonly string[];
  /** The search path for names without a schema, if not `public`. */
  readonly searchPath: string | undefined;
};

/** Schemas and extensions that migrations use without a word, and the tool's own tables where they name them. */
export function madeBefore({ tool, steps, extensionSchema, searchPath }: Migrations): MadeBefore {
  const whole = steps.map(({ text }) => text).join('\n');
  const code = whole.replaceAll(/--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'/g, ' ');
  // A block may tolerate errors, so an object that it creates does not certainly exist.
  const plain = code.replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, ' ');
  const extensions = EXTENSIONS.filter(({ name, uses }) => uses.test(code) && !makes(plain, `extension\\s+(?:if\\s+not\\s+exists\\s+)?"?${name}`));
  const schema = extensionSchema === undefined ? '' : ` WITH SCHEMA ${extensionSchema}`;
  const tables = OWN_TABLES.filter(
    ({ of, name }) => of.test(tool) && new RegExp(`\\b${name}\\b`, 'i').test(code) && !makes(code, `table\\s+(?:if\\s+not\\s+exists\\s+)?[\\w".]*\\b${name}`),
  );
  const { used, usual, bare } = namedSchemas(code);
  const schemas = usual === undefined ? used : [...used, usual];
  return {
    sql: [
      ...schemas.map((name) => `CREATE SCHEMA IF NOT EXISTS ${quotedName(name)};`),
      ...extensions.map(({ name }) => `CREATE EXTENSION IF NOT EXISTS "${name}"${schema};`),
      ...tables.map(({ sql }) => sql),
    ],
    what: [...schemas.map((name) => `the schema ${name}`), ...extensions.map(({ name }) => `the extension ${name}`), ...tables.map(({ name }) => `the table ${name}`)],
    searchPath: usual === undefined && bare.length === 0 ? searchPath : [...(usual === undefined ? [] : [quotedName(usual)]), searchPath ?? 'public', ...bare.map(quotedName)].join(', '),
  };
}

function makes(sql: string, what: string): boolean {
  return new RegExp(`\\bcreate\\s+${what}\\b`, 'i').test(sql);
}

/** Identified by objects that only they create. */
const EXTENSIONS: readonly { readonly name: string; readonly uses: RegExp }[] = [
  { name: 'uuid-ossp', uses: /\buuid_generate_v\d\w*\s*\(/i },
  { name: 'pgcrypto', uses: /\b(?:gen_random_bytes|gen_salt|digest|hmac|pgp_sym_(?:en|de)crypt)\s*\(|\bpublic\.gen_random_uuid\s*\(/i },
  { name: 'vector', uses: /\bvector\s*\(\s*\d+\s*\)|::\s*vector\b|\bvector_(?:cosine|l2|ip)_ops\b|\b(?!public\b)\w+"?\s+vector(?=\s*(?:,|\)|not\s+null|null\b|\n))/i },
  { name: 'citext', uses: /\bcitext\b/i },
  { name: 'pg_trgm', uses: /\b(?:gin|gist)_trgm_ops\b/i },
  { name: 'hstore', uses: /\bhstore\b/i },
  { name: 'ltree', uses: /\bltree\b/i },
  { name: 'postgis', uses: /\bgeo(?:metry|graphy)\s*\(/i },
];

/** Ledger tables of migration tools. Their documentation defines the columns. */
const OWN_TABLES: readonly { readonly of: RegExp; readonly name: string; readonly sql: string }[] = [
  {
    of: /Diesel/,
    name: '__diesel_schema_migrations',
    sql: 'CREATE TABLE __diesel_schema_migrations (version varchar(50) PRIMARY KEY, run_on timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP);',
  },
  {
    of: /Prisma/,
    name: '_prisma_migrations',
    sql: 'CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0);',
  },
  { of: /golang-migrate/, name: 'schema_migrations', sql: 'CREATE TABLE schema_migrations (version bigint PRIMARY KEY, dirty boolean NOT NULL);' },
  { of: /dbmate/, name: 'schema_migrations', sql: 'CREATE TABLE schema_migrations (version varchar(128) PRIMARY KEY);' },
];
