import { inside, listOf, tokensOf, type Token } from './tokens.ts';

/** Facts about a table that SQLite's PRAGMAs do not report, from its CREATE TABLE. Expressions keep their original text. */
export type Clauses = {
  readonly checks: readonly { readonly name?: string; readonly expression: string }[];
  /** By column, in lower case. */
  readonly generated: ReadonlyMap<string, string>;
  readonly collations: ReadonlyMap<string, string>;
};

const TABLE_CONSTRAINTS: ReadonlySet<string> = new Set(['CONSTRAINT', 'PRIMARY', 'UNIQUE', 'CHECK', 'FOREIGN']);

export function clausesOf(createTable: string): Clauses {
  const checks: { name?: string; expression: string }[] = [];
  const generated = new Map<string, string>();
  const collations = new Map<string, string>();
  const body = tokensOf(createTable).find((token) => token.kind === 'group');
  for (const item of body ? listOf(tokensOf(inside(body))) : []) {
    const isConstraint = item[0]!.kind === 'word' && TABLE_CONSTRAINTS.has(item[0]!.value);
    const column = isConstraint ? undefined : plainName(item[0]!).toLowerCase();
    for (let at = isConstraint ? 0 : 1; at < item.length; at++) {
      const [token, next] = [item[at]!, item[at + 1]];
      if (token.kind !== 'word' || next === undefined) continue;
      if (token.value === 'CHECK' && next.kind === 'group') checks.push({ ...nameBefore(item, at), expression: inside(next) });
      if (column === undefined) continue;
      if (token.value === 'AS' && next.kind === 'group') generated.set(column, inside(next));
      if (token.value === 'COLLATE') collations.set(column, plainName(next).toUpperCase());
    }
  }
  return { checks, generated, collations };
}

/** The WHERE of an index. */
export function predicateOf(createIndex: string): string | undefined {
  const tokens = tokensOf(createIndex);
  const where = tokens.findIndex((token) => token.kind === 'word' && token.value === 'WHERE');
  return where < 0
    ? undefined
    : tokens
        .slice(where + 1)
        .map((token) => token.source)
        .join(' ');
}

/** The terms of an index, in their original text. */
export function termsOf(createIndex: string): string[] {
  const group = tokensOf(createIndex).find((token) => token.kind === 'group');
  if (!group) return [];
  return listOf(tokensOf(inside(group))).map((term) =>
    withoutOrder(term)
      .map((token) => token.source)
      .join(' '),
  );
}

function withoutOrder(term: Token[]): Token[] {
  const end = term.findIndex((token, at) => at > 0 && token.kind === 'word' && ['ASC', 'DESC', 'COLLATE'].includes(token.value));
  return end < 0 ? term : term.slice(0, end);
}

function nameBefore(item: readonly Token[], at: number): { name?: string } {
  const word = item[at - 2];
  return word?.kind === 'word' && word.value === 'CONSTRAINT' ? { name: plainName(item[at - 1]!) } : {};
}

function plainName(token: Token): string {
  return token.kind === 'name' ? token.value : token.source;
}
