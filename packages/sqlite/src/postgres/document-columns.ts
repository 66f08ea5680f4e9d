import { inside, tokensOf, type Token } from '../read/tokens.ts';

/** SQLite has no type for documents: people keep them as text, and write CHECKs with these functions. They fail, or are false, for a text that is none. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set(['JSON_VALID', 'JSON_TYPE', 'JSON_ARRAY_LENGTH']);

/** The columns that CHECKs read as documents, in small letters. */
export function documentColumns(checks: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const check of checks) collect(tokensOf(check), found);
  return found;
}

function collect(tokens: readonly Token[], found: Set<string>): void {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'group') continue;
    const within = tokensOf(inside(token));
    const before = tokens[at - 1];
    const [column] = within;
    if (before?.kind === 'word' && OF_DOCUMENTS.has(before.value) && column !== undefined) {
      if (column.kind === 'name') found.add(column.value.toLowerCase());
      if (column.kind === 'word') found.add(column.source.toLowerCase());
    } else collect(within, found);
  }
}
