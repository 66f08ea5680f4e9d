import { qualifiedName, type Knowledge } from '@seedbed/contract';
import type { Claim } from './claim.ts';
import { spanAt } from './numbers.ts';
import { childNamed, relationOf } from './per-parent.ts';
import { claimsOf } from './predicate.ts';
import { reading, type Reading } from './reading.ts';
import { sayClaim } from './say-claim.ts';
import { tableNamed, type NamedTable, type Scope } from './scope.ts';
import { wordsOf, type Token } from './tokens.ts';

/** Maximum number of named rows per sentence: they come first in their tables, and each is stored in the dataset. */
const MAX_NAMED = 1000;

/** `500 orders`, `10 urgent tickets`, `5 customers called Smith`. */
export function counts(scope: Scope, tokens: readonly Token[]): Reading[] {
  const words = wordsOf(tokens);
  const skip = /^(?:about|around|roughly|approximately|exactly|~)$/.test(words[0] ?? '') ? 1 : 0;
  const span = spanAt(words, skip, 1);
  if (!span || span.low !== span.high || !Number.isInteger(span.low) || span.low < 0 || words[skip + span.length] === '%') return [];
  const rest = tokens.slice(skip + span.length);
  const whole = tableNamed(scope, wordsOf(rest));
  const plain = whole ? reading({ table: whole.table, says: { rows: span.low } }, whole.score) : [];
  const some = Array.from({ length: Math.max(0, rest.length - 1) }, (_, i) => i + 1).flatMap((at) => [
    ...soMany(scope, rest.slice(0, at), rest.slice(at), span.low),
    ...soMany(scope, rest.slice(at), rest.slice(0, at), span.low),
  ]);
  return [...plain, ...some];
}

/** An exact number of rows with the requested value. */
function soMany(scope: Scope, table: readonly Token[], predicate: readonly Token[], count: number): Reading[] {
  const named = tableNamed(scope, wordsOf(table));
  if (!named) return [];
  const plain = claimsOf(scope, named.table, predicate).flatMap((claim) => reading(rowsOf(scope, claim, count), named.score * claim.score));
  return [...plain, ...withChildren(scope, named, predicate, count)];
}

/** `called Ada Lovelace with 12 orders`: named rows, and how many rows refer to each. */
function withChildren(scope: Scope, named: NamedTable, predicate: readonly Token[], count: number): Reading[] {
  const at = predicate.findIndex(({ word }) => /^(?:with|having)$/.test(word));
  const words = wordsOf(predicate.slice(at + 1));
  const span = at > 1 ? spanAt(words, 0, 1) : null;
  const child = span && childNamed(scope, named, predicate.slice(at + 1 + span.length));
  if (!span || !child || span.low !== span.high || !Number.isInteger(span.low) || span.low < 1 || span.low > MAX_NAMED) return [];
  if (!relationOf(scope, child.table, named.table)) return [];
  return claimsOf(scope, named.table, predicate.slice(0, at)).flatMap((claim) =>
    reading(rowsOf(scope, claim, count, { [child.table.name]: span.low }), named.score * claim.score * child.score),
  );
}

/** Labels and flags have a share of the rows; a name is that of named rows. */
function rowsOf(scope: Scope, claim: Claim, count: number, children?: Readonly<Record<string, number>>): Reading['statements'][number] | null {
  const { table, column, is, not } = claim;
  if (!children && (is.kind === 'labels' || is.kind === 'flag')) {
    const rows = scope.seen.rows(table);
    return rows === undefined || rows < count || rows === 0 ? null : sayClaim(scope, claim, count / rows);
  }
  if (is.kind !== 'values' || not || count > MAX_NAMED || is.values.length !== 1) return null;
  return {
    knowledge: namedRows(qualifiedName(table.schema, table.name), `${count} ${table.name}: ${is.values[0]!}`, {
      count,
      set: { [column.name]: is.values[0] },
      ...(children && { children }),
    }),
  };
}

function namedRows(table: string, name: string, spec: { readonly count: number; readonly set: object; readonly children?: object }): Knowledge {
  return { format: 2, tables: {}, scenarios: { [name]: { [table]: spec } } } as Knowledge;
}
