import DATA from '../../../data/agree/of-children.json' with { type: 'json' };
import type { Draft } from '../../edits/draft.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { rootOf } from '../../read/names/roots.ts';
import { singular } from '../../read/names/singular.ts';
import { matcher, wordSet } from '../../read/words.ts';
import { isFree, namesOf } from '../context.ts';
import { pathTo } from '../copies/parent-path.ts';
import { isNumber } from '../sums/numbers.ts';
import { hasRoom, isSafe, type Aggregate, type At, type Told } from './aggregate.ts';
import { callOf, rowsOf, type Rows } from './rows-named.ts';

/** Words of a sum that say nothing of what is summed up. */
const OF_SUMS = wordSet('words of a sum');
/** Units and quantities, of which the same at both ends is enough. */
const UNITS = wordSet('units of a sum');
/** Words of an amount that say no more than that it is money. */
const OF_AMOUNTS = wordSet('words of an amount');
const FILES = wordSet('room for files');
const SIZES = wordSet('sizes of files');
const NO_SUMS = matcher('numbers that are not summed up', 'anywhere');
const VOTED = wordSet('what is voted on');
const DELTAS = wordSet('changes of a tally');
/** Words for one thing that is done, with participles and nouns: `paid` in payments. */
const KIN = DATA.kin.map((words) => new Set(words.split(' ')));

/** What a sum is of, as the children call it: hours of `total_hours`, storage bytes of `storage_used_bytes`. */
function measureOf({ words }: Draft, done?: string): string[] {
  return words.filter((word) => !OF_SUMS.has(word) && word !== done).map(singular);
}

function withoutAmounts(words: readonly string[]): string {
  return words.filter((word) => !OF_AMOUNTS.has(word)).join(' ');
}

/** The number of a child that a sum of this measure adds up: of the same name, of the same kind of money, or the only one of the same unit. */
function columnOf(measure: readonly string[], numbers: readonly Draft[]): Draft | undefined {
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
function sumOf(draft: Draft, column: Draft, rows: Rows, at: At): Told | undefined {
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
  const most = isInteger
    ? base === 'int2'
      ? '32767'
      : undefined
    : precision === undefined
      ? undefined
      : `${'9'.repeat(precision - scale)}.${'9'.repeat(scale) || '0'}`;
  if (most !== undefined && precision !== undefined && precision - scale < 2) return undefined;
  return { kind: 'expression', parameters: { expression: most === undefined ? rounded : `least(${rounded}, ${most})` }, words };
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
  const rounded = precision === undefined ? sum : `least(round(${sum}, ${scale}), ${'9'.repeat(precision - scale)}.${'9'.repeat(scale) || '0'})`;
  return {
    kind: 'expression',
    isLast: true,
    parameters: { expression: rounded },
    words: `${quantity.column.name} of ${link.from.table.name} times ${only.to.table.name}.${only.each.column.name}`,
  };
}

function numbersOf({ link }: Rows, { context }: At): Draft[] {
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
    return column ? sumOf(draft, column, rows, at) : measure.length === 0 ? undefined : sumOfPieces(draft, measure, rows, at);
  },
};

/** A sum by what is done in the children: `quantity_received` of lines of receipts, `refunded_cents` of refunds. */
export const DONE: Aggregate = {
  mayTell: isNumber,
  otherwise: rowsOf,
  byWhatIsDone: true,
  of(draft, _what, rows, at) {
    const { done, context } = at;
    if (done === undefined || !isFree(draft.column, at.table, context) || !tellsOfDone(done, [...namesOf(rows.link.from, context).words])) return undefined;
    const measure = measureOf(draft, done);
    const numbers = numbersOf(rows, at);
    const isMoney = measure.every((word) => OF_AMOUNTS.has(word)) && (measure.length > 0 || draft.kind.startsWith('finance.'));
    const column = isMoney
      ? numbers.find(({ words }) => words.every((word) => OF_AMOUNTS.has(singular(word)) || tellsOfDone(done, [word])))
      : columnOf(measure, numbers);
    const told = column && sumOf(draft, column, rows, at);
    return told && { ...told, summed: { link: rows.link, column: column! } };
  },
};

/** Whether nouns tell of what a participle says: `refunds` of refunded, `receipts` of received. */
function tellsOfDone(done: string, nouns: readonly string[]): boolean {
  const kin = KIN.find((words) => words.has(done));
  return nouns.some((noun) => kin?.has(noun) || rootOf(noun) === rootOf(done));
}

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
