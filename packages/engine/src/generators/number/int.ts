import { numberBounds } from '../kit/bounds.ts';
import { define, field, parameters } from '../kit/define.ts';
import { numberSource } from '../kit/number-source.ts';
import { numberStore } from '../kit/number-store.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { unit } from '../kit/uniform.ts';
import { belowNarrow, NARROW } from '../../values/uniform.ts';
import type { CompileContext } from '../definition.ts';
import type { ColumnSource } from '../../columns/source.ts';

export const int = define<{ min: number; max: number }>({
  kind: 'number.int',
  group: 'number',
  title: 'Whole number',
  summary: 'Any whole number between two bounds, each alike.',
  parameters: parameters({ min: field.integer('Smallest', 1), max: field.integer('Largest', 1000) }),
  outputs: ['integer', 'decimal', 'float', 'text'],
  invertible: 'perm',
  compile({ min, max }, context) {
    if (min > max) context.fail('/max', `The largest number, ${max}, lies below the smallest, ${min}.`);
    return uniformSteps(context, min, max, 0);
  },
});

export const float = define<{ min: number; max: number; fractionDigits: number }>({
  kind: 'number.float',
  group: 'number',
  title: 'Decimal number',
  summary: 'Any number between two bounds, with a fixed count of decimals.',
  parameters: parameters({
    min: field.number('Smallest', 0),
    max: field.number('Largest', 1000),
    fractionDigits: field.integer('Decimals', 2, { minimum: 0, maximum: 12 }),
  }),
  outputs: ['decimal', 'float', 'integer', 'text'],
  invertible: 'perm',
  compile({ min, max, fractionDigits }, context) {
    if (min > max) context.fail('/max', `The largest number, ${max}, lies below the smallest, ${min}.`);
    return uniformSteps(context, min, max, fractionDigits);
  },
});

export const bigInt = define<{ min: number; max: number }>({
  kind: 'number.bigInt',
  group: 'number',
  title: 'Large whole number',
  summary: 'A whole number up to 2⁵³, such as an account or object number elsewhere.',
  parameters: parameters({ min: field.integer('Smallest', 100_000_000), max: field.integer('Largest', 9_007_199_254_740_991) }),
  outputs: ['integer', 'decimal', 'text'],
  invertible: 'perm',
  compile({ min, max }, context) {
    if (min > max) context.fail('/max', `The largest number, ${max}, lies below the smallest, ${min}.`);
    return uniformSteps(context, min, max, 0);
  },
});

/** All values of the column's precision within the bounds are equally likely; each has a rank. */
function uniformSteps(context: CompileContext, min: number, max: number, digits: number): ColumnSource {
  const step = numberStore(context.type, digits)?.step ?? 1;
  const bounds = numberBounds(context, min, max, step);
  const low = Math.ceil(bounds.min / step - 1e-9);
  const count = Math.min(Number.MAX_SAFE_INTEGER, Math.max(1, Math.floor(bounds.max / step + 1e-9) - low + 1));
  const draws = context.draws();
  const value = (rank: number) => (low + rank) * step;
  return numberSource(context, {
    digits,
    min: bounds.min,
    max: bounds.max,
    cardinality: count,
    fill(rows, x) {
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      for (let i = 0; i < rows.count; i++) x[i] = value(Math.floor(unit(scratch.a[i]!, scratch.b[i]!) * count));
      giveBack(scratch);
    },
    fillSteps(rows, out, inside) {
      if (step !== 1 || !inside(low) || !inside(low + count - 1)) return false;
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      fillUniform(scratch.a, scratch.b, rows.count, low, count, out);
      giveBack(scratch);
      return true;
    },
    at: value,
    rankOf(x) {
      const rank = Math.round(x / step) - low;
      return rank >= 0 && rank < count && Math.abs(value(rank) - x) < step / 1e6 ? rank : -1;
    },
  });
}

/** Whole numbers low … low + size − 1. */
function fillUniform(a: Int32Array, b: Int32Array, count: number, low: number, size: number, out: Int32Array | Float64Array): void {
  // A separate loop for each kind of array: a shared one would be slower for both.
  if (out instanceof Int32Array && size <= NARROW) for (let i = 0; i < count; i++) out[i] = low + belowNarrow(a[i]!, b[i]!, size);
  else if (out instanceof Int32Array) for (let i = 0; i < count; i++) out[i] = low + Math.floor(unit(a[i]!, b[i]!) * size);
  else for (let i = 0; i < count; i++) out[i] = low + Math.floor(unit(a[i]!, b[i]!) * size);
}
