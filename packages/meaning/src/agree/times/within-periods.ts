import { isDayOfParent } from './happen-with-parents.ts';
import { ownMember } from '@seedbed/contract';
import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { hasOnlyOrders } from '../../schema/has-only-orders.ts';
import { compute, computeWhereSet, isComputed, isFree, isThere, namesOf, type DeriveContext } from '../context.ts';
import { dependsOn } from '../depends-on.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { callAlong, waysUp, type WayUp } from '../ways-up.ts';
import { leadUpTo } from './leads.ts';
import { pairsOf, restOf } from './period-pairs.ts';
import { renewDocuments } from './renewals.ts';
import { isMoment, spanOf } from './spans.ts';
import { followYears } from './years-in-turn.ts';

/** Parts of which one begins where the one before it ends: terms of a school year, sprints of a release. */
const PARTS = wordSet('parts one after another');
/** What places a part among the others. */
const NUMBERS = wordSet('numbers of a part');
/** Times that are the row's own, and not when it was written; one that is planned may be before or after, such as a reminder or a follow-up. */
const OWN = /^date\.(?:start|business)$/;
/** Words of days on which something is settled about it, before or after. */
const BESIDE = wordSet('settled beside a span');
/** What opens before the row takes place, and closes by then: the sale of tickets, the registration. */
const BEFORE = wordSet('open before it takes place');
/** Days before today from which rows of long periods are. */
const RECENT_DAYS = 730;
/** Days within which what is written down begins. */
const DAYS_AHEAD = 45;
/** What begins and ends within a day, and the hours that it takes. */
const WITHIN_DAYS = new Set([...wordSet('things within a day'), ...wordSet('short activities')]);
const HOURS = { least: 0.75, most: 2.5 };
/** What a time of what opens before the row takes place says of it, before the time of that. */
export const OPEN_UNTIL = 'open before ';
/** Until when something may be used. */
const OVER = wordSet('days when something is over');
/** What somebody has in the course of a stay. */
const DURING = wordSet('taken during a stay');
const WEEK_STARTS = wordSet('beginnings of a week');

type Period = {
  readonly from: string;
  readonly to: string;
  readonly base: string;
  readonly isOpenEnded: boolean;
  readonly words: string;
  readonly rest: string;
  readonly way: WayUp;
};

/**
 * What happens in something that has a beginning and an end happens between them: a mark within the term, a shift while the courier is employed, an entry within the week
 * of its sheet. A period of the row ends by then, too, and parts follow one another. It is told from the names of the times alone, which differ in a word for the beginning
 * and one for the end.
 */
export function keepWithinPeriods(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const periods = waysUp(table, context).flatMap((way) => periodsOf(way, table, context));
  openBefore(table, periods, context);
  leadUpTo(table, context);
  renewDocuments(table, context);
  if (!canUseRowNumber(drafts)) return;
  if (periods.length === 0) return followYears(table, context);
  const [own] = pairsOf(drafts);
  if (own && divide(own, periods, table, context)) return;
  // Stamps of a state begin with the row's own time, which then stays.
  if (drafts.some(({ kind }) => kind === 'life.stamp')) return;
  for (const draft of drafts) {
    const isJoined = own?.from === draft && joinsWithin(own, periods);
    const planned = own?.from === draft && draft.kind === 'date.scheduled' ? ofOwner(periods, draft, table, context) : undefined;
    if (planned && draft.parameters.after === undefined && isOpen(draft, table, context)) return planWithin(own!, drafts, planned, table, context);
    if (
      !(OWN.test(draft.kind) || isJoined) ||
      draft.parameters.after !== undefined ||
      draft.words.some((word) => BESIDE.has(word)) ||
      !isOpen(draft, table, context)
    )
      continue;
    if (isDayOfParent(draft, table, context)) return;
    const { from, to } = pairsOf(drafts).find((each) => each.from === draft) ?? {};
    // Another time beside the beginning of a period is no beginning.
    if (own && !from) continue;
    const period = nearest(periods.filter(({ rest }) => rest === '' || (from !== undefined && rest === restOf(from))));
    if (!period || dependsOn({ table: period.way.to, draft: sourceOf(period, context)! }, { table, draft }, context)) continue;
    const other = periods.find((each) => each.way.links[0] !== period.way.links[0] && each.rest === '' && each.way.links.length === 1);
    const isShort = WITHIN_DAYS.has(namesOf(table, context).noun);
    const written = isShort && period.isOpenEnded ? drafts.find((each) => isWrittenBefore(each, draft)) : undefined;
    const within = written ? sinceWritten(period, written, draft) : other && other !== period ? both(period, other) : period;
    lieWithin(draft, drafts, within);
    if (isJoined && isOpen(own.to, table, context)) leaveWithin(own.to, draft, drafts, within);
    else if (to && to.kind === 'date.end' && isOpen(to, table, context)) endBy(to, draft, drafts, period, isShort);
    return;
  }
}

/** The moments between which what the row is a part of lasts, if each row has both. */
function ofOwner(periods: readonly Period[], draft: Draft, table: TableView, { relations }: DeriveContext): Period | undefined {
  const owner = relations.owners.get(table);
  return periods.find(
    ({ way, rest, isOpenEnded, base }) =>
      way.links.length === 1 && way.links[0] === owner && rest === '' && !isOpenEnded && base === draft.column.type.base && base !== 'date',
  );
}

/** What is planned in the course of something that has been agreed for a time begins and ends in it: visits of a booking. */
function planWithin(
  { from, to }: { readonly from: Draft; readonly to: Draft },
  drafts: readonly Draft[],
  period: Period,
  table: TableView,
  context: DeriveContext,
): void {
  const { name } = from.column;
  const usual =
    to.kind === 'expression'
      ? String(to.parameters['expression'])
      : isOpen(to, table, context)
        ? `addMinutes(${name}, 15 * int(2 + 6 * ${shareOfRow(to, drafts)}))`
        : undefined;
  if (usual === undefined || !isThere(from, to)) return;
  const share = shareOfRow(from, drafts);
  const begin = `addMinutes(${period.from}, int(0.8 * ${share} * greatest(minutesBetween(${period.from}, ${period.to}), 0)))`;
  computeWhereSet(from, 'expression', { expression: begin }, period.words, 'relation');
  computeWhereSet(to, 'expression', { expression: `greatest(least(${usual}, ${period.to}), ${name})` }, period.words, 'relation');
}

/** Whether somebody joins what lasts for a season or a term: the row's own first day is in that, whenever the row was written. */
function joinsWithin({ from, to }: { readonly from: Draft; readonly to: Draft }, periods: readonly Period[]): boolean {
  const isLasting = periods.some(({ isOpenEnded, base }) => !isOpenEnded && base === 'date');
  return from.kind === 'date.created' && from.column.type.base === 'date' && restOf(from) === '' && to.kind === 'date.event' && !to.column.notNull && isLasting;
}

/** A season binds what happens in it, and before it the life of somebody who is still there. */
function nearest(periods: readonly Period[]): Period | undefined {
  return periods.find(({ isOpenEnded, base, way }) => !isOpenEnded && base === 'date' && way.links.length <= 2) ?? periods[0];
}

function sourceOf({ way, from }: Period, context: DeriveContext): Draft | undefined {
  const name = from.slice(from.lastIndexOf('.') + 1);
  return context.drafts.get(way.to)!.find(({ column }) => column.name === name);
}

/** A booking is written before what is booked begins. */
function isWrittenBefore({ kind, column, words }: Draft, { kind: own, column: { type } }: Draft): boolean {
  return (
    own === 'date.start' && kind === 'date.created' && words[0] === 'created' && column.notNull && column.type.base === type.base && isPlainName(column.name)
  );
}

/** What is left of a life for what was agreed in it: the next weeks or months. */
function sinceWritten(period: Period, { column: { name } }: Draft, { parameters: { days } }: Draft): Period {
  const [from, soon] = [`addDays(date(${name}), 1)`, `addDays(date(${name}), ${typeof days === 'number' ? days : DAYS_AHEAD})`];
  const last = period.base === 'date' ? period.to : `date(${period.to})`;
  return { ...period, from, to: `least(coalesce(${last}, ${soon}), ${soon})`, base: 'date', isOpenEnded: false };
}

/** The time that two periods share; that of the one with a last day where they share none. */
function both(one: Period, other: Period): Period {
  const day = ({ base }: Period, time: string): string => (base === 'date' ? time : `date(${time})`);
  const last = (each: Period): string => (each.isOpenEnded ? `coalesce(${day(each, each.to)}, today)` : day(each, each.to));
  const shared = { ...one, base: 'date', isOpenEnded: false, words: `${one.words} and ${other.words}` };
  if (one.isOpenEnded || !other.isOpenEnded)
    return { ...shared, from: `greatest(${day(one, one.from)}, ${day(other, other.from)})`, to: `least(${last(one)}, ${last(other)})` };
  const [from, to, since, until] = [day(one, one.from), day(one, one.to), day(other, other.from), `coalesce(${day(other, other.to)}, ${day(one, one.to)})`];
  const isShared = `${since} <= ${to} && ${until} >= ${from}`;
  return { ...shared, from: `(${isShared} ? greatest(${from}, ${since}) : ${from})`, to: `(${isShared} ? least(${to}, ${until}) : ${to})` };
}

/** The periods of what a row leads to, that each row leads to. A week is one of seven days. */
function periodsOf(way: WayUp, table: TableView, context: DeriveContext): Period[] {
  const isAlways = way.links.every((link) => (context.relations.all.find((each) => each.link === link)!.relation.nullShare ?? 0) === 0);
  if (!isAlways || namesOf(way.to, context).noun === '') return [];
  const parent = way.links.length === 1 ? pathTo(way.links[0]!, table, context) : null;
  const path = (name: string): string => (parent === null ? callAlong(way, name) : `${parent}.${name}`);
  const drafts = context.drafts.get(way.to)!;
  const words = `within the period of ${way.to.table.name}`;
  const isSure = (draft: Draft): boolean => draft.column.notNull && draft.nullRate === undefined && isMoment(draft);
  const weeks = drafts.filter((draft) => draft.column.type.base === 'date' && isSure(draft) && WEEK_STARTS.has(draft.words.join(' ')));
  const found = pairsOf(drafts).flatMap(({ from, to }): Period[] => {
    if (!isSure(from) || !isPlainName(to.column.name) || to.kind === 'life.stamp') return [];
    const isOpenEnded = !isSure(to);
    const rest = WEEK_STARTS.has(from.words.join(' ')) ? '' : restOf(from);
    return [{ from: path(from.column.name), to: path(to.column.name), base: from.column.type.base, isOpenEnded, words, rest, way }];
  });
  if (found.length > 0) return found;
  const stay = DURING.has(namesOf(table, context).noun) ? spanOf(drafts) : null;
  if (stay && [stay.start, stay.end].every((draft) => isSure(draft) && draft.column.type.base === 'date')) {
    const [from, to] = [path(stay.start.column.name), path(stay.end.column.name)];
    return [{ from, to, base: 'date', isOpenEnded: false, words, rest: '', way }];
  }
  const [written, over] = [drafts.find((draft) => draft.kind === 'date.created' && isSure(draft)), drafts.find(({ words: said }) => OVER.has(said.join(' ')))];
  if (written && over && isPlainName(over.column.name) && isMoment(over))
    return [{ from: path(written.column.name), to: path(over.column.name), base: written.column.type.base, isOpenEnded: !isSure(over), words, rest: '', way }];
  return weeks.map(({ column }) => ({
    from: path(column.name),
    to: `addDays(${path(column.name)}, 6)`,
    base: 'date',
    isOpenEnded: false,
    words,
    rest: '',
    way,
  }));
}

/** Whether only orders bind a time that nothing computes. */
function isOpen(draft: Draft, table: TableView, context: DeriveContext): boolean {
  return isMoment(draft) && !isComputed(draft) && draft.kind !== 'cases' && isFree(draft.column, table, context, 'or in an order');
}

/** A day or a moment of the period: of a long one, in the last years and by today. */
function lieWithin(draft: Draft, drafts: readonly Draft[], { from, to, base, isOpenEnded, words }: Period): void {
  const share = shareOfRow(draft, drafts);
  const day = (time: string): string => (base === 'date' ? time : `date(${time})`);
  const isPast = isOpenEnded || draft.kind === 'date.business' || draft.kind === 'date.created';
  const end = isOpenEnded ? `coalesce(${to}, today)` : to;
  const last = isPast ? `least(${day(end)}, today)` : day(end);
  const first =
    isPast && draft.kind !== 'date.created' ? `least(greatest(${day(from)}, addDays(today, ${-RECENT_DAYS})), greatest(${last}, ${day(from)}))` : day(from);
  if (draft.column.type.base === 'date') {
    const expression = `${first} + int(${share} * (greatest(daysBetween(${first}, ${last}), 0) + 1))`;
    computeWhereSet(draft, 'expression', { expression }, words, 'relation');
  } else {
    const { earliest, latest } = draft.parameters as { earliest?: unknown; latest?: unknown };
    const [open, close] = [typeof earliest === 'number' ? earliest : 8, typeof latest === 'number' ? latest : 17];
    const isShort = base !== 'date' && !isPast;
    const minutes = `${Math.round(open * 60)} + 15 * int(${share} * 1000 % 1 * ${Math.max(1, Math.round((close - open) * 4))})`;
    const expression = isShort
      ? `addMinutes(${from}, int(${share} * greatest(minutesBetween(${from}, ${to}), 0)))`
      : `addMinutes(${first} + int(${share} * (greatest(daysBetween(${first}, ${last}), 0) + 1)), ${minutes})`;
    computeWhereSet(draft, 'expression', { expression }, words, 'relation');
  }
}

/** As many as leave at all do so by the end of the period, and by today. */
function leaveWithin(to: Draft, from: Draft, drafts: readonly Draft[], { to: last, words }: Period): void {
  const { probability = 1 - (to.nullRate ?? 0) } = to.parameters as { probability?: number };
  const [share, { name }] = [shareOfRow(to, drafts), from.column];
  const until = `least(${last}, today)`;
  const expression = `${share} < ${probability} && ${name} < ${until} ? ${name} + 1 + int(${share} / ${probability} * daysBetween(${name}, ${until})) : null`;
  compute(to, 'expression', { expression }, words, 'relation');
  edit(to, { nullRate: undefined });
}

/** The row ends by the end of the period that it lies in. */
function endBy(to: Draft, from: Draft, drafts: readonly Draft[], { to: last, base, isOpenEnded, words }: Period, isShort: boolean): void {
  if (!isThere(from, to)) return;
  const { minHours, maxHours } = to.parameters as { minHours?: unknown; maxHours?: unknown };
  const inHours = isShort && to.column.type.base !== 'date';
  const least = typeof minHours === 'number' ? minHours : inHours ? HOURS.least : 24;
  const most = typeof maxHours === 'number' ? maxHours : Math.max(inHours ? HOURS.most : 24 * 30, least);
  const share = shareOfRow(to, drafts);
  const { name, type } = from.column;
  const usual =
    type.base === 'date'
      ? `addDays(${name}, int((${least} + ${most - least} * ${share}) / 24.0))`
      : inHours
        ? `addMinutes(${name}, 15 * int((${least} + ${most - least} * ${share}) * 4))`
        : `addMinutes(${name}, int((${least} + ${most - least} * ${share}) * 60))`;
  const until = type.base === 'date' ? (base === 'date' ? last : `date(${last})`) : base === 'date' ? `addMinutes(${last}, 1439)` : last;
  const bound = isOpenEnded ? `coalesce(${until}, ${usual})` : until;
  computeWhereSet(to, 'expression', { expression: `greatest(least(${usual}, ${bound}), ${name})` }, words, 'relation');
}

/** Parts of a period in turn, by their place: the whole of it, without a hole. */
function divide({ from, to }: { from: Draft; to: Draft }, periods: readonly Period[], table: TableView, context: DeriveContext): boolean {
  const owner = context.relations.owners.get(table);
  const whole = periods.find(({ way, base, isOpenEnded }) => way.links.length === 1 && way.links[0] === owner && base === 'date' && !isOpenEnded);
  const isDay = (draft: Draft): boolean => draft.column.type.base === 'date' && draft.column.notNull && isOpenOrWithin(draft, table, context);
  if (!whole || !isDay(from) || !isDay(to)) return false;
  const [by] = owner!.columns;
  const { domains } = context.bounds.tables.get(table.name)!;
  const numbers = context.drafts.get(table)!.filter((draft) => {
    const isKey = table.table.uniqueKeys.some(({ columns }) => columns.length === 2 && columns.includes(by!) && columns.includes(draft.column.name));
    return (
      isKey && /^int[248]$/.test(draft.column.type.base) && NUMBERS.has(draft.words.join(' ')) && Number(ownMember(domains, draft.column.name)?.min ?? 1) === 1
    );
  });
  // What the parent numbers is in turn as well.
  if (numbers.length === 0 && ![...namesOf(table, context).words].some((word) => PARTS.has(word))) return false;
  const at = (place: string): string => `addDays(${whole.from}, int((daysBetween(${whole.from}, ${whole.to}) + 1) * (${place}) / (siblings(${by}) * 1.0)))`;
  compute(from, 'expression', { expression: at(`place(${by})`) }, whole.words, 'relation');
  compute(to, 'expression', { expression: `addDays(${at(`place(${by}) + 1`)}, -1)` }, whole.words, 'relation');
  for (const draft of numbers) edit(draft, { kind: 'number.position', parameters: {} });
  return true;
}

/** Within a span by an earlier pass, or not computed yet. */
function isOpenOrWithin(draft: Draft, table: TableView, context: DeriveContext): boolean {
  const { groups, unread } = context.bounds.tables.get(table.name)!;
  const isBound = ({ columns }: { readonly columns: readonly string[] }): boolean => columns.includes(draft.column.name);
  return isMoment(draft) && !draft.column.inKey && !unread.some(isBound) && groups.every((group) => !isBound(group) || hasOnlyOrders(group));
}

/** Tickets are sold before the event, and until it begins or ends: the row's own, or that of what it refers to. */
function openBefore(table: TableView, periods: readonly Period[], context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  const pairs = pairsOf(drafts);
  const sale = pairs.find(({ from }) => BEFORE.has(restOf(from)));
  closeBefore(
    drafts.filter((draft) => draft !== sale?.to),
    pairs,
    table,
    context,
  );
  if (!sale || !isOpen(sale.from, table, context) || !isOpen(sale.to, table, context)) return;
  const { base } = sale.from.column.type;
  const main = mainOf(drafts, pairs, base);
  const event = main ? undefined : periods.find((each) => each.rest === '' && each.way.links.length === 1 && each.base === base && !each.isOpenEnded);
  const name = main ? timeOf(main, base) : event?.from;
  if (name === undefined) return;
  const earlier = (draft: Draft, least: number, span: number): string =>
    base === 'date'
      ? `addDays(${name}, -int(${least} + ${span} * ${shareOfRow(draft, drafts)}))`
      : `addHours(${name}, -int(${least * 24} + ${span * 24} * ${shareOfRow(draft, drafts)}))`;
  // Nothing is sold before there is what it is sold for.
  const written =
    event && context.drafts.get(event.way.to)!.find((each) => each.kind === 'date.created' && each.column.notNull && each.column.type.base === base);
  const path = event && written && isPlainName(written.column.name) ? pathTo(event.way.links[0]!, table, context) : null;
  const since = (time: string): string => `greatest(${time}, least(${path}.${written!.column.name}, ${name}))`;
  const until = earlier(sale.to, 0, path === null ? 3 : 0.2);
  for (const [draft, expression] of [
    [sale.from, path === null ? earlier(sale.from, 30, 90) : since(earlier(sale.from, 90, 150))],
    [sale.to, path === null ? until : `greatest(${until}, ${sale.from.column.name})`],
  ] as const)
    computeWhereSet(draft, 'expression', { expression }, `${OPEN_UNTIL}${name}`, main ? 'row' : 'relation');
}

/** When the row itself begins, in the same type, or else in days: the first of its period, or its only start. */
function mainOf(drafts: readonly Draft[], pairs: readonly { readonly from: Draft }[], base: string): Draft | undefined {
  const isStart = (from: Draft): boolean => restOf(from) === '' && from.column.notNull && from.nullRate === undefined && isMoment(from);
  const own = pairs.map(({ from }) => from).filter(isStart);
  const all = own.length > 0 ? own : drafts.filter((each) => each.kind === 'date.start' && isStart(each));
  return all.find(({ column }) => column.type.base === base) ?? all[0];
}

/** A time of the row in the type of another one, in an expression. */
function timeOf({ column: { name, type } }: Draft, base: string): string {
  if (type.base === base) return name;
  return base === 'date' ? `date(${name})` : type.base === 'date' ? `addHours(${name}, 0)` : name;
}

/** The last day for something before the row takes place, where it has no first one: `signup_deadline`. */
function closeBefore(drafts: readonly Draft[], pairs: ReturnType<typeof pairsOf>, table: TableView, context: DeriveContext): void {
  for (const draft of drafts) {
    const rest = draft.words.filter((word) => !LAST_DAYS.has(word));
    if (rest.length === draft.words.length || !BEFORE.has(rest.join(' ')) || !isOpen(draft, table, context)) continue;
    const { base } = draft.column.type;
    const main = mainOf(drafts, pairs, base);
    if (!main) return;
    const name = timeOf(main, base);
    const share = shareOfRow(draft, drafts);
    const earlier = base === 'date' ? `addDays(${name}, -int(${DAYS_BEFORE} * ${share}))` : `addHours(${name}, -int(1 + ${DAYS_BEFORE * 24} * ${share}))`;
    const created = drafts.find(
      (each) => each.kind === 'date.created' && each.column.type.base === base && each.column.notNull && isPlainName(each.column.name),
    );
    const expression = created ? `least(${name}, greatest(${created.column.name}, ${earlier}))` : earlier;
    computeWhereSet(draft, 'expression', { expression }, `${OPEN_UNTIL}${name}`);
  }
}
/** Words of a time by which something is to be done. */
const LAST_DAYS: ReadonlySet<string> = new Set(['deadline', 'close', 'closes', 'closing', 'cutoff', 'end', 'ends', 'until', 'by', 'at', 'on', 'date']);
const DAYS_BEFORE = 14;
