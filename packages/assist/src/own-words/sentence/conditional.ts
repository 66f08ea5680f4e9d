import type { BlueprintTable } from '@seedbed/contract';
import { alreadyIn, nobodyElse } from './cells-where.ts';
import type { Claim } from './claim.ts';
import { frameOf, waysOf } from './frame.ts';
import { relationOf } from './per-parent.ts';
import { claimsOf } from './predicate.ts';
import { reading, type Reading, type Refused } from './reading.ts';
import { closedRange } from './say-claim.ts';
import { aloneOnTimeline } from './say-times.ts';
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
  // `cancelled orders are only from the web`, but not `only cancelled orders …`, which is about all rows.
  const isOfAll = part.isOnly && tokens[0]!.word === 'only';
  if (!isState && (part.share !== 1 || !part.isAll || isOfAll)) return turned;
  const all = isState ? tokens : part.tokens;
  const readings: Reading[] = turned;
  for (let at = 0; at < all.length - 1; at++)
    for (let to = at + 1; to < all.length; to++) {
      const named = tableNamed(scope, wordsOf(all.slice(at, to)));
      if (!named) continue;
      if (at > 0) readings.push(...rowsOf(scope, named, all.slice(0, at), all.slice(to), 0.97, part.isOnly));
      else
        for (let verb = to + 1; verb < all.length - 1; verb++)
          if (VERB.test(all[verb]!.word)) {
            readings.push(...rowsOf(scope, named, all.slice(to, verb), all.slice(verb), 0.96, true));
            readings.push(...rowsOfParents(scope, named, all.slice(to, verb), all.slice(verb)));
          }
    }
  return readings;
}

/** `orders of gold customers have a total above 100`: by the kind of the row that they refer to. */
function rowsOfParents(scope: Scope, { table, score }: NamedTable, kind: readonly Token[], rest: readonly Token[]): Reading[] {
  const behind = kind.findIndex(({ word }) => !OF.test(word));
  if (behind < 1) return [];
  const words = kind.slice(behind);
  return words.slice(1).flatMap((_, i) => {
    const parent = tableNamed(scope, wordsOf(words.slice(i + 1)));
    if (!parent || !relationOf(scope, table, parent.table) || !/^[a-z_]\w*$/i.test(parent.table.name)) return [];
    return claimsOf(scope, parent.table, words.slice(0, i + 1)).flatMap((state) => {
      const when = conditionOf(state, `${parent.table.name}.`);
      if (when === null) return [];
      return claimsOf(scope, table, rest).flatMap((claim) => {
        const outcome = outcomeOf(scope, claim);
        if (outcome === undefined) return [];
        return reading(
          { table, says: { when: [{ if: when, then: { [claim.column.name]: outcome } }] } },
          score * parent.score * state.score * claim.score * 0.96,
        );
      });
    });
  });
}

/** Words between rows and what they refer to. */
const OF = /^(?:of|from|by|for|placed|made|ordered|booked|owned)$/;

/** What the rows of a table in a state hold. `isSaid`: a verb or `only` makes the words a statement. */
function rowsOf(scope: Scope, { table, score }: NamedTable, stateWords: readonly Token[], rest: readonly Token[], by: number, isSaid: boolean): Reading[] {
  return claimsOf(scope, table, stateWords).flatMap((state) => {
    if (stateWords[0]?.word === 'no' && state.is.kind !== 'labels') return [];
    const when = conditionOf(state);
    if (when === null) return [];
    // The sentence is not about the state itself: the rest is about another column.
    const others: BlueprintTable = { ...table, columns: table.columns.filter((column) => column !== state.column) };
    return claimsOf(scope, others, rest).flatMap((claim) => {
      // `gold customers from 2024` names rows, and says nothing about them.
      if (claim.is.kind === 'moment' && !isSaid) return [];
      const statement = statementWhere(scope, table, when, state, claim);
      return statement ? reading(statement, score * state.score * claim.score * by) : [];
    });
  });
}

/** The value of rows of one kind; all others stay unchanged. Null if one value or range does not express it. */
function statementWhere(scope: Scope, table: BlueprintTable, when: string, state: Claim, claim: Claim): Reading['statements'][number] | null {
  const { column, is, not } = claim;
  const outcome = outcomeOf(scope, claim);
  const isPresent = is.kind === 'absent' && not;
  if (outcome === undefined && !isPresent) return null;
  const refused = alreadyIn(scope, table, state, claim) ?? refusedAsLife(table, state, claim) ?? refusedAsTime(scope, table, claim);
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

/** A time that other times follow cannot be set for some rows: the others would come before it. Null for any other column. */
function refusedAsTime(scope: Scope, table: BlueprintTable, { column, is }: Claim): Refused | null {
  if (is.kind !== 'moment' || aloneOnTimeline(scope, table, column)) return null;
  const when = is.from === undefined || !/^\d{4}/.test(is.from) ? '' : ` “${table.name.replaceAll('_', ' ')} since ${is.from.slice(0, 4)}” works`;
  return { cannot: `other times follow ${table.name}.${column.name}, so that changes in words do not set it for some of the rows.${when}` };
}

/** The rows that are so, as an expression. `of`: before the column, if it is one of a row that they refer to. */
function conditionOf({ column, is, not }: Claim, of = ''): string | null {
  if (!/^[a-z_]\w*$/i.test(column.name)) return null;
  const name = `${of}${column.name}`;
  if (is.kind === 'flag') return not ? `${name} == false` : `${name} == true`;
  if (is.kind === 'absent') return not ? `${name} != null` : `${name} == null`;
  if (is.kind !== 'labels' && is.kind !== 'values') return null;
  const all = is.kind === 'labels' ? is.labels : is.values;
  const statement = all.map((one) => `${name} ${not ? '!=' : '=='} ${JSON.stringify(one)}`);
  return statement.join(not ? ' && ' : ' || ');
}

/** The column's value in that case; undefined if one value or range does not express it. */
function outcomeOf(scope: Scope, { table, column, is, not }: Claim): Outcome | undefined {
  if (is.kind === 'absent') return not || !column.nullable ? undefined : null;
  if (is.kind === 'flag') return !not;
  if (not) return undefined;
  if (is.kind === 'labels') return is.labels.length === 1 ? is.labels[0] : undefined;
  if (is.kind === 'values') return is.values.length === 1 ? is.values[0] : undefined;
  if (is.kind === 'moment') return is.from === undefined ? undefined : { range: [is.from, is.to ?? 'now'] };
  if (is.kind !== 'range') return undefined;
  const numbers = scope.seen.cells(table, column).flatMap((cell) => (cell === null ? [] : [Number(cell)]));
  const closed = closedRange(is, { low: Math.min(...numbers), high: Math.max(...numbers) }, column.domain);
  return closed ? (closed.low === closed.high ? closed.low : [closed.low, closed.high]) : undefined;
}

type Outcome = string | number | boolean | null | readonly number[] | { readonly range: readonly string[] };
