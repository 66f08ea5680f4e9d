import type { Rows } from '../../columns/column.ts';
import type { Draws } from '../../random/draws.ts';
import { fillOrdinals, rowAt } from '../keys/rank-rules.ts';
import type { RelationWork } from '../work.ts';

/**
 * Assigns every row its own interval among rows that must not overlap: both ends are whole steps, the end is exclusive.
 */
export type SlotRule = { fill(rows: Rows, from: Float64Array, to: Float64Array): void };

const QUARTER = 900_000_000;
/** In quarter hours: eight o'clock, and nine hours. */
const OPENING = 32;
const WORKDAY = 36;

export type SlotLine = {
  /** First step of the line, and steps of one slot. */
  readonly start: number;
  readonly width: number;
  /** Ends of slots are whole multiples of it, if a slot is wider. */
  readonly grain: number;
  /** Minimum and maximum length in steps, if conditions limit it. */
  readonly lengths?: readonly [least: number, most: number];
  /** Minimum and maximum length in quarter hours, for intervals within a day; slots are then whole days. */
  readonly quarters?: readonly [least: number, most: number];
};

/**
 * The slot is the row's position among its parent's children, or among all rows. An interval fills at least half of its
 * slot, starting where the slot starts, so that gaps are visible.
 */
export function slotRule(line: SlotLine, lead: RelationWork | null, draws: Draws): SlotRule {
  const ordinals = new Float64Array(2048);
  const parents = new Float64Array(2048);
  const a = new Int32Array(2048);
  const b = new Int32Array(2048);
  return {
    fill(rows, from, to) {
      if (lead) fillOrdinals(lead, rows, parents, ordinals);
      draws.fill(rows, a, b);
      for (let i = 0; i < rows.count; i++) {
        const slot = lead ? ordinals[i]! : rowAt(rows, i);
        if (line.quarters) {
          const [least, most] = line.quarters;
          const begin = OPENING + ((b[i]! >>> 0) % Math.max(1, WORKDAY - most));
          from[i] = line.start + slot * line.width + begin * QUARTER;
          to[i] = from[i]! + (least + ((a[i]! >>> 0) % (most - least + 1))) * QUARTER;
          continue;
        }
        const share = 0.5 + (a[i]! >>> 0) / 8_589_934_592;
        const filled = Math.floor((line.width * share) / line.grain) * line.grain;
        from[i] = line.start + slot * line.width;
        const length = Math.max(Math.min(line.grain, line.width), filled);
        to[i] = from[i]! + (line.lengths ? Math.max(line.lengths[0], Math.min(line.lengths[1], length)) : length);
      }
    },
  };
}
