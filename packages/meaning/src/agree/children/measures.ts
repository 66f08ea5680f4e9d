import DATA from '../../../data/agree/of-children.json' with { type: 'json' };
import type { Draft } from '../../edits/draft.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { rootOf } from '../../read/names/roots.ts';
import { pieces } from '../../read/names/tokens.ts';
import { singular } from '../../read/names/singular.ts';
import { matcher, wordSet } from '../../read/words.ts';
import { isComputed, isFree, namesOf } from '../context.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { isNumber, mostOf } from '../sums/numbers.ts';
import { beginsAtNothing, hasRoom, isPartOf, isSafe, type Aggregate, type At, type Told } from './aggregate.ts';
import { callOf, rowsNamed, rowsOf, whereOneOf, type Rows } from './rows-named.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { amountName, isInParts } from '../sums/bill-parts.ts';
import { unitOfRate } from '../sums/products.ts';
import { isSum } from '../sums/sums-of-money.ts';
import { amountOfLine } from '../sums/sums.ts';
import { goesOut } from '../sums/moved-balance.ts';
import { canUseRowNumber } from '../sums/row-share.ts';
import { DECIMAL_TYPES, WHOLE_TYPES } from '../../schema/types.ts';

/** Words of a sum that say nothing of what is summed up. */
const OF_SUMS = wordSet('words of a sum');
/** Units and quantities, of which the same at both ends is enough. */
const UNITS = wordSet('units of a sum');
/** Words of an amount that say no more than that it is money. */
const OF_AMOUNTS = wordSet('words of an amount');
const FILES = wordSet('room for files');
const SIZES = wordSet('sizes of files');
const NO_SUMS = matcher('numbers that are not summed up', 'anywhere');
/** Amounts that grow with each child. */
const ROLLED = matcher('amounts that grow with each row', 'anywhere');
const SET = matcher('amounts that somebody set', 'anywhere');
const VOTED = wordSet('what is voted on');
const DELTAS = wordSet('changes of a tally');
/** Words for one thing that is done, with participles and nouns: `paid` in payments. */
const KIN = DATA.kin.map((words) => new Set(words.split(' ')));
const ROOMS = wordSet('rooms that make up a place');
const PLACES = wordSet('numbers of places');
const AT_FIRST = wordSet('what was there first');
const SPENT = matcher('rows by which something is spent', 'last');
const TOTALS = wordSet('totals of a sale');
const BILLS = wordSet('bills that are paid');

/** What a sum is of, as the children call it: hours of `total_hours`, storage bytes of `storage_used_bytes`. */
export function measureOf({ words }: Draft, done?: string): string[] {
  return words.filter((word) => !OF_SUMS.has(word) && word !== done).map(singular);
}

function withoutAmounts(words: readonly string[]): string {
  return words.filter((word) => !OF_AMOUNTS.has(word)).join(' ');
}

/** The number of a child that a sum of this measure adds up: of the same name, of the same kind of money, or the only one of the same unit. */
export function columnOf(measure: readonly string[], numbers: readonly Draft[]): Draft | undefined {
  const named = numbers.map((draft) => ({ draft, words: draft.words.map(singular) }));
  const same = named.find(({ words }) => words.join(' ') === measure.join(' '));
  if (same) return same.draft;
  const summed = named.filter(({ words }) => !NO_SUMS.test(words.join(' ')));
  const money = withoutAmounts(measure);
  const alike = money === '' ? [] : summed.filter(({ words }) => withoutAmounts(words) === money);
  if (alike.length === 1) return alike[0]!.draft;
  const file = FILES.has(measure.join(' ')) ? named.filter(({ words }) => SIZES.has(words.join(' '))) : [];
  if (file.length === 1) return file[0]!.draft;
  const unit = measure.at(-1);
  const inUnit = unit !== undefined && UNITS.has(unit) ? summed.filter(({ words }) => words.at(-1) === unit) : [];
  return inUnit.length === 1 ? inUnit[0]!.draft : undefined;
}

/** A sum of children, no more than the column has room for. */
export function sumOf(draft: Draft, column: Draft, rows: Rows, at: At): Told | undefined {
  const { link, where } = rows;
  if (!isSafe(draft, [column], rows, at)) return undefined;
  const words = `the sum of ${link.from.table.name}.${column.column.name}`;
  if (where === undefined && hasRoom(draft, column))
    return { kind: 'derived', parameters: { relation: link.name, column: column.column.name, aggregate: 'sum' }, words };
  const { base, precision, scale = 0 } = draft.column.type;
  const value = where === undefined ? column.column.name : `(${where}) ? ${column.column.name} : null`;
  const isInteger = base.startsWith('int');
  const digits = isInteger ? 0 : precision === undefined ? undefined : scale;
  const sum = `coalesce(sum(${callOf(link)}, ${value}), ${isInteger ? '0' : '0.0'})`;
  const rounded = digits === undefined ? sum : `round(${sum}, ${digits})`;
  const most = isInteger ? (base === 'int2' ? '32767' : undefined) : precision === undefined ? undefined : mostOf(precision, scale);
  if (most !== undefined && precision !== undefined && precision - scale < 2) return undefined;
  return { kind: 'expression', parameters: { expression: most === undefined ? rounded : `least(${rounded}, ${most})` }, words };
}

/** Units, smaller ones of the same, and how many of these one is. */
const SMALLER: readonly (readonly [unit: readonly string[], smaller: readonly string[], times: number])[] = [
  [['hour', 'hours'], ['minute', 'minutes'], 60],
  [['minute', 'minutes'], ['second', 'seconds'], 60],
  [['kg'], ['g', 'gram', 'grams'], 1000],
  [['t', 'ton'], ['kg'], 1000],
  [['km'], ['m', 'meter', 'meters'], 1000],
  [['l', 'liter', 'litre'], ['ml'], 1000],
  [['mwh'], ['kwh'], 1000],
  [['kwh'], ['wh'], 1000],
];

type InUnit = { readonly column: Draft; readonly times: number };

/** The number of the children that is the same in a smaller unit: grams of a weight in kilograms. */
function inOtherUnit(measure: readonly string[], numbers: readonly Draft[]): InUnit | undefined {
  const what = measure.slice(0, -1).join(' ');
  for (const [units, smaller, times] of SMALLER) {
    if (!units.includes(measure.at(-1) ?? '')) continue;
    const [column, another] = numbers.filter(({ words }) => {
      const plain = words.filter((word) => !OF_SUMS.has(word)).map(singular);
      return smaller.includes(words.at(-1)!) && plain.slice(0, -1).join(' ') === what;
    });
    if (column && !another) return { column, times };
  }
  return undefined;
}

function sumInUnit(draft: Draft, { column, times }: InUnit, { link, where }: Rows, at: At): Told | undefined {
  if (where !== undefined || !DECIMAL_TYPES.has(draft.column.type.base) || !isSafe(draft, [column], { link }, at)) return undefined;
  const expression = clamped(`round(coalesce(sum(${callOf(link)}, ${column.column.name}), 0) / ${times}.0, ${draft.column.type.scale ?? 2})`, draft);
  return { kind: 'expression', parameters: { expression }, words: `the sum of ${link.from.table.name}.${column.column.name}` };
}

/** A sum of what each piece of a line has: the weight of a parcel is that of its lines' products, as often as they are in it. */
function sumOfPieces(draft: Draft, measure: readonly string[], rows: Rows, at: At): Told | undefined {
  const { link } = rows;
  const { base, precision, scale = 0 } = draft.column.type;
  const quantity = numbersOf(rows, at).find(({ words, nullRate }) => words.join(' ') === 'quantity' && nullRate === undefined);
  if (!quantity || rows.where !== undefined || !UNITS.has(measure.at(-1)!) || base.startsWith('int') || (precision !== undefined && precision - scale < 5))
    return undefined;
  const ways = at.context.relations.of.get(link.from)!.flatMap(({ link: way }) => {
    const path = way === link || way.to === at.table || namesOf(way.to, at.context).agent ? null : pathTo(way, link.from, at.context);
    const each = path === null ? undefined : columnOf(measure, at.context.drafts.get(way.to)!.filter(isNumber));
    return each ? [{ each, path, to: way.to }] : [];
  });
  const [only, other] = ways;
  if (!only || other || !isSafe(draft, [quantity], rows, at)) return undefined;
  const sum = `coalesce(sum(${callOf(link)}, ${quantity.column.name} * coalesce(${only.path}.${only.each.column.name}, 0.0)), 0.0)`;
  const rounded = precision === undefined ? sum : `least(round(${sum}, ${scale}), ${mostOf(precision, scale)})`;
  return {
    kind: 'expression',
    isLast: true,
    parameters: { expression: rounded },
    words: `${quantity.column.name} of ${link.from.table.name} times ${only.to.table.name}.${only.each.column.name}`,
  };
}

export function numbersOf({ link }: Rows, { context }: At): Draft[] {
  const keys = new Set(context.relations.of.get(link.from)!.flatMap(({ link: { columns } }) => columns));
  return context.drafts.get(link.from)!.filter((each) => isNumber(each) && !each.column.inKey && !keys.has(each.column.name));
}

/** A sum by what it is measured in: `total_hours` of entries with hours. */
export const MEASURE: Aggregate = {
  mayTell: isNumber,
  otherwise: rowsOf,
  of(draft, _what, rows, at) {
    if (!isFree(draft.column, at.table, at.context) || NO_SUMS.test(draft.words.join(' '))) return undefined;
    const measure = measureOf(draft);
    const column = measure.length === 0 ? undefined : columnOf(measure, numbersOf(rows, at));
    if (column) return sumOf(draft, column, rows, at);
    const other = inOtherUnit(measure, numbersOf(rows, at));
    return other ? sumInUnit(draft, other, rows, at) : measure.length === 0 ? undefined : sumOfPieces(draft, measure, rows, at);
  },
};

/** A sum by what is done in the children: `quantity_received` of lines of receipts, `refunded_cents` of refunds. */
export const DONE: Aggregate = {
  mayTell: isNumber,
  otherwise: rowsOf,
  byWhatIsDone: true,
  of(draft, _what, rows, at) {
    const { done, context } = at;
    // What the row itself is called is not done in its children.
    const { noun } = namesOf(at.table, context);
    const nouns = [...namesOf(rows.link.from, context).words].filter((word) => word !== noun);
    if (done === undefined || !isFree(draft.column, at.table, context) || !tellsOfDone(done, nouns)) return undefined;
    const measure = measureOf(draft, done);
    const numbers = numbersOf(rows, at);
    const isMoney =
      measure.every((word) => OF_AMOUNTS.has(word)) &&
      (measure.length > 0 || draft.kind.startsWith('finance.') || (draft.words[0] !== done && DECIMAL_TYPES.has(draft.column.type.base)));
    const column = isMoney
      ? numbers.find(({ words }) => words.every((word) => OF_AMOUNTS.has(singular(word)) || tellsOfDone(done, [word])))
      : columnOf(measure, numbers);
    // Of money only what came in, where a state tells that.
    const settled = isMoney && rows.where === undefined ? (whereOneOf(rows.link, SETTLED, context) ?? rows) : rows;
    const told = column && sumOf(draft, column, settled, at);
    return told && { ...told, summed: { link: rows.link, column: column! } };
  },
};

/** What the rows of one kind come to: the parts of a repair, the rooms of a stay. */
export const COST: Aggregate = {
  mayTell: isSum,
  of(draft, _what, rows, at) {
    const { context, table } = at;
    const { from } = rows.link;
    if (rows.where !== undefined || context.relations.owners.get(from) !== rows.link || !isFree(draft.column, table, context)) return undefined;
    const money = numbersOf(rows, at).filter((each) => isSum(each) && unitOfRate(each.words) === null && withoutAmounts(each.words) === '');
    const amount = amountOfLine(from, context) ?? (money.length === 1 && isPlainName(money[0]!.column.name) ? money[0]!.column.name : onlyPrice(rows, at));
    const parts = amount === null ? [] : context.drafts.get(from)!.filter(({ column: { name } }) => new RegExp(`\\b${name}\\b`).test(amount));
    if (amount === null || parts.length === 0 || !parts.every((part) => isInParts(part.words) === isInParts(draft.words) || !MONEY.has(part.words.at(-1)!)))
      return undefined;
    const [only, another] = parts;
    if (!another) return sumOf(draft, only!, rows, at);
    return isSafe(draft, parts, rows, at) ? sumOverExpression(draft, amount, rows) : undefined;
  },
};
const MONEY = wordSet('currencies and their parts');

/** The only price of rows without a number of pieces. */
function onlyPrice(rows: Rows, at: At): string | null {
  const [only, another] = numbersOf(rows, at).filter((each) => isSum(each) && ['price', 'fee', 'cost'].includes(amountName(each.words)));
  return only && !another && isPlainName(only.column.name) ? only.column.name : null;
}

function sumOverExpression(draft: Draft, each: string, { link }: Rows): Told {
  const nothing = draft.column.type.base.startsWith('int') ? '0' : '0.0';
  const expression = clamped(`coalesce(sum(${callOf(link)}, ${each}), ${nothing})`, draft);
  return { kind: 'expression', parameters: { expression }, words: `the sum of ${each} of ${link.from.table.name}` };
}

/** Whether nouns tell of what a participle says: `refunds` of refunded, `receipts` of received. */
function tellsOfDone(done: string, nouns: readonly string[]): boolean {
  const kin = KIN.filter((words) => words.has(done));
  return nouns.some((noun) => kin.some((words) => words.has(noun)) || rootOf(noun) === rootOf(done));
}

/** How many there is room for in a place: in its tables, rooms or sections. */
export const ROOM: Aggregate = {
  mayTell: (draft, at) => WHOLE_TYPES.has(draft.column.type.base) && (draft.words.length > 1 || beginsAtNothing(draft, at)),
  otherwise: rowsOf,
  of(draft, _what, rows, at) {
    // Names of tables may lose the word table.
    const nouns = [namesOf(rows.link.from, at.context).noun, singular(pieces(rows.link.from.table.name).at(-1)!)];
    if (!nouns.some((noun) => ROOMS.has(noun)) || !isFree(draft.column, at.table, at.context)) return undefined;
    const [only, another] = numbersOf(rows, at).filter(({ words }) => PLACES.has(words.join(' ')));
    return only && !another ? sumOf(draft, only, rows, at) : undefined;
  },
};

/** What the rows of rows come to: a guest has spent what the bills of their visits say, those that were paid if some were not. */
export const OVER_TWO: Aggregate = {
  mayTell: isNumber,
  otherwise: rowsOf,
  of(draft, _what, { link, where }, at) {
    const { context, table } = at;
    if (where !== undefined || !isFree(draft.column, table, context)) return undefined;
    const sums = rowsOf(link.from, context).flatMap((rows): Told[] => {
      const isBill = rows.link.from !== table && BILLS.has(namesOf(rows.link.from, context).noun);
      const column = !isBill ? undefined : numbersOf(rows, at).find((each) => TOTALS.has(each.words.join(' ')) && each.words[0] !== 'amount');
      if (!column || column.column.type.base !== draft.column.type.base) return [];
      const told = sumOverOthers(draft, [link], { ...rows, ...whereOneOf(rows.link, PAID, context) }, column, at);
      return told ? [{ ...told, isLast: true }] : [];
    });
    const [only, another] = sums;
    return another ? undefined : only;
  },
};
const PAID = new Set(['paid', 'settled']);

/** How many rows of rows there are, where no others are called so: `exercises_count` of a course, over its chapters. */
export const COUNT_OVER_TWO: Aggregate = {
  mayTell: (draft, at) => WHOLE_TYPES.has(draft.column.type.base) && (draft.words.at(-1) === 'count' || beginsAtNothing(draft, at)),
  otherwise: rowsOf,
  of(draft, what, { link, where }, at) {
    const { context, table } = at;
    if (where !== undefined || link.from === table) return undefined;
    const [rows] = rowsNamed(what, link.from, context).filter((each) => each.link.from !== table && (each.where !== undefined || isCalled(what, each, at)));
    return rows && sumOverOthers(draft, [link], rows, undefined, at);
  },
};

function isCalled(what: string, { link }: Rows, { context }: At): boolean {
  return namesOf(link.from, context).noun === singular(what.split(' ').at(-1)!);
}

/** The sum of a column over the rows of rows, or their number. */
export function sumOverOthers(draft: Draft, over: readonly Rows['link'][], rows: Rows, column: Draft | undefined, at: At): Told | undefined {
  if (!isFree(draft.column, at.table, at.context) || !isSafe(draft, column ? [column] : [], rows, at)) return undefined;
  const nothing = draft.column.type.base.startsWith('int') ? '0' : '0.0';
  const each = column?.column.name ?? '1';
  const value = rows.where === undefined ? each : `(${rows.where}) ? ${each} : ${nothing}`;
  const expression = [...over, rows.link].reduceRight((inner, link) => `coalesce(sum(${callOf(link)}, ${inner}), ${nothing})`, value);
  const of = column ? `the sum of ${rows.link.from.table.name}.${column.column.name}` : `the rows of ${rows.link.from.table.name}`;
  return {
    kind: 'expression',
    parameters: { expression: clamped(expression, draft) },
    words: `${of} over ${over.map(({ from }) => from.table.name).join(' and ')}`,
  };
}

function clamped(expression: string, { column: { type } }: Draft): string {
  const { base, precision, scale = 0 } = type;
  if (base === 'int4') return `least(${expression}, 2000000000)`;
  return precision === undefined ? expression : `least(round(${expression}, ${scale}), ${mostOf(precision, scale)})`;
}

/** What is left of what was there at first, less what was spent of it; there was as much at first as was spent at least. */
export const LEFT: Aggregate = {
  mayTell: isNumber,
  otherwise: rowsOf,
  of(draft, _what, rows, at) {
    const { context, table } = at;
    const whole = context.drafts
      .get(table)!
      .find((each) => each !== draft && isNumber(each) && AT_FIRST.has(each.words[0]!) && isFree(each.column, table, context));
    if (!whole || isComputed(whole) || whole.nullRate !== undefined || rows.where !== undefined) return undefined;
    // What comes in as well as goes out is a ledger.
    const isSpent = SPENT.test(namesOf(rows.link.from, context).noun) && goesOut(context.drafts.get(rows.link.from)!) === null;
    const amounts = isSpent ? amountsOf(rows, at) : [];
    const { base, scale = 2 } = draft.column.type;
    if (amounts.length !== 1 || base !== whole.column.type.base || base !== amounts[0]!.column.type.base || !isFree(draft.column, table, context))
      return undefined;
    if (!isSafe(draft, amounts, rows, at) || !isSafe(whole, amounts, rows, at) || !canUseRowNumber(context.drafts.get(table)!)) return undefined;
    const isInteger = base.startsWith('int');
    const nothing = isInteger ? '0' : '0.0';
    const { name } = amounts[0]!.column;
    const done = whereOneOf(rows.link, SETTLED, context)?.where;
    const spent = `coalesce(sum(${callOf(rows.link)}, ${done === undefined ? name : `(${done}) ? ${name} : ${nothing}`}), ${nothing})`;
    return {
      kind: 'expression',
      parameters: { expression: `${whole.column.name} - ${isInteger ? spent : `round(${spent}, ${scale})`}` },
      words: `${whole.column.name} less ${rows.link.from.table.name}.${name}`,
      whole: { draft: whole, spent },
    };
  },
};
const SETTLED = new Set(['captured', 'paid', 'settled', 'completed', 'succeeded', 'success', 'posted', 'cleared']);

/** What events add and take away, upon what the DEFAULT begins with: a score of votes, points of a ledger of points. */
export const TALLY: Aggregate = {
  mayTell: isNumber,
  otherwise: rowsOf,
  of(draft, _what, rows, at) {
    const { context, table } = at;
    const { noun, words } = namesOf(rows.link.from, context);
    const isScore = noun === 'vote' && draft.words.some((word) => VOTED.has(word));
    const isMeant = isScore || draft.words.some((word) => words.has(singular(word)) && noun !== singular(word));
    if (!isMeant || !isFree(draft.column, table, context)) return undefined;
    const changes = numbersOf(rows, at).filter((each) => DELTAS.has(each.words.join(' ')));
    if (changes.length !== 1 || !isSafe(draft, changes, rows, at) || !draft.column.type.base.startsWith('int')) return undefined;
    const { name } = changes[0]!.column;
    const first = Number(literalDefault(draft.column.column) ?? 0);
    const sum = `${first > 0 ? `${first} + ` : ''}coalesce(sum(${callOf(rows.link)}, ${name}), 0)`;
    const isBounded = Object.hasOwn(context.bounds.tables.get(table.name)!.domains, draft.column.name);
    return {
      kind: 'expression',
      parameters: { expression: isBounded ? `greatest(${sum}, 0)` : sum },
      words: `the sum of ${rows.link.from.table.name}.${name}`,
    };
  },
};

/** An amount that begins at nothing, where the row counts the same children or they are the only ones with an amount: `lifetime_total` beside `donations_count`. */
export const ROLLED_UP: Aggregate = {
  mayTell: (draft) => isNumber(draft) && Number(literalDefault(draft.column.column) ?? Number.NaN) === 0,
  otherwise: rowsOf,
  byWhatIsDone: true,
  of(draft, _what, rows, at) {
    const { context, table } = at;
    const name = draft.words.join(' ');
    if (!ROLLED.test(name) || SET.test(name) || draft.words.some((word) => UNITS.has(word)) || NO_SUMS.test(name) || !isFree(draft.column, table, context))
      return undefined;
    const amounts = amountsOf(rows, at);
    const isCounted = context.drafts
      .get(table)!
      .some(({ words }) => words.length > 1 && words.at(-1) === 'count' && rowsNamed(words.slice(0, -1).join(' '), table, context)[0]?.link === rows.link);
    const told = amounts.length === 1 && (isCounted || isOnlyAmount(rows, at)) ? sumOf(draft, amounts[0]!, rows, at) : undefined;
    return told && (isCounted ? told : { ...told, isLast: true });
  },
};

/** What somebody is paid out for rows: the sum of what those call their share, by the one whom both are for (`instructor_share` beside `instructor_id`), or by a word of it. */
export const SHARES: Aggregate = {
  mayTell: isNumber,
  otherwise: rowsOf,
  byWhatIsDone: true,
  of(draft, _what, rows, at) {
    const { context, table } = at;
    if (rows.where !== undefined || !PAID_OUT.has(namesOf(table, context).noun) || !isFree(draft.column, table, context)) return undefined;
    const whom = new Set(context.relations.of.get(table)!.flatMap(({ link: { from, columns } }) => namesOf(from, context).columns.get(columns[0]!)!.words));
    const isWhose = ({ words }: Draft): boolean => words.some((word) => whom.has(word) && !['id', 'user'].includes(word));
    const money = numbersOf(rows, at).filter((each) => isSum(each) && isInParts(each.words) === isInParts(draft.words));
    const shares = money.filter(({ words }) => words.some((word) => SHARE_OF_SUMS.has(word)));
    const [only, other] = [shares.filter(isWhose), shares].find((each) => each.length > 0) ?? [];
    return only && !other ? sumOf(draft, only, rows, at) : undefined;
  },
};
const PAID_OUT = wordSet('rows by which somebody is paid out');
const SHARE_OF_SUMS = wordSet('shares of a sum that somebody gets');

/** What was reached on the whole: the points of all answers of an attempt. */
export const POINTS: Aggregate = {
  mayTell: isNumber,
  of(draft, _what, rows, at) {
    // A question's points are no sum of what answers to it got.
    if (rows.where !== undefined || !isPartOf(rows.link, at.context) || !isFree(draft.column, at.table, at.context)) return undefined;
    const points = numbersOf(rows, at).filter(({ words }) => words.every((word) => REACHED.has(word)));
    return points.length === 1 ? sumOf(draft, points[0]!, rows, at) : undefined;
  },
};
const REACHED = wordSet('words of points that were reached');

/** Whether no other children have an amount. */
function isOnlyAmount({ link }: Rows, at: At): boolean {
  return rowsOf(at.table, at.context).every((each) => each.link === link || amountsOf(each, at).length === 0);
}

/** Numbers of the children that are called nothing but an amount. */
export function amountsOf(rows: Rows, at: At): Draft[] {
  return numbersOf(rows, at).filter(({ words }) => words.every((word) => OF_AMOUNTS.has(singular(word))));
}
