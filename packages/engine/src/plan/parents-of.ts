import type { Rows } from '../columns/column.ts';
import type { RelationPlan } from './plan.ts';

/** The parents of rows, −1 for none; of a frame's rows they are found once, whoever asks. Else they are filled into `room`. */
export function parentsOf(relation: RelationPlan, rows: Rows, room: Float64Array): Float64Array {
  if (rows.memory) return rows.memory.once(relation, float64, (into) => relation.fill(rows, into));
  relation.fill(rows, room);
  return room;
}

export const float64 = (capacity: number) => new Float64Array(capacity);
