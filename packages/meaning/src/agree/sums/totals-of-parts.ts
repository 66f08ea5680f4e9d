import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isComputed, isFree, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { readsFrom, zeroOf } from './parts-of-sums.ts';
import { isSum, roomFor } from './sums-of-money.ts';
import { wordSet } from '../../read/words.ts';
import { NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';

const WHOLE = wordSet('total of parts');
/** Parts of a subtotal: `parts_total` and `labor_total`. */
const WORK_AND_PARTS = wordSet('totals of work and parts');
/** Last words of summands. */
const ADDED = wordSet('summands');
/** Of no whole, or of another one. */
const APART = wordSet('no summands');

/** `total_amount` of `room_charges`, `medication_charges` and `procedure_charges`: columns beside a total with the same last word sum up to it. */
export function deriveTotals(table: TableView, context: DeriveContext): void {
  const numbers = context.drafts.get(table)!.filter((draft) => isPlainName(draft.column.name) && isNumber(draft));
  for (const whole of numbers) {
    if (!WHOLE.has(nameOf(whole)) || isComputed(whole) || !isFree(whole.column, table, context) || !roomFor(whole, 7)) continue;
    const parts = /^sub ?total/.test(nameOf(whole))
      ? numbers.filter((draft) => draft !== whole && WORK_AND_PARTS.has(draft.words.join(' ')))
      : partsOf(whole, numbers);
    if (parts.length < 2) continue;
    const zero = zeroOf(whole);
    const expression = parts.map((part) => (part.nullRate === undefined ? part.column.name : `coalesce(${part.column.name}, ${zero})`)).join(' + ');
    compute(whole, 'expression', { expression }, `the sum of ${parts.map((part) => part.column.name).join(', ')}`);
  }
}

function partsOf(whole: Draft, numbers: readonly Draft[]): Draft[] {
  const head = headOf(whole);
  const parts = numbers.filter(
    (draft) =>
      draft !== whole && draft.words.length > 1 && ADDED.has(headOf(draft)) && !draft.words.some((word) => APART.has(word)) && !readsFrom(draft, whole),
  );
  const alike = ADDED.has(head) ? parts.filter((part) => headOf(part) === head) : mostAlike(parts);
  return alike.every((part) => isSum(part) || wordSet('summands that are no money').has(headOf(part))) ? alike : [];
}

/** Those with the most common last word. */
function mostAlike(parts: readonly Draft[]): Draft[] {
  const groups = Map.groupBy(parts, headOf);
  return [...groups.values()].reduce<Draft[]>((most, group) => (group.length > most.length ? group : most), []);
}

/** The last word, of one. */
function headOf(draft: Draft): string {
  return nameOf(draft)
    .split(' ')
    .at(-1)!
    .replace(/(?<=..)s$/, '');
}

/** `cost_labor` and `kosten_totaal` are the labor's cost and the total cost. */
function nameOf({ words }: Draft): string {
  const [first = '', second, more] = words;
  const isTurned = second !== undefined && more === undefined && ADDED.has(first.replace(/(?<=..)s$/, '')) && !ADDED.has(second.replace(/(?<=..)s$/, ''));
  return isTurned ? `${second} ${first}` : words.join(' ');
}

function isNumber({ column: { type } }: Draft): boolean {
  return NUMBER_AND_MONEY_TYPES.has(type.base);
}
