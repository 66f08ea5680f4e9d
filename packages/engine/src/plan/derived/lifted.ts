import { BATCH_ROWS } from '../../columns/column.ts';
import { numberBuffer, numberReader, type Numbers } from '../../expressions/numbers.ts';
import type { Compiled } from '../../expressions/scope.ts';
import type { Value } from '../../expressions/value.ts';
import type { Ranks } from '../../relations/spread.ts';
import type { RelationDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import { rowAt } from '../keys/rank-rules.ts';
import type { RelationPlan } from '../plan.ts';
import type { Work } from '../work.ts';

/** Parents whose values are kept once they are made: children ask for the same few again and again. */
const KEPT_PARENTS = 262_144;

/** A piece over the parent's row; NULL where there is none. */
export function lifted(work: Work, relation: RelationDraft, inner: Compiled): Compiled {
  const { plan } = work.relations.get(relation)!;
  // Asked for each batch: the count is not settled yet where sources are compiled.
  const few = () => relation.parent.rows <= KEPT_PARENTS;
  const keptNumbers = numberKeeper(plan, inner, () => relation.parent.rows);
  const keptValues = valueKeeper(plan, inner);
  const present = presentNumbers(plan);
  const numbers = inner.numbers
    ? (frame: Frame): Numbers | null => {
        if (few()) return keptNumbers(frame);
        const all = inner.numbers!(frame.parent(plan));
        return all && present(frame, all);
      }
    : undefined;
  return {
    type: inner.type,
    prepare(frame) {
      const all = numbers?.(frame);
      if (all) return numberReader(all);
      if (few()) return keptValues(frame);
      const parents = frame.parents(plan);
      const read = inner.prepare(frame.parent(plan));
      return (row) => (parents[row]! < 0 ? null : read(row));
    },
    ...(numbers ? { numbers } : {}),
  };
}

/** NULL where there is no parent. */
function presentNumbers(plan: RelationPlan): (frame: Frame, of: Numbers) => Numbers {
  const buffer = numberBuffer();
  return (frame, of) => {
    if (!plan.optional) return of;
    const parents = frame.parents(plan);
    const { nulls } = buffer();
    for (let row = 0; row < frame.rows.count; row++) nulls[row] = parents[row]! < 0 || of.nulls?.[row] === 1 ? 1 : 0;
    return { ...of, nulls };
  };
}

/** Of a parent that was not asked for yet, and of one whose value is NULL. */
const UNKNOWN = Number.NaN;
const NOTHING = -Infinity;

/** Reads the parents' numbers from a list by parent, or by rank where that is known sooner, in which each is made when it is first asked for. */
function numberKeeper(plan: RelationPlan, inner: Compiled, size: () => number): (frame: Frame) => Numbers | null {
  const buffer = numberBuffer();
  const parentsOf = `parents of ${plan.name}`;
  let kept = new Float64Array(0);
  let ranks: Ranks | null | undefined;
  /** How the numbers are kept, once there are some; false where the column is not kept as numbers. */
  let form: { readonly scale: number; readonly whole: boolean; readonly nullable: boolean } | false | null = null;

  function makeMissing(frame: Frame, values: Float64Array): void {
    const { rows } = frame;
    const parents = ranks ? null : frame.parents(plan);
    const missing = new Float64Array(rows.count);
    let count = 0;
    for (let row = 0; row < rows.count; row++) {
      if (!Number.isNaN(values[row])) continue;
      const place = ranks ? ranks.rankOf(rowAt(rows, row)) : parents![row]!;
      if (Number.isNaN(kept[place])) kept[(missing[count++] = place)] = NOTHING;
    }
    const others = frame.other(parentsOf, plan.parent, BATCH_ROWS);
    others.reset({ first: 0, count, at: ranks ? missing.map(ranks.parentAt) : missing });
    const made = inner.numbers!(others);
    form = made && { scale: made.scale, whole: made.whole, nullable: plan.optional || made.nulls !== null };
    if (!made) form = false;
    else for (let k = 0; k < count; k++) kept[missing[k]!] = made.nulls?.[k] === 1 ? NOTHING : made.values[k]!;
  }

  function gather(frame: Frame, values: Float64Array): boolean {
    if (!ranks) return gatherByParent(kept, frame.parents(plan), frame.rows.count, values);
    return ranks.read(frame.rows, kept, values) || !values.subarray(0, frame.rows.count).some(Number.isNaN);
  }

  return (frame) => {
    const { values, nulls } = buffer();
    const { count } = frame.rows;
    if (form === false) return null;
    if (ranks === undefined) ranks = plan.ranks();
    if (kept.length < size()) kept = new Float64Array(size()).fill(UNKNOWN);
    if (!gather(frame, values)) {
      makeMissing(frame, values);
      if (!form) return null;
      gather(frame, values);
    }
    const { scale, whole, nullable } = form ?? NO_PARENT;
    if (!nullable) return { values, scale, whole, nulls: null };
    for (let row = 0; row < count; row++) {
      nulls[row] = values[row] === NOTHING ? 1 : 0;
      if (nulls[row] === 1) values[row] = 0;
    }
    return { values, scale, whole, nulls };
  };
}

/** False where a parent's number is not there yet. */
function gatherByParent(kept: Float64Array, parents: Float64Array, count: number, values: Float64Array): boolean {
  let known = true;
  for (let row = 0; row < count; row++) {
    // A whole number for an index: one that may have a fraction is looked at first.
    const parent = parents[row]! | 0;
    const value = parent < 0 ? NOTHING : kept[parent]!;
    values[row] = value;
    if (value !== value) known = false;
  }
  return known;
}

/** All are NULL. */
const NO_PARENT = { scale: 0, whole: true, nullable: true };

/** The same for any values. */
function valueKeeper(plan: RelationPlan, inner: Compiled): (frame: Frame) => (row: number) => Value {
  const kept = new Map<number, Value>();
  const parentsOf = `parents of ${plan.name}`;
  return (frame) => {
    const parents = frame.parents(plan);
    const missing: number[] = [];
    for (let row = 0; row < frame.rows.count; row++) {
      const parent = parents[row]!;
      if (parent < 0 || kept.has(parent)) continue;
      kept.set(parent, null);
      missing.push(parent);
    }
    if (missing.length > 0) {
      const others = frame.other(parentsOf, plan.parent, BATCH_ROWS);
      others.reset({ first: 0, count: missing.length, at: Float64Array.from(missing) });
      const read = inner.prepare(others);
      missing.forEach((parent, k) => kept.set(parent, read(k)));
    }
    return (row) => (parents[row]! < 0 ? null : kept.get(parents[row]!)!);
  };
}
