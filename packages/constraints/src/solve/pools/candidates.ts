import { dictionary, type Domain, type SqlType } from '@seedbed/contract';
import { quotedElement } from '@seedbed/engine';
import { boundOf } from '../../checks/bounds.ts';
import { meets } from '../../checks/meets.ts';
import { printTimestamp, secondsOf } from '../../checks/timestamps.ts';
import { isTimestamp, isNumber, isText, isWhole } from '../../checks/type-of.ts';
import { jsonCandidates } from './json-candidates.ts';
import { textCandidates } from './text-candidates.ts';
import { xmlCandidates } from './xml-candidates.ts';

const DAY = 86_400;

/**
 * Values to try for a column, the most likely first, at most `count`: from the constants in its conditions, then plain
 * values of its type, all within its domain. Times are before the `reference` date, if given.
 */
export function candidates(type: SqlType, domain: Domain, constants: readonly string[], count: number, reference?: string): string[] {
  const made = domain.in ?? plainCandidates(type, domain, constants, count, reference);
  const different = new Set<string>();
  for (const value of made) {
    if (different.size >= count) break;
    if (meets(value, domain, type)) different.add(value);
  }
  return [...different];
}

function plainCandidates(type: SqlType, domain: Domain, constants: readonly string[], count: number, reference?: string): string[] {
  if (type.labels) return [...type.labels];
  if (type.kind === 'array') return arrayCandidates(type, domain, constants, reference);
  if (type.kind === 'range') return rangeCandidates(type.element!, constants, reference);
  if (type.kind === 'multirange') return ['{}', ...rangeCandidates(type.element!, constants, reference).map((range) => `{${range}}`)];
  if (type.kind === 'composite') return compositeCandidates(type, constants);
  if (isText(type)) return textCandidates(type, domain, constants, count);
  if (isNumber(type)) return numberCandidates(type, domain, constants, count);
  if (isTimestamp(type)) return timestampCandidates(type, domain, constants, count, reference);
  return OTHERS[type.base]?.(constants, type) ?? [...constants, 'a', '1'];
}

const OTHERS: Readonly<Record<string, (constants: readonly string[], type: SqlType) => string[]>> = dictionary({
  bool: () => ['true', 'false'],
  json: jsonCandidates,
  jsonb: jsonCandidates,
  uuid: () => Array.from({ length: 200 }, (_, i) => `${i < 50 ? '0'.repeat(8) : hex(i)}-0000-4000-8000-${String(i + 1).padStart(12, '0')}`),
  bytea: () => Array.from({ length: 66 }, (_, i) => `\\x${'ab'.repeat(i)}`),
  interval: () => ['1 day', '1 mon', '1 hour', '1 year', '00:01:00', '7 days', '00:00:01', '30 days', '00:00:00', '-1 days'],
  // Numbers in conditions are not addresses, though Postgres accepts `4` as one.
  inet: (constants) => [...constants.filter(isAddress), ...networks()],
  cidr: (constants) => [...constants.filter((one) => isAddress(one) && one.includes('/')), ...networks().filter((one) => /(^|\.)0\/|::\//.test(one))],
  macaddr: () => ['08:00:2b:01:02:03', '02:00:00:00:00:01'],
  bit: (_, type) => bits(type.length ?? 1),
  varbit: (_, type) => Array.from({ length: Math.min(16, (type.length ?? 15) + 1) }, (_, i) => '1'.repeat(i)).concat(bits(Math.min(6, type.length ?? 6))),
  xml: xmlCandidates,
  ltree: (constants) => [...constants, ...constants.filter((one) => /^[\w.]+$/.test(one)).map((one) => `${one.replace(/\.$/, '')}.a`), 'a', 'a.b', 'a.b.c'],
  tsvector: () => ["'a'", "'a' 'b'", ''],
  point: () => ['(0,0)', '(1,1)', '(-1,-1)', '(10,20)'],
  box: () => ['(1,1),(0,0)', '(2,3),(1,1)'],
  circle: () => ['<(0,0),1>', '<(1,1),2>'],
});

/** Spread over all first digits. */
function hex(i: number): string {
  return (Math.imul(i, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');
}

/** Of each mask, in both families. */
function networks(): string[] {
  const four = Array.from({ length: 33 }, (_, mask) => `10.0.0.0/${mask}`);
  const plain = ['10.0.0.1', '192.168.1.10', '203.0.113.5', '192.168.0.0/24', '172.16.0.0/12', ...four, '::1', '2001:db8::1', '2001:db8::/32', 'fd00::/8'];
  return [...plain, ...Array.from({ length: 200 }, (_, i) => [`10.0.${i + 1}.0/24`, `10.1.0.${i + 1}`]).flat()];
}

function isAddress(text: string): boolean {
  return /^(\d+\.){3}\d+(\/\d+)?$/.test(text) || /^[\da-f]*:[\da-f:]*:[\da-f]*(\/\d+)?$/i.test(text);
}

function bits(length: number): string[] {
  return Array.from({ length: Math.min(64, 2 ** Math.min(length, 6)) }, (_, i) => i.toString(2).padStart(length, '0').slice(-length));
}

/** Constants with their neighbours, halves and doubles; small numbers; values inwards from the domain's bounds. */
function numberCandidates(type: SqlType, domain: Domain, constants: readonly string[], count: number): string[] {
  const named = constants.map(Number).filter(Number.isFinite);
  const around = named.flatMap((one) => [one, one + 1, one - 1, one * 2, one / 2]);
  const low = Number(domain.min ?? 0);
  const inwards = Array.from({ length: count }, (_, i) => low + i);
  const high = domain.max === undefined ? [] : Array.from({ length: 50 }, (_, i) => Number(domain.max) - i);
  const parts = isWhole(type) ? [] : [0.5, 0.25, 1.5, 2.5, 10.01, 99.99, 0.01, 0.1, 1e-3];
  const values = [...around, ...parts, ...inwards.slice(0, 200), ...high, 10, 100, 1000, 10_000, 1_000_000, -1, ...inwards.slice(200)];
  // `numeric(1000, 999)` has more digits than a double can be written with.
  const digits = Math.min(type.scale ?? 6, 100);
  return values.filter((one) => !isWhole(type) || Number.isInteger(one)).map((one) => String(Number(one.toFixed(digits))));
}

/** The range of times before the reference day, and the distances between near values, in days. */
const BEFORE = 730;
const NEAR = { ofDates: [0, 1, 2, 4, 7, 30], ofTimes: [0, 1 / 8, 1, 2, 7, 30] };
/** Times so far apart belong together. */
export const NEAREST = 31 * DAY;

/**
 * Days spread over the time before the reference day, each followed closely by some others, because times that must be
 * near each other need neighbours.
 */
function timesBefore(reference: number, count: number, dateOnly: boolean): number[] {
  const near = dateOnly ? NEAR.ofDates : NEAR.ofTimes;
  const days = Math.ceil(count / near.length);
  return Array.from({ length: days }, (_, i) => {
    const day = reference - BEFORE * DAY + Math.floor(((BEFORE - near.at(-1)! - 1) * (i + 0.5)) / days) * DAY;
    const clock = dateOnly ? 0 : 9 * 3600 + ((i * 17) % 40) * 900;
    return near.map((after) => day + clock + after * DAY);
  }).flat();
}

/**
 * Times before the reference day; days from the start of 2020, midnights and timestamps within the day; around the
 * constants.
 */
function timestampCandidates(type: SqlType, domain: Domain, constants: readonly string[], count: number, reference?: string): string[] {
  if (type.base === 'time' || type.base === 'timetz')
    return Array.from(
      { length: Math.min(count, 1440) },
      (_, i) => `${String(Math.floor((i * 7) % 24)).padStart(2, '0')}:${String((i * 15) % 60).padStart(2, '0')}:00`,
    );
  const dateOnly = type.base === 'date';
  const named = constants.map(secondsOf).filter((one) => one !== null && Number.isFinite(one)) as number[];
  const first = Math.max(secondsOf('2020-01-01')!, ...[domain.min].flatMap((one) => (one === undefined ? [] : [secondsOf(String(one)) ?? 0])));
  const ends = domain.max === undefined ? [] : Array.from({ length: 400 }, (_, i) => secondsOf(String(domain.max))! - i * DAY);
  const days = Array.from({ length: Math.min(count, 1500) }, (_, i) => first + i * DAY);
  const within = dateOnly ? [] : days.slice(0, 400).map((day, i) => day + 9 * 3600 + i * 61);
  // If two must be close to each other, each needs neighbours: hours of some days, quarter hours of the first.
  const hours = dateOnly ? [] : days.slice(0, 40).flatMap((day) => Array.from({ length: 24 }, (_, hour) => day + hour * 3600));
  const quarters = dateOnly ? [] : days.slice(0, 5).flatMap((day) => Array.from({ length: 96 }, (_, quarter) => day + quarter * 900));
  const before = reference === undefined ? [] : timesBefore(secondsOf(reference) ?? first, count, dateOnly);
  return [
    ...named.flatMap((one) => [one, one + DAY, one - DAY]),
    ...before,
    ...days.slice(0, 400),
    ...within,
    ...ends,
    ...hours,
    ...quarters,
    ...days.slice(400),
  ]
    .filter(Number.isFinite)
    .map((one) => printTimestamp(one, dateOnly) + (type.base === 'timestamptz' ? '+00' : ''));
}

function arrayCandidates(type: SqlType, domain: Domain, constants: readonly string[], reference?: string): string[] {
  const items = candidates(type.element!, domain.element ?? {}, constants, 30, reference).map(quotedElement);
  const pairs = items.slice(0, 12).flatMap((a) => items.slice(0, 12).map((b) => `{${a},${b}}`));
  return [
    '{}',
    ...constants.filter((one) => one.startsWith('{')),
    ...items.map((one) => `{${one}}`),
    ...pairs,
    ...items.slice(0, 4).map((one) => `{${one},${one},${one}}`),
    `{${items.slice(0, 5).join(',')}}`,
  ];
}

function rangeCandidates(element: SqlType, constants: readonly string[], reference?: string): string[] {
  const ends = candidates(
    element,
    {},
    constants.filter((one) => boundOf(one, element) !== null),
    12,
    reference,
  )
    .sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1))
    .map((end) => `"${end}"`);
  const spans = ends.flatMap((a, i) => ends.slice(i + 1).map((b) => `[${a},${b})`));
  return [...spans, ...ends.flatMap((end) => [`[${end},${end}]`, `[${end},)`, `(,${end})`]), 'empty', '(,)'];
}

function compositeCandidates(type: SqlType, constants: readonly string[]): string[] {
  const fields = (type.fields ?? []).map((field) => candidates(field.type, {}, constants, 20));
  return Array.from(
    { length: 60 },
    (_, i) => `(${fields.map((values, j) => quotedElement(values[(i + j * 7) % Math.max(1, values.length)] ?? '')).join(',')})`,
  );
}
