import { ownMember } from '@seedbed/contract';
import { edit, type Draft } from '../../edits/draft.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { momentsOf } from './beginning-and-end.ts';
import { compute, isAlwaysThere, isComputed, isFree, namesOf, parentsOf, withoutDomains, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isNumber } from '../sums/numbers.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { canUseRowNumber } from '../sums/row-share.ts';
import { readingPairsOf, type ReadingPair } from './reading-pairs.ts';
import { wordSet } from '../../read/words.ts';

/** Measurements that repeat during an activity. */
const STREAMS = wordSet('streams of readings');
/** Names of the moment at which it was. */
const MOMENT = wordSet('moments of a reading');
const TIMES = /^date\.(?:created|past|business|recent|anytime|event)$/;
/** Activities that last hours at most. */
const SHORT_ACTIVITIES = wordSet('short activities');
const HOURS = 72;
/** During an activity, its known times are within this many minutes of its start. */
const KNOWN_MINUTES = 20;
/** A step through the numbers below 997 that keeps rows beside one another apart. */
const STEP = 617;
/** Without a known unit, the same as at the start. */
const NOTHING = 0;

/** The moments that this pass computed, and within whose time: the plan of a table whose parts are bound by their moments follows from it. */
const momentsWithin = new WeakMap<Draft, { readonly parent: TableView; readonly expression: unknown }>();

/** Whether a column holds a moment within the time of that parent. A later pass may have computed it otherwise. */
export function isWithin(draft: Draft, parent: TableView): boolean {
  const found = momentsWithin.get(draft);
  return found?.parent === parent && draft.kind === 'expression' && draft.parameters['expression'] === found.expression;
}

/**
 * Readings of something that begins and ends lie between its beginning and its end, and show what it showed then: the values of a charging session, the positions of a
 * trip. A number that the parent has at its beginning and at its end rises from the one to the other.
 */
export function keepReadingsWithin(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  const own = namesOf(table, context);
  if (!STREAMS.has(own.noun) && ![...own.words].some((word) => STREAMS.has(word))) return;
  for (const link of parentsOf(table, context)) {
    const moments = momentsOf(context.drafts.get(link.to)!);
    const path = moments && isRequired(link) ? pathTo(link, table, context) : null;
    if (!moments || path === null || !isShort(moments.end, link, context)) continue;
    const { start, end } = moments;
    const time = drafts.find((draft) => isMomentOf(draft, start, link, table, context));
    if (!time || !isAlwaysThere(link, start, { ...time.column, notNull: true }, context)) continue;
    const [from, to] = [`${path}.${start.column.name}`, `${path}.${end.column.name}`];
    const until =
      isAlwaysThere(link, end, { ...time.column, notNull: true }, context) && end.column.notNull
        ? to
        : `coalesce(${to}, addMinutes(${from}, ${KNOWN_MINUTES}))`;
    // Fractions of a second are no part of it: a second at both ends is left free.
    const passed = `int(row * ${STEP} % 997 / 997.0 * greatest(hoursBetween(${from}, ${until}) * 3600 - 2, 0.0))`;
    compute(time, 'expression', { expression: `${from} + 1 + ${passed}` }, `within the time of ${link.to.table.name}`, 'relation');
    momentsWithin.set(time, { parent: link.to, expression: time.parameters['expression'] });
    const pairs = readingPairsOf(link.to, context);
    for (const draft of drafts) {
      const pair = pairs.find((each) => isReadingOf(draft, each, table, context));
      if (pair) readBetween(draft, pair, { link, path, from, to, time }, context);
    }
    return;
  }
}

function isShort(end: Draft, link: Link, context: DeriveContext): boolean {
  const { gap, maxHours } = end.parameters as { gap?: unknown; maxHours?: unknown };
  const hours = [gap, maxHours].find((each) => typeof each === 'number');
  return SHORT_ACTIVITIES.has(namesOf(link.to, context).noun) || (typeof hours === 'number' && hours <= HOURS);
}

/** The moment of the row: of the parent's type, and bound by nothing but partitions and keys beside the parent. */
function isMomentOf(draft: Draft, start: Draft, link: Link, table: TableView, { bounds }: DeriveContext): boolean {
  const { column, kind, parameters } = draft;
  if (!column.notNull || column.type.base !== start.column.type.base || !isPlainName(column.name) || (column.type.scale ?? 6) < 3) return false;
  if (!TIMES.test(kind) || parameters.after !== undefined || !MOMENT.has(draft.words.join(' '))) return false;
  const solved = bounds.tables.get(table.name)!;
  const keys = table.table.uniqueKeys.filter((key) => key.columns.includes(column.name));
  return (
    !ownMember(solved.domains, column.name) &&
    keys.every((key) => key.predicate === undefined && !key.withoutOverlaps && link.columns.every((name) => key.columns.includes(name))) &&
    solved.groups.every((group) => !group.columns.includes(column.name) || (group.columns.length === 1 && !group.rows)) &&
    !solved.unread.some((each) => each.columns.includes(column.name))
  );
}

/** Whether a number of the row is what the parent reads at its beginning and end: by the words of both, and in the same unit. */
function isReadingOf(draft: Draft, { stem, start, most }: ReadingPair, table: TableView, context: DeriveContext): boolean {
  if (!isNumber(draft) || isComputed(draft)) return false;
  const ofTable = namesOf(table, context).words;
  const isPlain = draft.words.every((word) => word === 'value' || word === 'reading');
  const isSame = isPlain
    ? stem.some((word) => ofTable.has(word)) && stem.length === 1
    : draft.words.at(-1) === stem.at(-1) && draft.words.every((word) => stem.includes(word) || ofTable.has(word));
  if (!isSame || (draft.column.type.scale ?? 0) < (start.column.type.scale ?? 0)) return false;
  const { min = -Infinity, max = Infinity, ...others } = ownMember(context.bounds.tables.get(table.name)!.domains, draft.column.name) ?? {};
  const isOpen = Object.keys(others).length === 0 && Number(min) <= 0 && (max === Infinity || (most !== undefined && Number(max) >= most));
  return isOpen && isFree(draft.column, table, withoutDomains(context, table));
}

type Inside = { readonly link: Link; readonly path: string; readonly from: string; readonly to: string; readonly time: Draft };

function readBetween(draft: Draft, { start, end, perHour, most }: ReadingPair, { link, path, from, to, time }: Inside, context: DeriveContext): void {
  if (!isAlwaysThere(link, start, draft.column, context)) return;
  const [first, last] = [`${path}.${start.column.name}`, `${path}.${end.column.name}`];
  const passed = `hoursBetween(${from}, ${time.column.name})`;
  const rate = most === undefined && perHour ? (perHour[0] + perHour[1]) / 2 : NOTHING;
  const between = `${first} + ratio(${passed}, hoursBetween(${from}, ${to})) * (${last} - ${first})`;
  const digits = draft.column.type.base.startsWith('int') ? 0 : Math.min(draft.column.type.scale ?? 2, 3);
  const { nullRate } = draft;
  compute(
    draft,
    'expression',
    { expression: `round(coalesce(${between}, ${first} + ${passed} * ${rate}), ${digits})` },
    `between ${link.to.table.name}.${start.column.name} and ${end.column.name}, by ${time.column.name}`,
    'relation',
  );
  edit(draft, { nullRate });
}
