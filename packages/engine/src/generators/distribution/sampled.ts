import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { numberBounds, type Bounds } from '../kit/bounds.ts';
import { numberStore } from '../kit/number-store.ts';
import { numberSource } from '../kit/number-source.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { integerBounds } from '../kit/type-families.ts';
import { unit } from '../kit/uniform.ts';
import type { Sampler } from './sampler.ts';

export type SampledOptions = {
  readonly digits?: number;
  readonly min?: number;
  readonly max?: number;
  /** Steps that values are rounded to: 5, 0.25. */
  readonly step?: number;
  /** Changes a value after sampling, with the draw's second word for a further choice. */
  readonly shape?: (x: number, word: number) => number;
};

/** Where nothing of the distribution lies within the bounds, values come from so wide a stretch of what does. */
const ROOM = 1000;

/** Numbers of a distribution, drawn only from the part of it that lies within the column's bounds. */
export function sampled(context: CompileContext, sample: Sampler, options: SampledOptions = {}): ColumnSource {
  const { digits = 0, step, shape } = options;
  const quantum = numberStore(context.type, digits)?.step ?? 1;
  const bounds = numberBounds(context, options.min ?? -Infinity, options.max ?? Infinity, quantum);
  const draws = context.draws();
  // The part of the probability inside the bounds; searched when the first value is drawn.
  let from = 0;
  let span = -1;
  const least = openBelow(context, bounds) ? (bounds.max > 0 ? 0 : bounds.max - ROOM) : bounds.min;
  const most = Math.min(bounds.max, least + ROOM);
  const cut = (): void => {
    from = bounds.min === -Infinity ? 0 : shareBelow(sample, bounds.min);
    // Half a step beyond, which is rounded back: what lies at the bound itself belongs to it.
    span = (bounds.max === Infinity ? 1 : shareBelow(sample, bounds.max + quantum / 2)) - from;
    if (span <= 1e-9) span = 0;
  };
  return numberSource(context, {
    digits,
    ...(options.min === undefined ? {} : { min: options.min }),
    ...(options.max === undefined ? {} : { max: options.max }),
    fill(rows, x) {
      if (span < 0) cut();
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      const outside = span === 0;
      for (let i = 0; i < rows.count; i++) {
        const u = unit(scratch.a[i]!, scratch.b[i]!);
        // Nothing of the distribution lies within: then any allowed value is as good as another.
        let value = outside ? least + u * (most - least) : sample(from + u * span);
        if (shape) value = shape(value, scratch.b[i]!);
        x[i] = step ? Math.floor(value / step + 0.5) * step : value;
      }
      giveBack(scratch);
    },
  });
}

/** Whether nothing but the type itself says how low a number may be. */
function openBelow({ type }: CompileContext, { min }: Bounds): boolean {
  return min === (integerBounds(type)?.min ?? -Infinity);
}

/** Share of the distribution below x. */
function shareBelow(sample: Sampler, x: number): number {
  let low = 0;
  let high = 1;
  for (let k = 0; k < 40; k++) {
    const middle = (low + high) / 2;
    if (sample(middle) < x) low = middle;
    else high = middle;
  }
  return low;
}
