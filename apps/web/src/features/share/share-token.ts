/**
 * The token of a read-only link, from the fragment: browsers keep that to themselves. Null if there is none that could
 * be one.
 */
export function shareToken(hash: string): string | null {
  return /^#(sbs_[A-Za-z0-9_-]{43})$/.exec(hash)?.[1] ?? null;
}
