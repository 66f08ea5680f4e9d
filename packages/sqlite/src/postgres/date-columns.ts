import { inside, tokensOf, type Token } from '../read/tokens.ts';

/** Input of SQLite's date functions, as types of Postgres. Only without modifiers: with them the column may hold a number. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['DATE', 'date'],
  ['DATETIME', 'timestamp'],
  ['TIME', 'time'],
]);

/**
 * The columns that CHECKs treat as dates, in lower case, with their types. A column treated in two ways is a timestamp.
 */
export function dateColumns(checks: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const check of checks) collect(tokensOf(check), found);
  return found;
}

function collect(tokens: readonly Token[], found: Map<string, string>): void {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'group') continue;
    const within = tokensOf(inside(token));
    const [before, column] = [tokens[at - 1], within[0]];
    const type = before?.kind === 'word' ? TYPES.get(before.value) : undefined;
    if (type !== undefined && within.length === 1 && (column?.kind === 'name' || column?.kind === 'word')) {
      const name = (column.kind === 'name' ? column.value : column.source).toLowerCase();
      found.set(name, (found.get(name) ?? type) === type ? type : 'timestamp');
    }
    collect(within, found);
  }
}
