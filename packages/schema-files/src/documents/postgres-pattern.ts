/** The most repetitions that a pattern of Postgres may name. */
const MAX_REPEATED = 255;

/** The parts of a pattern: an escape, a bracket expression, a repetition count, or a character. */
const TOKEN = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[\s\S]/g;

/** A pattern of ECMA-262 as Postgres reads it; null if it cannot. */
export function postgresPattern(pattern: string): string | null {
  if (/\(\?(?:<|[a-z])|\[\^?\]/.test(pattern) || pattern.includes('\0')) return null;
  try {
    // A pattern that JavaScript rejects, Postgres would reject too.
    void new RegExp(pattern, 'u');
  } catch {
    return null;
  }
  const tokens = [...pattern.matchAll(TOKEN)].map(([token]) => tokenOf(token));
  return tokens.includes(null) ? null : tokens.join('');
}

function tokenOf(token: string): string | null {
  // Edges of words; within brackets \b is a backspace to both.
  if (token === '\\b') return '\\y';
  if (token === '\\B') return '\\Y';
  if (/^\\[pPkuxc\d]/.test(token)) return null;
  // A class such as [:alpha:] exists only in Postgres.
  if (token.startsWith('[') && (/\[[:.=]/.test(token.slice(1)) || /\\[pPuxc\dDWSb]/.test(token))) return null;
  if (token.startsWith('{')) return token.match(/\d+/g)!.some((count) => Number(count) > MAX_REPEATED) ? null : token;
  return token;
}
