import { BATCH_ROWS } from '../../columns/column.ts';
import type { Compiled, Places } from '../../expressions/scope.ts';
import { typedText, type Value } from '../../expressions/value.ts';
import type { RelationDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import { rowAt } from '../keys/rank-rules.ts';
import type { RelationPlan } from '../plan.ts';
import { columnDraws, type Work } from '../work.ts';

/** Up to so many rows the depths are kept, four bytes each: a tree may be a chain. */
const KEPT_DEPTHS = 4_000_000;

/** The place of the rows of a table by one of its relations, for expressions. Rows and places lead to each other, so that each row is computed alone. */
export function placesOf(work: Work, relation: RelationDraft): Places {
  const { plan } = work.relations.get(relation)!;
  const ofRow = (type: Compiled['type'], read: (row: number) => Value): Compiled => ({ type, prepare: (frame) => (i) => read(rowAt(frame.rows, i)) });
  const depthOf = depths(plan, () => relation.child.rows);
  const steps = {
    root: (row: number) => rootOf(plan, row),
    previous: (row: number) => neighbourOf(plan, row, -1),
    next: (row: number) => neighbourOf(plan, row, 1),
  };
  return {
    isTree: relation.self,
    place: ofRow('int', (row) => plan.ordinalOf(row)),
    siblings: ofRow('int', (row) => (plan.parentOf(row) < 0 ? 1 : plan.childrenOf(plan.parentOf(row)).count)),
    depth: ofRow('int', depthOf),
    at: (step, inner) => atRows(plan, step, steps[step], inner),
    running: (inner) => runningSum(plan, inner),
    turn: (from, until) => turnOf(work, relation, from, until),
    path: (inner, between) => pathOf(plan, inner, between),
  };
}

/** The row's parent in a tree; −1 for a root, which may also refer to itself, or to a later row where it must refer to some. */
function aboveOf(plan: RelationPlan, row: number): number {
  const parent = plan.parentOf(row);
  return parent < row ? parent : -1;
}

function rootOf(plan: RelationPlan, row: number): number {
  let root = row;
  for (let above = aboveOf(plan, row); above >= 0; above = aboveOf(plan, above)) root = above;
  return root;
}

function depths(plan: RelationPlan, rows: () => number): (row: number) => number {
  /** One more than the depth; 0 if unknown. */
  let kept: Int32Array | null = null;
  const way: number[] = [];
  return (row) => {
    if (kept?.length !== rows()) kept = rows() <= KEPT_DEPTHS ? new Int32Array(rows()) : null;
    let depth = -1;
    way.length = 0;
    for (let at = row; at >= 0; at = aboveOf(plan, at)) {
      if (kept && kept[at]! > 0) {
        depth = kept[at]! - 1;
        break;
      }
      way.push(at);
    }
    for (let i = way.length - 1; i >= 0; i--) {
      depth++;
      if (kept) kept[way[i]!] = depth + 1;
    }
    return depth;
  };
}

/** The row before or after among those of its parent; −1 without. */
function neighbourOf(plan: RelationPlan, row: number, step: number): number {
  const parent = plan.parentOf(row);
  if (parent < 0) return -1;
  const children = plan.childrenOf(parent);
  const place = plan.ordinalOf(row) + step;
  if (place < 0 || place >= children.count) return -1;
  return children.first === null ? children.at(place) : children.first + place;
}

/** An expression over another row of the table for each row of the frame. */
function atRows(plan: RelationPlan, step: string, otherOf: (row: number) => number, inner: Compiled): Compiled {
  const name = `${step} by ${plan.name}`;
  return {
    type: inner.type,
    prepare(frame) {
      const { count } = frame.rows;
      const others = Array.from({ length: count }, (_, i) => otherOf(rowAt(frame.rows, i)));
      const read = readerAt(frame, name, plan.child, others, inner);
      return (i) => (others[i]! < 0 ? null : read(i));
    },
  };
}

/** The rows must be at most as many as a batch has. */
function readerAt(frame: Frame, name: string, table: string, rows: readonly number[], inner: Compiled): (i: number) => Value {
  const other = frame.other(name, table, BATCH_ROWS);
  other.reset({ first: 0, count: rows.length, at: Float64Array.from(rows, (row) => Math.max(0, row)) });
  return inner.prepare(other);
}

/** Siblings mostly follow one another, so that the sums of the last parent are kept. */
function runningSum(plan: RelationPlan, inner: Compiled): Compiled {
  const name = `rows so far of ${plan.name}`;
  const last = { parent: -1, sums: new Float64Array(0) };

  function sumsOf(frame: Frame, parent: number): Float64Array {
    if (last.parent === parent) return last.sums;
    const children = plan.childrenOf(parent);
    const sums = new Float64Array(children.count);
    let sum = 0;
    for (let from = 0; from < children.count; from += BATCH_ROWS) {
      const rows = Array.from({ length: Math.min(BATCH_ROWS, children.count - from) }, (_, k) => children.at(from + k));
      const read = readerAt(frame, name, plan.child, rows, inner);
      for (let k = 0; k < rows.length; k++) sums[from + k] = exact((sum += Number(read(k) ?? 0)));
    }
    last.parent = parent;
    last.sums = sums;
    return sums;
  }

  return {
    type: inner.type,
    prepare(frame) {
      const own = inner.prepare(frame);
      return (i) => {
        const row = rowAt(frame.rows, i);
        const parent = plan.parentOf(row);
        return parent < 0 ? own(i) : sumsOf(frame, parent)[plan.ordinalOf(row)]!;
      };
    },
  };
}

/** Without the rounding errors of sums of cents. */
function exact(sum: number): number {
  const cents = Math.round(sum * 1e4) / 1e4;
  return Math.abs(cents - sum) < 1e-6 ? cents : sum;
}

/** The least distance between the times of two rows of a parent: two days, or an hour. */
const APART = { date: 2, timestamp: 3_600 };

/** The time between `from` and `until` is cut into as many parts as the parent has rows; a row's time is in the first half of its part. Where there is no room, it begins earlier. */
function turnOf(work: Work, relation: RelationDraft, from: Compiled, until: Compiled): Compiled {
  const { plan } = work.relations.get(relation)!;
  const draws = columnDraws(work, relation.child, `turn by ${plan.name}`, 'value');
  const words = new Int32Array(2);
  const type = from.type === 'timestamp' || until.type === 'timestamp' ? 'timestamp' : 'date';
  const scaled = (value: Value, of: Compiled['type']): number =>
    value === null ? Number.NaN : Number(value) * (type === 'timestamp' && of === 'date' ? 86_400 : 1);
  return {
    type,
    prepare(frame) {
      const [first, last] = [from.prepare(frame), until.prepare(frame)];
      return (i) => {
        const row = rowAt(frame.rows, i);
        const parent = plan.parentOf(row);
        const count = parent < 0 ? 1 : plan.childrenOf(parent).count;
        const end = scaled(last(i), until.type);
        // A draw of half a part moves two rows together by at most half a part.
        const begin = Math.min(scaled(first(i), from.type), end - count * 2 * (APART[type] + 1));
        if (Number.isNaN(begin)) return null;
        draws.one(row, words);
        const share = (words[0]! >>> 0) / 8_589_934_592;
        return Math.floor(begin + ((end - begin) * ((parent < 0 ? 0 : plan.ordinalOf(row)) + share)) / count);
      };
    },
  };
}

function pathOf(plan: RelationPlan, inner: Compiled, between: string): Compiled {
  const name = `ancestors by ${plan.name}`;
  return {
    type: 'string',
    prepare(frame) {
      const { count } = frame.rows;
      const parts = Array.from({ length: count }, (): string[] => []);
      let level = Array.from({ length: count }, (_, i) => rowAt(frame.rows, i));
      for (let depth = 0; level.some((row) => row >= 0); depth++) {
        const read = readerAt(frame, name, plan.child, level, inner);
        for (let i = 0; i < count; i++) {
          if (level[i]! < 0) continue;
          const value = read(i);
          if (value !== null) parts[i]!.push(typedText(value, inner.type));
        }
        level = level.map((row) => (row < 0 ? -1 : aboveOf(plan, row)));
      }
      return (i) => parts[i]!.toReversed().join(between);
    },
  };
}
