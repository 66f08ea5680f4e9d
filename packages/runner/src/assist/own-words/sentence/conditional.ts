import type { BlueprintTable } from '@seedbed/contract';
import type { Claim } from './claim.ts';
import { claimsOf } from './predicate.ts';
import { reading, type Reading, type Refused } from './reading.ts';
import { tableNamed, type Scope } from './scope.ts';
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
          const outcome = outcomeOf(claim);
          if (outcome === undefined) continue;
          const refused = refusal(scope, named.table, state, claim);
          readings.push(
            ...reading(
              refused ?? { table: named.table, says: { when: [{ if: when, then: { [claim.column.name]: outcome } }] } },
              named.score * state.score * claim.score * 0.97,
            ),
          );
        }
      }
    }
  return readings;
}

/** A time that follows the states of its row cannot be taken out of them: the others would no longer agree. Null for any other column. */
function refusal({ seen }: Scope, table: BlueprintTable, { column: state, is, not }: Claim, { column }: Claim): Refused | null {
  if (!column.generator?.kind.startsWith('life.')) return null;
  const [states, times] = [seen.cells(table, state), seen.cells(table, column)];
  const isMeant = (label: string | null) => is.kind === 'labels' && is.labels.includes(label ?? '') !== not;
  if (states.length > 0 && states.every((label, row) => !isMeant(label) || times[row] === null))
    return { cannot: `it changes nothing: the ${states.length === 1 ? 'row is' : `${states.length} rows that were looked at are`} so already` };
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
