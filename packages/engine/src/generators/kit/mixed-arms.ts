import type { Shape } from '../../columns/column.ts';
import type { CompileContext } from '../definition.ts';
import { sameShape } from './copy-cell.ts';
import type { Inner } from './inner.ts';
import { familyOf } from './type-families.ts';

/** The shape that can hold cells of all arms: their own shape if they share one, otherwise text. */
export function shapeOfArms(context: CompileContext, arms: readonly Inner[]): Shape {
  const [first] = arms;
  return first && first.source.shape.store !== 'parts' && arms.every((arm) => sameShape(arm.source.shape, first.source.shape))
    ? first.source.shape
    : mixedShape(context);
}

function mixedShape(context: CompileContext): Shape {
  const family = familyOf(context.type);
  return { store: 'arena', as: family === 'text' || family === 'json' || family === 'bytes' ? (family === 'bytes' ? 'literal' : family) : 'literal' };
}
