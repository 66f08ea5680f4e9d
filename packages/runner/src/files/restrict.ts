import { randomBytes } from 'node:crypto';

/** For a file without the guard. */
const NO_RESTRICT_KEY = 'none';

/**
 * The lines around SQL (T10): between them psql runs none of its own commands, such as `\!`, whatever names and cells
 * contain and however the server parses quotes. Ending it requires the key, so each file gets a new one, unless the
 * caller gives one, as with pg_dump's --restrict-key, for files that must be identical. A truncated file remains
 * restricted. Only psql knows these lines: `none` omits them.
 */
export function restrictLines(key: string = randomBytes(32).toString('hex')): { head: string; tail: string } {
  if (key === NO_RESTRICT_KEY) return { head: '', tail: '' };
  return { head: `\\restrict ${key}\n\n`, tail: `\n\\unrestrict ${key}\n` };
}
