import type { BlueprintTable } from '@seedbed/contract';
import { alreadyIn, nobodyElse } from './cells-where.ts';
import type { Claim } from './claim.ts';
import { frameOf, waysOf } from './frame.ts';
import { claimsOf } from './predicate.ts';
import { reading, type Reading, type Refused } from './reading.ts';
import { isReference, tableNamed, type NamedTable, type Scope } from './scope.ts';
import { partOf } from './shares.ts';
import { tokensOf, wordsOf, type Token } from './tokens.ts';

/** `no phone for cancelled members`. */
const NONE_FOR = frameOf('(no|never any) {what} (for|on|in|with|at) {rows}');
/** A verb before the value of rows of a kind, if the kind follows the table. */
const VERB = /^(?:have|has|must|should|shall|will|are|is|need|needs|get|gets|never|always|contain|contains|show|shows|carry|carries|come|comes)$/;

/** `cancelled orders have no shipped date`, `draft invoices have a total of 0`, `patients from Berlin have private insurance`: values of rows of one kind. */
export function conditional(scope: Scope, tokens: readonly Token[]): Reading[] {
  const turned = [...waysOf(NONE_FOR, tokens)].flatMap(({ what, rows }) => conditional(scope, [...rows!, ...tokensOf('have no'), ...what!]));
  const part = partOf(tokens);
  // `no show bookings`: a state that begins with “no” is no share.
  const isState = tokens[0]?.word === 'no';
  if (!isState && (part.share !== 1 || !part.isAll || part.isOnly)) return turned;
  const all = isState ? tokens : part.tokens;
  const readings: Reading[] = turned;
  for (let at = 0; at < all.length - 1; at++)
    for (let to = at + 1; to < all.length; to++) {
      const named = tableNamed(scope, wordsOf(all.slice(at, to)));
      if (!named) continue;
      if (at > 0) readings.push(...rowsOf(scope, named, all.slice(0, at), all.slice(to), 0.97));
      else
        for (let verb = to + 1; verb < all.length - 1; verb++)
          if (VERB.test(all[verb]!.word)) readings.push(...rowsOf(scope, named, all.slice(to, verb), all.slice(verb), 0.96));
    }
  return readings;
}

/** What the rows of a table in a state hold. */
function rowsOf(scope: Scope, { table, score }: NamedTable, stateWords: readonly Token[], rest: readonly Token[], by: number): Reading[] {
  return claimsOf(scope, table, stateWords).flatMap((state) => {
    if (stateWords[0]?.word === 'no' && state.is.kind !== 'labels') return [];
    const when = conditionOf(state);
    if (when === null) return [];
    // The sentence is not about the state itself: the rest is about another column.
    const others: BlueprintTable = { ...table, columns: table.columns.filter((column) => column !== state.column) };
    return claimsOf(scope, others, rest).flatMap((claim) => {
      const statement = statementWhere(scope, table, when, state, claim);
      return statement ? reading(statement, score * state.score * claim.score * by) : [];
    });
  });
}

/** The value of rows of one kind; all others stay unchanged. Null if one value or range does not express it. */
function statementWhere(scope: Scope, table: BlueprintTable, when: string, state: Claim, claim: Claim): Reading['statements'][number] | null {
  const { column, is, not } = claim;
  const outcome = outcomeOf(claim);
  const isPresent = is.kind === 'absent' && not;
  if (outcome === undefined && !isPresent) return null;
  const refused = alreadyIn(scope, table, state, claim) ?? refusedAsLife(table, state, claim);
  if (refused) return refused;
  if (outcome !== undefined) return { table, says: { when: [{ if: when, then: { [column.name]: outcome } }] } };
  const { generator, nullRate = 0, nullsDealt } = column;
  if (!generator || isReference(scope, table, column)) return null;
  // If no other row has a value now, the request is complete.
  if (nobodyElse(scope, table, state, column)) return { table, says: { columns: { [column.name]: { null: { when: `!(${when})` } } } } };
  if (nullRate === 0) return null;
  const missing = { missing: nullRate, ...(nullsDealt && { dealt: true }) };
  const parameters = { cases: [{ when, generator }], otherwise: generator, stays: true, ...missing };
  return { table, says: { columns: { [column.name]: { generator: { kind: 'cases', parameters } } } } };
}

/** What follows the states of its row cannot be set for some of them: the others would no longer agree. Null for any other column. */
function refusedAsLife(table: BlueprintTable, { is, not }: Claim, { column }: Claim): Refused | null {
  const kind = column.generator?.kind ?? '';
  if (!kind.startsWith('life.')) return null;
  const place = `${table.name}.${column.name}`;
  if (kind !== 'life.stamp') return { cannot: `${place} follows the life of its row, with its times: a condition does not decide it` };
  return {
    cannot: `${place} follows the states of its row, and changes in words do not take one of these times out. ${
      is.kind === 'labels' && !not ? `“no ${is.labels[0]!} ${table.name.replaceAll('_', ' ')}” works` : ''
    }`.trim(),
  };
}

/** The rows that are so, as an expression. */
function conditionOf({ column: { name }, is, not }: Claim): string | null {
  if (!/^[a-z_]\w*$/i.test(name)) return null;
  if (is.kind === 'flag') return not ? `${name} == false` : `${name} == true`;
  if (is.kind === 'absent') return not ? `${name} != null` : `${name} == null`;
  if (is.kind !== 'labels' && is.kind !== 'values') return null;
  const all = is.kind === 'labels' ? is.labels : is.values;
  const statement = all.map((one) => `${name} ${not ? '!=' : '=='} ${JSON.stringify(one)}`);
  return statement.join(not ? ' && ' : ' || ');
}

/** The column's value in that case; undefined if one value or range does not express it. */
function outcomeOf({ column, is, not }: Claim): string | number | boolean | null | readonly number[] | undefined {
  if (is.kind === 'absent') return not || !column.nullable ? undefined : null;
  if (is.kind === 'flag') return !not;
  if (not) return undefined;
  if (is.kind === 'labels') return is.labels.length === 1 ? is.labels[0] : undefined;
  if (is.kind === 'values') return is.values.length === 1 ? is.values[0] : undefined;
  if (is.kind !== 'range' || !Number.isFinite(is.low) || !Number.isFinite(is.high)) return undefined;
  return is.low === is.high ? is.low : [is.low, is.high];
}
