import type { Node } from '@babel/types';
import type { Count } from '../statement.ts';
import { cellOf } from './cell.ts';
import type { Scope } from './scope.ts';

/** A number of rows that the script draws. */
export function valueOfRandom(scope: Scope, node: Node): Count | undefined {
  const cell = cellOf(scope, node);
  if (cell.kind === 'choice' && cell.values.every(({ value }) => Number.isInteger(value)))
    return { kind: 'weights', weights: cell.values.map(({ value, weight }) => ({ count: Number(value), weight })) };
  if (cell.kind !== 'generator' || cell.generator.kind !== 'number.int') return undefined;
  const { min = 0, max } = cell.generator.parameters ?? {};
  return Number.isInteger(min) && Number.isInteger(max) ? { kind: 'range', min: Number(min), max: Number(max) } : undefined;
}
