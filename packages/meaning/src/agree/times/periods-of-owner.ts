import type { BlueprintKey, Group } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { plainState } from '../../propose/drafts/label-roles.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { wordSet } from '../../read/words.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { DATE_TYPES } from '../../schema/types.ts';
import { hasOnlyOrders } from '../../schema/has-only-orders.ts';
import { compute, isComputed, isFree, namesOf, withoutDomains, type DeriveContext } from '../context.ts';
import { isPair } from './period-pairs.ts';
import { versionsOf } from './versions.ts';

/** Rows of which an owner has one at a time: prices, jobs, leases. */
const ONE_AT_A_TIME = wordSet('rows one at a time');
const CURRENT = wordSet('flags of the current one');
/** What the first of an owner's periods is called among the reasons for them. */
const FIRST = wordSet('labels of the first of several');
/** Days on which an owner began and left, which its periods lie between. */
const BEGAN = wordSet('days of hiring');
const LEFT = wordSet('days of leaving');

type Pair = { readonly from: Draft; readonly to: Draft; readonly flag: Draft | undefined };
type Period = Pair & { readonly owner: Link };

/**
 * The periods of one owner follow one another, and the last is open: a person's jobs, the prices of a product. Where a key allows each owner one row without an end, or one
 * that is current, or where the rows are such.
 */
export function followOneAnother(table: TableView, context: DeriveContext): void {
  const period = periodOf(table, context);
  if (!period) return keepVersions(table, context);
  const { owner } = period;
  follow(period, owner.columns[0]!, owner.to.table.name, { begin: beginOf(owner, period.from, context), end: endOf(owner, context) });
  for (const draft of context.drafts.get(table)!) labelTheFirst(draft, owner, table, context);
}

/** Each of a group's periods after the one before, from `begin` to `end`. */
function follow({ from, to, flag }: Pair, by: string, of: string, { begin, end: until }: { readonly begin: string; readonly end: string }): void {
  const words = `periods of ${of} follow one another`;
  compute(from, 'expression', { expression: `turn(${by}, ${begin}, ${until})` }, words, 'relation');
  const next = `next(${by}, ${from.column.name})`;
  const far = farDate(to);
  // A day is as a rule part of the period that it ends; not where a far day stands for no end.
  const isLastDay = to.column.type.base === 'date' && far === null;
  const end = isLastDay ? `addDays(${next}, -1)` : next;
  compute(to, 'expression', { expression: far === null ? end : `coalesce(${end}, dateOf("${far}"))` }, words, 'relation');
  if (flag) compute(flag, 'expression', { expression: `${next} == null` }, `the last of ${of}`, 'relation');
}

/** Versions of what no other table holds: a key that comes in several rows, of which one is current. */
function keepVersions(table: TableView, context: DeriveContext): void {
  const pair = pairOf(table, context);
  const by = pair && versionsOf(table, pair, context);
  if (!by) return;
  const begin = pair.from.column.type.base === 'date' ? 'addDays(today, -1500)' : 'addHours(addDays(today, -1500), 0)';
  follow(pair, by.column.name, `${by.column.name} in ${table.table.name}`, { begin, end: 'today' });
}

/** The reason of the first salary is the hire, and that of no later one. */
function labelTheFirst(draft: Draft, owner: Link, table: TableView, context: DeriveContext): void {
  const { values, weights } = draft.parameters as { values?: unknown; weights?: unknown };
  if (draft.kind !== 'values' || !Array.isArray(values) || values.length < 2 || !isFree(draft.column, table, withoutDomains(context, table))) return;
  const labels = values as unknown[];
  const at = labels.findIndex((label) => typeof label === 'string' && FIRST.has(plainState(label)));
  if (at < 0) return;
  const others = { values: labels.toSpliced(at, 1), ...(Array.isArray(weights) ? { weights: (weights as unknown[]).toSpliced(at, 1) } : {}) };
  const cases = [{ when: `place(${owner.columns[0]!}) == 0`, generator: { kind: 'constant', parameters: { value: labels[at] } } }];
  compute(draft, 'cases', { cases, otherwise: { kind: 'values', parameters: others } }, `the first of ${owner.to.table.name}`, 'relation');
}

/** The period of each row, if it has one alone that may be computed. */
function pairOf(table: TableView, context: DeriveContext): Pair | undefined {
  // Exclusions place the rows already.
  if (table.table.exclusions.length > 0 || table.table.uniqueKeys.some(({ withoutOverlaps }) => withoutOverlaps)) return undefined;
  const drafts = context.drafts.get(table)!;
  const solved = context.bounds.tables.get(table.name)!;
  const isOpen = ({ kind, column }: Draft): boolean => kind !== 'expression' && kind !== 'lookup' && isPlainName(column.name) && !column.column.generated;
  const times = drafts.filter((draft) => DATE_TYPES.has(draft.column.type.base) && isOpen(draft));
  const pairs = times.flatMap((from) => {
    const to = times.find((each) => each.column.type.base === from.column.type.base && (isPair(from, each) || isOnlyPair(from, each, times, context, table)));
    return to && from.column.notNull && (!to.column.notNull || farDate(to) !== null) ? [{ from, to }] : [];
  });
  const [pair] = pairs;
  if (!pair || pairs.length > 1) return undefined;
  const flag = drafts.find(
    (draft) => draft.column.type.base === 'bool' && CURRENT.has(draft.words.join(' ')) && !isComputed(draft) && isPlainName(draft.column.name),
  );
  const names = new Set([pair.from, pair.to, ...(flag ? [flag] : [])].map(({ column }) => column.name));
  const isBound = (columns: readonly string[]): boolean => columns.some((name) => names.has(name));
  if (solved.unread.some(({ columns }) => isBound(columns))) return undefined;
  if (solved.groups.some((group) => isBound(group.columns) && !isKeptByPeriod(group, pair.from.column.name, pair.to.column.name))) return undefined;
  if ([...names].some((name) => Object.hasOwn(solved.domains, name))) return undefined;
  return { ...pair, flag };
}

function periodOf(table: TableView, context: DeriveContext): Period | undefined {
  const pair = pairOf(table, context);
  const owner = pair && ownerOf(table, pair.to, pair.flag, context);
  return owner && owner.columns.length === 1 && isRequired(owner) && isPlainName(owner.columns[0]!) ? { ...pair, owner } : undefined;
}

/** Whose periods they are: by a key that allows each one open row or one current row, or, where rows are such, whose order the rows are in. */
function ownerOf(table: TableView, to: Draft, flag: Draft | undefined, context: DeriveContext): Link | undefined {
  const links = context.relations.of.get(table)!.map(({ link }) => link);
  const isAsked = ({ when = {} }: BlueprintKey): boolean =>
    Object.entries(when).length === 1 && (when[to.column.name] === null || (flag !== undefined && when[flag.column.name] === 'true'));
  const key = context.bounds.tables.get(table.name)!.keys.find(isAsked);
  if (key) return links.find(({ columns }) => columns.join() === key.columns.join());
  const { noun } = namesOf(table, context);
  return ONE_AT_A_TIME.has(noun) ? context.relations.owners.get(table) : undefined;
}

/** What the table's key says is open in one row of each parent, and the only other time of its type that every row has. */
function isOnlyPair(from: Draft, to: Draft, times: readonly Draft[], { bounds }: DeriveContext, table: TableView): boolean {
  const isKept = bounds.tables.get(table.name)!.keys.some(({ when = {} }) => Object.keys(when).length === 1 && when[to.column.name] === null);
  const others = times.filter(
    (each) => each !== to && each.column.notNull && each.column.type.base === to.column.type.base && !each.words.some((word) => WRITTEN.has(word)),
  );
  return isKept && others.length === 1 && others[0] === from;
}
const WRITTEN = wordSet('times when a row was written');

/** The day that stands for no end, `9999-12-31`; null if there is none. */
function farDate({ column }: Draft): string | null {
  return /^(?:2[1-9]|[3-9]\d)\d\d-\d\d-\d\d/.exec(literalDefault(column.column) ?? '')?.[0].slice(0, 10) ?? null;
}

/** When the owner begins, as an expression of the row: its own first day, its birth and eighteen years, or some years ago. */
export function beginOf(owner: Link, { column }: Draft, context: DeriveContext): string {
  const by = owner.columns[0]!;
  const theirs = timesOf(owner, context).filter((draft) => draft.column.notNull && draft.nullRate === undefined);
  const hired = theirs.find(({ words }) => BEGAN.has(words.join(' ')));
  const born = theirs.find(({ kind }) => kind === 'date.birthdate' || kind === 'person.birthDate');
  const begun = hired ?? theirs.find(({ kind }) => ['date.start', 'date.created', 'date.business'].includes(kind));
  const begin = hired || !born ? (begun ? `${by}.${begun.column.name}` : 'addDays(today, -1500)') : `addMonths(${by}.${born.column.name}, 216)`;
  return column.type.base === 'date' ? `date(${begin})` : `addHours(${begin}, 0)`;
}

/** Until when the owner may begin another: today, or the day on which it left. */
function endOf(owner: Link, context: DeriveContext): string {
  const left = timesOf(owner, context).find(({ column, words }) => !column.notNull && LEFT.has(words.join(' ')));
  const { name } = left?.column ?? {};
  return name === undefined ? 'today' : `least(date(coalesce(${owner.columns[0]!}.${name}, today)), today)`;
}

function timesOf(owner: Link, context: DeriveContext): Draft[] {
  return context.drafts.get(owner.to)!.filter(({ column }) => DATE_TYPES.has(column.type.base) && isPlainName(column.name));
}

/** Whether a group only wants that the period ends after it begins, as such periods do. */
export function isKeptByPeriod(group: Group, from: string, to: string, operators: readonly string[] = ['<', '<=']): boolean {
  if (!hasOnlyOrders(group) || !group.columns.every((name) => name === from || name === to)) return false;
  const orders = [...(group.order ?? []), ...(group.variants ?? []).flatMap(({ order = [] }) => order)];
  return orders.every(({ terms, operator, value }) => {
    const [begins, ends] = [from, to].map((name) => terms.find(({ column }) => column === name)?.coefficient ?? 0) as [number, number];
    return terms.length === 2 && begins === -ends && begins > 0 && value === 0 && operators.includes(operator);
  });
}

/** The groups without those that periods which follow one another satisfy: they would have to look at the next row again and again. So do the numbers of a nested set. */
export function withoutPeriods(groups: readonly Group[], drafts: readonly Draft[]): Group[] {
  const ends = (way: string): Draft | undefined =>
    drafts.find(({ kind, parameters }) => kind === 'expression' && String(parameters['expression']).startsWith(`${way}(`));
  const [enter, leave] = [ends('enter'), ends('leave')];
  const pairs = drafts.flatMap(({ kind, parameters, column: { name: to } }) => {
    const from = kind === 'expression' ? /\b(?:next|later)\(\w+, (\w+)\)/.exec(String(parameters['expression']))?.[1] : undefined;
    return from === undefined ? [] : [{ from, to }];
  });
  if (enter && leave) pairs.push({ from: enter.column.name, to: leave.column.name });
  return groups.filter((group) => !pairs.some(({ from, to }) => isKeptByPeriod(group, from, to)));
}
