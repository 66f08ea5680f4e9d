import { BATCH_ROWS } from '../../columns/column.ts';
import { numberBuffer, numberReader, type Numbers } from '../../expressions/numbers.ts';
import type { Compiled } from '../../expressions/scope.ts';
import type { Value } from '../../expressions/value.ts';
import type { RelationDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import type { RelationPlan } from '../plan.ts';
import type { Work } from '../work.ts';
import { numberKeeper } from './number-keeper.ts';

/** How many parents' values to cache: children read the same few again and again. Numbers take at most eight bytes. */
const KEPT_PARENTS = { numbers: 1_048_576, values: 262_144 };

/** An expression over the parent's row; NULL if there is no parent. */
export function lifted(work: Work, relation: RelationDraft, inner: Compiled): Compiled {
  const { plan } = work.relations.get(relation)!;
  // Evaluated for each batch: the count is not final when sources are compiled.
  const few = (kind: keyof typeof KEPT_PARENTS) => relation.parent.rows <= KEPT_PARENTS[kind];
  const keptNumbers = numberKeeper(plan, inner, () => relation.parent.rows);
  const keptValues = valueKeeper(plan, inner);
  const present = presentNumbers(plan);
  const numbers = inner.numbers
    ? (frame: Frame): Numbers | null => {
        if (few('numbers')) return keptNumbers(frame);
        const all = inner.numbers!(frame.parent(plan));
        return all && present(frame, all);
      }
    : undefined;
  return {
    type: inner.type,
    ...(inner.isList && { isList: true }),
    prepare(frame) {
      const all = numbers?.(frame);
      if (all) return numberReader(all);
      if (few('values')) return keptValues(frame);
      const parents = frame.parents(plan);
      const read = inner.prepare(frame.parent(plan));
      return (row) => (parents[row]! < 0 ? null : read(row));
    },
    ...(numbers ? { numbers, readsNumbers: true } : {}),
  };
}

/** NULL if there is no parent. */
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

/** Reads the parents' values from a list by parent, computing each on first use. */
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
