import { dictionary } from '@seedbed/contract';
import { jsonOf, MockFault, type Json, type Operator } from '@seedbed/mock-query';
import { compileTest } from '../predicate/compile-test.ts';
import { jsonContains } from '../predicate/contains.ts';
import { JSONB, valueAt, valueOnPath } from '../predicate/json-path.ts';
import { compare } from '../values/compare.ts';
import { readInput } from '../values/input.ts';
import { rounded, scaled, unscaled } from '../values/numeric.ts';
import { commonType, FLOAT8, isNumber, isTruth, NUMERIC, TEXT, truth, type Value } from './value.ts';

type Operate = (a: Value, b: Value) => Value;

const ORDERS: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};

const PATTERNS = dictionary<readonly [Operator, boolean]>({
  '~~': ['like', false],
  '~~*': ['ilike', false],
  '!~~': ['like', true],
  '!~~*': ['ilike', true],
  '~': ['match', false],
  '~*': ['imatch', false],
  '!~': ['match', true],
  '!~*': ['imatch', true],
});

/** An operator of two values; null if it is not known. */
export function operatorOf(word: string): Operate | null {
  const isMet = ORDERS[word];
  if (isMet) return (a, b) => compared(a, b, isMet);
  const pattern = PATTERNS[word];
  if (pattern) return (a, b) => matched(a, b, ...pattern);
  if (word === '||') return concatenated;
  if (word === '->' || word === '->>') return (a, b) => member(a, b, word);
  if (word === '#>' || word === '#>>') return (a, b) => onPath(a, itemsOf(b), word === '#>>');
  const held = HOLDS[word];
  if (held) return (a, b) => (a.text === null || b.text === null ? truth(null) : truth(held(a, b)));
  return ['+', '-', '*', '/', '%'].includes(word) ? (a, b) => arithmetic(a, b, word) : null;
}

/** `a = ANY (list)`. */
export function quantified(word: string, any: boolean): Operate | null {
  const operate = operatorOf(word);
  if (operate === null) return null;
  return (a, list) => {
    if (list.text === null) return truth(null);
    const answers = itemsOf(list).map((each) => isTruth(operate(a, each)));
    if (answers.includes(any)) return truth(any);
    return truth(answers.includes(null) ? null : !any);
  };
}

/** The elements of an array. */
export function itemsOf(list: Value): readonly Value[] {
  if (list.items) return list.items;
  if (list.text === null) return [];
  const element = list.type?.element ?? TEXT;
  const texts = JSON.parse(jsonOf({ name: 'text[]', kind: 'array', base: 'array', element: TEXT }, list.text)) as (string | null)[];
  return texts.map((text) => ({ type: element, text }));
}

function compared(a: Value, b: Value, isMet: (order: number) => boolean): Value {
  if (a.text === null || b.text === null) return truth(null);
  const type = commonType(a, b);
  const text = (value: Value) => (value.type === null ? readInput(type, value.text!, false) : value.text!);
  return truth(isMet(compare(type)(text(a), text(b))));
}

function matched(a: Value, b: Value, op: Operator, negated: boolean): Value {
  if (a.text === null || b.text === null) return truth(null);
  const column = { name: '', index: 0, type: TEXT, notNull: false, default: null, identity: null, generated: null, sequence: null, comment: null };
  const answer = compileTest({ kind: 'column', column, path: [], op, mod: null, language: null, value: b.text })(a.text);
  return truth(answer === null ? null : answer !== negated);
}

function concatenated(a: Value, b: Value): Value {
  if ([a, b].some((each) => isArray(each) || each.type?.base === 'jsonb')) throw MockFault.unsupported('The operator || of arrays and of jsonb.');
  return { type: TEXT, text: a.text === null || b.text === null ? null : a.text + b.text };
}

function member(a: Value, b: Value, arrow: '->' | '->>'): Value {
  if (b.text === null) return { type: arrow === '->' ? JSONB : TEXT, text: null };
  const key = isNumber(b.type) ? Number(b.text) : b.text;
  return { type: arrow === '->' ? JSONB : TEXT, text: valueAt(JSONB, [{ arrow, key }], a.text) };
}

/** `a #> path`; a path with NULL in it leads nowhere. */
export function onPath(a: Value, path: readonly Value[], asText: boolean): Value {
  const steps = path.map(({ text }) => text);
  const leads = a.text !== null && steps.every((step) => step !== null);
  return { type: asText ? TEXT : JSONB, text: leads ? valueOnPath(steps, a.text!, asText) : null };
}

/** `a[b]`: a member of a jsonb value, or an element of an array, from 1. */
export function subscripted(a: Value, b: Value): Value {
  if (!a.items && a.type?.kind !== 'array') return member(a, b, '->');
  const element = a.text === null || b.text === null ? undefined : itemsOf(a)[Number(b.text) - 1];
  return element ?? { type: a.type?.element ?? TEXT, text: null };
}

/** What one value holds of another, for arrays and jsonb values that are not NULL. */
const HOLDS = dictionary<(a: Value, b: Value) => boolean>({
  '@>': contains,
  '<@': (a, b) => contains(b, a),
  '&&': (a, b) => itemsOf(b).some((each) => has(a, each)),
  '?': (a, b) => hasKey(a, b.text!),
  '?|': (a, b) => itemsOf(b).some(({ text }) => text !== null && hasKey(a, text)),
  '?&': (a, b) => itemsOf(b).every(({ text }) => text === null || hasKey(a, text)),
});

const isArray = ({ type, items }: Value): boolean => items !== undefined || type?.kind === 'array';

function contains(a: Value, b: Value): boolean {
  if (isArray(a) || isArray(b)) return itemsOf(b).every((each) => has(a, each));
  return jsonContains(JSON.parse(readInput(JSONB, a.text!)) as Json, JSON.parse(readInput(JSONB, b.text!)) as Json);
}

function has(list: Value, item: Value): boolean {
  return itemsOf(list).some((each) => isTruth(compared(each, item, ORDERS['=']!)) === true);
}

function hasKey({ text }: Value, key: string): boolean {
  const value = JSON.parse(readInput(JSONB, text!)) as Json;
  if (Array.isArray(value)) return value.includes(key);
  return value !== null && typeof value === 'object' ? Object.hasOwn(value, key) : value === key;
}

function arithmetic(a: Value, b: Value, word: string): Value {
  const type = commonType(a, b);
  if (!isNumber(type)) throw MockFault.unsupported(`Arithmetic with values of type ${type.name}.`);
  if (a.text === null || b.text === null) return { type, text: null };
  if (type.base.startsWith('float')) return { type: FLOAT8, text: String(floating(Number(a.text), Number(b.text), word)) };
  const [x, y] = [scaled(a.text), scaled(b.text)];
  if ((word === '/' || word === '%') && y.digits === 0n) throw new MockFault({ code: '22012', status: 400, message: 'division by zero' });
  const scale = Math.max(x.scale, y.scale);
  const [p, q] = [rounded(x, scale), rounded(y, scale)];
  switch (word) {
    case '+':
      return { type, text: unscaled(p + q, scale) };
    case '-':
      return { type, text: unscaled(p - q, scale) };
    case '*':
      return { type, text: unscaled(x.digits * y.digits, x.scale + y.scale) };
    case '%':
      return { type, text: unscaled(p % q, scale) };
    default:
      if (type !== NUMERIC && type.base !== 'numeric') return { type, text: String(p / q) };
      return { type, text: unscaled(rounded({ digits: (p * 10n ** 21n) / q, scale: 21 }, 20), 20) };
  }
}

function floating(a: number, b: number, word: string): number {
  return word === '+' ? a + b : word === '-' ? a - b : word === '*' ? a * b : word === '/' ? a / b : a % b;
}
