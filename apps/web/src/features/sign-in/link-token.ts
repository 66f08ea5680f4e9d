/**
 * The token of a link, from the fragment: browsers keep that to themselves. Null if there is none that could be one.
 */
export function linkToken(hash: string): string | null {
  return /^#([A-Za-z0-9_-]{43})$/.exec(hash)?.[1] ?? null;
}
