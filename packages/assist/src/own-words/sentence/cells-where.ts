import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import { isTrueText } from '@seedbed/engine';
import type { Claim } from './claim.ts';
import type { Refused } from './reading.ts';
import type { Scope } from './scope.ts';

/** Whether none but the rows in a state have a value of a column now. */
export function nobodyElse({ seen }: Scope, table: BlueprintTable, state: Claim, column: BlueprintColumn): boolean {
  const [states, cells] = [seen.cells(table, state.column), seen.cells(table, column)];
  return states.length > 0 && cells.every((cell, row) => cell === null || isAs(state, states[row] ?? null));
}

/** Fewer rows are not enough evidence. */
const MIN_MEANT = 5;

/** Why no change is needed: the sampled rows in a state already satisfy the claim. Null otherwise. */
export function alreadyIn({ seen }: Scope, table: BlueprintTable, state: Claim, claim: Claim): Refused | null {
  const [states, cells] = [seen.cells(table, state.column), seen.cells(table, claim.column)];
  const meant = cells.filter((_, row) => isAs(state, states[row] ?? null));
  // A state that no row is in, where its time is missing in all rows: an earlier change left it out.
  const isGone = meant.length === 0 && claim.is.kind === 'absent' && claim.column.generator?.kind.startsWith('life.') === true;
  // Of a few rows it may be so by chance.
  const isFew = meant.length < MIN_MEANT && claim.column.generator?.kind.startsWith('life.') !== true;
  if (states.length === 0 || (meant.length === 0 && !isGone) || isFew || !meant.every((cell) => isAs(claim, cell))) return null;
  return { cannot: `it changes nothing: the ${states.length === 1 ? 'row is' : `${states.length} rows that were looked at are`} so already` };
}

/** Whether a cell satisfies a claim. */
function isAs({ is, not }: Claim, cell: string | null): boolean {
  if (is.kind === 'absent') return (cell === null) !== not;
  if (is.kind === 'flag') return (cell !== null && isTrueText(cell)) !== not;
  if (is.kind === 'labels') return is.labels.includes(cell ?? '') !== not;
  if (is.kind === 'values') return (cell !== null && is.values.map(String).includes(cell)) !== not;
  return is.kind === 'range' && !not && cell !== null && Number(cell) >= is.low && Number(cell) <= is.high;
}
