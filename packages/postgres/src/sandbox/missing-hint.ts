import { dictionary } from '@seedbed/contract';
import { quoteIdent } from '../sql/quote.ts';

/** Names that people use without creating their extension, by the extension. */
const NAMES_BY_EXTENSION: Readonly<Record<string, readonly string[]>> = dictionary({
  'uuid-ossp': ['uuid_generate_v1', 'uuid_generate_v1mc', 'uuid_generate_v3', 'uuid_generate_v4', 'uuid_generate_v5', 'uuid_nil'],
  pgcrypto: ['gen_salt', 'crypt', 'digest', 'hmac', 'gen_random_bytes', 'pgp_sym_encrypt', 'pgp_sym_decrypt'],
  citext: ['citext'],
  hstore: ['hstore'],
  ltree: ['ltree', 'lquery'],
  cube: ['cube'],
  earthdistance: ['earth', 'll_to_earth'],
  unaccent: ['unaccent'],
  pg_trgm: ['gin_trgm_ops', 'gist_trgm_ops', 'similarity'],
  btree_gist: ['gist_int4_ops', 'gist_uuid_ops', 'gist_text_ops'],
  intarray: ['gin__int_ops', 'gist__int_ops'],
  vector: ['vector', 'halfvec', 'sparsevec', 'vector_l2_ops', 'vector_cosine_ops'],
  postgis: ['geometry', 'geography', 'raster', 'st_makepoint', 'st_setsrid'],
});

/**
 * The line that creates what Postgres misses: `CREATE SCHEMA …`, which a dump of single tables lacks, or `CREATE
 * EXTENSION …`; for btree_gist also the missing operator class itself.
 */
export function missingHint(message: string): string | undefined {
  const schema = /^schema "(.+)" does not exist/.exec(message)?.[1];
  if (schema !== undefined) return `Put CREATE SCHEMA ${quoteIdent(schema)}; first: a dump of single tables has no such line.`;
  const missing = /^(?:type|function|operator class) "?(?:[\w]+\.)?([\w]+)/.exec(message)?.[1]?.toLowerCase();
  const name =
    Object.keys(NAMES_BY_EXTENSION).find((extension) => missing !== undefined && NAMES_BY_EXTENSION[extension]!.includes(missing)) ??
    (/has no default operator class for access method "gist"/.test(message) ? 'btree_gist' : undefined);
  return name && `It comes with an extension: put CREATE EXTENSION "${name}"; first.`;
}
