import type { Rows } from '../../columns/column.ts';
import type { ColumnSource, Siblings } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { numberBounds } from './bounds.ts';
import { TWO_52 } from '../../values/powers.ts';
import { numberStore, type NumberStore } from './number-store.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';

/** Numbers before they are rounded and written for the column's type. */
type NumberPlan = {
  /** Digits after the decimal point if the type leaves them open. */
  readonly digits?: number;
  /** Bounds from parameters; the type's and the domain's bounds also apply. Values outside are clamped. */
  readonly min?: number;
  readonly max?: number;
  readonly cardinality?: number;
  readonly needs?: readonly string[];
  fill(rows: Rows, x: Float64Array, siblings: Siblings): void;
  /**
   * Fills a column of whole numbers directly. Returns false, with `out` undefined, if a value is not `inside` the
   * bounds; `fill` and rounding then handle it.
   */
  readonly fillSteps?: (rows: Rows, out: Int32Array | Float64Array, inside: (value: number) => boolean) => boolean;
  /** Value of a rank below `cardinality`. */
  readonly at?: (rank: number) => number;
  readonly rankOf?: (value: number) => number;
  readonly rowOfRank?: (rank: number) => number;
  /** Whole numbers, exact to the last digit: rounding would merge neighbouring numbers from 2^52 on. */
  readonly whole?: true;
  /** The number of rows for which `fill` gives different values. */
  readonly distinct?: number;
};

export function numberSource(context: CompileContext, plan: NumberPlan): ColumnSource {
  const target = exactly(numberStore(context.type, plan.digits ?? 0), plan.whole);
  if (!target) context.fail('', `This generator makes numbers; a column of type ${context.type.name} does not take them.`);
  const bounds = numberBounds(context, plan.min ?? -Infinity, plan.max ?? Infinity, target.step);
  const { at, rankOf, rowOfRank } = plan;
  const { shape } = target;
  const steps = (shape.store === 'i32' || shape.store === 'f53') && shape.as === 'int' ? plan.fillSteps : undefined;
  const least = Math.max(bounds.min, -MAX_EXACT_INTEGER);
  const most = Math.min(bounds.max, MAX_EXACT_INTEGER);
  const inside = (value: number) => value >= least && value <= most;
  const source: ColumnSource = {
    shape: target.shape,
    cardinality: plan.cardinality ?? Math.max(1, Math.min(Number.MAX_SAFE_INTEGER, Math.floor((bounds.max - bounds.min) / target.step + 1.5))),
    fill(rows, out, siblings) {
      if (steps && (out.store === 'i32' || out.store === 'f53') && steps(rows, out.values, inside)) return;
      const scratch = borrow(rows.count);
      plan.fill(rows, scratch.x, siblings);
      clamp(scratch.x, rows.count, bounds.min, bounds.max);
      target.store(scratch.x, rows.count, out);
      giveBack(scratch);
    },
    ...(plan.needs ? { needs: plan.needs } : {}),
    ...(plan.distinct === undefined ? {} : { distinct: plan.distinct }),
  };
  if (!at) return source;
  return {
    ...source,
    at(ranks, count, out) {
      const scratch = borrow(count);
      for (let i = 0; i < count; i++) scratch.x[i] = at(ranks[i]!);
      target.store(scratch.x, count, out);
      giveBack(scratch);
    },
    ...(rankOf ? { rankOf: (value: string) => rankOf(Number(value)) } : {}),
    ...(rowOfRank ? { rowOfRank } : {}),
  };
}

/** From 2^52 on, a number plus one half is rounded to the even neighbour. */
function exactly(target: NumberStore | null, whole: true | undefined): NumberStore | null {
  if (!whole || target?.shape.store !== 'f53' || target.shape.as !== 'int') return target;
  return {
    ...target,
    store(x, count, out) {
      target.store(x, count, out);
      if (out.store === 'f53') for (let i = 0; i < count; i++) if (x[i]! >= TWO_52 || x[i]! <= -TWO_52) out.values[i] = x[i]!;
    },
  };
}

/** Whole numbers up to here stay the same through every rounding. */
const MAX_EXACT_INTEGER = 0x4000000000000;

function clamp(x: Float64Array, count: number, min: number, max: number): void {
  for (let i = 0; i < count; i++) {
    if (x[i]! < min) x[i] = min;
    else if (x[i]! > max) x[i] = max;
    else if (x[i] !== x[i]) x[i] = Math.max(Math.min(0, max), min);
  }
}
