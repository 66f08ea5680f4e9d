import { randomBytes } from 'node:crypto';

/** For a file without the guard. */
const NO_RESTRICT_KEY = 'none';

/**
 * The text before and behind SQL (T10): meanwhile psql obeys no command of its own, such as `\!`, whatever stands in
 * names and cells and however the server reads quotes. Only who knows the key ends it, so it is drawn anew for each file, unless
 * the caller gives one, as with pg_dump's --restrict-key, for files that must be the same byte for byte. A file that breaks off
 * stays restricted. Other programs than psql know neither line: `none` leaves them out.
 */
export function restrictLines(key: string = randomBytes(32).toString('hex')): { head: string; tail: string } {
  if (key === NO_RESTRICT_KEY) return { head: '', tail: '' };
  return { head: `\\restrict ${key}\n\n`, tail: `\n\\unrestrict ${key}\n` };
}
