import { edit, type Draft } from '../../edits/draft.ts';
import { plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { wordSet } from '../../read/words.ts';
import { isOneToOne, type Link } from '../../schema/link.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { labelsOfState } from '../copies/labels-of-state.ts';
import { wordsOfReference } from '../presence/named-by-labels.ts';
import { hasOnlyOrders } from '../../schema/has-only-orders.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { takeSpanOfOwner, type SpanOfOwner } from './span-of-owner.ts';
import { isMoment } from './spans.ts';

/** Things that one may use at a time. */
const SINGLE = [wordSet('things used by one at a time'), wordSet('things in numbered series'), wordSet('things that are used and repaired')];
const IN_USE = wordSet('states in use');
/** Numbers of a thing of which there are several. */
const MANY = wordSet('numbers of pieces there are');
/** What a person has one of at a time, and people who may have several such. */
const HELD = wordSet('held one at a time');
const BUYERS = wordSet('buyers and their orders');
/** Rows about a thing that do not use it up: several at once are usual. */
const BESIDE_USE = wordSet('about a thing, beside its use');
const BEGINNINGS = /^date\.(?:created|start|business|scheduled|event|past)$/;
/** Rows of one thing, beyond which no time is left for one after another. */
const MOST_EACH = 400;
/** What is left between one use and the next. */
const USED = 0.9;

type Use = {
  readonly from: Draft;
  readonly end: Draft;
  /** When it ends unless another use begins before, as an expression. */
  readonly usual?: string;
  /** The end came about, so that it is never ahead; otherwise it was planned, and may be missing for good. */
  readonly isActual: boolean;
};

/**
 * Of what one may use at a time, such as a copy, a vehicle or a flat, no use ends after the next one begins, whatever the order of the rows, and only the last may be open:
 * loans, rentals, leases. The same for what a person has one of at a time.
 */
export function useOneAtATime(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts) || table.table.exclusions.length > 0 || drafts.some(({ column }) => column.name === 'today')) return;
  const taken = takeSpanOfOwner(table, context);
  const use = taken ? useOfTaken(taken) : useOf(table, context);
  const resources = use ? resourcesOf(table, context) : [];
  if (!use || resources.length === 0) return;
  const { from, end } = use;
  const next = nextOf(
    resources.map(({ columns }) => columns[0]!),
    from.column.name,
  );
  const expression = endBefore(next, use, table, context);
  edit(end, {
    kind: 'expression',
    parameters: { expression },
    entity: undefined,
    nullRate: undefined,
    because: { code: 'relation', words: `before the next row of the same ${resources.map(({ to }) => to.table.name).join(' or ')} begins` },
  });
}

/** A stay of days, after which another one may begin on the same day. */
function useOfTaken({ from, end, last }: SpanOfOwner): Use | null {
  return from.column.type.base === 'date' && from.column.notNull && end.column.notNull ? { from, end, usual: last, isActual: false } : null;
}

/** The beginning of a row, and the end that came about or, where there is none, the planned one. */
function useOf(table: TableView, context: DeriveContext): Use | null {
  const drafts = context.drafts.get(table)!;
  const { domains, groups, unread } = context.bounds.tables.get(table.name)!;
  const isBound = ({ column: { name, inKey } }: Draft): boolean =>
    inKey ||
    Object.hasOwn(domains, name) ||
    unread.some(({ columns }) => columns.includes(name)) ||
    groups.some((group) => group.columns.includes(name) && !hasOnlyOrders(group));
  for (const from of drafts) {
    if (!isMoment(from) || !from.column.notNull || (from.nullRate ?? 0) > 0 || !BEGINNINGS.test(from.kind)) continue;
    const ends = drafts.filter(
      (draft) =>
        isMoment(draft) &&
        draft.column.type.base === from.column.type.base &&
        !isBound(draft) &&
        (draft.kind === 'date.end' ? draft.parameters.start === from.column.name : isReturn(draft, from)),
    );
    const planned = drafts.some(
      ({ kind, parameters, column }) => column.notNull && /^date\.(?:due|end)$/.test(kind) && (parameters.start ?? parameters.after) === from.column.name,
    );
    const actual = ends.find(({ column }) => !column.notNull);
    const end = actual ?? ends[0];
    // What a state goes through by its own time ends as that says.
    if (end && end !== actual && drafts.some(({ kind }) => kind === 'life.state')) return null;
    if (end && from.column.type.base !== 'date' && typeof (end.parameters.maxHours ?? end.parameters.gap) !== 'number') return null;
    if (end) return { from, end, isActual: end === actual && (planned || end.kind === 'date.event') };
  }
  return null;
}

/** A time after the beginning that is missing as long as it is ahead. */
function isReturn({ kind, parameters, column }: Draft, from: Draft): boolean {
  return kind === 'date.event' && parameters.after === from.column.name && parameters.open === true && !column.notNull;
}

/** What the row uses, or the person who has it. */
function resourcesOf(table: TableView, context: DeriveContext): Link[] {
  const { noun } = namesOf(table, context);
  const owner = context.relations.owners.get(table);
  return parentsOf(table, context).filter((link) => {
    const [column] = link.columns;
    if (link.columns.length > 1 || !isPlainName(column!) || link.to === table || isOneToOne(link)) return false;
    if (context.expectedRows(table) > MOST_EACH * context.expectedRows(link.to)) return false;
    const parent = namesOf(link.to, context);
    // A member has one membership; a customer may have several contracts.
    if (HELD.has(noun) && link === owner && parent.agent && (!BUYERS.has(parent.noun) || noun.startsWith(parent.noun))) return true;
    // Nobody works on two things at once by the clock.
    if (parent.agent && isClocked(table, context) && !namesOf(table, context).columns.get(column!)!.words.includes('by')) return true;
    const said = wordsOfReference(namesOf(table, context).columns.get(column!)!.words).at(-1) ?? '';
    return !parent.agent && !BESIDE_USE.has(noun) && isSingle(link.to, said, context);
  });
}

/** Whether rows are the times that somebody worked, as a clock took them. */
function isClocked(table: TableView, context: DeriveContext): boolean {
  const { noun, tokens } = namesOf(table, context);
  return CLOCKED.has(noun) || CLOCKED.has(tokens.words.slice(-2).join(' '));
}
const CLOCKED = wordSet('times taken by a clock');

/** Whether one may use such a thing at a time, by its noun. */
export function isUsedByOne(noun: string): boolean {
  return SINGLE.some((nouns) => nouns.has(noun));
}

function isSingle(table: TableView, said: string, context: DeriveContext): boolean {
  const drafts = context.drafts.get(table)!;
  if (drafts.some(({ words }) => MANY.has(words.join(' ')))) return false;
  const { noun } = namesOf(table, context);
  return (
    [noun, said].some(isUsedByOne) || drafts.some((draft) => tellsOfState(draft.words) && labelsOfState(draft).some((label) => IN_USE.has(plainState(label))))
  );
}

/** When the next row of any of these begins. */
function nextOf(by: readonly string[], from: string): string {
  const [one, ...others] = by.map((column) => `later(${column}, ${from})`);
  return others.reduce((all, each) => `least(coalesce(${all}, ${each}), coalesce(${each}, ${all}))`, one!);
}

function endBefore(next: string, { from, end, usual: whole, isActual }: Use, table: TableView, context: DeriveContext): string {
  const drafts = context.drafts.get(table)!;
  const { name, type } = from.column;
  const isDay = type.base === 'date';
  const { minHours, maxHours, gap } = end.parameters as { minHours?: number; maxHours?: number; gap?: number };
  const least = minHours ?? (gap === undefined ? 24 : gap / 20);
  const most = Math.max(least, maxHours ?? gap ?? 24 * 30);
  const share = shareOfRow(end, drafts);
  const usual =
    whole ??
    (isDay
      ? `addDays(${name}, int((${least} + ${most - least} * ${share}) / 24.0))`
      : `addMinutes(${name}, int((${least} + ${most - least} * ${share}) * 60))`);
  const isStrict = context.bounds.tables
    .get(table.name)!
    .groups.some(({ columns, order = [], variants = [] }) =>
      [...order, ...variants.flatMap((variant) => variant.order ?? [])].some(
        ({ operator }) => operator === '<' && columns.includes(name) && columns.includes(end.column.name),
      ),
    );
  const day = isStrict || whole !== undefined ? `greatest(addDays(${name}, 1), ${next})` : `greatest(${name}, addDays(${next}, -1))`;
  // What came back waits before it is used again; what was planned may end as the next begins.
  const before = isDay ? day : end.column.notNull ? next : `addMinutes(${name}, int(minutesBetween(${name}, ${next}) * ${USED}))`;
  if (end.column.notNull) return `least(${usual}, coalesce(${before}, ${usual}))`;
  const open = isActual
    ? `${isDay ? usual : `date(${usual})`} > today`
    : `(${share} * 1000 % 1) < ${Math.min(0.9, (end.nullRate ?? 0) + (1 - (typeof end.parameters.probability === 'number' ? end.parameters.probability : 1)))}`;
  return `${next} == null ? (${open} ? null : ${usual}) : least(${usual}, ${before})`;
}
