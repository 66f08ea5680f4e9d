import { resolveType } from '@seedbed/contract';
import { jsonOf, MockFault, type Json, type RequestHeaders } from '@seedbed/mock-query';
import { compare } from '../values/compare.ts';
import { readInput } from '../values/input.ts';
import { rounded, scaled, unscaled } from '../values/numeric.ts';
import { readMoment, timestampText } from '../values/time.ts';
import { itemsOf, onPath } from './operators.ts';
import type { Subqueries } from './select.ts';
import { FLOAT8, INT4, isNumber, NUMERIC, TEXT, type Value } from './value.ts';

/** What a default may ask beyond its row. */
export type Surroundings = {
  /** Microseconds since 1970-01-01 UTC. */
  readonly now: number;
  /** A uuid that was not given before. */
  readonly uuid: () => string;
  /** Who asks; nobody in particular without it. */
  readonly caller?: Caller | undefined;
  /** What runs subqueries of policies. */
  readonly subqueries?: Subqueries;
};

/** Who sends a request: the role that policies name, and what the token says. */
export type Caller = { readonly role: string; readonly claims: Readonly<Record<string, unknown>>; /** Of the request. */ readonly headers?: RequestHeaders };

type Call = (values: readonly Value[], around: Surroundings) => Value;

const TIMESTAMPTZ = resolveType('timestamp with time zone');
const TIMESTAMP = resolveType('timestamp without time zone');
const DATE = resolveType('date');
const UUID = resolveType('uuid');

const JSONB = resolveType('jsonb');

const claim = (name: string, { caller }: Surroundings): string | null => {
  const value = caller && Object.hasOwn(caller.claims, name) ? caller.claims[name] : null;
  return value === null || value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** What PostgREST sets for a request; null for any other setting, whose value nobody here knows. */
export function requestSetting(name: string): ((around: Surroundings) => string | null) | null {
  if (name === 'role') return ({ caller }) => caller?.role ?? null;
  if (name === 'request.jwt.claims') return ({ caller }) => (caller ? JSON.stringify(caller.claims) : null);
  if (name === 'request.headers') return ({ caller }) => JSON.stringify(Object.fromEntries(caller?.headers ?? []));
  const [, one] = /^request\.jwt\.claim\.(.+)$/.exec(name) ?? [];
  return one === undefined ? null : (around) => claim(one, around);
}

const now: Call = (_, around) => ({ type: TIMESTAMPTZ, text: `${timestampText(around.now)}+00` });
const uuid: Call = (_, around) => ({ type: UUID, text: around.uuid() });
const text = (of: (...texts: string[]) => string): Call => strict(TEXT, of);
const count = (of: (...texts: string[]) => number): Call => strict(INT4, (...texts) => String(of(...texts)));

function strict(type: Value['type'], of: (...texts: string[]) => string): Call {
  return (values) => ({ type, text: values.some((value) => value.text === null) ? null : of(...values.map((value) => value.text!)) });
}

const extreme =
  (greatest: boolean): Call =>
  (values) => {
    const all = values.filter((value) => value.text !== null);
    const type = all.find((value) => value.type)?.type ?? TEXT;
    const order = compare(type);
    return all.reduce<Value>((best, each) => (best.text === null || order(each.text!, best.text) > 0 === greatest ? each : best), { type, text: null });
  };

const length = count((value) => [...value].length);
const trimmed = (start: boolean, end: boolean): Call =>
  text((value, letters = ' ') => {
    let [from, to] = [0, value.length];
    while (start && from < to && letters.includes(value[from]!)) from++;
    while (end && to > from && letters.includes(value[to - 1]!)) to--;
    return value.slice(from, to);
  });

const CALLS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['now', now],
  ['current_timestamp', now],
  ['transaction_timestamp', now],
  ['statement_timestamp', now],
  ['clock_timestamp', now],
  ['localtimestamp', (_, around) => ({ type: TIMESTAMP, text: timestampText(around.now) })],
  ['current_date', (_, around) => ({ type: DATE, text: timestampText(around.now).slice(0, 10) })],
  ['timezone', strict(TIMESTAMP, (_, moment) => moment!.replace(/\+00$/, ''))],
  ['gen_random_uuid', uuid],
  ['uuid_generate_v4', uuid],
  ['uuidv4', uuid],
  [
    'auth.uid',
    (_, around) => {
      const sub = claim('sub', around);
      return { type: UUID, text: sub === null || sub === '' ? null : readInput(UUID, sub) };
    },
  ],
  ['auth.role', (_, around) => ({ type: TEXT, text: claim('role', around) })],
  ['auth.email', (_, around) => ({ type: TEXT, text: claim('email', around) })],
  ['auth.jwt', (_, { caller }) => ({ type: JSONB, text: JSON.stringify(caller?.claims ?? {}) })],
  ['current_user', (_, { caller }) => ({ type: TEXT, text: caller?.role ?? 'anon' })],
  ['session_user', () => ({ type: TEXT, text: 'anon' })],
  ['length', length],
  ['char_length', length],
  ['character_length', length],
  ['octet_length', count((value) => new TextEncoder().encode(value).length)],
  ['lower', text((value) => value.toLowerCase())],
  ['upper', text((value) => value.toUpperCase())],
  ['btrim', trimmed(true, true)],
  ['ltrim', trimmed(true, false)],
  ['rtrim', trimmed(false, true)],
  ['replace', text((value, from, to) => (from === '' ? value : value.replaceAll(from!, to!)))],
  ['left', text((value, letters) => [...value].slice(0, Number(letters)).join(''))],
  ['right', text((value, letters) => [...value].slice(-Number(letters)).join(''))],
  ['concat', (values) => ({ type: TEXT, text: values.map((value) => value.text ?? '').join('') })],
  ['coalesce', (values) => values.find((value) => value.text !== null) ?? values.at(-1)!],
  ['nullif', ([a, b]) => (a!.text !== null && b!.text !== null && compare(a!.type ?? TEXT)(a!.text, b!.text) === 0 ? { ...a!, text: null } : a!)],
  ['greatest', extreme(true)],
  ['least', extreme(false)],
  ['abs', ([a]) => ({ ...a!, text: a!.text?.replace(/^-/, '') ?? null })],
  [
    'round',
    ([a, digits]) => {
      if (a!.text === null) return a!;
      const to = Number(digits?.text ?? 0);
      return { type: isNumber(a!.type) && a!.type!.base.startsWith('float') ? FLOAT8 : NUMERIC, text: unscaled(rounded(scaled(a!.text), to), to) };
    },
  ],
  ['num_nonnulls', (values) => ({ type: INT4, text: String(values.filter((value) => value.text !== null).length) })],
  ['num_nulls', (values) => ({ type: INT4, text: String(values.filter((value) => value.text === null).length) })],
  ['jsonb_typeof', text(jsonType)],
  ['json_typeof', text(jsonType)],
  ['jsonb_extract_path', ([from, ...path]) => onPath(from!, path.flatMap(listOf), false)],
  ['json_extract_path', ([from, ...path]) => onPath(from!, path.flatMap(listOf), false)],
  ['jsonb_extract_path_text', ([from, ...path]) => onPath(from!, path.flatMap(listOf), true)],
  ['json_extract_path_text', ([from, ...path]) => onPath(from!, path.flatMap(listOf), true)],
  ['jsonb_array_elements', ([from]) => elements(from!, JSONB)],
  ['json_array_elements', ([from]) => elements(from!, JSONB)],
  ['jsonb_array_elements_text', ([from]) => elements(from!, TEXT)],
  ['json_array_elements_text', ([from]) => elements(from!, TEXT)],
  ['unnest', ([from]) => ({ ...from!, items: itemsOf(from!) })],
  ['jsonb_array_length', ([from]) => ({ type: INT4, text: from!.text === null ? null : String(elements(from!, JSONB).items!.length) })],
  ['json_array_length', ([from]) => ({ type: INT4, text: from!.text === null ? null : String(elements(from!, JSONB).items!.length) })],
  ['to_jsonb', ([from]) => ({ type: JSONB, text: from!.text === null ? null : jsonOf(from!.type ?? TEXT, from!.text) })],
  ['string_to_array', ([list, between]) => partsOf(list!, between!)],
  ['cardinality', ([a]) => ({ type: INT4, text: a!.text === null ? null : String((JSON.parse(jsonOf(a!.type!, a!.text)) as unknown[]).length) })],
  ['array_length', ([a]) => ({ type: INT4, text: a!.text === null ? null : String((JSON.parse(jsonOf(a!.type!, a!.text)) as unknown[]).length || null) })],
  ['date_part', strict(NUMERIC, (field, moment) => part(field!, moment!))],
]);

/** Functions that may take their last parameters as one array. */
export const TAKES_LIST: ReadonlySet<string> = new Set(['jsonb_extract_path', 'json_extract_path', 'jsonb_extract_path_text', 'json_extract_path_text']);

/** Functions that give a row for each item of their value. */
export const GIVES_ROWS: ReadonlySet<string> = new Set([
  'jsonb_array_elements',
  'json_array_elements',
  'jsonb_array_elements_text',
  'json_array_elements_text',
  'unnest',
]);

function listOf(value: Value): readonly Value[] {
  return value.items || value.type?.kind === 'array' ? itemsOf(value) : [value];
}

function elements({ text }: Value, type: Value['type']): Value {
  if (text === null) return { type: null, text: null };
  const list = JSON.parse(text) as Json;
  if (!Array.isArray(list))
    throw new MockFault({
      code: '22023',
      status: 400,
      message: `cannot extract elements from ${list !== null && typeof list === 'object' ? 'an object' : 'a scalar'}`,
    });
  const items = (list as readonly Json[]).map((each) => ({
    type,
    text: type === JSONB ? JSON.stringify(each) : each === null ? null : typeof each === 'string' ? each : JSON.stringify(each),
  }));
  return { type: null, text: '{}', items };
}

function partsOf({ text: list }: Value, { text: between }: Value): Value {
  if (list === null) return { type: null, text: null };
  const parts = list === '' ? [] : between === null ? [...list] : between === '' ? [list] : list.split(between);
  return { type: null, text: '{}', items: parts.map((part) => ({ type: TEXT, text: part })) };
}

/** A function; null if it is not known. */
export function callOf(name: string): Call | null {
  return CALLS.get(name) ?? null;
}

function jsonType(value: string): string {
  const read = JSON.parse(value) as unknown;
  return read === null ? 'null' : Array.isArray(read) ? 'array' : typeof read;
}

function part(field: string, text: string): string {
  const moment = readMoment(text);
  if (typeof moment === 'string') throw MockFault.unsupported(`The ${field} of ${text}.`);
  const date = new Date(moment.days * 86_400_000);
  switch (field) {
    case 'year':
      return String(date.getUTCFullYear());
    case 'month':
      return String(date.getUTCMonth() + 1);
    case 'day':
      return String(date.getUTCDate());
    case 'hour':
      return String(Math.floor(moment.micros / 3_600_000_000));
    case 'minute':
      return String(Math.floor(moment.micros / 60_000_000) % 60);
    case 'isodow':
      return String(date.getUTCDay() || 7);
    case 'dow':
      return String(date.getUTCDay());
    default:
      throw MockFault.unsupported(`The field ${field} of a date.`);
  }
}
