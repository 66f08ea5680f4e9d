/** The token of a link, from the fragment, which browsers do not send. Null without a plausible one. */
export function linkToken(hash: string): string | null {
  return /^#([A-Za-z0-9_-]{43})$/.exec(hash)?.[1] ?? null;
}
