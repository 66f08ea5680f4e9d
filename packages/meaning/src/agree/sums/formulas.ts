import { ownMember, dictionary } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { conditionOf } from '../copies/only-when.ts';
import { compute, isOpen, isThere, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isDoneByChildren } from '../children/of-children.ts';
import { FORMULAS } from './known-formulas.ts';
import { numberOfDate } from '../columns/parts-of-days.ts';
import { amountName, isInParts } from './bill-parts.ts';
import { isSumOfOwnParts } from './own-parts.ts';
import { settledBy } from './settled-by.ts';
import { movedBalance } from './moved-balance.ts';
import { isNumericType } from './numbers.ts';
import { PART_FORMULAS, SHARE } from './part-formulas.ts';
import { readsFrom } from './parts-of-sums.ts';
import { dayOf, spanOf } from '../times/spans.ts';
import { wordSet } from '../../read/words.ts';
import { DATE_TYPES, DECIMAL_TYPES, WHOLE_TYPES, WIDE_WHOLE_TYPES } from '../../schema/types.ts';

/** Columns of dates, and the parts of them that may be beside. */
const PARTS_OF_DATES: Readonly<Record<string, string>> = dictionary({ 'date.year': 'year', 'date.monthNumber': 'month' });
const OWN_DATE = wordSet("a row's own year or month");

/** `bmi` from weight and height, `tax_amount` from net and rate, `reading_month` from the reading date. */
export function deriveFormulas(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!.filter((draft) => isPlainName(draft.column.name));
  const numbers = drafts.filter(isNumericType);
  for (const target of numbers) {
    if (!isOpen(target, table, context) || isDoneByChildren(target, table, context) || isSumOfOwnParts(target, drafts)) continue;
    const expression =
      formulaOf(target, numbers, drafts) ??
      movedBalance(target, drafts) ??
      withTax(target, numbers) ??
      partOfDate(target, drafts) ??
      yearOfLife(target, drafts) ??
      daysBetween(target, drafts) ??
      paidSoFar(target, drafts, table, context);
    // Limits a non-negative result to zero: withdrawals may exceed the stock.
    const held = ownMember(context.bounds.tables.get(table.name)!.domains, target.column.name) ? `greatest(${expression}, 0)` : expression;
    const when = conditionOf(target);
    const whole = when === undefined ? held : `${when} ? ${held} : null`;
    if (expression) compute(target, 'expression', { expression: whole }, `by what stands beside it: ${whole}`);
  }
}

const ALL_FORMULAS = [...PART_FORMULAS, ...FORMULAS];

function formulaOf(target: Draft, numbers: readonly Draft[], drafts: readonly Draft[]): string | null {
  const name = nameOf(target);
  // Cents follow from cents.
  const alike = numbers.filter((each) => each !== target && isInParts(each.words) === isInParts(target.words));
  for (const { target: wanted, parts, write, percent, unlessExamples, only } of ALL_FORMULAS) {
    if (!wanted.test(name) && !wanted.test(amountName(target.words))) continue;
    const found = parts.map(
      (part) => numbers.find((each) => each !== target && part.test(nameOf(each))) ?? alike.find((each) => part.test(amountName(each.words))),
    );
    if (unlessExamples && [target, ...found].every((each) => each?.kind === 'example.number')) continue;
    const hasRoom = percent ? hasRoomForPercent : hasRoomFor;
    if (
      found.every((each): each is Draft => each !== undefined && isThere(each, target) && hasRoom(target, each) && !comesFrom(each, target)) &&
      (only?.(target, found, drafts) ?? true)
    )
      return write(...found.map((each) => each.column.name)).replaceAll(SHARE, shareOf(found[0]!, target, drafts));
  }
  return null;
}

/** A number from 0 to 1 by the row's key, another for each column; without a key of whole numbers, by the whole itself. */
function shareOf(whole: Draft, target: Draft, drafts: readonly Draft[]): string {
  const key = drafts.find((each) => each.kind === 'sequence' && WIDE_WHOLE_TYPES.has(each.column.type.base));
  return key ? `((${key.column.name} * 7919 + ${drafts.indexOf(target) * 131}) % 997 / 997.0)` : `(int(${whole.column.name} * 100) % 97 / 97.0)`;
}

const WITH_TAX = / (?:incl|including|include|inc|included|with) (?:tax|vat)$/;
/** The usual factor from net to gross. */
const TAXED = 1.19;

/** `line_total_incl_tax` next to `line_total` or `line_total_excl_tax`: the same amount with the tax. */
function withTax(target: Draft, numbers: readonly Draft[]): string | null {
  const name = nameOf(target);
  if (!WITH_TAX.test(name)) return null;
  const net = name.replace(WITH_TAX, '');
  const found = numbers.find(
    (each) => each !== target && new RegExp(`^${net}(?: (?:excl|excluding|exclude|exc|without|net of) (?:tax|vat))?$`).test(nameOf(each)),
  );
  return found && isThere(found, target) && hasRoomFor(target, found) && !comesFrom(found, target) ? `round(${found.column.name} * ${TAXED}, 2)` : null;
}

function partOfDate(target: Draft, drafts: readonly Draft[]): string | null {
  const part = PARTS_OF_DATES[target.kind];
  const isOwn = part !== undefined && OWN_DATE.has(nameOf(target));
  if (!isOwn && (!WHOLE_TYPES.has(target.column.type.base) || numberOfDate(target.words, '') === undefined)) return null;
  const dates = drafts.filter(
    (each) => DATE_TYPES.has(each.column.type.base) && /^date\.(?:created|business|event|recent|start|scheduled|past)$/.test(each.kind),
  );
  const own =
    dates.find((each) => each.kind === 'date.start') ?? dates.find((each) => !['date.event', 'date.created', 'date.past'].includes(each.kind)) ?? dates[0];
  if (!own || !isThere(own, target)) return null;
  return isOwn ? `${part}(${own.column.name})` : numberOfDate(target.words, own.column.name)!;
}

/** The age at which people start or end something, for a year next to a birth date. */
const AGES: readonly (readonly [words: RegExp, age: number])[] = [
  [/\b(?:enrolled|enrollment|admission|admitted|entry|intake|matriculation)\b/, 18],
  [/\b(?:graduation|graduated|hired|hire|joined|joining)\b/, 22],
];

/** `enrolled_year` next to `birth_date`: nobody enrolls at seven. For people who are younger, this year. */
function yearOfLife(target: Draft, drafts: readonly Draft[]): string | null {
  const age = target.kind === 'date.year' ? AGES.find(([words]) => words.test(nameOf(target)))?.[1] : undefined;
  const birth =
    age === undefined ? undefined : drafts.find((each) => each.kind === 'person.birthDate' && each.column.type.base === 'date' && isThere(each, target));
  if (age === undefined || !birth) return null;
  const { from } = birth.parameters;
  return `year(${birth.column.name}) + ${Math.min(age, typeof from === 'number' ? from : age)}`;
}

const DAYS = wordSet('number of days');
const NIGHTS = wordSet('number of nights');
const WORKING_DAYS = wordSet('number of working days');
const HALF_DAYS = wordSet('flags of half a day');
/** Those that a range covers, else `days` from the first to the last of them, `nights` between two dates, `working days` without weekends; of stamps, between their days. Half a day is one half. */
function daysBetween(target: Draft, drafts: readonly Draft[]): string | null {
  const name = nameOf(target);
  if (!DAYS.has(name) && !NIGHTS.has(name) && !WORKING_DAYS.has(name)) return null;
  const ranges = drafts.filter(({ column }) => column.type.kind === 'range' && column.type.element?.base === 'date');
  if (ranges.length === 1 && !WORKING_DAYS.has(name) && isThere(ranges[0]!, target)) return `int(width(${ranges[0]!.column.name}))`;
  const span = spanOf(drafts);
  if (!span || !isThere(span.start, target) || !isThere(span.end, target)) return null;
  const [first, last] = [dayOf(span.start), dayOf(span.end)];
  if (NIGHTS.has(name)) return `${last} - ${first}`;
  const days = WORKING_DAYS.has(name) ? workingDays(first, last) : `${last} - ${first} + 1`;
  const half = drafts.find(({ column, words }) => column.type.base === 'bool' && HALF_DAYS.has(words.join(' ')) && isPlainName(column.name));
  return half && DECIMAL_TYPES.has(target.column.type.base) ? `${half.column.name} && ${first} == ${last} ? 0.5 : (${days}) * 1.0` : days;
}

/** Days from Monday to Friday between two days, both included; at least one. */
function workingDays(first: string, last: string): string {
  const [all, weekday] = [`(${last} - ${first} + 1)`, `weekday(${first})`];
  const rest = `least(${all} % 7, greatest(6 - ${weekday}, 0)) + greatest(${all} % 7 - (8 - ${weekday}), 0)`;
  return `greatest(int(${all} / 7) * 5 + ${rest}, 1)`;
}

const PAID = wordSet('sum paid');
const DUE = wordSet('sum due');

/** Of several sums that may be due, the one that says so, then the one with the tax; after discounts it is less than the amount beside it. */
const DUE_FIRST = [/due|payable/, /^gross/, /^net /];

/** The paid amount is all that is due, once it is paid; where a state tells of parts, the state says how much. */
function paidSoFar(target: Draft, drafts: readonly Draft[], table: TableView, context: DeriveContext): string | null {
  if (!PAID.has(nameOf(target)) || settledBy(table, context)?.partly) return null;
  const stamp = drafts.find((each) => wordSet('times of payment').has(nameOf(each)) && /^(?:date|timestamp)/.test(each.column.type.base));
  const dues = drafts.filter((each) => DUE.has(nameOf(each)) && each.column.type.base === target.column.type.base);
  const due = DUE_FIRST.flatMap((form) => dues.find((each) => form.test(nameOf(each))) ?? [])[0] ?? dues[0];
  if (!stamp || stamp.column.notNull || !due || !isThere(due, target) || comesFrom(due, target)) return null;
  return `${stamp.column.name} != null ? ${due.column.name} : ${target.column.type.base.startsWith('int') ? '0' : '0.0'}`;
}

function hasRoomForPercent({ column: { type } }: Draft): boolean {
  return DECIMAL_TYPES.has(type.base) && (type.precision === undefined || type.precision - (type.scale ?? 0) >= 3);
}

/** As many digits before the point as the part has, up to usual sizes; a ratio needs two. */
function hasRoomFor({ column: { type } }: Draft, part: Draft): boolean {
  if (type.base === 'int2') return false;
  if (type.base !== 'numeric' || type.precision === undefined) return true;
  const digits = type.precision - (type.scale ?? 0);
  const given = part.column.type.base === 'numeric' ? (part.column.type.precision ?? 8) - (part.column.type.scale ?? 0) : 5;
  return digits >= Math.min(8, given) || (type.scale === 1 && digits >= 2);
}

/** Whether a part already depends on the target, or repeats it. */
function comesFrom(part: Draft, target: Draft): boolean {
  return part.parameters.column === target.column.name || readsFrom(part, target);
}

function nameOf(draft: Draft): string {
  return draft.words.join(' ');
}
