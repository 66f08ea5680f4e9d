import type { Node } from '@babel/types';
import { exactly, type Count } from '../statement.ts';
import { membersOf } from './faker-call.ts';
import { literalOf } from './literal.ts';
import { bare, resolve, type Scope } from './scope.ts';
import { valueOfRandom } from './random-count.ts';

/** A number of rows: `10`, `{ min: 1, max: 5 }`, or a random one between two bounds. */
export function countOf(scope: Scope, node: Node): Count | undefined {
  const value = literalOf(scope, node);
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return exactly(value);
  const { min, max } = membersOf(value);
  if (isCount(min) && isCount(max) && min <= max) return { kind: 'range', min, max };
  if (isCount(max) && min === undefined) return { kind: 'range', min: 0, max };
  return valueOfRandom(scope, node);
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** The product of both counts: a loop within a loop. */
export function times(one: Count | undefined, other: Count | undefined): Count | undefined {
  if (!one || !other) return undefined;
  const [a, b] = [rangeOf(one), rangeOf(other)];
  return { kind: 'range', min: a.min * b.min, max: a.max * b.max };
}

function rangeOf(count: Count): { readonly min: number; readonly max: number } {
  if (count.kind === 'range') return count;
  const all = count.weights.map((each) => each.count);
  return { min: Math.min(...all), max: Math.max(...all) };
}

/** The average, as a whole number. */
export function meanOf(count: Count): number {
  if (count.kind === 'range') return Math.round((count.min + count.max) / 2);
  const sum = count.weights.reduce((all, { weight }) => all + weight, 0);
  return Math.round(count.weights.reduce((all, each) => all + each.count * each.weight, 0) / sum);
}

/** How often a `for` statement runs; undefined if only running its code would show that. */
export function turnsOf(scope: Scope, loop: Node): Count | undefined {
  if (loop.type === 'ForOfStatement') {
    const list = resolve(scope, loop.right);
    return list.type === 'ArrayExpression' && list.elements.every((each) => each?.type !== 'SpreadElement') ? exactly(list.elements.length) : undefined;
  }
  if (loop.type !== 'ForStatement' || !loop.test || loop.init?.type !== 'VariableDeclaration') return undefined;
  const test = bare(loop.test);
  const start = loop.init.declarations[0]?.init;
  const from = start ? literalOf(scope, start) : undefined;
  if (test.type !== 'BinaryExpression' || typeof from !== 'number') return undefined;
  const to = countOf(scope, test.right);
  const more = test.operator === '<' ? -from : test.operator === '<=' ? 1 - from : undefined;
  if (!to || to.kind !== 'range' || more === undefined) return undefined;
  return { kind: 'range', min: Math.max(0, to.min + more), max: Math.max(0, to.max + more) };
}
