import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isSumOfOwnParts, wholeOf } from './own-parts.ts';
import { billParts } from './bill-parts.ts';
import { compute, isComputed, isFree, type DeriveContext } from '../context.ts';
import { isDoneByChildren } from '../children/of-children.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { zeroOf } from './parts-of-sums.ts';
import { roomFor } from './sums-of-money.ts';
import { sistersOf, sizeSisters } from './sisters.ts';
import { nameOfSum, summandsOf } from './summands.ts';
import { wordSet } from '../../read/words.ts';
import { NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';

const WHOLE = wordSet('total of parts');
/** Parts of a subtotal: `parts_total` and `labor_total`. */
const WORK_AND_PARTS = wordSet('totals of work and parts');

/** `total_amount` of `room_charges`, `medication_charges` and `procedure_charges`: columns beside a total with the same last word sum up to it. */
export function deriveTotals(table: TableView, context: DeriveContext): void {
  const numbers = context.drafts.get(table)!.filter((draft) => isPlainName(draft.column.name) && isNumber(draft));
  for (const whole of numbers) {
    if (isComputed(whole) || !roomFor(whole, 7) || !isFree(whole.column, table, context) || isSumOfOwnParts(whole, numbers)) continue;
    // The examples of a pack have the sizes of one another, and not of parts that the pack does not know.
    const isApart = whole.kind === 'example.number' || isDoneByChildren(whole, table, context);
    const sisters = isApart ? [] : sistersOf(whole, numbers);
    const parts = sisters.length > 0 ? sisters : partsOf(whole, numbers);
    if (parts.length < 2) continue;
    sizeSisters(whole, sisters);
    const zero = zeroOf(whole);
    const expression = parts.map((part) => (part.nullRate === undefined ? part.column.name : `coalesce(${part.column.name}, ${zero})`)).join(' + ');
    compute(whole, 'expression', { expression }, `the sum of ${parts.map((part) => part.column.name).join(', ')}`);
  }
}

function partsOf(whole: Draft, numbers: readonly Draft[]): readonly Draft[] {
  if (!WHOLE.has(nameOfSum(whole))) return [];
  const isSubtotal = /^sub ?total/.test(nameOfSum(whole));
  // What comes on top of a subtotal is no whole by itself: the bill adds it up.
  const bill = billParts(numbers);
  if (!isSubtotal && bill.subtotal && whole === wholeOf(bill)) return [];
  return isSubtotal ? numbers.filter((draft) => draft !== whole && WORK_AND_PARTS.has(draft.words.join(' '))) : summandsOf(whole, numbers);
}

function isNumber({ column: { type } }: Draft): boolean {
  return NUMBER_AND_MONEY_TYPES.has(type.base);
}
