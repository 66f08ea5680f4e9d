import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import { isTrueText } from '@seedbed/engine';
import type { Claim } from './claim.ts';
import { claimsOf } from './predicate.ts';
import { reading, type Reading, type Refused } from './reading.ts';
import { isReference, tableNamed, type Scope } from './scope.ts';
import { partOf } from './shares.ts';
import { wordsOf, type Token } from './tokens.ts';

/** `cancelled orders have no shipped date`, `draft invoices have a total of 0`: what rows of one kind hold, within one row. */
export function conditional(scope: Scope, tokens: readonly Token[]): Reading[] {
  const part = partOf(tokens);
  if (part.share !== 1 || !part.isAll || part.isOnly) return [];
  const readings: Reading[] = [];
  for (let at = 1; at < part.tokens.length - 1; at++)
    for (let to = at + 1; to < part.tokens.length; to++) {
      const named = tableNamed(scope, wordsOf(part.tokens.slice(at, to)));
      if (!named) continue;
      for (const state of claimsOf(scope, named.table, part.tokens.slice(0, at))) {
        const when = conditionOf(state);
        if (when === null) continue;
        // Of the state itself nothing more can be said: the rest is about another column.
        const others: BlueprintTable = { ...named.table, columns: named.table.columns.filter((column) => column !== state.column) };
        for (const claim of claimsOf(scope, others, part.tokens.slice(to))) {
          const said = saidWhere(scope, named.table, when, state, claim);
          if (said) readings.push(...reading(said, named.score * state.score * claim.score * 0.97));
        }
      }
    }
  return readings;
}

/** What rows of one kind hold; all others stay as they are. Null if one value or range does not say it. */
function saidWhere(scope: Scope, table: BlueprintTable, when: string, state: Claim, claim: Claim): Reading['said'][number] | null {
  const { column, is, not } = claim;
  const outcome = outcomeOf(claim);
  const isPresent = is.kind === 'absent' && not;
  if (outcome === undefined && !isPresent) return null;
  const refused = alreadyIn(scope, table, state, claim) ?? refusedAsTime(table, state, claim);
  if (refused) return refused;
  if (outcome !== undefined) return { table, says: { when: [{ if: when, then: { [column.name]: outcome } }] } };
  const { generator, nullRate = 0, nullsDealt } = column;
  if (!generator || nullRate === 0 || isReference(scope, table, column)) return null;
  // Where no other row has one now, that is all there is to say.
  if (nobodyElse(scope, table, state, column)) return { table, says: { columns: { [column.name]: { null: { when: `!(${when})` } } } } };
  const missing = { missing: nullRate, ...(nullsDealt && { dealt: true }) };
  const parameters = { cases: [{ when, generator }], otherwise: generator, stays: true, ...missing };
  return { table, says: { columns: { [column.name]: { generator: { kind: 'cases', parameters } } } } };
}

function nobodyElse({ seen }: Scope, table: BlueprintTable, state: Claim, column: BlueprintColumn): boolean {
  const [states, cells] = [seen.cells(table, state.column), seen.cells(table, column)];
  return states.length > 0 && cells.every((cell, row) => cell === null || isMeant(state, states[row] ?? null));
}

/** Whether a cell of a state or flag is as a claim says. */
function isMeant({ is, not }: Claim, cell: string | null): boolean {
  return (is.kind === 'labels' ? is.labels.includes(cell ?? '') : cell !== null && isTrueText(cell)) !== not;
}

/** The rows that were looked at are so already. */
function alreadyIn({ seen }: Scope, table: BlueprintTable, state: Claim, claim: Claim): Refused | null {
  if (state.is.kind !== 'labels' && state.is.kind !== 'flag') return null;
  const [states, cells] = [seen.cells(table, state.column), seen.cells(table, claim.column)];
  const meant = cells.filter((_, row) => isMeant(state, states[row] ?? null));
  if (states.length === 0 || meant.length === 0 || !meant.every((cell) => isAs(claim, cell))) return null;
  return { cannot: `it changes nothing: the ${states.length === 1 ? 'row is' : `${states.length} rows that were looked at are`} so already` };
}

function isAs({ is, not }: Claim, cell: string | null): boolean {
  if (is.kind === 'absent') return (cell === null) !== not;
  if (is.kind === 'flag') return cell !== null && isTrueText(cell) !== not;
  if (is.kind === 'values') return cell !== null && !not && is.values.map(String).includes(cell);
  return is.kind === 'range' && !not && cell !== null && Number(cell) >= is.low && Number(cell) <= is.high;
}

/** A time that follows the states of its row cannot be taken out of them: the others would no longer agree. Null for any other column. */
function refusedAsTime(table: BlueprintTable, { is, not }: Claim, { column }: Claim): Refused | null {
  if (!column.generator?.kind.startsWith('life.')) return null;
  return {
    cannot: `${table.name}.${column.name} follows the states of its row, and changes in words do not take one of these times out. ${
      is.kind === 'labels' && !not ? `“no ${is.labels[0]!} ${table.name.replaceAll('_', ' ')}” works` : ''
    }`.trim(),
  };
}

/** The rows that are so, as an expression. */
function conditionOf({ column: { name }, is, not }: Claim): string | null {
  if (!/^[a-z_]\w*$/i.test(name)) return null;
  if (is.kind === 'flag') return not ? `${name} == false` : `${name} == true`;
  if (is.kind !== 'labels' && is.kind !== 'values') return null;
  const all = is.kind === 'labels' ? is.labels : is.values;
  const said = all.map((one) => `${name} ${not ? '!=' : '=='} ${JSON.stringify(one)}`);
  return said.join(not ? ' && ' : ' || ');
}

/** What the column holds then; undefined if one value or range does not say it. */
function outcomeOf({ column, is, not }: Claim): string | number | boolean | null | readonly number[] | undefined {
  if (is.kind === 'absent') return not || !column.nullable ? undefined : null;
  if (is.kind === 'flag') return !not;
  if (not) return undefined;
  if (is.kind === 'values') return is.values.length === 1 ? is.values[0] : undefined;
  if (is.kind !== 'range' || !Number.isFinite(is.low) || !Number.isFinite(is.high)) return undefined;
  return is.low === is.high ? is.low : [is.low, is.high];
}
