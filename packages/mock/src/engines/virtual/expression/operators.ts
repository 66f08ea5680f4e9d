import { dictionary } from '@seedbed/contract';
import { parseArray } from '@seedbed/engine';
import { MockFault, type Json, type Operator } from '../../../core/index.ts';
import { compileTest } from '../predicate/compile-test.ts';
import { jsonContains } from '../predicate/contains.ts';
import { JSONB, valueAt, valueOnPath } from '../predicate/json-path.ts';
import { compare } from '../values/compare.ts';
import { readInput } from '../values/input.ts';
import { jsonJoined, jsonWithout } from '../values/json-text.ts';
import type { RangeOperator } from '../values/range.ts';
import { arithmetic } from './arithmetic.ts';
import { isRange, rangesHold } from './range-functions.ts';
import { castTo, commonType, isNumber, isTruth, TEXT, truth, type Value } from './value.ts';

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

/** A binary operator; null if unknown. */
export function operatorOf(word: string): Operate | null {
  const isMet = ORDERS[word];
  if (isMet) return (a, b) => compared(a, b, isMet);
  const pattern = PATTERNS[word];
  if (pattern) return (a, b) => matched(a, b, ...pattern);
  if (word === '||') return concatenated;
  if (word === '->' || word === '->>') return (a, b) => member(a, b, word);
  if (word === '#>' || word === '#>>') return (a, b) => onPath(a, itemsOf(b), word === '#>>');
  if (word === '#-') return (a, b) => withoutMember(a, b, true);
  const beside = RANGES[word];
  if (beside) return (a, b) => (a.text === null || b.text === null ? truth(null) : truth(rangesStand(a, b, beside)));
  const held = CONTAINMENT[word];
  if (held) return (a, b) => (a.text === null || b.text === null ? truth(null) : truth(held(a, b)));
  if (word === '-') return (a, b) => (a.type?.base === 'jsonb' ? withoutMember(a, b, false) : arithmetic(a, b, word));
  return ['+', '*', '/', '%'].includes(word) ? (a, b) => arithmetic(a, b, word) : null;
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
  return ((parseArray(list.text)?.elements ?? []) as readonly (string | null)[]).map((text) => ({ type: element, text }));
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
  if (isArray(a) || isArray(b)) return joinedArrays(a, b);
  if (a.type?.base === 'jsonb' || b.type?.base === 'jsonb') return joinedJson(a, b);
  return { type: TEXT, text: a.text === null || b.text === null ? null : castTo(a, TEXT).text! + castTo(b, TEXT).text! };
}

/** Arrays one after the other, or an element before or behind an array. NULL is an array without elements. */
function joinedArrays(a: Value, b: Value): Value {
  const { type } = isArray(a) ? a : b;
  const own = (value: Value): readonly Value[] => {
    if (isArray(value)) return itemsOf(value);
    if (value.type !== null || value.text === null) return value.type === null ? [] : [value];
    return itemsOf({ type: type ?? null, text: value.text });
  };
  return { type, text: a.text === null && b.text === null ? null : '{}', items: [...own(a), ...own(b)] };
}

function joinedJson(a: Value, b: Value): Value {
  if (a.text === null || b.text === null) return { type: JSONB, text: null };
  return { type: JSONB, text: jsonJoined(readInput(JSONB, a.text), readInput(JSONB, b.text)) };
}

/** `a - name`, `a - index`, `a - names`, and `a #- path`. */
function withoutMember(a: Value, b: Value, onPath: boolean): Value {
  if (a.text === null || b.text === null) return { type: JSONB, text: null };
  if (onPath || isNumber(b.type)) throw MockFault.unsupported('Removing elements of jsonb by their places.');
  return { type: JSONB, text: jsonWithout(a.text, isArray(b) ? itemsOf(b).map(({ text }) => text ?? '') : [b.text]) };
}

function member(a: Value, b: Value, arrow: '->' | '->>'): Value {
  if (b.text === null) return { type: arrow === '->' ? JSONB : TEXT, text: null };
  const key = isNumber(b.type) ? Number(b.text) : b.text;
  return { type: arrow === '->' ? JSONB : TEXT, text: valueAt(JSONB, [{ arrow, key }], a.text) };
}

/** `a #> path`; a path that contains NULL finds nothing. */
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

/** The containment of one value in another, for arrays and jsonb values that are not NULL. */
const CONTAINMENT = dictionary<(a: Value, b: Value) => boolean>({
  '@>': contains,
  '<@': (a, b) => contains(b, a),
  '&&': (a, b) => (isRange(a.type) || isRange(b.type) ? rangesHold(a, b, 'ov') : itemsOf(b).some((each) => has(a, each))),
  '?': (a, b) => hasKey(a, b.text!),
  '?|': (a, b) => itemsOf(b).some(({ text }) => text !== null && hasKey(a, text)),
  '?&': (a, b) => itemsOf(b).every(({ text }) => text === null || hasKey(a, text)),
});

const isArray = ({ type, items }: Value): boolean => items !== undefined || type?.kind === 'array';

/** The meaning of range operators. */
const RANGES = dictionary<RangeOperator>({ '<<': 'sl', '>>': 'sr', '&<': 'nxr', '&>': 'nxl', '-|-': 'adj' });

function rangesStand(a: Value, b: Value, op: RangeOperator): boolean {
  if (!isRange(a.type) && !isRange(b.type)) throw MockFault.unsupported('Operators of bits.');
  return rangesHold(a, b, op);
}

function contains(a: Value, b: Value): boolean {
  if (isRange(a.type) || isRange(b.type)) return rangesHold(a, b, 'cs');
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
