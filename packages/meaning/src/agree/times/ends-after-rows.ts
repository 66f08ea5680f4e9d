import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isRequired } from '../../schema/link.ts';
import { pathTo } from '../../schema/parent-path.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { callOf, rowsOf } from '../children/rows-named.ts';
import { compute, computeWhereSet, isComputed, isFree, namesOf, type DeriveContext } from '../context.ts';
import { labelsOfState } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { dependsOn } from '../depends-on.ts';
import { labelsOfStamp } from '../life/labels-of-stamp.ts';
import { tellsOfState } from '../../propose/drafts/label-roles.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { pairsOf } from './period-pairs.ts';
import { dayOf, isMoment } from './spans.ts';
import { OPEN_UNTIL } from './within-periods.ts';

/** Things that rows refer to for as long as they last, besides people. */
const LASTING = [wordSet('things of months or years'), wordSet('places that close for good'), wordSet('rows refer to until it ends')];
const ENDS = wordSet('ends of a long life');
const DIED = wordSet('ends of a life');
const DELETED = wordSet('words of a row that was deleted');
const ENDED_WORK = wordSet('work that ends');
/** What is used only while it is valid. */
const USED = wordSet('used while valid');
/** What calls for rows to be handed in, such rows, and rows that are asked for before something takes place. */
const CALLS = wordSet('calls for what is handed in');
const HANDED_IN = wordSet('handed in after a call');
const ASKED_FOR = wordSet('asked for beforehand');
/** Rows that come after the end of what they are about. */
const LATER = wordSet('come after an end');
/** Kinds of times at which a row happened, the surest first. */
const MOMENTS = ['date.start', 'date.scheduled', 'date.business', 'date.created'];
/** The number of kinds of rows that are looked at. */
const MOST = 6;

type Rows = { readonly first: string; readonly last: string };

/**
 * What refers to something happened while that lasted: a branch closes after its last delivery, staff leaves after the last day of work, a code is valid from before its
 * first use until after the last one.
 */
export function endAfterRows(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts) || drafts.some(({ column }) => column.name === 'today')) return;
  const { noun, agent } = namesOf(table, context);
  coverAsked(table, context);
  if (USED.has(noun)) coverUses(table, context);
  else if (agent || LASTING.some((nouns) => nouns.has(noun))) {
    for (const draft of drafts) if (isEnd(draft, drafts, table, context)) endLater(draft, table, context);
  }
}

/** `closed_on`, or the second of `hired_from` and `hired_until`. */
function isEnd(draft: Draft, drafts: readonly Draft[], table: TableView, context: DeriveContext): boolean {
  const { words, column } = draft;
  const ends =
    words.some((word) => ENDS.has(word) || DIED.has(word) || DELETED.has(word)) ||
    pairsOf(drafts).some(({ from, to }) => to === draft && from.words.some((word) => ENDED_WORK.has(word)));
  return ends && isMoment(draft) && !column.notNull && draft.kind !== 'cases' && isFree(column, table, context, 'or in an order');
}

function endLater(end: Draft, table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const rows = rowsBeside([end], table, context);
  if (rows.length === 0) return;
  const isDay = end.column.type.base === 'date';
  const share = shareOfRow(end, drafts);
  const after = (time: string): string => `least(${isDay ? `addDays(${time}, int(${share} * 20))` : `addMinutes(${time}, 30 + int(${share} * 10000))`}, today)`;
  const latest = (own: string): string => rows.reduce((all, { last }) => `greatest(${all}, coalesce(${after(last)}, ${own}))`, own);
  const words = 'after the last row that refers to it';
  if (isComputed(end)) {
    const own = `(${String(end.parameters.expression)})`;
    if (end.kind === 'expression' && own.length < 200)
      edit(end, { parameters: { expression: latest(own) }, because: { ...end.because, words: `${end.because.words}; ${words}` } });
    return;
  }
  const name = beginningOf(end, drafts)?.column.name ?? bornAbout(end, drafts);
  if (name === undefined) return;
  const stamps = drafts.filter((each) => each !== end && each.kind === 'life.stamp' && isMoment(each) && each.column.type.base === end.column.type.base);
  const latestOf = (all: readonly Draft[]): string => all.reduce((so, { column }) => `greatest(${so}, coalesce(${column.name}, ${name}))`, name);
  const from = latestOf(stamps);
  const own = isDay
    ? `${from} + int(greatest(daysBetween(${from}, today), 0) * ${share})`
    : `addMinutes(${from}, int(greatest(minutesBetween(${from}, today), 0) * ${share} * 0.5))`;
  const where = whereReached(end, drafts);
  if (where !== undefined) {
    compute(end, 'expression', { expression: `(${where}) ? ${latest(own)} : null` }, words, 'relation');
    return;
  }
  if (end.kind === 'life.stamp') return;
  const { open, probability } = end.parameters;
  if (open === true && typeof probability === 'number') edit(end, { nullRate: 1 - probability / 2 });
  if (end.nullRate !== undefined) computeWhereSet(end, 'expression', { expression: latest(own) }, words, 'relation');
}

/** The day of birth of what died, which is unknown in some rows. */
function bornAbout(end: Draft, drafts: readonly Draft[]): string | undefined {
  const born = drafts.find((each) => each.kind === 'date.past' && isMoment(each) && each.column.type.base === end.column.type.base);
  return born && end.column.type.base === 'date' && end.words.some((word) => DIED.has(word))
    ? `coalesce(${born.column.name}, addDays(today, ${-SOME_YEARS}))`
    : undefined;
}
const SOME_YEARS = 1500;

/** A time that each row has before its end. */
function beginningOf(end: Draft, drafts: readonly Draft[]): Draft | undefined {
  const { start, after } = end.parameters;
  const sure = drafts.filter(
    (each) => each !== end && isMoment(each) && each.column.type.base === end.column.type.base && each.column.notNull && each.nullRate === undefined,
  );
  return (
    sure.find(({ column }) => column.name === start || column.name === after) ??
    pairsOf(drafts).find(({ from, to }) => to === end && sure.includes(from))?.from ??
    sure.find(({ kind }) => /^date\.(?:created|past|business|start)$/.test(kind))
  );
}

/** The condition on the row's state under which it has come to this end. */
function whereReached(end: Draft, drafts: readonly Draft[]): string | undefined {
  const state = drafts.find(
    ({ kind, column, nullRate, words }) =>
      (kind === 'life.state' || (kind === 'values' && tellsOfState(words))) && isPlainName(column.name) && nullRate === undefined,
  );
  if (!state) return undefined;
  const { goals = [], ends = [], late } = state.parameters as { goals?: readonly string[]; ends?: readonly string[]; late?: readonly string[] };
  const { step, also = [] } = end.parameters as { step?: string; also?: readonly string[] };
  const labels = step === undefined ? labelsOfStamp(end.words, labelsOfState(state)) : [step, ...also];
  const isLast = state.kind === 'values' || (late === undefined && labels.every((label) => goals.includes(label) || ends.includes(label)));
  return labels.length > 0 && isLast ? isOneOf(state, labels) : undefined;
}

/** A code is valid from before its first use until after its last. */
function coverUses(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const pair = pairsOf(drafts).find(({ from, to }) =>
    [from, to].every((each) => isMoment(each) && !isComputed(each) && each.kind !== 'cases' && isFree(each.column, table, context, 'or in an order')),
  );
  if (!pair || drafts.some(({ kind, parameters }) => kind === 'cases' && JSON.stringify(parameters).includes(pair.to.column.name))) return;
  const { from, to } = pair;
  const rows = rowsBeside([from, to], table, context, (noun) => !LATER.has(noun));
  if (rows.length === 0) return;
  const isDay = from.column.type.base === 'date';
  const [one, other] = [shareOfRow(from, drafts), shareOfRow(to, drafts)];
  const plus = (time: string, days: string): string => (isDay ? `addDays(${time}, int(${days}))` : `addHours(${time}, int((${days}) * 24))`);
  const own = plus('today', `-20 - 400 * ${one}`);
  const words = 'while rows use it';
  const before = rows.map((each) => `coalesce(${plus(each.first, `-1 - 20 * ${one}`)}, ${own})`);
  const earliest = before.slice(1).reduce((all, each) => `least(${all}, ${each})`, before[0]!);
  computeWhereSet(from, 'expression', { expression: earliest }, words, 'relation');
  const { minHours = 24 * 14, maxHours = 24 * 90 } = to.parameters as { minHours?: number; maxHours?: number };
  const usual =
    from.nullRate === undefined ? plus(from.column.name, `${minHours / 24} + ${(maxHours - minHours) / 24} * ${other}`) : plus(own, `20 + 60 * ${other}`);
  const latest = rows.reduce((all, { last }) => `greatest(${all}, coalesce(${plus(last, `1 + 14 * ${other}`)}, ${usual}))`, usual);
  computeWhereSet(to, 'expression', { expression: latest }, words, 'relation');
}

/** What opens before it takes place is open from before the first row that asked for it until after the last one: the sale of tickets, a call for papers. */
function coverAsked(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const opening = drafts.filter((each) => each.kind === 'expression' && each.because.words.startsWith(OPEN_UNTIL) && isMoment(each));
  const pairs = pairsOf(opening);
  for (const draft of opening) {
    const isCall = draft.words.some((word) => CALLS.has(word));
    const rows = rowsBeside([draft], table, context, (noun) => (isCall ? HANDED_IN : ASKED_FOR).has(noun));
    const side = pairs.some(({ from }) => from === draft) ? 'first' : pairs.some(({ to }) => to === draft) || !pairs.length ? 'last' : undefined;
    if (rows.length === 0 || side === undefined) continue;
    const [own, isDay] = [`(${String(draft.parameters.expression)})`, draft.column.type.base === 'date'];
    const begins = draft.because.words.slice(OPEN_UNTIL.length);
    const moved = ({ first, last }: Rows): string =>
      side === 'first' ? (isDay ? first : `addMinutes(${first}, -5)`) : `least(${isDay ? last : `addMinutes(${last}, 30)`}, ${begins})`;
    const expression = rows.reduce((all, each) => `${side === 'first' ? 'least' : 'greatest'}(${all}, coalesce(${moved(each)}, ${own}))`, own);
    edit(draft, { parameters: { expression }, because: { ...draft.because, words: `${draft.because.words}; while rows ask for it` } });
  }
}

/** The time at which each row happened. */
function momentOf(table: TableView, context: DeriveContext): Draft | undefined {
  const theirs = context.drafts.get(table)!.filter((each) => isMoment(each) && each.column.notNull && each.nullRate === undefined);
  return (
    MOMENTS.map((kind) => theirs.find((each) => each.kind === kind)).find((each) => each !== undefined) ??
    theirs.find(({ because: { words } }) => words.startsWith('within'))
  );
}

/** The first and the last time of rows that refer to it, and are not made from its times; where it is said which are meant, of rows without a time of their own that of what they are a part of. */
function rowsBeside(times: readonly Draft[], table: TableView, context: DeriveContext, isMeant?: (noun: string) => boolean): Rows[] {
  const isDay = times[0]!.column.type.base === 'date';
  return rowsOf(table, context)
    .flatMap(({ link }): Rows[] => {
      const owner = context.relations.owners.get(link.from);
      const path = owner && owner !== link && isRequired(owner) ? pathTo(owner, link.from, context) : null;
      const own = momentOf(link.from, context);
      const of = own || path === null || owner!.to === table || !isMeant ? link.from : owner!.to;
      const moment = own ?? (of === link.from ? undefined : momentOf(of, context));
      const { noun } = namesOf(of, context);
      if (!(isMeant?.(noun) ?? !LATER.has(noun)) || !moment || times.some((draft) => dependsOn({ table: of, draft: moment }, { table, draft }, context)))
        return [];
      const at = of === link.from ? undefined : path!;
      const time = isDay ? dayOf(moment, at) : at === undefined ? moment.column.name : `${at}.${moment.column.name}`;
      if (!isDay && moment.column.type.base !== 'date' && moment.column.type.base !== times[0]!.column.type.base) return [];
      return [{ first: `min(${callOf(link)}, ${time})`, last: `max(${callOf(link)}, ${time})` }];
    })
    .slice(0, MOST);
}
