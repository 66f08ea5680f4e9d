import type { ASTNode } from '@marcbachmann/cel-js';
import { ExpressionFault } from './fault.ts';
import { word } from './operators.ts';
import type { Compiled, Fold, Scope } from './scope.ts';
import type { Value, ValueType } from './value.ts';

export const AGGREGATES = ['sum', 'count', 'avg', 'min', 'max', 'first', 'last', 'exists'] as const;
export type AggregateName = (typeof AGGREGATES)[number];

/** Aggregates that take no expression over a child. */
export const COUNTING: readonly string[] = ['count', 'exists'];

/** `sum(items, quantity * price)`, `count(comments)`, `exists(items, quantity > 9)`: null for other calls. */
export function aggregate(
  node: ASTNode,
  name: string,
  given: readonly ASTNode[],
  scope: Scope,
  compile: (node: ASTNode, scope: Scope) => Compiled,
): Compiled | null {
  if (!(AGGREGATES as readonly string[]).includes(name)) return null;
  const [first, over, by] = given;
  if (!first || first.op !== 'id' || given.length > (IN_ORDER.has(name) ? 3 : 2))
    throw new ExpressionFault(`${name} takes the children's table and an expression over a child: ${name}(items, quantity * price).`, node.start, node.end);
  const children = scope.children(first.args);
  if (!children) throw new ExpressionFault(`No rows named "${first.args}" refer to this table. Known: ${scope.names.join(', ')}.`, first.start, first.end);
  const inner = over ? compile(over, children.scope) : null;
  if (!inner && !COUNTING.includes(name)) throw new ExpressionFault(`${name} needs an expression over a child.`, node.start, node.end);
  const fault = inner && foldFault(name as AggregateName, inner.type);
  if (fault) throw new ExpressionFault(fault, node.start, node.end);
  const fold = foldOf(name as AggregateName, inner?.type ?? 'int');
  return by ? inOrder(inner!, compile(by, children.scope), fold, name === 'last', children) : children.aggregate(inner, fold);
}

/** Those that take the value by which children are in order as well. */
const IN_ORDER: ReadonlySet<string> = new Set(['first', 'last']);

/** The value of the child that is first or last by another of its values, of equal ones that which stands so; children without that value come first. */
function inOrder(inner: Compiled, by: Compiled, { type }: Fold, isLast: boolean, children: NonNullable<ReturnType<Scope['children']>>): Compiled {
  /** Of the child that is read, which is added next. */
  let place: Value = null;
  let best: Value = null;
  let at: Value = null;
  let isNone = true;
  const comesAfter = () => at === null || (place !== null && place >= at);
  const read: Compiled = {
    type,
    prepare(frame) {
      const [value, order] = [inner.prepare(frame), by.prepare(frame)];
      return (row) => {
        place = order(row);
        return value(row);
      };
    },
  };
  return children.aggregate(read, {
    type,
    start() {
      best = at = null;
      isNone = true;
    },
    add(value) {
      if (value === null || !(isNone || comesAfter() === isLast)) return;
      [best, at, isNone] = [value, place, false];
    },
    end: () => best,
    numbers: null,
  });
}

/** Why values of a type cannot be folded so; null if they can. */
export function foldFault(name: AggregateName, type: ValueType): string | null {
  if (type === 'null') return null;
  if ((name === 'sum' || name === 'avg') && type !== 'int' && type !== 'double') return `${name} does not take ${word(type)}.`;
  return name === 'exists' && type !== 'bool' ? `exists takes a condition over a child, not ${word(type)}.` : null;
}

/** A fold with its own state, for one parent at a time. */
export function foldOf(name: AggregateName, type: ValueType): Fold {
  let sum = 0;
  let count = 0;
  let best: Value = null;
  const start = () => {
    sum = 0;
    count = 0;
    best = null;
  };
  switch (name) {
    case 'count':
      return { type: 'int', start, add: (value) => void (value !== null && count++), end: () => count, numbers: name };
    case 'sum':
      return {
        type: type === 'null' ? 'int' : type,
        start,
        add: (value) => void (value !== null && (sum += Number(value))),
        end: () => sum,
        numbers: name,
      };
    case 'avg':
      return {
        type: 'double',
        start,
        add: (value) => void (value !== null && ((sum += Number(value)), count++)),
        end: () => (count === 0 ? null : sum / count),
        numbers: name,
      };
    case 'min':
      return { type, start, add: (value) => void (value !== null && (best === null || value < best) && (best = value)), end: () => best, numbers: name };
    case 'max':
      return { type, start, add: (value) => void (value !== null && (best === null || value > best) && (best = value)), end: () => best, numbers: name };
    case 'first':
      return { type, start, add: (value) => void (best === null && (best = value)), end: () => best, numbers: null };
    case 'last':
      return { type, start, add: (value) => void (value !== null && (best = value)), end: () => best, numbers: null };
    case 'exists':
      return { type: 'bool', start, add: (value) => void (value === true && count++), end: () => count > 0, numbers: null };
  }
}
