/** The token of a read-only link, from the fragment, which browsers do not send. Null without a plausible one. */
export function shareToken(hash: string): string | null {
  return /^#(sbs_[A-Za-z0-9_-]{43})$/.exec(hash)?.[1] ?? null;
}
