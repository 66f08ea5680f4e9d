/**
 * The body of a call that may come as a ZIP file: its files, and the options that the query has in place of the body. A member that both have is the
 * body's.
 */
export function withQuery(body: unknown, query: Readonly<Record<string, unknown>>): object {
  const { seed, ...options } = query;
  return { ...options, ...(typeof seed === 'string' && { seed: seedOf(seed) }), ...(body as object) };
}

/** In a query everything is text: digits are the number that they would be in JSON. */
function seedOf(text: string): string | number {
  const number = Number(text);
  return /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(number) ? number : text;
}
