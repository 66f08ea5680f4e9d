import { isNotEnforced, readColumn, type ReadColumn } from './read-column.ts';
import { readReference } from './read-reference.ts';
import type { Check, ForeignKey, KeyPart, UniqueKey } from './schema.ts';
import { isWord, listOf, nameOf, type Token } from './tokens.ts';

/** An element of a table definition or of ALTER TABLE; `none`: an index, which does not restrict rows. */
export type Item =
  | ({ readonly kind: 'column' } & ReadColumn)
  | { readonly kind: 'primary'; readonly parts: readonly KeyPart[] }
  | ({ readonly kind: 'unique' } & UniqueKey)
  | { readonly kind: 'foreign'; readonly key: ForeignKey }
  | { readonly kind: 'check'; readonly check: Check }
  | { readonly kind: 'none' };

/** Reads one item in the parentheses of CREATE TABLE. */
export function readItem(tokens: readonly Token[]): Item {
  const isNamed = isWord(tokens[0], 'CONSTRAINT');
  const hasName = isNamed && !isWord(tokens[1], 'PRIMARY', 'UNIQUE', 'FOREIGN', 'CHECK');
  const name = hasName ? nameOf(tokens[1]!) : undefined;
  const rest = isNamed ? tokens.slice(hasName ? 2 : 1) : tokens;
  const group = rest.findIndex(({ kind }) => kind === 'group');
  if (isWord(rest[0], 'PRIMARY') && group > 0) return { kind: 'primary', parts: partsOf(rest[group]!) };
  if (isWord(rest[0], 'UNIQUE') && group > 0) return { kind: 'unique', name: name ?? indexName(rest, group), parts: partsOf(rest[group]!) };
  if (isWord(rest[0], 'FOREIGN') && group > 0) {
    const at = rest.findIndex((token) => isWord(token, 'REFERENCES'));
    const found = at < 0 ? undefined : readReference(rest, at);
    const columns = partsOf(rest[group]!).flatMap(({ column }) => (column === undefined ? [] : [column]));
    return found ? { kind: 'foreign', key: { name, columns, ...found.reference } } : { kind: 'none' };
  }
  if (isWord(rest[0], 'CHECK') && rest[1]?.kind === 'group')
    return isNotEnforced(rest, 2) ? { kind: 'none' } : { kind: 'check', check: { name, expression: rest[1].items, source: rest[1].source } };
  if (isWord(rest[0], 'KEY', 'INDEX', 'FULLTEXT', 'SPATIAL', 'VECTOR', 'PERIOD') && !isTyped(rest)) return { kind: 'none' };
  return { kind: 'column', ...readColumn(tokens) };
}

/** A column with such a name: `index int`, which servers reject without quotes, but some dumps contain. */
function isTyped(tokens: readonly Token[]): boolean {
  return tokens.length > 1 && !tokens.some(({ kind }) => kind === 'group') && isWord(tokens[1], 'INT', 'TEXT', 'DATE', 'DATETIME', 'TIMESTAMP', 'BIGINT');
}

function indexName(tokens: readonly Token[], group: number): string | undefined {
  const found = tokens
    .slice(1, group)
    .find((token) => (token.kind === 'word' || token.kind === 'name') && !isWord(token, 'KEY', 'INDEX', 'USING', 'BTREE', 'HASH'));
  return found && nameOf(found);
}

/** The parts of a key: a column, `column(20)`, or an expression in parentheses. */
export function partsOf(group: Token): KeyPart[] {
  return listOf(group.items).map(([first, second]): KeyPart => {
    if (first!.kind === 'group') return { expression: first!.items };
    const length = second?.kind === 'group' ? Number(second.items[0]?.value) : undefined;
    return { column: nameOf(first!), ...(length !== undefined && Number.isInteger(length) && { length }) };
  });
}
