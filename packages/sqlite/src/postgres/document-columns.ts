import { inside, tokensOf, type Token } from '../read/tokens.ts';

/**
 * SQLite has no type for documents: people store them as text, and read them with these functions, which fail or return
 * false for any other text.
 */
const FUNCTIONS: ReadonlySet<string> = new Set(['JSON_VALID', 'JSON_TYPE', 'JSON_ARRAY_LENGTH', 'JSON_EXTRACT', 'JSON']);
const SIGNS: ReadonlySet<string> = new Set(['->', '->>']);

/** The columns that expressions (of CHECKs, indexes, generated columns) read as documents, in small letters. */
export function documentColumns(expressions: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const expression of expressions) collect(tokensOf(expression), found);
  return found;
}

function collect(tokens: readonly Token[], found: Set<string>): void {
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (token.kind === 'sign' && SIGNS.has(token.source)) add(before, found);
    if (token.kind !== 'group') continue;
    const within = tokensOf(inside(token));
    if (before?.kind === 'word' && FUNCTIONS.has(before.value)) add(within[0], found, within[1]);
    collect(within, found);
  }
}

function add(column: Token | undefined, found: Set<string>, next?: Token): void {
  // CAST(x AS TEXT) reads the same.
  if (column?.value === 'CAST' && next?.kind === 'group') return add(tokensOf(inside(next))[0], found);
  if (column?.kind === 'name') found.add(column.value.toLowerCase());
  if (column?.kind === 'word') found.add(column.source.toLowerCase());
}
