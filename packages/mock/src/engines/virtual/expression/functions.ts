import { resolveType } from '@seedbed/contract';
import { jsonOf, MockFault, type Json } from '../../../core/index.ts';
import { compare } from '../values/compare.ts';
import { readInput } from '../values/input.ts';
import { timestampText } from '../values/time.ts';
import { text, type Call, type Calls, type Surroundings } from './call.ts';
import { DATE_FUNCTIONS } from './date-functions.ts';
import { NUMBER_FUNCTIONS } from './number-functions.ts';
import { itemsOf, onPath } from './operators.ts';
import { boundOf, isRange, RANGE_FUNCTIONS } from './range-functions.ts';
import { TEXT_FUNCTIONS } from './text-functions.ts';
import { INT4, TEXT, type Value } from './value.ts';

const TIMESTAMPTZ = resolveType('timestamp with time zone');
const TIMESTAMP = resolveType('timestamp without time zone');
const DATE = resolveType('date');
const UUID = resolveType('uuid');

const JSONB = resolveType('jsonb');

const claim = (name: string, { caller }: Surroundings): string | null => {
  const value = caller && Object.hasOwn(caller.claims, name) ? caller.claims[name] : null;
  return value === null || value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** PostgREST's settings for a request; null for any other setting, whose value is unknown. */
export function requestSetting(name: string): ((around: Surroundings) => string | null) | null {
  if (name === 'role') return ({ caller }) => caller?.role ?? null;
  if (name === 'request.jwt.claims') return ({ caller }) => (caller ? JSON.stringify(caller.claims) : null);
  if (name === 'request.headers') return ({ caller }) => JSON.stringify(Object.fromEntries(caller?.headers ?? []));
  const [, one] = /^request\.jwt\.claim\.(.+)$/.exec(name) ?? [];
  return one === undefined ? null : (around) => claim(one, around);
}

const now: Call = (_, around) => ({ type: TIMESTAMPTZ, text: timestampText(around.now, '+00') });
const uuid: Call = (_, around) => ({ type: UUID, text: around.uuid() });
const extreme =
  (greatest: boolean): Call =>
  (values) => {
    const all = values.filter((value) => value.text !== null);
    const type = all.find((value) => value.type)?.type ?? TEXT;
    const order = compare(type);
    return all.reduce<Value>((best, each) => (best.text === null || (greatest ? 1 : -1) * order(each.text!, best.text) > 0 ? each : best), {
      type,
      text: null,
    });
  };

const CALLS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...TEXT_FUNCTIONS,
  ...NUMBER_FUNCTIONS,
  ...DATE_FUNCTIONS,
  ...RANGE_FUNCTIONS,
  ['lower', ofBound('lower', TEXT_FUNCTIONS)],
  ['upper', ofBound('upper', TEXT_FUNCTIONS)],
  ['now', now],
  ['current_timestamp', now],
  ['transaction_timestamp', now],
  ['statement_timestamp', now],
  ['clock_timestamp', now],
  ['localtimestamp', (_, around) => ({ type: TIMESTAMP, text: timestampText(around.now) })],
  ['current_date', (_, around) => ({ type: DATE, text: timestampText(around.now).slice(0, 10) })],
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
  ['coalesce', (values) => values.find((value) => value.text !== null) ?? values.at(-1)!],
  ['nullif', ([a, b]) => (a!.text !== null && b!.text !== null && compare(a!.type ?? TEXT)(a!.text, b!.text) === 0 ? { ...a!, text: null } : a!)],
  ['greatest', extreme(true)],
  ['least', extreme(false)],
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
  ['cardinality', ([a]) => ({ type: INT4, text: a!.text === null ? null : String(lengthOf(a!)) })],
  ['array_length', ([a, dimension]) => ({ type: INT4, text: a!.text === null || dimension?.text !== '1' || lengthOf(a!) === 0 ? null : String(lengthOf(a!)) })],
  ['array_to_string', ([a, between, missing]) => joined(a!, between!, missing)],
  ['array_position', ([a, item]) => ({ type: INT4, text: placeIn(a!, item!) })],
]);

/** Functions that accept their last parameters as one array. */
export const TAKES_LIST: ReadonlySet<string> = new Set(['jsonb_extract_path', 'json_extract_path', 'jsonb_extract_path_text', 'json_extract_path_text']);

/** Functions that return a row for each item of their value. */
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

/** A function; null if unknown. */
export function callOf(name: string): Call | null {
  return CALLS.get(name) ?? null;
}

function jsonType(value: string): string {
  const read = JSON.parse(value) as unknown;
  return read === null ? 'null' : Array.isArray(read) ? 'array' : typeof read;
}

function lengthOf(array: Value): number {
  if (array.items) return array.items.length;
  const list = JSON.parse(jsonOf(array.type!, array.text!)) as unknown[];
  if (list.some(Array.isArray)) throw MockFault.unsupported('The length of an array of several dimensions.');
  return list.length;
}

function joined(array: Value, between: Value, missing: Value | undefined): Value {
  if (array.text === null || between.text === null) return { type: TEXT, text: null };
  const texts = itemsOf(array).map(({ text }) => text ?? missing?.text ?? null);
  return { type: TEXT, text: texts.filter((text) => text !== null).join(between.text) };
}

function placeIn(array: Value, item: Value): string | null {
  const type = array.type?.element ?? item.type ?? TEXT;
  const at = itemsOf(array).findIndex(({ text }) => (text === null || item.text === null ? text === item.text : compare(type)(text, item.text) === 0));
  return array.text === null || at < 0 ? null : String(at + 1);
}

/** `lower` and `upper` of a range are its bounds. */
function ofBound(end: 'lower' | 'upper', calls: Calls): Call {
  const ofText = calls.find(([name]) => name === end)![1];
  return (values, around) => (isRange(values[0]!.type) ? boundOf(values[0]!, end) : ofText(values, around));
}
