import { resolveType, type BlueprintColumn, type BlueprintTable, type Generator } from '@seedbed/contract';
import { labelsOf } from '../names.ts';
import type { Statement } from '../sayings.ts';
import { absentNow } from './absent-now.ts';
import type { Claim, Is } from './claim.ts';
import { lengthText } from '../../requests/length-text.ts';
import { refusedAsFollowing } from './following.ts';
import { keptShape } from './kept-shape.ts';
import { putNumbers } from './put-numbers.ts';
import type { Refused } from './reading.ts';
import { sayMoments, sayCalendar } from './say-times.ts';
import { stepOf } from './measures.ts';
import { isYear } from './times.ts';
import { sayApart } from './say-apart.ts';
import { sayMix } from './say-shares.ts';
import type { Scope } from './scope.ts';

type Of<K extends Is['kind']> = Extract<Is, { readonly kind: K }>;
type Teller<K extends Is['kind']> = (scope: Scope, claim: Claim, is: Of<K>, share: number) => Statement | Refused | null;

const TELLERS: { readonly [K in Is['kind']]: Teller<K> } = {
  labels: sayLabels,
  flag: (_, { table, column }, __, share) => ({ share: { table, column, label: null, share } }),
  absent(_, { table, column }, __, share) {
    // The state already decides whether the time of a state is NULL.
    if (column.generator?.kind.startsWith('life.')) return null;
    return { table, says: { columns: { [column.name]: { null: share } } } };
  },
  values: sayValues,
  range: sayRange,
  age: sayAge,
  moment: sayMoments,
  calendar: sayCalendar,
  domain(_, { table, column }, { domain }, share) {
    if (share !== 1) return null;
    const kind = column.generator?.kind ?? '';
    const generator = /^internet\.(?:email|exampleEmail)$/.test(kind) ? column.generator! : { kind: 'internet.email' };
    return { table, says: { columns: { [column.name]: { generator: { ...generator, parameters: { ...generator.parameters, domain } } } } } };
  },
  after: sayAfter,
};

/** The change that makes this share of a table's rows satisfy the claim; null if no change does. */
export function sayClaim(scope: Scope, claim: Claim, wanted: number): Statement | Refused | null {
  const share = Math.round((claim.not ? 1 - wanted : wanted) * 1e6) / 1e6;
  const tell = TELLERS[claim.is.kind] as Teller<Is['kind']>;
  return tell(scope, claim, claim.is as never, share);
}

function sayLabels(scope: Scope, { table, column }: Claim, { labels }: Of<'labels'>, share: number): Statement | null {
  const listed = labelsOf(scope.blueprint, column);
  if (!labels.every((label) => listed.includes(label))) return sayMix(scope, table, column, evenShares(labels, share));
  if (labels.length === 1) return { share: { table, column, label: labels[0]!, share } };
  const each = Math.round((share / labels.length) * 1e6) / 1e6;
  return { table, says: { columns: { [column.name]: { shares: Object.fromEntries(labels.map((label) => [label, each])) } } } };
}

function sayValues(scope: Scope, { table, column }: Claim, { values }: Of<'values'>, share: number): Statement | null {
  const isKey = [table.primaryKey ?? [], ...(table.uniqueKeys ?? []).map((key) => key.columns)].some((key) => key.length === 1 && key[0] === column.name);
  const { length } = resolveType(column.type, scope.blueprint.types);
  if (isKey || (length !== undefined && values.some((value) => String(value).length > length))) return null;
  if (share === 1) return { table, says: { columns: { [column.name]: values.length === 1 ? { value: values[0]! } : { values: evenly(values) } } } };
  return sayMix(scope, table, column, evenShares(values.map(String), share));
}

/** Few whole numbers (stars, ratings). */
const MAX_WHOLE_LIST = 16;

function evenShares(values: readonly string[], share: number): readonly (readonly [string, number])[] {
  return values.map((value) => [value, share / values.length]);
}

function evenly(values: readonly (string | number)[]): Record<string, number> {
  return Object.fromEntries(values.map((value) => [String(value), 1]));
}

/** Numbers within bounds; an open end is the current extreme. */
function sayRange(scope: Scope, { table, column }: Claim, is: Of<'range'>, share: number): Statement | Refused | null {
  const refused = refusedAsFollowing(table, column);
  // One value in a part of the rows leaves the formula to the others, unless the database knows it.
  const isBeside = refused !== null && share > 0 && share < 1 && is.low === is.high && !isChecked(table, column);
  if (refused && !isBeside) return refused;
  const numbers = scope.seen.cells(table, column).flatMap((cell) => (cell === null ? [] : [Number(cell)]));
  if (numbers.length === 0 && !(Number.isFinite(is.low) && Number.isFinite(is.high))) return null;
  const step = stepOf(scope, column);
  const high = Math.max(...numbers);
  const bounds = { low: Math.min(...numbers), high: isYear(column) ? Math.max(high, Number(scope.blueprint.referenceDate.slice(0, 4))) : high };
  const closed = closedRange(is, bounds, column.domain);
  if (!closed) return null;
  const within = (ends: Bounds) => ({ table, says: { columns: { [column.name]: rangeSays(scope, table, column, ends, numbers, step) } } });
  if (share === 1) return within(closed);
  const others = complementOf(is, step, bounds, column.domain);
  if (share === 0) return others && within(others);
  const isNow = numbers.filter((number) => number >= is.low && number <= is.high).length;
  // The other values keep their proportions, if none of them satisfies the claim now.
  const rest =
    isNow <= numbers.length * 0.002 && column.generator && (isBeside || !/^(?:expression|cases)$/.test(column.generator.kind))
      ? column.generator
      : others && (keptShape(numbers, others.low, others.high, step)?.generator ?? numberGenerator(others, step));
  if (!rest) return null;
  // Few whole numbers (stars, ratings) keep their proportions next to the requested one.
  if (rest !== column.generator && closed.low === closed.high && step === 1 && new Set(numbers).size <= MAX_WHOLE_LIST && numbers.every(Number.isInteger))
    return sayMix(scope, table, column, [[String(closed.low), share]]);
  const hit =
    closed.low === closed.high
      ? { value: closed.low }
      : { generator: keptShape(numbers, closed.low, closed.high, step)?.generator ?? numberGenerator(closed, step) };
  return {
    table,
    says: {
      columns: {
        [column.name]: {
          generator: {
            kind: 'weighted',
            parameters: {
              dealt: true,
              choices: [
                { weight: percent(1 - share), generator: rest },
                { weight: percent(share), ...hit },
              ],
            },
          },
        },
      },
    },
  };
}

type Bounds = { readonly low: number; readonly high: number };
type Domain = { readonly min?: unknown; readonly max?: unknown } | undefined;

/** Both ends of a range: an open one is the current extreme. */
export function closedRange(is: Bounds, now: Bounds, domain: Domain): Bounds | null {
  const least = Number(domain?.min ?? (now.low >= 0 ? 0 : -Infinity));
  const low = Number.isFinite(is.low) ? is.low : Math.max(least, Math.min(now.low, is.high));
  const high = Number.isFinite(is.high) ? is.high : now.high > is.low ? now.high : is.low > 0 ? is.low * 2 : is.low + 100;
  const bounded = { low, high: domain?.max === undefined ? high : Math.min(high, Math.max(Number(domain.max), is.low)) };
  return Number.isFinite(bounded.low) && Number.isFinite(bounded.high) && bounded.low <= bounded.high ? bounded : null;
}

/** Numbers outside of a range: below it, or above it if nothing is below. */
function complementOf(is: Bounds, step: number, now: Bounds, domain: Domain): Bounds | null {
  const below = Number.isFinite(is.low) ? closedRange({ low: -Infinity, high: rounded(is.low - step) }, now, domain) : null;
  const above = Number.isFinite(is.high) ? closedRange({ low: rounded(is.high + step), high: Infinity }, now, domain) : null;
  const width = (one: Bounds | null): number => (one ? one.high - one.low : -1);
  return width(above) > width(below) ? above : below;
}

/** Rows without a number stay so, and the shape of the others is kept. In a key of several columns, the bounds say how far it can vary. */
function rangeSays(scope: Scope, table: BlueprintTable, column: BlueprintColumn, { low, high }: Bounds, numbers: readonly number[], step: number): object {
  if (low === high) return { value: low };
  const kept = isInKey(table, column) ? null : keptShape(numbers, low, high, step);
  return kept ? { note: kept.note, ...putNumbers(scope, table, column, kept.generator) } : { low, high };
}

function isInKey({ primaryKey = [], uniqueKeys = [] }: BlueprintTable, { name }: BlueprintColumn): boolean {
  return [primaryKey, ...uniqueKeys.map(({ columns }) => columns)].some((key) => key.includes(name));
}

/** Whether a CHECK decides what a column holds, or Postgres computes it. */
function isChecked({ checks = [] }: BlueprintTable, { name, generated }: BlueprintColumn): boolean {
  const named = new RegExp(`(?<![\\w"])"?${RegExp.escape(name)}"?(?!\\w)\\s*=(?!=)`);
  return generated !== undefined || checks.some(({ expression }) => named.test(expression));
}

function numberGenerator({ low, high }: Bounds, step: number): object {
  return Number.isInteger(low) && Number.isInteger(high) && step === 1
    ? { kind: 'number.int', parameters: { min: low, max: high } }
    : { kind: 'distribution', parameters: { distribution: 'uniform', min: low, max: high, round: step } };
}

function sayAge(_: Scope, { table, column }: Claim, { low, high }: Of<'age'>, share: number): Statement | null {
  if (share === 0 && Number.isFinite(high) && Number.isFinite(low) && low > 0) return null;
  const isPart = share > 0 && share < 1;
  const [from, to] = share > 0 ? [low, high] : othersOf(low, high);
  const now = (column.generator?.parameters ?? {}) as { from?: number; to?: number };
  const aged = (youngest: number, oldest: number): Generator | null => {
    const [first, last] = [
      Number.isFinite(youngest) ? youngest : Math.min(now.from ?? 18, oldest),
      Number.isFinite(oldest) ? oldest : Math.max(now.to ?? 80, youngest + 30),
    ];
    return first < 0 || last > 120 || first > last ? null : { kind: 'person.birthDate', parameters: { ...now, from: first, to: last } };
  };
  const meant = aged(from, to);
  if (!isPart) return meant && { table, says: { columns: { [column.name]: { generator: meant } } } };
  if (Number.isFinite(high) && Number.isFinite(low) && low > 0) return null;
  const others = aged(...othersOf(low, high));
  if (!meant || !others) return null;
  const choices = [
    { weight: percent(1 - share), generator: others },
    { weight: percent(share), generator: meant },
  ];
  return { table, says: { columns: { [column.name]: { generator: { kind: 'weighted', parameters: { dealt: true, choices } } } } } };
}

/** Ages outside of a bound. */
function othersOf(low: number, high: number): [number, number] {
  return Number.isFinite(high) ? [high + 1, Infinity] : [-Infinity, low - 1];
}

function percent(share: number): number {
  return Number((share * 100).toPrecision(6));
}

function rounded(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}

/** A time this long after another one, in rows that have it now. */
function sayAfter(scope: Scope, { table, column }: Claim, { from, low, high }: Of<'after'>, share: number): Statement | null {
  if (share !== 1) return null;
  const of = table.columns.find(({ name }) => name === from);
  // An order puts its first time on the timeline; what is computed stays where it is.
  if (of?.generator?.kind === 'expression') return sayApart(scope, table, column, { of, low, high, isBefore: false });
  const typical = low === 0 ? high / 3 : (low + high) / 2;
  const orders = [`${from} +[${lengthText(low)}, ${lengthText(typical)}, ${lengthText(high)}]-> ${column.name}`];
  const absent = column.nullable ? absentNow(scope, table, column) : null;
  return { table, says: { orders, ...(absent === null ? {} : { columns: { [column.name]: { null: absent } } }) } };
}
