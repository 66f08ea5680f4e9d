import { ownMember } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { singular } from '../../read/names/singular.ts';
import { rootOf } from '../../read/names/roots.ts';
import { wordSet, matcher } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isOneToOne, isRequired } from '../../schema/link.ts';
import { pathTo } from '../../schema/parent-path.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isFree, namesOf, parentsOf, withoutDomains } from '../context.ts';
import { dependsOn } from '../depends-on.ts';
import { beginsAtNothing, hasRoom, isPartOf, isSafe, type Aggregate, type At, type Told } from './aggregate.ts';
import { isInParts } from '../sums/bill-parts.ts';
import { isNumber, isNumericType, isWhole } from '../sums/numbers.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { dayOf } from '../times/spans.ts';
import { COST, COUNT_OVER_TWO, DONE, LEFT, MEASURE, OVER_TWO, POINTS, ROLLED_UP, ROOM, SHARES, TALLY } from './measures.ts';
import { callOf, rowsOf, rowsThatUse, type Rows } from './rows-named.ts';
import { whereByStaff } from './by-staff.ts';
import { momentOfRow } from '../times/moment-of-row.ts';
import { DATE_TYPES, DECIMAL_TYPES, WHOLE_TYPES } from '../../schema/types.ts';

const TOTALS = wordSet('totals of a sale');
const SCORES = wordSet('scores');
/** Units that end the names of amounts on both sides. */
const UNITS = / (?:cents|minor)$/;

/** Numbers that a whole does not have as the sum of its parts. */
const NO_SUMS = matcher('numbers that are not summed up', 'anywhere');

const count: Aggregate = {
  byWhatIsDone: true,
  mayTell: ({ column }) => WHOLE_TYPES.has(column.type.base),
  of(draft, what, { link, where }, at) {
    if (!isFree(draft.column, at.table, at.context, 'or in an order')) return undefined;
    const counted = where === undefined ? countedEach(what, link, at) : undefined;
    if (counted && isSafe(draft, [counted], { link }, at)) return derived('sum', counted, { link });
    const words = `the rows of ${link.from.table.name} that refer to it${where ? ` and of which ${where}` : ''}`;
    return where === undefined
      ? { kind: 'derived', parameters: { relation: link.name, aggregate: 'count' }, words }
      : isSafe(draft, columnsOf(where, { link }, at), { link }, at)
        ? { kind: 'expression', parameters: { expression: `sum(${callOf(link)}, (${where}) ? 1 : 0)` }, words }
        : undefined;
  },
};

/** The number that each row says of what is counted, where a row is a day's or a month's: `downloads` of `daily_downloads`. */
function countedEach(what: string, { from }: Rows['link'], { context }: At): Draft | undefined {
  if (!namesOf(from, context).tokens.words.some((word) => PERIODS.has(word))) return undefined;
  const word = singular(what.split(' ').at(-1)!);
  return context.drafts
    .get(from)!
    .find((each) => isWhole(each) && each.nullRate === undefined && [word, `${word} count`, 'count'].includes(each.words.map(singular).join(' ')));
}
const PERIODS = new Set(['daily', 'day', 'hourly', 'weekly', 'monthly']);

/** A number of children in some state under a name without a word of counting: `open_orders`, which begins at none. */
const countOfSome: Aggregate = {
  mayTell: (draft, at) => countFromZero.mayTell(draft, at),
  of: (draft, what, rows, at) => (isInState(what, rows) ? count.of(draft, what, rows, at) : undefined),
};

/** What is active is in a state of that name, and not in all that have not come to an end. */
function isInState(what: string, { where }: Rows): boolean {
  return where !== undefined && (!what.startsWith('active ') || where.includes('active'));
}

/** A number of children under a name that may say another quantity, where it begins at none: `anzahl_buchungen`, and not how much is ordered. */
const countFromZero: Aggregate = { mayTell: (draft, at) => count.mayTell(draft, at) && beginsAtNothing(draft, at), of: count.of };

const sum: Aggregate = {
  mayTell: (draft) => isNumericType(draft),
  otherwise: rowsOf,
  of(draft, what, { link, where }, at) {
    if (where !== undefined || !isFree(draft.column, at.table, at.context) || NO_SUMS.test(draft.words.join(' '))) return undefined;
    const name = draft.words.join(' ');
    const isTotal = name.startsWith('total ');
    const begins = /^'?0(?:\.0+)?'?(?:::.*)?$/.test(draft.column.column.default ?? '');
    const isOwner = isPartOf(link, at.context);
    const all = at.context.drafts.get(link.from)!.filter(isNumericType);
    const theirs = all.filter((each) => hasRoom(draft, each));
    const named = isTotal || (begins && what === name) ? theirs.find((each) => without(each) === without(draft).replace(/^total /, '')) : undefined;
    const column =
      (isOwner ? named : undefined) ??
      (SALE.test(what) ? all.find((each) => TOTALS.has(each.words.join(' ')) && each.column.type.base === draft.column.type.base) : undefined);
    return column && isSafe(draft, [column], { link }, at) ? derived('sum', column, { link }) : undefined;
  },
};
/** What the lines call money that customers spent. */
const SALE = /^(?:sale|revenue)$/;

const average: Aggregate = {
  mayTell: ({ column }) => DECIMAL_TYPES.has(column.type.base),
  otherwise: rowsOf,
  of(draft, what, { link, where }, at) {
    const column = scoreOf(what, link.from, at);
    if (!column || !isWithin(draft, column, link.from, at) || !isSafe(draft, [column], { link }, at)) return undefined;
    const value = where === undefined ? column.column.name : `(${where}) ? ${column.column.name} : null`;
    const mean = `round(avg(${callOf(link)}, ${value}), ${draft.column.type.scale ?? 2})`;
    const expression = draft.column.notNull ? `coalesce(${mean}, 0)` : mean;
    return { kind: 'expression', parameters: { expression }, words: `average of ${link.from.table.name}.${column.column.name}` };
  },
};

/** The score of that name, or another one; of several the first that each row has. */
function scoreOf(what: string, from: TableView, { context }: At): Draft | undefined {
  const numbers = context.drafts.get(from)!.filter(isNumber);
  const { noun } = namesOf(from, context);
  const named = numbers.find(({ words }) => words.join(' ') === what);
  return named ?? (SCORES.has(what) || (what === noun && OF_OTHERS.has(noun)) ? scoreAmong(numbers, from, { context }) : undefined);
}
/** Rows that others write about a row, of which a mean is that of their scores: `review_average`. */
const OF_OTHERS = wordSet('rows that others write');

/** What says how good something was: on the whole, or else in a part of it. */
export function scoreAmong(numbers: readonly Draft[], from: TableView, { context }: Pick<At, 'context'>): Draft | undefined {
  const { noun } = namesOf(from, context);
  const scores = numbers.filter(({ words }) => SCORES.has(words.filter((word) => word !== noun).join(' ')));
  const whole = OF_OTHERS.has(noun) ? numbers.find(({ words }) => ON_THE_WHOLE.has(words[0]!)) : undefined;
  const parts = numbers.filter(({ words }) => SCORES.has(words.at(-1)!) || (SCORES.has(noun) && words.join(' ') === 'value'));
  return scores[0] ?? whole ?? parts.find(({ column }) => column.notNull) ?? parts[0];
}
const ON_THE_WHOLE = wordSet('words of the whole');

/** The mean of numbers that the children may have is one that the row may have; 0 without any, if it may not be NULL. */
function isWithin(draft: Draft, column: Draft, from: TableView, { table, context }: At): boolean {
  if (isFree(draft.column, table, context)) return true;
  const { bounds } = context;
  const own = bounds.tables.get(table.name)!;
  const domain = ownMember(own.domains, draft.column.name) ?? {};
  const theirs = ownMember(bounds.tables.get(from.name)!.domains, column.column.name) ?? {};
  const { name } = draft.column;
  return (
    Object.keys(domain).every((fact) => fact === 'min' || fact === 'max') &&
    Number(domain.min ?? -Infinity) <= (draft.column.notNull ? 0 : Number(theirs.min ?? -Infinity)) &&
    Number(domain.min ?? -Infinity) <= Number(theirs.min ?? -Infinity) &&
    Number(domain.max ?? Infinity) >= Number(theirs.max ?? Infinity) &&
    !own.groups.some((group) => group.columns.includes(name)) &&
    !own.unread.some((each) => each.columns.includes(name))
  );
}

const time = (aggregate: 'max' | 'min'): Aggregate => ({
  mayTell: ({ column }) => DATE_TYPES.has(column.type.base),
  of(draft, what, { link, where }, at) {
    if (!isFree(draft.column, at.table, at.context)) return undefined;
    const { base } = draft.column.type;
    const times = at.context.drafts.get(link.from)!.filter(({ column: { type } }) => type.base === base || (base === 'date' && DATE_TYPES.has(type.base)));
    const theirs = times.filter(isMoment);
    const named =
      times.find(({ words }) => words.join(' ') === what) ??
      times.find(({ words }) => words.length > 1 && words.slice(0, -1).join(' ') === what) ??
      times.find(({ words, column }) => words.length === 2 && column.notNull && rootOf(words[0]!) === rootOf(what));
    const column = named ?? MOMENTS.map((kind) => theirs.find((each) => each.kind === kind)).find((each) => each !== undefined);
    if (!column || !isSafe(draft, [column, ...columnsOf(where ?? '', { link }, at)], { link }, at)) return undefined;
    const begun = at.context.drafts
      .get(at.table)!
      .find((each) => each.kind === 'date.created' && each.column.type.base === base && isPlainName(each.column.name));
    if (draft.column.notNull && !begun) return undefined;
    if (where === undefined && column.column.type.base === base && !draft.column.notNull) return derived(aggregate, column, { link });
    if (!isPlainName(column.column.name)) return undefined;
    const value = column.column.type.base === base ? column.column.name : dayOf(column);
    const best = `${aggregate}(${callOf(link)}, ${where === undefined ? value : `(${where}) ? ${value} : null`})`;
    const expression = draft.column.notNull ? `coalesce(${best}, ${begun!.column.name})` : best;
    return { kind: 'expression', parameters: { expression }, words: `${aggregate} of ${link.from.table.name}.${column.column.name}` };
  },
});

const earliest = time('min');

/** When somebody who works there first wrote what those who ask see. */
const firstAnswer: Aggregate = {
  mayTell: earliest.mayTell,
  otherwise: rowsOf,
  of(draft, what, rows, at) {
    const staff = whereByStaff(rows.link, at.context);
    if (staff === undefined || rows.where !== undefined || !ANSWERS.has(namesOf(rows.link.from, at.context).noun.split(' ').at(-1)!)) return undefined;
    return earliest.of(draft, what, { ...rows, where: staff }, at);
  },
};
const ANSWERS = wordSet('what people write to each other');

/** What the newest child says, where the children of a row go on in time: the last value of a counter. */
const ofTheLast: Aggregate = {
  mayTell: ({ column }) => !DATE_TYPES.has(column.type.base) && !column.inKey,
  otherwise: rowsOf,
  of(draft, what, rows, at) {
    const { context, table } = at;
    if (rows.where !== undefined || context.relations.owners.get(rows.link.from) !== rows.link || !isFree(draft.column, table, context)) return undefined;
    const theirs = context.drafts.get(rows.link.from)!;
    const column = theirs.find((each) => each.words.join(' ') === what && each.column.type.base === draft.column.type.base && isPlainName(each.column.name));
    const isInTurn = theirs.some(({ kind, parameters }) => kind === 'date.created' || /\bturn\(/.test(String(parameters['expression'] ?? '')));
    if (!column || draft.column.notNull || !isInTurn || !isSafe(draft, [column], rows, at)) return undefined;
    const words = `the last ${rows.link.from.table.name}.${column.column.name}`;
    const order = momentOfRow(theirs);
    const expression = `last(${callOf(rows.link)}, ${column.column.name}${order ? `, ${order.column.name}` : ''})`;
    return { kind: 'expression', parameters: { expression }, words };
  },
};

/** Kinds of times that say when a row happened, the surest first. */
const MOMENTS = ['date.start', 'date.scheduled', 'date.business', 'date.created'];

function isMoment({ kind, nullRate }: Draft): boolean {
  return nullRate === undefined && MOMENTS.includes(kind);
}

/** The number that the last child has, where a key counts the children of each row from 1: a stream's version is that of its last event. */
const number: Aggregate = {
  mayTell: ({ column }) => WHOLE_TYPES.has(column.type.base),
  otherwise: rowsOf,
  of(draft, what, { link, where }, at) {
    if (where !== undefined || !isFree(draft.column, at.table, at.context)) return undefined;
    const counted = at.context.drafts.get(link.from)!.find((each) => each.words.join(' ') === what && WHOLE_TYPES.has(each.column.type.base));
    if (!counted || counted.column.unique || !isCounted(counted, link)) return undefined;
    return { kind: 'derived', parameters: { relation: link.name, aggregate: 'count' }, words: `the last ${link.from.table.name}.${counted.column.name}` };
  },
};

/** Whether a key of the children is over this column and the reference alone. */
function isCounted({ column }: Draft, { from, columns }: Rows['link']): boolean {
  return from.table.uniqueKeys.some(
    (key) => key.predicate === undefined && key.columns.length === columns.length + 1 && [...columns, column.name].every((name) => key.columns.includes(name)),
  );
}

/** A flag that says whether there is such a row, of which a row has one at most: `is_instructor` beside a table of instructors. */
const any: Aggregate = {
  mayTell: ({ column, kind }) => column.type.base === 'bool' && kind === 'datatype.boolean',
  of(draft, what, { link, where }, { table, context }) {
    if (where !== undefined || !isOneToOne(link) || namesOf(link.from, context).noun !== what || !isFree(draft.column, table, context)) return undefined;
    return { kind: 'expression', parameters: { expression: `count(${callOf(link)}) > 0` }, words: `whether ${link.from.table.name} refer to it` };
  },
};

const AMOUNTS = wordSet('amounts of a bid');

const extreme = (aggregate: 'max' | 'min'): Aggregate => ({
  mayTell: isNumber,
  otherwise: rowsOf,
  of(draft, what, { link, where }, at) {
    if (!isFree(draft.column, at.table, at.context)) return undefined;
    const { noun } = namesOf(link.from, at.context);
    const theirs = at.context.drafts.get(link.from)!.filter((each) => isNumber(each) && hasRoomForOne(draft, each));
    const own = draft.words.join(' ');
    const column =
      theirs.find(
        (each) => [each.words.join(' '), without(each)].includes(what) || (own.startsWith(`${noun} `) && each.words.join(' ') === draft.words.at(-1)),
      ) ?? (noun === what.split(' ').at(-1) ? theirs.find((each) => AMOUNTS.has(without(each))) : undefined);
    if (!column || !isSafe(draft, [column, ...columnsOf(where ?? '', { link }, at)], { link }, at)) return undefined;
    const { name } = column.column;
    const best = `${aggregate}(${callOf(link)}, ${where === undefined ? name : `(${where}) ? ${name} : null`})`;
    const expression = draft.column.notNull ? `coalesce(${best}, 0)` : best;
    return { kind: 'expression', parameters: { expression }, words: `${aggregate} of ${link.from.table.name}.${name}` };
  },
});

/** The highest number that children of a name have, or the one that the next of them will have: `last_ticket_number`. */
const highestNumber = (beside: 0 | 1): Aggregate => ({
  mayTell: ({ column }) => WHOLE_TYPES.has(column.type.base) && !column.inKey,
  of(draft, _what, rows, at) {
    const { link, where } = rows;
    const { noun } = namesOf(link.from, at.context);
    const isNumbered = ({ words }: Draft): boolean => NUMBERS.has(words.filter((word) => word !== noun).join(' '));
    const column = at.context.drafts.get(link.from)!.find((each) => isWhole(each) && isNumbered(each) && hasRoomForOne(draft, each));
    if (!column || where !== undefined || !isPlainName(column.column.name) || !isFree(draft.column, at.table, at.context)) return undefined;
    if (!isSafe(draft, [column], rows, at)) return undefined;
    const best = `coalesce(max(${callOf(link)}, ${column.column.name}), 0)`;
    return {
      kind: 'expression',
      parameters: { expression: beside === 0 ? best : `${best} + 1` },
      words: `${beside === 0 ? 'the highest' : 'one above the highest'} ${link.from.table.name}.${column.column.name}`,
    };
  },
});
const NUMBERS = wordSet('numbers that count rows up');

/** Lines whose quantity says how many of something there are. */
const LINES = wordSet('lines and products');

/** How often a row is used: the rows that do so, or what their quantity says. */
const uses: Aggregate = {
  mayTell: count.mayTell,
  otherwise: rowsThatUse,
  of(draft, what, rows, at) {
    const { link } = rows;
    const quantity = LINES.has(namesOf(link.from, at.context).noun)
      ? at.context.drafts.get(link.from)!.find((each) => each.words.join(' ') === 'quantity' && isWhole(each))
      : undefined;
    if (!quantity || rows.where !== undefined) return count.of(draft, what, rows, at);
    return isFree(draft.column, at.table, at.context) && isSafe(draft, [quantity], rows, at) ? derived('sum', quantity, rows) : undefined;
  },
};

/** How many of what the lines are of there are: tickets of an order, whose lines each have a type of ticket and a quantity. */
const pieces: Aggregate = {
  mayTell: count.mayTell,
  otherwise: rowsOf,
  of(draft, what, rows, at) {
    const { from } = rows.link;
    const { context, table } = at;
    if (rows.where !== undefined || !isPartOf(rows.link, context) || !LINES.has(namesOf(from, context).noun) || !isFree(draft.column, table, context))
      return undefined;
    const word = singular(what);
    const isOfIt = context.relations.of.get(from)!.some(({ link: { to } }) => to !== table && namesOf(to, context).words.has(word));
    const quantity = context.drafts.get(from)!.find((each) => each.words.join(' ') === 'quantity' && isWhole(each) && each.nullRate === undefined);
    return isOfIt && quantity && isSafe(draft, [quantity], rows, at) ? derived('sum', quantity, rows) : undefined;
  },
};

/** What is asked for at least is a round sum that each row which did so comes to: the least order of a coupon or of a shop. */
const leastAsked: Aggregate = {
  mayTell: isNumber,
  otherwise: rowsThatUse,
  of(draft, _what, rows, at) {
    const { context, table } = at;
    const domain = ownMember(context.bounds.tables.get(table.name)!.domains, draft.column.name) ?? {};
    const isLow = Object.keys(domain).every((each) => each === 'min') && Number(domain.min ?? 0) <= 0;
    const drafts = context.drafts.get(table)!;
    if (rows.where !== undefined || !isLow || !isFree(draft.column, table, withoutDomains(context, table)) || !canUseRowNumber(drafts)) return undefined;
    const [sum] = sumsOfSale(rows, at).filter(({ column }) => column.column.type.base.startsWith('int') === draft.column.type.base.startsWith('int'));
    if (!sum || dependsOn({ table: sum.table, draft: sum.column }, { table, draft }, context)) return undefined;
    const [step, usual] = isWhole(draft) ? (isInParts(draft.words) ? ['500', '10000'] : ['5', '100']) : ['5.0', '100.0'];
    const least = `coalesce(min(${callOf(rows.link)}, ${sum.path}), ${usual})`;
    const expression = `int(${least} * 0.9 * ${shareOfRow(draft, drafts)} / ${isWhole(draft) ? `${step}.0` : step}) * ${step}`;
    return { kind: 'expression', parameters: { expression }, words: `no more than any ${rows.link.from.table.name} comes to` };
  },
};

/** What each row comes to before anything is taken off it, or what it was used for. */
function sumsOfSale({ link: { from } }: Rows, { context }: At): { readonly table: TableView; readonly column: Draft; readonly path: string }[] {
  const of = (table: TableView): Draft[] => {
    const numbers = context.drafts.get(table)!.filter((each) => isNumber(each) && isPlainName(each.column.name) && each.nullRate === undefined);
    const called = (names: ReadonlySet<string>): Draft[] => numbers.filter((each) => names.has(each.words.join(' ')) || names.has(without(each)));
    return [...called(BEFORE_DISCOUNT), ...called(TOTALS)];
  };
  const over = parentsOf(from, context).flatMap((link) => {
    const path = isRequired(link) && SALES.has(namesOf(link.to, context).noun) ? pathTo(link, from, context) : null;
    return path === null ? [] : of(link.to).map((column) => ({ table: link.to, column, path: `${path}.${column.column.name}` }));
  });
  return [...(SALES.has(namesOf(from, context).noun) ? of(from).map((column) => ({ table: from, column, path: column.column.name })) : []), ...over];
}
const BEFORE_DISCOUNT = wordSet('sums before a discount');
const SALES = wordSet('sales of any kind');

/** By the names that lines give them. */
export const AGGREGATES: ReadonlyMap<string, Aggregate> = new Map([
  ['any', any],
  ['count', count],
  ['count from 0', countFromZero],
  ['count of some', countOfSome],
  ['count over two', COUNT_OVER_TWO],
  ['number', number],
  ['highest number', highestNumber(0)],
  ['next number', highestNumber(1)],
  ['sum', sum],
  ['average', average],
  ['latest', time('max')],
  ['earliest', earliest],
  ['first answer', firstAnswer],
  ['highest', extreme('max')],
  ['lowest', extreme('min')],
  ['asked for at least', leastAsked],
  ['uses', uses],
  ['pieces', pieces],
  ['measure', MEASURE],
  ['cost', COST],
  ['made', DONE],
  ['rolled up', ROLLED_UP],
  ['shares', SHARES],
  ['points', POINTS],
  ['tally', TALLY],
  ['room', ROOM],
  ['sum over two', OVER_TWO],
  ['what is left', LEFT],
  ['of the last', ofTheLast],
]);

function derived(aggregate: string, { column }: Draft, { link }: Rows): Told {
  return {
    kind: 'derived',
    parameters: { relation: link.name, column: column.name, aggregate },
    words: `${aggregate} of ${link.from.table.name}.${column.name}`,
  };
}

function columnsOf(condition: string, { link }: Rows, { context }: At): Draft[] {
  const words = new Set<string>(condition.match(/\w+/g));
  return context.drafts.get(link.from)!.filter(({ column }) => words.has(column.name));
}

/** A name without the unit at its end. */
export function without({ words }: Draft): string {
  return words.join(' ').replace(UNITS, '');
}

/** One value of the children fits: of their type, with at least as many digits. */
function hasRoomForOne({ column: { type } }: Draft, { column: { type: part } }: Draft): boolean {
  if (type.base.startsWith('int')) return type.base === part.base || (part.base === 'int2' && type.base !== 'int2');
  if (type.precision === undefined) return true;
  if (part.base.startsWith('int')) return type.precision - (type.scale ?? 0) >= 9;
  return part.precision !== undefined && (part.scale ?? 0) <= (type.scale ?? 0) && type.precision - (type.scale ?? 0) >= part.precision - (part.scale ?? 0);
}
