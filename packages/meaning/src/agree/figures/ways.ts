import { literalOf } from '../../read/column/legend.ts';
import { ownMember, dictionary, type Domain } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { labelRole, plainLabel, plainState } from '../../propose/drafts/label-roles.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { wordGroups, wordSet } from '../../read/words.ts';
import { atLeast, isFree, namesOf, withoutDomains, type DeriveContext } from '../context.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { boundWith, isPartOf } from '../children/aggregate.ts';
import { toldByComment } from '../children/told-in-words.ts';
import { isNumericType, mostOf } from '../sums/numbers.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { shareOf } from '../sums/rates.ts';
import { sumOfLines } from '../sums/sums.ts';
import { isSum, roomFor } from '../sums/sums-of-money.ts';
import { shareOfRow } from '../sums/row-share.ts';
import { isPlannedLength } from '../times/beginning-and-end.ts';
import { pairsOf } from '../times/period-pairs.ts';
import { dayOf, isMoment, spanOf } from '../times/spans.ts';
import { phasesOf } from '../times/state-by-span.ts';
import { TEXT_TYPES } from '../../schema/types.ts';
import type { Part } from './line.ts';

/** A column, and where it is. */
export type Target = { readonly draft: Draft; readonly drafts: readonly Draft[]; readonly table: TableView; readonly context: DeriveContext };

/** An expression, and a condition without which the column stays as it is; or what is dealt among the rows of the parent. */
export type Written = { readonly expression: string; readonly when?: string; readonly split?: { readonly relation: string; readonly column: string } };

/** How a column follows from its parts; undefined where its type or its constraints forbid it. */
export type Figure = (parts: ReadonlyMap<string, Part>, target: Target) => Written | undefined;

const SECONDS: Readonly<Record<string, number>> = dictionary({ minute: 60, min: 60, hour: 3600, day: 86_400 });
/** Months of an interval, by the plain forms of its labels; weeks and days are none. */
const MONTHS: Readonly<Record<string, number>> = dictionary({
  month: 1,
  monthly: 1,
  monat: 1,
  monatlich: 1,
  mensuel: 1,
  mensual: 1,
  mensile: 1,
  quarter: 3,
  quarterly: 3,
  quartal: 3,
  half_year: 6,
  half_yearly: 6,
  semiannual: 6,
  year: 12,
  yearly: 12,
  annual: 12,
  annually: 12,
  jahr: 12,
  annuel: 12,
  anual: 12,
  annuale: 12,
});
const CUSTOMERS = wordSet('authors outside');

function get(parts: ReadonlyMap<string, Part>, name: string): Part {
  return parts.get(name)!;
}

/** At least what a CHECK asks for; undefined under other conditions. */
function held(expression: string, { draft, table, context }: Target): Written | undefined {
  const least = isNumericType(draft) ? atLeast(draft.column, table, context, 'or in an order') : null;
  return least === null ? undefined : { expression: least === '' ? expression : `greatest(${expression}, ${least})` };
}

function isWhole({ column }: Draft): boolean {
  return column.type.base.startsWith('int');
}

/** Whether the comment of a column says that it is computed of the target over the rows. */
function sums(draft: Draft, table: TableView, { draft: { column }, context }: Target): boolean {
  const said = Object.values(toldByComment(draft, table, context)?.parameters ?? {}).map(String);
  return said.some((each) => new Set(each.match(/\w+/g)).has(column.name));
}

/** The whole, or in a quarter of the rows a part of it. */
const part: Figure = (parts, target) => {
  const { draft, path, table, way } = get(parts, 'whole');
  if (!isNumericType(draft)) return undefined;
  // A CHECK keeps the whole above what its comment sums up of this column: then the whole has room for the sum.
  if (way.links.length === 1 && boundWith(draft, table, target.context).some((each) => sums(each, table, target))) return undefined;
  const share = shareOfRow(target.draft, target.drafts);
  if (isWhole(target.draft)) return held(`${share} < 0.75 ? int(${path}) : least(int(${path}), greatest(int(${path} * ${share}), 1))`, target);
  return held(`${share} < 0.75 ? ${path} * 1.0 : round(${path} * ${share}, 2)`, target);
};

/** Mostly far below what is allowed, and never above it. */
const within: Figure = (parts, target) => {
  const { draft, path } = get(parts, 'most');
  if (!isNumericType(draft) || !isWhole(target.draft)) return undefined;
  const share = shareOfRow(target.draft, target.drafts);
  return held(`1 + int(greatest(${path} - 1, 0) * ${share} * ${share})`, target);
};

/** A third or more of what can be reached. */
const result: Figure = (parts, target) => {
  const { draft, path } = get(parts, 'whole');
  if (!isNumericType(draft) || isGraded(target) || isSumOfThese(get(parts, 'whole'), target)) return undefined;
  const digits = isWhole(target.draft) ? 0 : Math.min(target.draft.column.type.scale ?? 1, 1);
  return held(`round(${path} * (0.35 + 0.65 * ${shareOfRow(target.draft, target.drafts)}), ${digits})`, target);
};

/** Whether the whole is what its rows add up to, by their noun or since it begins at nothing: the points of a quiz are those of its questions. */
function isSumOfThese({ draft: { words, column }, way: { links } }: Part, { draft, table, context }: Target): boolean {
  const isTotal = words[0] === 'total' && words.slice(1).join(' ') === draft.words.join(' ');
  const isMadeOf = Number(literalDefault(column.column) ?? Number.NaN) === 0 || POINTED.has(namesOf(table, context).noun);
  return isTotal && links.length === 1 && isPartOf(links[0]!, context) && isMadeOf;
}

const POINTED = wordSet('parts that give points');

/** All of it where the row is right, and nothing where it is not. */
const allIfRight: Figure = (parts, target) => {
  const [whole, right] = [get(parts, 'whole'), get(parts, 'right')];
  if (!areNumbers(new Map([['whole', whole]]), target) || right.draft.column.type.base !== 'bool' || isWhole(whole.draft) !== isWhole(target.draft))
    return undefined;
  const nothing = isWhole(target.draft) ? '0' : '0.0';
  return held(`coalesce(${right.path}, false) ? ${whole.path} : ${nothing}`, target);
};

/** The key of a row is that of what it is in, and its number there: `TOW-17`. Only where a key of the table says that it is numbered there. */
const keyWithNumber: Figure = (parts, { draft, table, context }) => {
  const [prefix, number] = [get(parts, 'prefix'), get(parts, 'number')];
  const [link] = prefix.way.links;
  const isNumbered = table.table.uniqueKeys.some(
    ({ columns, predicate }) =>
      predicate === undefined && columns.length === 2 && columns.includes(number.draft.column.name) && columns.includes(link!.columns[0]!),
  );
  const isText = [draft, prefix.draft].every(({ column: { type } }) => type.kind === 'base' && TEXT_TYPES.has(type.base));
  if (!isNumbered || !isText || !isWhole(number.draft) || !prefix.isSure || !number.isSure) return undefined;
  const room = (draft.column.type.length ?? Infinity) - (prefix.draft.column.type.length ?? (draft.column.type.length === undefined ? 0 : Infinity));
  if (room < LONGEST_NUMBER || !isFree(draft.column, table, context)) return undefined;
  return { expression: `${prefix.path} + "-" + string(${number.path})` };
};
/** A sign and the digits of a number. */
const LONGEST_NUMBER = 9;

/** Labels for the kinds of files, by what the type of their content begins with; the first words are those of any other file. */
const KINDS_OF_FILES: readonly (readonly [labels: ReadonlySet<string>, types: readonly string[]])[] = [
  [wordSet('labels of a picture'), ['image/']],
  [wordSet('labels of a film'), ['video/']],
  [wordSet('labels of a sound'), ['audio/']],
  [wordSet('labels of an archive'), ['application/zip', 'application/gzip', 'application/x-', 'application/vnd.rar']],
  [wordSet('labels of a document in a file'), ['application/', 'text/']],
];
const OTHER_FILES = wordSet('labels of any other file');

/** What kind of file it is, by the type of its content: `image` of image/png. */
const kindOfFile: Figure = (parts, { draft, table, context }) => {
  const mime = get(parts, 'mime');
  const labels = labelsAllowed(draft, table, context);
  if (!TEXT_TYPES.has(mime.draft.column.type.base) || !mime.isSure || !isFree(draft.column, table, withoutDomains(context, table))) return undefined;
  const isGiven = draft.column.type.labels !== undefined || ownMember(context.bounds.tables.get(table.name)!.domains, draft.column.name)?.in !== undefined;
  const known = KINDS_OF_FILES.flatMap(([names, types]) => {
    const label = labels.find((each) => names.has(plainState(each)));
    return label === undefined ? [] : [{ label, types }];
  });
  const rest = labels.find((each) => OTHER_FILES.has(plainState(each))) ?? known.find(({ types }) => types.includes('text/'))?.label;
  if (!isGiven || rest === undefined || known.length < 2 || !known.some(({ types }) => types.includes('image/'))) return undefined;
  const each = known.map(
    ({ label, types }) => `${types.map((type) => `startsWith(${mime.path}, "${type}")`).join(' || ')} ? ${literalOf(draft.column, label)} : `,
  );
  return { expression: `${each.join('')}${literalOf(draft.column, rest)}` };
};

/** Whether a grade of the row belongs to the same example. */
function isGraded({ draft, drafts }: Target): boolean {
  const { kind, parameters } = draft;
  return (
    kind === 'example.number' &&
    drafts.some((each) => each.kind === 'example' && each.parameters.of === parameters.of && each.words.some((word) => GRADES.has(word)))
  );
}
const GRADES = wordSet('grades of a result');

/** Whether the score is enough: what is asked for, else half of what can be reached. */
const reached: Figure = (parts, { draft, table, context }) => {
  const score = get(parts, 'score');
  if (draft.column.type.base !== 'bool' || !isNumericType(score.draft) || !isFree(draft.column, table, context)) return undefined;
  const [needed, whole] = [parts.get('needed'), parts.get('whole')].map((each) => (each && isNumericType(each.draft) ? each : undefined));
  if (!needed && draft.kind.startsWith('example')) return undefined;
  const got = score.isSure ? score.path : `coalesce(${score.path}, 0)`;
  if (needed && whole && needed.draft.words.some((word) => PERCENT.has(word)) && !score.draft.words.some((word) => PERCENT.has(word)))
    return { expression: `${got} * 100.0 / greatest(${whole.path}, 1) >= ${needed.path}` };
  if (needed) return { expression: `${got} >= ${needed.path}` };
  if (whole) return { expression: `${got} >= ${whole.path} * 0.5` };
  return (score.draft.column.type.precision ?? 9) - (score.draft.column.type.scale ?? 0) >= 2 ? { expression: `${got} >= 50` } : undefined;
};
const PERCENT = wordSet('parts of one hundred');

/** What is billed where there are no lines, once in a row. */
const product: Figure = (parts, target) => {
  const [count, price] = [get(parts, 'count'), get(parts, 'price')];
  const { draft } = target;
  if (![count, price].every((each) => isNumericType(each.draft)) || !roomFor(draft, 8) || draft.column.type.base === 'int2') return undefined;
  if (isWhole(draft) !== isWhole(price.draft) || !isWhole(count.draft)) return undefined;
  const expression = isWhole(draft) ? `${count.path} * ${price.path}` : `round(${count.path} * ${price.path}, 2)`;
  const isThere = target.drafts.some((each) => String(each.parameters.expression).includes(expression));
  return isThere || sumOfLines(target.table, target.context) !== null ? undefined : held(expression, target);
};

/** With as many decimals as the column has. */
function rounded(expression: string, { draft }: Target): string {
  return `round(${expression}, ${isWhole(draft) ? 0 : Math.min(draft.column.type.scale ?? 2, 4)})`;
}

function orNothing({ draft, path, isSure }: Part): string {
  return isSure ? path : `coalesce(${path}, ${isWhole(draft) ? '0' : '0.0'})`;
}

/** Only numbers, and room for them. */
function areNumbers(parts: ReadonlyMap<string, Part>, target: Target): boolean {
  return [...parts.values()].every(({ draft }) => isNumericType(draft)) && isNumericType(target.draft) && roomFor(target.draft, 3);
}

/** A whole and what is added, less what is taken: days that are left of those granted. */
const left: Figure = (parts, target) => {
  if (!areNumbers(parts, target)) return undefined;
  // What is taken off a small whole number leaves one.
  const isSmall = target.draft.column.type.base === 'int2';
  if (isSmall && [...parts].some(([name, { draft }]) => name.startsWith('more') || draft.column.type.base !== 'int2')) return undefined;
  const [more, less] = ['more', 'less'].map((sign) => [...parts].filter(([name]) => name.startsWith(sign)).map(([, each]) => orNothing(each)));
  const sum = [get(parts, 'whole').path, ...more!.map((each) => `+ ${each}`), ...less!.map((each) => `- ${each}`)].join(' ');
  const domain = ownMember(target.context.bounds.tables.get(target.table.name)!.domains, target.draft.column.name);
  return held(domain ? `greatest(${sum}, 0)` : sum, target);
};

/** All parts multiplied: units of a dose, so often a day, for so many days. */
const multiplied: Figure = (parts, target) => {
  if (!areNumbers(parts, target) || (isWhole(target.draft) && ![...parts.values()].every(({ draft }) => isWhole(draft)))) return undefined;
  const all = [...parts.values()].map(({ path }) => path).join(' * ');
  return held(isWhole(target.draft) ? all : rounded(all, target), target);
};

/** What a contract costs each time, in the unit of the bill: in its net sum where it has one, and not where lines or a kind of bill say what it is for. */
const chargedAgain: Figure = (parts, target) => {
  const rate = get(parts, 'rate');
  const { draft, drafts, table, context } = target;
  if (!areNumbers(parts, target) || !rate.isSure || draft.column.type.base === 'int2' || sumOfLines(table, context) !== null) return undefined;
  const sums = drafts.filter((each) => isSum(each) && NET.concat(GROSS).some((word) => each.words.includes(word)));
  const isNet = draft.words.some((word) => NET.includes(word));
  // What is left after a fee is no price: then the sum before it is.
  const isAfterFee = drafts.some((each) => each !== draft && isNumericType(each) && each.words.some((word) => FEES.includes(word)));
  if (isAfterFee ? isNet : !isNet && sums.some(({ words }) => words.some((word) => NET.includes(word)))) return undefined;
  if (drafts.some(({ words }) => WHAT_FOR.includes(words.at(-1)!))) return undefined;
  const [own, theirs] = [draft, rate.draft].map(isInCents);
  const value = own === theirs ? rate.path : own ? `${rate.path} * 100` : `${rate.path} / 100.0`;
  return held(fitting(isWhole(rate.draft) && own === theirs ? value : rounded(value, target), target), target);
};
/** What is taken off a payment. */
const FEES: readonly string[] = ['commission', 'fee', 'fees'];
/** What a bill may be for besides. */
const WHAT_FOR: readonly string[] = ['category', 'kind', 'purpose', 'reason', 'type'];
/** Sums before what is added, and those after it. */
const NET: readonly string[] = ['net', 'subtotal', 'sub'];
const GROSS: readonly string[] = ['total', 'gross', 'amount', 'sum'];

/** Units, by what they are measured in; of two of one kind, one is so many of the other. */
const SIZES: readonly Readonly<Record<string, number>>[] = [
  { second: 1, seconds: 1, minute: 60, minutes: 60, min: 60, hour: 3600, hours: 3600, hourly: 3600, day: 86_400, days: 86_400, daily: 86_400 },
  { g: 1, gram: 1, grams: 1, kg: 1000, kilogram: 1000, kilo: 1000, t: 1_000_000, ton: 1_000_000, tonne: 1_000_000 },
  { wh: 1, kwh: 1000, mwh: 1_000_000 },
];

/** By how much a number in units of one is to be multiplied, and divided, for units of the other. */
function inUnitsOf(one: Draft, other: Draft): readonly [by: number, through: number] {
  const sizes = SIZES.map((units) => [one, other].map(({ words }) => words.map((word) => units[word]).find((size) => size !== undefined)));
  const [from, to] = sizes.find((each) => each[0] !== undefined && each[1] !== undefined) ?? [1, 1];
  return from! >= to! ? [from! / to!, 1] : [1, to! / from!];
}

function isInCents({ words }: Draft): boolean {
  return words.some((word) => CENTS.has(word));
}
const CENTS: ReadonlySet<string> = new Set(['cent', 'cents', 'minor']);

/** No more than the column has room for. */
function fitting(expression: string, { draft: { column } }: Target): string {
  const { base, precision, scale = 0 } = column.type;
  if (base === 'int4') return `least(${expression}, 2000000000)`;
  return precision === undefined || precision - scale >= 9 ? expression : `least(${expression}, ${mostOf(precision, scale)})`;
}

/** So many at a rate, each in its own unit: minutes by what an hour costs, kilograms by the grams of a piece, cents by a price in whole currency. */
const atRate: Figure = (parts, target) => {
  if (!areNumbers(parts, target) || target.draft.column.type.base === 'int2') return undefined;
  const [count, rate] = [get(parts, 'count'), get(parts, 'rate')];
  const money = [isInCents(target.draft) ? 100 : 1, isInCents(rate.draft) ? 100 : 1];
  const isPriced = money.some((each) => each !== 1) || inUnitsOf(rate.draft, target.draft).every((each) => each === 1);
  const units = isPriced ? inUnitsOf(count.draft, rate.draft) : inUnitsOf(rate.draft, target.draft);
  const [more, less] = [money[0]! > money[1]! ? 100 * units[0] : units[0], money[0]! < money[1]! ? 100 * units[1] : units[1]];
  const by = `${more === 1 ? '' : ` * ${more.toFixed(1)}`}${less === 1 ? '' : ` / ${less.toFixed(1)}`}`;
  return held(fitting(rounded(`${orNothing(count)} * ${orNothing(rate)}${by}`, target), target), target);
};

/** How much of a whole there is, in percent or as a fraction of one. */
const percentOf: Figure = (parts, target) => {
  if (![...parts].every(([name, { draft }]) => name === 'state' || isNumericType(draft)) || !isNumericType(target.draft)) return undefined;
  const { type } = target.draft.column;
  const { max } = ownMember(target.context.bounds.tables.get(target.table.name)!.domains, target.draft.column.name) ?? {};
  const isFraction = max === undefined ? type.precision !== undefined && type.precision - (type.scale ?? 0) < 2 : Number(max) === 1;
  if ((isFraction && isWhole(target.draft)) || !isFree(target.draft.column, target.table, withoutDomains(target.context, target.table))) return undefined;
  const [some, whole] = [orNothing(get(parts, 'some')), orNothing(get(parts, 'whole'))];
  const value = rounded(`${whole} > 0 ? ${some} * ${isFraction ? '1.0' : '100.0'} / ${whole} : 0.0`, target);
  const most =
    max !== undefined
      ? Number(max).toFixed(1)
      : type.precision === undefined
        ? undefined
        : isFraction
          ? '1.0'
          : '9'.repeat(type.precision - (type.scale ?? 0)) + '.0';
  const held = most === undefined ? value : `least(${value}, ${isWhole(target.draft) ? Number(most) : most})`;
  // What the state says to be done is done as a whole, and nothing else.
  const done = parts.has('state') ? doneOf(parts, target) : undefined;
  const [all, nearly] = isFraction ? ['1.0', '0.99'] : isWhole(target.draft) ? ['100', '99'] : ['100.0', '99.0'];
  return { expression: done === undefined ? held : `(${done}) ? ${all} : least(${value}, ${nearly})` };
};

/** What goes with a kind: the currency of a country, the unit of what is measured. Each group begins with the values, of which the first that the column may have is meant. */
function goingWith(groups: readonly (readonly string[])[]): Figure {
  return (parts, target) => {
    const { draft: kind, path, table: at, isSure } = get(parts, 'kind');
    const { draft, table, context } = target;
    const isText = [draft, kind].every(
      ({ column: { type } }) => type.kind !== 'array' && type.kind !== 'range' && !isNumericType({ column: { type } } as Draft),
    );
    if (!isText || !isSure || (draft.entity !== undefined && draft.entity === kind.entity) || isOfOneExample(draft, kind)) return undefined;
    const allowed = labelsAllowed(draft, table, context);
    const isListed = draft.column.type.labels !== undefined || ownMember(context.bounds.tables.get(table.name)!.domains, draft.column.name)?.in !== undefined;
    const kinds = labelsAllowed(kind, at, context);
    if (!isFree(draft.column, table, withoutDomains(context, table)) || (draft.column.type.length ?? 9) < 2) return undefined;
    const meant = groups.flatMap(([values = '', ...keys]) => {
      const value = isListed
        ? values.split('/').flatMap((each) => allowed.find((label) => label.toLowerCase() === each.toLowerCase()) ?? [])[0]
        : values.split('/')[0];
      const known =
        kinds.length > 1
          ? kinds.filter((label) => keys.includes(label) || keys.includes(label.toLowerCase().replaceAll('_', ' ')))
          : keys.filter((key) => key === key.toUpperCase());
      return value === undefined || known.length === 0 ? [] : [{ value, known }];
    });
    if (meant.length === 0 || (kinds.length > 1 && kinds.some((label) => !meant.some(({ known }) => known.includes(label))))) return undefined;
    const usual = literalDefault(draft.column.column) ?? meant[0]!.value;
    const chosen = meant.map(
      ({ value, known }) => `${path} in [${known.map((label) => literalOf(kind.column, label)).join(', ')}] ? ${literalOf(draft.column, value)} : `,
    );
    return { expression: `${chosen.join('')}${literalOf(draft.column, usual)}` };
  };
}

const FULL_TIME = wordSet('labels of full time');
const PART_TIME = wordSet('labels of part time');

/** Hours a week: 40 of whoever works full time, 12 to 32 of whoever works part time, and between for all others. */
const hoursOfEmployment: Figure = (parts, target) => {
  const { draft: kind, path, table: at, isSure } = get(parts, 'kind');
  const labels = labelsAllowed(kind, at, target.context);
  const of = (list: ReadonlySet<string>): readonly string[] => labels.filter((label) => list.has(plainState(label)));
  const [full, part] = [of(FULL_TIME), of(PART_TIME)];
  if (!isSure || !isNumericType(target.draft) || full.length === 0 || full.length === labels.length) return undefined;
  const share = shareOfRow(target.draft, target.drafts);
  const listed = (some: readonly string[]): string => `${path} in [${some.map((label) => literalOf(kind.column, label)).join(', ')}]`;
  const partly = part.length > 0 ? `${listed(part)} ? 12 + 4 * int(${share} * 6) : ` : '';
  return held(`${listed(full)} ? 40 : ${partly}20 + 5 * int(${share} * 5)`, target);
};

function isOfOneExample(one: Draft, other: Draft): boolean {
  return one.kind === 'example' && other.kind === 'example' && one.parameters.of === other.parameters.of;
}

/** All of it once the state says that it was paid, or came after that; nothing before. */
const onceSettled: Figure = (parts, target) => {
  const [whole, state] = [get(parts, 'whole'), get(parts, 'state').draft];
  if (!isNumericType(whole.draft) || !isNumericType(target.draft) || !roomFor(target.draft, 8)) return undefined;
  const labels = labelsAllowed(state, target.table, target.context);
  const first = labels.findIndex((label) => ['paid', 'disbursed', 'settled'].includes(plainState(label)));
  const settled = first < 0 ? [] : labels.slice(first).filter((label) => labelRole(label) !== 'bad');
  const nothing = isWhole(target.draft) ? '0' : '0.0';
  return settled.length === 0 ? undefined : held(`${isOneOf(state, settled)} ? coalesce(${whole.path}, ${nothing}) : ${nothing}`, target);
};

/** Minutes that nobody works more than without going home. */
const A_DAY = 1440;
/** The most that a small whole number holds. */
const MOST_OF_SMALL = 32_767;

/** The time from one moment to another in hours or minutes, less the breaks, and no more than so many minutes. */
const timeBetween =
  (most?: number): Figure =>
  (parts, target) => {
    const [from, to, less] = [get(parts, 'from'), get(parts, 'to'), parts.get('less')];
    const { words, column } = target.draft;
    const isInHours = words.some((word) => word.startsWith('hour'));
    if (!isNumericType(target.draft) || ![from, to].every(({ draft }) => isMoment(draft) && draft.column.type.base.startsWith('timestamp'))) return undefined;
    if (from.draft.column.type.base !== to.draft.column.type.base || (less && !isNumericType(less.draft))) return undefined;
    if (isPlannedLength(target.draft, to.draft, target.drafts)) return undefined;
    const pause = less ? ` - ${orNothing(less)}${less.draft.words.some((word) => word.startsWith('hour')) ? ' * 60' : ''}` : '';
    const between = `minutesBetween(${from.path}, ${to.path})${pause}`;
    const limit = most ?? (column.type.base === 'int2' ? MOST_OF_SMALL : undefined);
    const minutes = `greatest(${limit === undefined ? between : `least(${between}, ${limit})`}, 0)`;
    const spent = isInHours ? rounded(`${minutes} / 60.0`, target) : isWhole(target.draft) ? `int(${minutes})` : rounded(`${minutes} * 1.0`, target);
    return held(column.notNull ? `${to.path} == null ? ${isWhole(target.draft) ? '0' : '0.0'} : ${spent}` : spent, target);
  };

/** The time from one moment to another, in a column of that type. */
const intervalBetween: Figure = (parts, { draft, drafts, table, context }) => {
  const [from, to] = [get(parts, 'from'), get(parts, 'to')];
  if (draft.column.type.base !== 'interval' || from.draft.column.type.base !== to.draft.column.type.base || isPlannedLength(draft, to.draft, drafts))
    return undefined;
  const isOpen = [from, to].every((each) => isMoment(each.draft)) && isFree(draft.column, table, context);
  return isOpen ? { expression: `timeBetween(${from.path}, ${to.path})` } : undefined;
};

/** The first year that the least of a CHECK may mean. */
const EARLIEST = 1900;

/** The year of a day of the row. */
const yearOf: Figure = (parts, target) => {
  const { draft, path } = get(parts, 'date');
  if (!isWhole(target.draft) || !isMoment(draft)) return undefined;
  const { min, max, ...others } = ownMember(target.context.bounds.tables.get(target.table.name)!.domains, target.draft.column.name) ?? {};
  // Years that a CHECK allows at all.
  if (Number(min ?? 0) < EARLIEST || Object.keys(others).length > 0) return held(`year(${path})`, target);
  const least = `greatest(year(${path}), ${Number(min)})`;
  const isAlone = isFree(target.draft.column, target.table, withoutDomains(target.context, target.table), 'or in an order');
  return isAlone ? { expression: max === undefined ? least : `least(${least}, ${Number(max)})` } : undefined;
};

/** The year of a part that is one, or that has one. */
function inYears({ draft, path }: Part): string | undefined {
  if (isMoment(draft)) return `year(${path})`;
  return isWhole(draft) && draft.words.includes('year') ? path : undefined;
}

/** The year in which a life ended; nothing where it may still go on. */
const lifeLater: Figure = (parts, target) => {
  const { draft: born, path } = get(parts, 'born');
  if (!isWhole(target.draft) || !isWhole(born) || target.draft.column.notNull) return undefined;
  const died = `${path} + ${GROWN_UP} + int(${LONGEST_LIFE - GROWN_UP} * (1.0 - ${shareOfRow(target.draft, target.drafts)} * ${shareOfRow(born, target.drafts)}))`;
  return held(`${died} > year(today) ? null : ${died}`, target);
};
const LONGEST_LIFE = 95;

/** A year in which whoever made it had grown up and was alive. */
const yearOfLife: Figure = (parts, target) => {
  const [born, died] = [inYears(get(parts, 'born')), parts.get('died')];
  const end = died && inYears(died);
  if (!isWhole(target.draft) || born === undefined) return undefined;
  const last =
    end === undefined
      ? `least(${born} + ${LONGEST_LIFE - GROWN_UP}, year(today))`
      : `coalesce(${end}, least(${born} + ${LONGEST_LIFE - GROWN_UP}, year(today)))`;
  return held(`${born} + ${GROWN_UP} + int(greatest(${last} - ${born} - ${GROWN_UP}, 0) * ${shareOfRow(target.draft, target.drafts)})`, target);
};

/** A year of making: some years before the day on which the row came to somebody, and never after it. */
const yearByThen: Figure = (parts, target) => {
  const { draft, path } = get(parts, 'date');
  const { column, parameters, kind } = target.draft;
  const { min, max, ...others } = ownMember(target.context.bounds.tables.get(target.table.name)!.domains, column.name) ?? {};
  const isAlone = Object.keys(others).length === 0 && isFree(column, target.table, withoutDomains(target.context, target.table));
  if (!isWhole(target.draft) || !isMoment(draft) || !/^(?:date\.year|number\.)/.test(kind) || !isAlone) return undefined;
  const back = Math.min(Number(parameters['back'] ?? USUAL_AGE), USUAL_AGE);
  const share = shareOfRow(target.draft, target.drafts);
  const year = `year(${path}) - int(${back + 1} * ${share} * ${share})`;
  const least = min === undefined ? year : `greatest(${year}, ${Number(min)})`;
  return { expression: max === undefined ? least : `least(${least}, ${Number(max)})` };
};
/** The age in years that things have at most when they are bought. */
const USUAL_AGE = 25;

/** Whether a plain pattern of a CHECK lets a text through; no other kind does. */
function allows({ syntax, pattern, negated }: NonNullable<Domain['patterns']>[number], text: string): boolean {
  if (syntax !== 'regex' || negated === true || !PLAIN_PATTERN.test(pattern)) return false;
  return new RegExp(pattern).test(text);
}
/** Digits, signs and how often, which mean the same here and in Postgres, and can be compiled. */
const PLAIN_PATTERN = /^\^?(?:\\?[-/\d]|(?:\\d|\[0-9\])(?:\{\d\})?)+\$?$/;

/** A day by which something was somebody's already when its row was written: mostly weeks before, of the rest years. */
const dayBefore: Figure = (parts, { draft, drafts, table, context }) => {
  const { draft: date, isSure } = get(parts, 'date');
  if (
    draft.column.type.base !== 'date' ||
    !isMoment(date) ||
    !isSure ||
    !draft.kind.startsWith('date.') ||
    !isFree(draft.column, table, context, 'or in an order')
  )
    return undefined;
  const share = shareOfRow(draft, drafts);
  return { expression: `addDays(${dayOf(date)}, 0 - int(${OWNED_DAYS} * ${share} * ${share} * ${share}))` };
};
const OWNED_DAYS = 1500;

/** How years are written that begin in one of the calendar and end in the next, by an example, and as expressions of the first and the second. */
const TWO_YEARS: readonly (readonly [form: string, written: (first: string, second: string) => string])[] = ['/', '-'].flatMap((sign) => [
  [`2024${sign}25`, (first, second) => `string(${first}) + "${sign}" + right(string(${second}), 2)`],
  [`2024${sign}2025`, (first, second) => `string(${first}) + "${sign}" + string(${second})`],
  [`24${sign}25`, (first, second) => `right(string(${first}), 2) + "${sign}" + right(string(${second}), 2)`],
]);
/** The month in which they begin, by a word of their name; other years begin in August. */
const BEGINNINGS: Readonly<Record<string, number>> = dictionary({ season: 7, fiscal: 4, financial: 4, tax: 4, budget: 4 });

/** The years that a day lies in, where they are written as two. */
const twoYears: Figure = (parts, { draft, table, context }) => {
  const { draft: date, path } = get(parts, 'date');
  const { kind, parameters, column, words } = draft;
  const { patterns = [], ...others } = ownMember(context.bounds.tables.get(table.name)!.domains, column.name) ?? {};
  const isText = TEXT_TYPES.has(column.type.base) && column.type.kind === 'base' && Object.keys(others).length === 0;
  if (!isText || !isMoment(date) || !isFree(column, table, withoutDomains(context, table))) return undefined;
  const told = kind === 'values' ? String((parameters['values'] as readonly unknown[])[0]) : '';
  const size = (text: string): string => text.replaceAll(/\d/g, '0');
  const forms = TWO_YEARS.filter(([form]) => form.length <= (column.type.length ?? Infinity) && patterns.every((each) => allows(each, form)));
  const written = forms.find(([form]) => size(form) === size(told)) ?? (patterns.length > 0 ? forms[0] : undefined);
  if (!written) return undefined;
  const month = words.map((word) => BEGINNINGS[word]).find((each) => each !== undefined) ?? 8;
  const [first, second] = [1 - month, 13 - month].map((months) => `year(addMonths(${path}, ${months}))`);
  return { expression: written[1](first!, second!) };
};

/** Years of work that somebody has behind them, of those since they grew up. */
const yearsSinceGrowingUp: Figure = (parts, target) => {
  const { draft, path } = get(parts, 'birth');
  if (!isMoment(draft) || !isNumericType(target.draft)) return undefined;
  const since = `greatest(year(today) - year(${path}) - ${GROWN_UP}, 0)`;
  return held(`int(least(${since}, ${MOST_YEARS}) * ${shareOfRow(target.draft, target.drafts)})`, target);
};
const GROWN_UP = 18;
const MOST_YEARS = 30;

/** A number for each of another, and nothing where there are none of it. */
const divided: Figure = (parts, target) => {
  if (!areNumbers(parts, target)) return undefined;
  const [whole, by] = [get(parts, 'whole').path, get(parts, 'by').path];
  return held(`${by} > 0 ? ${rounded(`${whole} * 1.0 / ${by}`, target)} : null`, target);
};

/** A share of a whole, by a rate that stands beside it or above; nothing without one. */
const share: Figure = (parts, target) => {
  const rate = get(parts, 'rate');
  if (!areNumbers(parts, target)) return undefined;
  const factor = shareOf(rate.draft, orNothing(rate));
  const whole = orNothing(get(parts, 'whole'));
  return held(rounded(`${whole} * ${factor}`, target), target);
};

/** A share of what a net amount was before it was taken off. */
const shareTaken: Figure = (parts, target) => {
  const rate = get(parts, 'rate');
  if (!areNumbers(parts, target)) return undefined;
  const factor = shareOf(rate.draft, orNothing(rate));
  return held(rounded(`${get(parts, 'whole').path} * ${factor} / (1.0 - least(${factor}, 0.9))`, target), target);
};

const severalTimes: Figure = (parts, target) => {
  const { draft, path } = get(parts, 'part');
  if (!isNumericType(draft) || !isWhole(target.draft)) return undefined;
  return held(`${path} * (4 + 2 * int(3.99 * ${shareOfRow(target.draft, target.drafts)}))`, target);
};

const nothingIfFree: Figure = (parts, target) => {
  const { path, draft: name } = get(parts, 'name');
  const { table, context, draft } = target;
  if (!/\bfree\b/i.test(JSON.stringify(name.parameters)) || (name.parameters.of !== undefined && name.parameters.of === draft.parameters.of)) return undefined;
  if (!isNumericType(draft) || Number(ownMember(context.bounds.tables.get(table.name)!.domains, draft.column.name)?.min ?? 0) > 0) return undefined;
  return isFree(draft.column, table, withoutDomains(context, table))
    ? { expression: isWhole(draft) ? '0' : '0.0', when: `startsWith(lower(${path}), "free")` }
    : undefined;
};

/** What is charged for being late: nothing while there is time, and nothing for what was paid in time; else some hundredths of the whole, where that is beside it. */
const nothingInTime: Figure = (parts, target) => {
  const { draft, drafts, table, context } = target;
  const [due, paid] = [get(parts, 'due').draft, get(parts, 'paid').draft];
  if (!isNumericType(draft) || !isMoment(due) || !isMoment(paid) || due.nullRate !== undefined || paid.column.notNull) return undefined;
  if (Number(ownMember(context.bounds.tables.get(table.name)!.domains, draft.column.name)?.min ?? 0) > 0) return undefined;
  if (!isFree(draft.column, table, withoutDomains(context, table))) return undefined;
  const [nothing, inTime] = [isWhole(draft) ? '0' : '0.0', `(${paid.column.name} == null ? today : ${dayOf(paid)}) <= ${dayOf(due)}`];
  const whole = parts.get('whole');
  if (!whole?.isSure || !areNumbers(new Map([['whole', whole]]), target)) return { expression: nothing, when: inTime };
  return { expression: `${inTime} ? ${nothing} : ${rounded(`${whole.path} * (0.02 + 0.06 * ${shareOfRow(draft, drafts)})`, target)}` };
};

/** Whether it was done after it was due, or is due and not done. */
const late: Figure = (parts, { draft, table, context }) => {
  const [due, done] = [get(parts, 'due'), get(parts, 'done')];
  const isDays = [due, done].some((each) => each.draft.column.type.base === 'date');
  if (draft.column.type.base !== 'bool' || !isMoment(due.draft) || !isMoment(done.draft) || done.draft.column.notNull || !isFree(draft.column, table, context))
    return undefined;
  const after = isDays ? `${dayOf(done.draft)} > ${dayOf(due.draft)}` : `${done.path} > ${due.path}`;
  const isLate = `${done.path} == null ? ${dayOf(due.draft)} < today : ${after}`;
  return { expression: due.isSure ? isLate : `${due.path} == null ? false : (${isLate})` };
};

/** What a time is counted from: the beginning of its own period, what its own parameters say, or the beginning of the row. */
function startOf({ draft, drafts }: Target): Draft | undefined {
  const isStart = (each: Draft): boolean => each !== draft && isMoment(each) && each.nullRate === undefined && each.column.type.base === draft.column.type.base;
  const twin = pairsOf(drafts).find(({ from, to }) => to === draft && isStart(from))?.from;
  const named = drafts.find(({ column }) => column.name === (draft.parameters.start ?? draft.parameters.after));
  const start = twin ?? named ?? drafts.find((each) => /^date\.(?:created|start|scheduled)$/.test(each.kind));
  return start && isStart(start) ? start : undefined;
}

function isOpenTime({ draft, table, context }: Target): boolean {
  return draft.column.type.base.startsWith('timestamp') && draft.kind.startsWith('date.') && isFree(draft.column, table, context, 'or in an order');
}

const later: Figure = (parts, target) => {
  const { draft, path } = get(parts, 'length');
  const seconds = SECONDS[draft.words.at(-1)!.replace(/(?<=..)s$/, '')];
  const start = isOpenTime(target) ? startOf(target) : undefined;
  return start && seconds !== undefined && isNumericType(draft) ? { expression: `${start.column.name} + int(greatest(${path}, 1) * ${seconds})` } : undefined;
};

/** How many months the interval has, as an expression: one where none is known; null if its labels are no intervals. */
function monthsOf(parts: ReadonlyMap<string, Part>, { context }: Target): string | null {
  const interval = parts.get('interval');
  if (!interval) return '1';
  const { draft, table, path } = interval;
  if (isNumericType(draft)) return isWhole(draft) && draft.words.some((word) => word.startsWith('month')) ? `greatest(${path}, 1)` : null;
  const labels = labelsAllowed(draft, table, context);
  const lasting = labels.flatMap((label) => (MONTHS[plainState(label)] === undefined ? [] : [[label, MONTHS[plainState(label)]!] as const]));
  if (lasting.length === 0 || draft.column.type.kind === 'array') return null;
  return `(${lasting
    .filter(([, months]) => months > 1)
    .map(([label, months]) => `${path} == ${literalOf(draft.column, label)} ? ${months} : `)
    .join('')}1)`;
}

const intervalLater: Figure = (parts, target) => {
  const months = monthsOf(parts, target);
  const [start, { draft, table, context }] = [startOf(target), target];
  if (months === null || !start || !isMoment(draft) || !isFree(draft.column, table, context, 'or in an order')) return undefined;
  return { expression: `addMonths(${start.column.name}, ${months})` };
};

/** Whole intervals after the row was made: the one that holds today, or the day on which it ended. */
const runningInterval: Figure = (parts, target) => {
  const months = monthsOf(parts, target);
  const { draft, drafts, table, context } = target;
  const begins = ({ kind, words, column }: Draft): boolean => kind === 'date.created' || (column.notNull && words[0] === 'started' && kind === 'date.event');
  const created = drafts.filter((each) => begins(each) && each.column.type.base === draft.column.type.base && isMoment(each)).at(-1);
  if (months === null || !created || created.nullRate !== undefined || !isMoment(draft) || !isFree(draft.column, table, context, 'or in an order'))
    return undefined;
  const { name } = created.column;
  const ended = parts.get('ended');
  const days = `daysBetween(${name}, today)`;
  const past = ended && isMoment(ended.draft) ? `(${ended.path} == null ? ${days} : daysBetween(${name}, ${ended.path}))` : days;
  return { expression: `addMonths(${name}, ${months} * int(greatest(${past}, 0) / (30.5 * ${months})))` };
};

/** The same value, where the row leads to one. */
const same: Figure = (parts, target) => {
  const source = get(parts, 'source');
  const { draft, table, context } = target;
  const { type } = draft.column;
  if (type.base !== source.draft.column.type.base || type.kind !== source.draft.column.type.kind || type.kind === 'array' || source.draft.entity)
    return undefined;
  if (!isFree(draft.column, table, withoutDomains(context, table))) return undefined;
  if (isNumericType(draft)) return held(source.path, target);
  const allowed = labelsAllowed(draft, table, context);
  const isLimited = type.labels !== undefined || ownMember(context.bounds.tables.get(table.name)!.domains, draft.column.name) !== undefined;
  if (isLimited && type.base !== 'bool' && !labelsAllowed(source.draft, source.table, context).every((label) => allowed.includes(label))) return undefined;
  return { expression: source.path };
};

/** The same where the row has no days of its own that tell it. */
const sameWithoutDays: Figure = (parts, target) => (spanOf(target.drafts) ? undefined : same(parts, target));

/** All of it where it is done, and less where not. */
const progress: Figure = (parts, target) => {
  const { draft, drafts, table, context } = target;
  const { min = 0, max } = ownMember(context.bounds.tables.get(table.name)!.domains, draft.column.name) ?? {};
  const isFraction = max === undefined ? (draft.column.type.precision ?? 9) - (draft.column.type.scale ?? 0) < 2 : Number(max) === 1;
  if (!isNumericType(draft) || Number(min) > 0 || (max !== undefined && ![1, 100].includes(Number(max))) || (isFraction && isWhole(draft))) return undefined;
  if (!isFree(draft.column, table, withoutDomains(context, table))) return undefined;
  const done = doneOf(parts, target);
  if (done === undefined) return undefined;
  const some = `${isFraction ? 0.95 : 95} * ${shareOfRow(draft, drafts)}`;
  return { expression: isWhole(draft) ? `(${done}) ? 100 : int(${some})` : `(${done}) ? ${isFraction ? '1.0' : '100.0'} : round(${some}, 2)` };
};

function doneOf(parts: ReadonlyMap<string, Part>, { table, context }: Target): string | undefined {
  const [state, done] = [parts.get('state')?.draft, parts.get('done')?.draft];
  if (done) return isMoment(done) && !done.column.notNull ? `${done.column.name} != null` : undefined;
  const labels = state && state.column.type.kind !== 'array' ? labelsAllowed(state, table, context) : [];
  const good = labels.filter((label) => DONE.has(plainState(label)));
  return good.length > 0 && good.length < labels.length && good.every((label) => labelRole(label) !== 'bad') ? isOneOf(state!, good) : undefined;
}
const DONE = wordSet('labels of what is done');

/** How likely an outcome is: certain once it came, nothing once it cannot, and less where both may be. */
const chance: Figure = (parts, target) => {
  const { draft: outcome, table: at, path } = get(parts, 'outcome');
  const { draft, drafts, table, context } = target;
  const { min = 0, max } = ownMember(context.bounds.tables.get(table.name)!.domains, draft.column.name) ?? {};
  if (!isNumericType(draft) || Number(min) > 0 || (max !== undefined && Number(max) !== 100) || outcome.column.type.kind === 'array') return undefined;
  if (!isFree(draft.column, table, withoutDomains(context, table))) return undefined;
  const labels = labelsAllowed(outcome, at, context);
  const [won, lost] = [WON, LOST].map((words) => labels.filter((label) => words.has(plainState(label))));
  if (won!.length === 0 || lost!.length === 0 || won!.length + lost!.length === labels.length) return undefined;
  const some = `5 * (1 + int(17.99 * ${shareOfRow(draft, drafts)}))`;
  const [all, none, open] = isWhole(draft) ? ['100', '0', some] : ['100.0', '0.0', `double(${some})`];
  return { expression: `${isOneOf(outcome, won!, path)} ? ${all} : ${isOneOf(outcome, lost!, path)} ? ${none} : ${open}` };
};
const WON = wordSet('outcomes that were reached');
const LOST = wordSet('outcomes that were missed');

/** A note among colleagues is of a colleague. */
const neverOfCustomers: Figure = (parts, target) => {
  const { draft } = get(parts, 'author');
  const { table, context } = target;
  if (target.draft.column.type.base !== 'bool' || draft.column.type.kind === 'array' || !isFree(target.draft.column, table, context)) return undefined;
  const labels = labelsAllowed(draft, table, context);
  const outside = labels.filter((label) => CUSTOMERS.has(plainState(label)));
  return outside.length > 0 && outside.length < labels.length ? { expression: 'false', when: isOneOf(draft, outside) } : undefined;
};

/** The whole, dealt among the rows of the parent. */
const dealt: Figure = (parts, { draft, table, context }) => {
  const { draft: whole, way, isSure, path } = get(parts, 'whole');
  const [link] = way.links;
  const isOwner = link !== undefined && context.relations.owners.get(table) === link;
  if (!isOwner || !isSure || !isNumericType(whole) || whole.column.type.base !== draft.column.type.base || !roomFor(draft, 6)) return undefined;
  return isFree(draft.column, table, context) ? { expression: path, split: { relation: link.name, column: whole.column.name } } : undefined;
};

/** A whole number told from a text of the row, and from nothing where there is none. */
function ofText(count: (text: string) => string): Figure {
  return (parts, target) => {
    const { draft, path, isSure } = get(parts, 'text');
    if (!TEXT_TYPES.has(draft.column.type.base) || draft.column.type.kind === 'array' || !isWhole(target.draft)) return undefined;
    return held(count(isSure ? path : `coalesce(${path}, "")`), target);
  };
}
const words = (text: string): string => `size(trim(${text})) - size(replace(trim(${text}), " ", "")) + 1`;
/** Words that people read in a minute. */
const READ_IN_A_MINUTE = 200;

/** By the names that lines give them. */
/** What the rows of something have is nothing until that has begun, and where it came to nothing. */
const nothingBefore: Figure = (parts, { draft, table, context }) => {
  const { draft: state, table: at, path } = get(parts, 'state');
  const phases = phasesOf(labelsAllowed(state, at, context));
  const held = phases ? [...phases.during, ...phases.after].filter((label) => HELD.has(plainState(label)) || labelRole(label) === 'good') : [];
  const isFlag = draft.column.type.base === 'bool';
  const least = Number(ownMember(context.bounds.tables.get(table.name)!.domains, draft.column.name)?.min ?? 0);
  if (held.length === 0 || (!isFlag && (!isNumericType(draft) || least > 0)) || !isFree(draft.column, table, withoutDomains(context, table))) return undefined;
  return { expression: isFlag ? 'false' : isWhole(draft) ? '0' : '0.0', when: `!(${isOneOf(state, held, path)})` };
};
const HELD = wordSet('states of having been held');

/** Any number up to the whole, and nothing as well. */
const someOfIt: Figure = (parts, target) => {
  const { draft, path } = get(parts, 'whole');
  return isNumericType(draft) && isWhole(target.draft) ? held(`int((${path} + 1) * ${shareOfRow(target.draft, target.drafts)})`, target) : undefined;
};

/** So much for each that there is room for, with a tenth of a unit where the column has it: the area of a flat by its rooms, of a hall by its seats. */
function spacious(least: number, span: number): Figure {
  return (parts, target) => {
    const { draft, table, context, drafts } = target;
    const { draft: count, path } = get(parts, 'count');
    const { min, minExclusive: _, ...others } = ownMember(context.bounds.tables.get(table.name)!.domains, draft.column.name) ?? {};
    const fits = Object.keys(others).length === 0 && Number(min ?? 0) < LEAST_AREA && isFree(draft.column, table, withoutDomains(context, table));
    if (!fits || !isNumericType(draft) || !isNumericType(count) || !roomFor(draft, 5)) return undefined;
    const each = `(${least.toFixed(1)} + ${span.toFixed(1)} * ${shareOfRow(draft, drafts)})`;
    return {
      expression: `round(${LEAST_AREA.toFixed(1)} + greatest(coalesce(${path}, 1), 1) * ${each}, ${isWhole(draft) ? 0 : Math.min(draft.column.type.scale ?? 1, 1)})`,
    };
  };
}
/** Walls and doors. */
const LEAST_AREA = 6;

/** A little less than the other, or as much: what something was bought for, beside what it is insured at. */
const littleLess: Figure = (parts, target) => {
  if (!areNumbers(parts, target)) return undefined;
  const [{ draft, path }] = [get(parts, 'whole')];
  if (isInCents(draft) !== isInCents(target.draft) || isWhole(draft) !== isWhole(target.draft)) return undefined;
  return held(fitting(`round(${path} * (0.7 + 0.3 * ${shareOfRow(target.draft, target.drafts)}), 0)`, target), target);
};

/** Mostly nothing, else a twentieth to a fifth of the whole. */
const seldomOff: Figure = (parts, target) => {
  const { draft, path } = get(parts, 'whole');
  if (!areNumbers(parts, target) || isInCents(draft) !== isInCents(target.draft) || isWhole(draft) !== isWhole(target.draft)) return undefined;
  const share = shareOfRow(target.draft, target.drafts);
  return held(`${share} < 0.25 ? ${rounded(`${path} * 0.05 * (1 + int(${share} * 16))`, target)} : ${isWhole(target.draft) ? '0' : '0.0'}`, target);
};

/** When the row came to its state: the latest of its times, or its beginning. */
const latestStamp: Figure = (parts, { draft, drafts, table, context }) => {
  const begin = get(parts, 'begin');
  const { base, kind } = draft.column.type;
  const stamps = drafts.filter(
    (each) => each !== draft && each !== begin.draft && each.kind === 'life.stamp' && each.column.type.base === base && isPlainName(each.column.name),
  );
  if (stamps.length === 0 || kind === 'array' || begin.draft.column.type.base !== base || !begin.isSure || !isFree(draft.column, table, context))
    return undefined;
  const times = stamps.map(({ column }) => `coalesce(${column.name}, ${begin.path})`);
  return { expression: times.reduce((latest, time) => `greatest(${latest}, ${time})`, begin.path) };
};

/** One of the whole for some of the rows of its parent, and never for more of them than there are of it. */
const oneEach: Figure = (parts, target) => {
  const { draft, path, way } = get(parts, 'whole');
  const [link, further] = way.links;
  if (!isNumericType(draft) || !isWhole(target.draft) || !link || further || link.columns.length > 1 || !isPlainName(link.columns[0]!)) return undefined;
  const isOne = `place(${link.columns[0]!}) < coalesce(${path}, 0) && ${shareOfRow(target.draft, target.drafts)} < 0.8`;
  return held(`${isOne} ? 1 : 0`, target);
};

/** Won, drawn or lost, by the two scores of the row. */
const outcome: Figure = (parts, { draft, table, context }) => {
  const [own, theirs] = [get(parts, 'own'), get(parts, 'theirs')];
  const labels = labelsAllowed(draft, table, context);
  const [won, drawn, lost] = OUTCOMES.map((words) => labels.find((label) => words.includes(plainLabel(label).replaceAll('_', ' '))));
  if (![own, theirs].every((each) => isNumericType(each.draft)) || !won || !lost) return undefined;
  const [first, second] = [own.path, theirs.path];
  const even =
    drawn === undefined ? literalOf(draft.column, lost) : `${first} == ${second} ? ${literalOf(draft.column, drawn)} : ${literalOf(draft.column, lost)}`;
  return { expression: `${first} > ${second} ? ${literalOf(draft.column, won)} : ${even}` };
};
const OUTCOMES = wordGroups('outcomes of a contest');

export const FIGURES: ReadonlyMap<string, Figure> = new Map([
  ['part', part],
  ['within', within],
  ['result', result],
  ['all if right', allIfRight],
  ['key with its number', keyWithNumber],
  ['kind of the file', kindOfFile],
  ['reached', reached],
  ['product', product],
  ['charged again', chargedAgain],
  ['dealt', dealt],
  ['what is left', left],
  ['multiplied', multiplied],
  ['at a rate', atRate],
  ['percent of', percentOf],
  ['its year', yearOf],
  ['currency of the country', goingWith(wordGroups('currencies of countries'))],
  ['unit of the kind', goingWith(wordGroups('units of what is measured'))],
  ['hours of the employment', hoursOfEmployment],
  ['all once paid', onceSettled],
  ['the time between', timeBetween(A_DAY)],
  ['the whole time between', timeBetween()],
  ['the interval between', intervalBetween],
  ['a life later', lifeLater],
  ['a year of the life', yearOfLife],
  ['a year by then', yearByThen],
  ['the two years around it', twoYears],
  ['a day before', dayBefore],
  ['years since growing up', yearsSinceGrowingUp],
  ['divided', divided],
  ['a share', share],
  ['a share taken off', shareTaken],
  ['several times', severalTimes],
  ['nothing if free', nothingIfFree],
  ['nothing if in time', nothingInTime],
  ['late', late],
  ['later', later],
  ['an interval later', intervalLater],
  ['begins the running interval', runningInterval],
  ['same', same],
  ['same without days', sameWithoutDays],
  ['nothing before it was held', nothingBefore],
  ['outcome of the score', outcome],
  ['some of it', someOfIt],
  ['space of its rooms', spacious(14, 16)],
  ['space of its people', spacious(1.5, 1.5)],
  ['a little less', littleLess],
  ['seldom off', seldomOff],
  ['the latest of its times', latestStamp],
  ['one each', oneEach],
  ['progress', progress],
  ['chance of the outcome', chance],
  ['never of a customer', neverOfCustomers],
  ['its words', ofText(words)],
  ['minutes to read it', ofText((text) => `1 + int((${words(text)}) / ${READ_IN_A_MINUTE}.0)`)],
  ['its letters', ofText((text) => `size(${text})`)],
]);
