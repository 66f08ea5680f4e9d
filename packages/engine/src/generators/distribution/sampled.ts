import type { Rows } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { shareBelow } from '../../values/share-below.ts';
import type { CompileContext } from '../definition.ts';
import { numberBounds, type Bounds } from '../kit/bounds.ts';
import { drawsByRow } from '../kit/draw-by-row.ts';
import { numberStore } from '../kit/number-store.ts';
import { numberSource } from '../kit/number-source.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { integerBounds } from '../kit/type-families.ts';
import { unit } from '../kit/uniform.ts';
import type { Sampler } from './sampler.ts';
import { wholeNumbers } from './whole-numbers.ts';

export type SampledOptions = {
  readonly digits?: number;
  readonly min?: number;
  readonly max?: number;
  /** Steps that values are rounded to: 5, 0.25. */
  readonly step?: number;
  /** How far values follow the order of the rows, -1 to 1. */
  readonly order?: number;
  /** Changes a value after sampling; the draw's second word allows a further choice. */
  readonly shape?: (x: number, word: number) => number;
};

/** Width of the range to draw from if the bounds exclude the whole distribution. */
const ROOM = 1000;

/** Numbers of a distribution, drawn only from the part of it that lies within the column's bounds. */
export function sampled(context: CompileContext, sample: Sampler, options: SampledOptions = {}): ColumnSource {
  const { digits = 0, step, shape, order = 0 } = options;
  const quantum = numberStore(context.type, digits)?.step ?? 1;
  const bounds = numberBounds(context, options.min ?? -Infinity, options.max ?? Infinity, quantum);
  const draws = context.draws();
  const placed = order === 0 ? null : drawsByRow(context, order);
  // The part of the probability inside the bounds, computed at the first draw.
  let from = 0;
  let span = -1;
  const least = openBelow(context, bounds) ? (bounds.max > 0 ? 0 : bounds.max - ROOM) : bounds.min;
  const most = Math.min(bounds.max, least + ROOM);
  const cut = (): void => {
    from = bounds.min === -Infinity ? 0 : shareBelow(sample, bounds.min);
    // Half a step beyond the bounds, which is rounded back: values at the bound itself are included.
    span = (bounds.max === Infinity ? 1 : shareBelow(sample, bounds.max + quantum / 2)) - from;
    if (span <= 1e-9) span = 0;
  };
  const wholes = sample.isWhole && !shape && !step && !placed ? wholeNumbers((u) => Math.floor(sample(from + u * span) + 0.5)) : null;
  return numberSource(context, {
    digits,
    ...(wholes && {
      fillSteps(rows: Rows, out: Int32Array | Float64Array, inside: (value: number) => boolean) {
        if (span < 0) cut();
        if (span === 0 || !wholes.allInside(inside)) return false;
        const scratch = borrow(rows.count);
        draws.fill(rows, scratch.a, scratch.b);
        wholes.fill(scratch.a, scratch.b, rows.count, out);
        giveBack(scratch);
        return true;
      },
    }),
    ...(options.min === undefined ? {} : { min: options.min }),
    ...(options.max === undefined ? {} : { max: options.max }),
    fill(rows, x) {
      if (span < 0) cut();
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      const { a, b } = scratch;
      if (placed) placed(rows, x);
      else for (let i = 0; i < rows.count; i++) x[i] = unit(a[i]!, b[i]!);
      // The bounds exclude the whole distribution, so all allowed values are equally good.
      if (span === 0) for (let i = 0; i < rows.count; i++) x[i] = least + x[i]! * (most - least);
      else {
        for (let i = 0; i < rows.count; i++) x[i] = from + x[i]! * span;
        if (sample.many) sample.many(x, rows.count);
        else for (let i = 0; i < rows.count; i++) x[i] = sample(x[i]!);
      }
      if (shape) for (let i = 0; i < rows.count; i++) x[i] = shape(x[i]!, b[i]!);
      if (step) for (let i = 0; i < rows.count; i++) x[i] = Math.floor(x[i]! / step + 0.5) * step;
      giveBack(scratch);
    },
  });
}

/** Whether only the type limits the minimum. */
function openBelow({ type }: CompileContext, { min }: Bounds): boolean {
  return min === (integerBounds(type)?.min ?? -Infinity);
}
