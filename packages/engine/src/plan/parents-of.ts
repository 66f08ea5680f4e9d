import type { Rows } from '../columns/column.ts';
import type { RelationPlan } from './plan.ts';

/** The parents of rows, −1 for none. Computed once for a frame's rows, otherwise written to `room`. */
export function parentsOf(relation: RelationPlan, rows: Rows, room: Float64Array): Float64Array {
  if (rows.memory) return rows.memory.once(relation, float64, (into) => relation.fill(rows, into));
  relation.fill(rows, room);
  return room;
}

const float64 = (capacity: number) => new Float64Array(capacity);
