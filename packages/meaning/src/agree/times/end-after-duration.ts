import type { Draft } from '../../edits/draft.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { computeWhereSet, isAlwaysThere, isComputed, isFree, isThere, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isWhole } from '../sums/numbers.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { pairsOf } from './period-pairs.ts';
import { dayOf, isMoment } from './spans.ts';
import { wordSet, matcher } from '../../read/words.ts';

/** A parent's length: a product's shelf life, a plan's months, a film's days. */
const LENGTH = matcher('lengths of a term', 'anywhere');
const UNITS: readonly (readonly [word: RegExp, unit: Unit])[] = [
  [/(?:^| )(?:days?|nights?)(?: |$)/, { days: 1 }],
  [/(?:^| )weeks?(?: |$)/, { days: 7 }],
  [/(?:^| )months?(?: |$)/, { months: 1 }],
  [/(?:^| )years?(?: |$)/, { months: 12 }],
];
type Unit = { readonly days?: number; readonly months?: number };
/** The row's own length by its unit alone. */
const OWN_LENGTH = wordSet('lengths of a row');
/** Ends of a row that may have such a length. */
const LAST = matcher('last day of a span');
/** An end that is the last day itself, and not the one after. */
const INCLUSIVE = matcher('last days that count', 'anywhere');
const USED = wordSet('used while valid');
/** The day on which that is over. */
const OVER = wordSet('days when something is over');
const BEGINNINGS = /^date\.(?:created|start|business)$/;
const DAY_SECONDS = 86_400;

/** A row's validity by its parent: bread is best before its product's shelf life is over, a membership ends after the months of its plan. */
export function endAfterDuration(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  // A code is valid for as long as rows use it, however long what it is for may last; a discount lasts as its coupon says.
  const isUsed = ({ to }: Pick<Link, 'to'>): boolean => USED.has(namesOf(to, context).noun);
  const parents = isUsed({ to: table }) ? parentsOf(table, context).filter(isUsed) : parentsOf(table, context);
  const isEnd = (draft: Draft): boolean => OVER.has(draft.words.join(' ')) || (LAST.test(draft.words.join(' ')) && drafts.some(isOwnLength));
  const over = drafts.find((draft) => isMoment(draft) && isEnd(draft) && !isComputed(draft) && draft.kind.startsWith('date.'));
  if (!over || !isFree(over.column, table, context, 'or in an order')) return;
  const start = startOf(over, drafts);
  if (!start || !isThere(start, over)) return;
  // Days and nights that nothing binds are counted from the dates.
  const isCounted = (each: Draft): boolean => unitOf(each)!.days === 1 && (isComputed(each) || isFree(each.column, table, context));
  const own = drafts.find((each) => isWhole(each) && isPlainName(each.column.name) && unitOf(each) !== null && !isCounted(each) && isThere(each, over));
  if (own) return lastFor(over, start, own, own.column.name, `${start.column.name} and ${own.column.name}`);
  for (const link of parents) {
    const path = pathTo(link, table, context);
    const length =
      path === null ? undefined : context.drafts.get(link.to)!.find((each) => isWhole(each) && unitOf(each) !== null && !OWN_LENGTH.has(each.words.join(' ')));
    if (path === null || !length || !isAlwaysThere(link, length, over.column, context)) continue;
    return lastFor(over, start, length, `${path}.${length.column.name}`, `${start.column.name} and ${link.to.table.name}.${length.column.name}`);
  }
}

/** Ends a row by its start and a length that is at `path`. */
function lastFor(over: Draft, start: Draft, length: Draft, path: string, words: string): void {
  const { days, months = 1 } = unitOf(length)!;
  const isDay = over.column.type.base === 'date';
  const [from, many] = [isDay ? dayOf(start) : start.column.name, `greatest(${path}, 1)`];
  const times = (each: number): string => (each === 1 ? many : `${many} * ${each}`);
  const isLast = isDay && isWithoutNights(length) && INCLUSIVE.test(`${over.words.join(' ')} ${(over.column.column.comment ?? '').toLowerCase()}`);
  const end = days === undefined ? `addMonths(${from}, ${times(months)})` : `${from} + ${times(days)}${isDay ? '' : ` * ${DAY_SECONDS}`}`;
  const expression = isLast ? `${end} - 1` : end;
  computeWhereSet(over, 'expression', { expression }, words, 'relation');
}

/** The time it follows by its own parameters, otherwise the one of which it is the end, or the row's beginning; a timestamp only if the other is one. */
function startOf(over: Draft, drafts: readonly Draft[]): Draft | undefined {
  const named = drafts.find(({ column }) => column.name === (over.parameters.start ?? over.parameters.after));
  const found = named ?? pairsOf(drafts).find(({ to }) => to === over)?.from ?? drafts.find((each) => each !== over && BEGINNINGS.test(each.kind));
  if (!found || !isMoment(found) || isComputed(found)) return undefined;
  return over.column.type.base === 'date' || found.column.type.base === over.column.type.base ? found : undefined;
}

function isWithoutNights({ words }: Draft): boolean {
  return !words.some((word) => /^nights?$/.test(word));
}

function isOwnLength(draft: Draft): boolean {
  return OWN_LENGTH.has(draft.words.join(' '));
}

/** One unit of the length; null without a length in the name. */
function unitOf(draft: Draft): Unit | null {
  const name = draft.words.join(' ');
  return LENGTH.test(name) || isOwnLength(draft) ? (UNITS.find(([word]) => word.test(name))?.[1] ?? null) : null;
}
