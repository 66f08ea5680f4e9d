/** The parts of a request's address, as `URL` has them. */
export type Address = { readonly origin: string; readonly path: string; /** Including the question mark; empty without a query. */ readonly search: string };

/**
 * An address whose part after the host `URL` would not change: no dots, escapes or special letters in the path, none in
 * the query that it escapes.
 */
const PLAIN = /^(http:\/\/[^/?#\\@]+)((?:\/[\w-]+)+)(\?[\w\-.~!$&()*+,;:@/?=%]*)?$/;
const MAX_ORIGINS = 100;
const origins = new Map<string, string>();

/** Reads an address. Reading a `URL` costs more than a row does, and most addresses are plain. */
export function addressOf(text: string): Address {
  const plain = PLAIN.exec(text);
  if (plain) return { origin: originOf(plain[1]!), path: plain[2]!, search: plain[3] === '?' ? '' : (plain[3] ?? '') };
  const { origin, pathname, search } = new URL(text);
  return { origin, path: pathname, search };
}

function originOf(start: string): string {
  const known = origins.get(start);
  if (known !== undefined) return known;
  const { origin } = new URL(start);
  if (origins.size >= MAX_ORIGINS) origins.clear();
  origins.set(start, origin);
  return origin;
}
