import { BATCH_ROWS, type NumberList } from '../../columns/column.ts';
import { numberBuffer, type Numbers } from '../../expressions/numbers.ts';
import type { Compiled } from '../../expressions/scope.ts';
import type { Ranks } from '../../relations/spread.ts';
import type { Frame } from '../frame.ts';
import { rowAt } from '../keys/rank-rules.ts';
import type { RelationPlan } from '../plan.ts';
import { gatherNumbers, isUnknown, keptNumbers, nullMarker, type KeptNumbers } from './kept-numbers.ts';

/** The storage form of the numbers, once there are some. */
type Form = { readonly scale: number; readonly whole: boolean; readonly nullable: boolean };

/** Reads the parents' numbers from a list by parent, or by rank if the rank is known sooner, computing each on first use. */
export function numberKeeper(plan: RelationPlan, inner: Compiled, size: () => number): (frame: Frame) => Numbers | null {
  const doubles = numberBuffer();
  let wholes: Int32Array | null = null;
  const parentsOf = `parents of ${plan.name}`;
  let kept: KeptNumbers = keptNumbers(0);
  let ranks: Ranks | null | undefined;
  /** False if the column is not stored as numbers. */
  let form: Form | false | null = null;

  /** Reads into numbers of the list's own kind. */
  const buffer = (): NumberList => (kept.list instanceof Int32Array ? (wholes ??= new Int32Array(BATCH_ROWS)) : doubles().values);

  function makeMissing(frame: Frame, values: NumberList): void {
    const { rows } = frame;
    const { list } = kept;
    const nothing = nullMarker(list);
    const parents = ranks ? null : frame.parents(plan);
    const missing = new Float64Array(rows.count);
    let count = 0;
    for (let row = 0; row < rows.count; row++) {
      if (!isUnknown(values, values[row]!)) continue;
      const place = ranks ? ranks.rankOf(rowAt(rows, row)) : parents![row]!;
      if (isUnknown(list, list[place]!)) list[(missing[count++] = place)] = nothing;
    }
    const others = frame.other(parentsOf, plan.parent, BATCH_ROWS);
    others.reset({ first: 0, count, at: ranks ? missing.slice(0, count).map(ranks.parentAt) : missing });
    const made = inner.numbers!(others);
    // A value that was NULL before is already in the list.
    form = made && {
      scale: made.scale,
      whole: made.whole,
      nullable: plan.optional || made.nulls !== null || (form !== null && form !== false && form.nullable),
    };
    if (made) kept.put(missing, count, made);
    else form = false;
  }

  function gather(frame: Frame, values: NumberList): boolean {
    if (!ranks) return gatherNumbers(kept.list, frame.parents(plan), frame.rows.count, values);
    return ranks.read(frame.rows, kept.list, values) || !values.subarray(0, frame.rows.count).some((value) => isUnknown(values, value));
  }

  return (frame) => {
    const { count } = frame.rows;
    if (form === false) return null;
    if (ranks === undefined) ranks = plan.ranks();
    if (kept.list.length < size()) kept = keptNumbers(size());
    let values = buffer();
    if (!gather(frame, values)) {
      makeMissing(frame, values);
      if (!form) return null;
      gather(frame, (values = buffer()));
    }
    const { scale, whole, nullable } = form ?? NO_PARENT;
    if (!nullable) return { values, scale, whole, nulls: null };
    const { nulls } = doubles();
    const nothing = nullMarker(kept.list);
    for (let row = 0; row < count; row++) {
      nulls[row] = values[row] === nothing ? 1 : 0;
      if (nulls[row] === 1) values[row] = 0;
    }
    return { values, scale, whole, nulls };
  };
}

/** All are NULL. */
const NO_PARENT: Form = { scale: 0, whole: true, nullable: true };
