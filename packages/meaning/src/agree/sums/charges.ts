import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isBoughtIn } from './bought-in.ts';
import { atLeast, compute, isAlwaysThere, isComputed, isThere, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isNumber } from './numbers.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { countOf, isCountOfPieces, partsOfUnit, unitOfRate } from './products.ts';
import { dayOf, spanOf } from '../times/spans.ts';
import { LINE_TOTALS } from './sums.ts';
import { isSum, roomFor } from './sums-of-money.ts';
import { wordSet } from '../../read/words.ts';
import { DECIMAL_AND_MONEY_TYPES } from '../../schema/types.ts';

/** Things paid by time, where a bare price is for a day. */
const RENTED = wordSet('rented by time');
/** Rows that are charged for the time from their first to their last day. */
const CHARGED_BY_TIME = wordSet('charged by time');
/** People and places, each of which pays if the parent has a bare price. */
const HEADS = wordSet('number of heads');
/** Rows whose price is one of many that are offered, or was another one at its time. */
export const OTHER_PRICES = wordSet('rows with prices of their own time');

/**
 * The row's amount by its parent's rate: nights in a room, days with a car, tickets to an event, pieces of a product. Not if the row has a
 * rate of its own.
 */
export function deriveCharges(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const noun = namesOf(table, context).noun;
  if (OTHER_PRICES.has(noun)) return;
  const isStay = CHARGED_BY_TIME.has(noun);
  const totals = drafts.filter(
    (draft) => isSum(draft) && !isComputed(draft) && isTotal(draft, isStay) && roomFor(draft, 8) && atLeast(draft.column, table, context) !== null,
  );
  const total = totals.find(({ words }) => /^sub|^net/.test(words[0]!)) ?? totals[0];
  if (!total || drafts.some((each) => each !== total && isRate(each))) return;
  const floor = atLeast(total.column, table, context);
  const boughtIn = isBoughtIn(table, context);
  for (const link of parentsOf(table, context)) {
    const path = pathTo(link, table, context);
    const rates = context.drafts.get(link.to)!.filter((each) => isRate(each) && !isComputed(each) && isPlainName(each.column.name));
    for (const rate of path === null ? [] : rates) {
      if (!isAlwaysThere(link, rate, total.column, context)) continue;
      const units = unitsOf(unitOfRate(rate.words)!, { drafts, total, noun, parent: namesOf(link.to, context).noun, boughtIn });
      if (units === null) continue;
      const product = `round(${units} * ${path}.${rate.column.name}, 2)`;
      const words = `${units} at ${link.to.table.name}.${rate.column.name}`;
      compute(total, 'expression', { expression: floor ? `greatest(${product}, ${floor})` : product }, words, 'relation');
      return;
    }
  }
}

/** The cost of a stay may be its fee; elsewhere a fee is one part of the sum. */
function isTotal({ words }: Draft, isStay: boolean): boolean {
  const name = words.join(' ');
  return LINE_TOTALS.has(name) || (isStay && wordSet('fee for a time').has(name));
}

function isRate(draft: Draft): boolean {
  return isSum(draft) && unitOfRate(draft.words) !== null;
}

type Row = { readonly drafts: readonly Draft[]; readonly total: Draft; readonly noun: string; readonly parent: string; readonly boughtIn: boolean };

/** How many units of the rate a row takes, as an expression; null if it does not say. */
function unitsOf(unit: string, { drafts, total, noun, parent, boughtIn }: Row): string | null {
  const numbers = drafts.filter((each) => each !== total && isNumber(each) && isThere(each, total));
  const isByTime = unit === 'day' || unit === 'night' || unit === 'hour' || (unit === 'unit' && RENTED.has(parent));
  const count = countOf(unit, numbers, total);
  if (count && !isCountOfPieces(count)) return count.column.name;
  const part = count ? undefined : partsOfUnit(unit, numbers, total);
  if (part) return part.expression;
  if (isByTime) {
    const span = CHARGED_BY_TIME.has(noun) ? spanOf(drafts) : null;
    if (!span || ![span.start, span.end].every((each) => isPlainName(each.column.name) && isThere(each, total)))
      return unit === 'unit' ? null : (count?.column.name ?? null);
    if (unit !== 'hour') return `greatest(${dayOf(span.end)} - ${dayOf(span.start)}, 1)`;
    if (span.end.column.type.base === 'date') return null;
    const hours = `hoursBetween(${span.start.column.name}, ${span.end.column.name})`;
    // What is agreed beforehand is charged for the time that it is agreed for, and not for each hour begun.
    const isAgreed = span.end.kind !== 'date.event' && span.end.column.notNull && DECIMAL_AND_MONEY_TYPES.has(total.column.type.base);
    return isAgreed ? `ceil(${hours} * 4) / 4.0` : `greatest(ceil(${hours}), 1)`;
  }
  if (count) return boughtIn || (unit === 'unit' && total.words.includes('cost')) ? null : count.column.name;
  return unit === 'unit' || unit === 'ticket' || unit === 'seat' ? (numbers.find((each) => HEADS.has(each.words.join(' ')))?.column.name ?? null) : null;
}
