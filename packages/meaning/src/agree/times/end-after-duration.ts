import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { computeWhereSet, isAlwaysThere, isComputed, isFree, isThere, parentsOf, type DeriveContext } from '../context.ts';
import { isWhole } from '../sums/numbers.ts';
import { pathTo } from '../copies/parent-path.ts';
import { dayOf, isMoment } from './spans.ts';
import { wordSet, matcher } from '../../read/words.ts';

/** A parent's length: a product's shelf life, a plan's months, a film's days. */
const LENGTH = matcher('lengths of a term', 'anywhere');
const UNITS: readonly (readonly [word: RegExp, days: number])[] = [
  [/(?:^| )days?(?: |$)/, 1],
  [/(?:^| )weeks?(?: |$)/, 7],
  [/(?:^| )months?(?: |$)/, 30.44],
  [/(?:^| )years?(?: |$)/, 365.25],
];
/** The day on which that is over. */
const OVER = wordSet('days when something is over');
const BEGINNINGS = /^date\.(?:created|start|business)$/;
const DAY_SECONDS = 86_400;

/** A row's validity by its parent: bread is best before its product's shelf life is over, a membership ends after the months of its plan. */
export function endAfterDuration(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const over = drafts.find((draft) => isMoment(draft) && OVER.has(draft.words.join(' ')) && !isComputed(draft) && draft.kind.startsWith('date.'));
  if (!over || !isFree(over.column, table, context, 'or in an order')) return;
  const start = startOf(over, drafts);
  if (!start || !isThere(start, over)) return;
  const own = drafts.find((each) => isWhole(each) && (daysOf(each) ?? 1) > 1 && isThere(each, over));
  if (own) return lastFor(over, start, own, own.column.name, `${start.column.name} and ${own.column.name}`);
  for (const link of parentsOf(table, context)) {
    const path = pathTo(link, table, context);
    const length = path === null ? undefined : context.drafts.get(link.to)!.find((each) => isWhole(each) && daysOf(each) !== null);
    if (path === null || !length || !isAlwaysThere(link, length, over.column, context)) continue;
    return lastFor(over, start, length, `${path}.${length.column.name}`, `${start.column.name} and ${link.to.table.name}.${length.column.name}`);
  }
}

/** Ends a row by its start and a length that is at `path`. */
function lastFor(over: Draft, start: Draft, length: Draft, path: string, words: string): void {
  const days = daysOf(length)!;
  const atLeastOne = `greatest(${path}, 1)`;
  const whole = days === 1 ? atLeastOne : `int(${atLeastOne} * ${days})`;
  const expression = over.column.type.base === 'date' ? `${dayOf(start)} + ${whole}` : `${start.column.name} + ${whole} * ${DAY_SECONDS}`;
  computeWhereSet(over, 'expression', { expression }, words, 'relation');
}

/** The time it follows by its own parameters, otherwise the row's beginning; a timestamp only if the other is one. */
function startOf(over: Draft, drafts: readonly Draft[]): Draft | undefined {
  const named = drafts.find(({ column }) => column.name === (over.parameters.start ?? over.parameters.after));
  const found = named ?? drafts.find((each) => each !== over && BEGINNINGS.test(each.kind));
  if (!found || !isMoment(found) || isComputed(found)) return undefined;
  return over.column.type.base === 'date' || found.column.type.base === over.column.type.base ? found : undefined;
}

/** The days of one unit of the length; null without a length in the name. */
function daysOf({ words }: Draft): number | null {
  const name = words.join(' ');
  return LENGTH.test(name) ? (UNITS.find(([word]) => word.test(name))?.[1] ?? null) : null;
}
