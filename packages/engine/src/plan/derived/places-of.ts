import { BATCH_ROWS } from '../../columns/column.ts';
import { STRETCHES, stretchesOf } from '../../values/stretches.ts';
import type { Compiled, Places } from '../../expressions/scope.ts';
import { typedText, type Value } from '../../expressions/value.ts';
import type { ColumnDraft, RelationDraft, TableDraft } from '../draft.ts';
import { rowsBefore } from '../existing/existing-rows.ts';
import type { Frame } from '../frame.ts';
import { rowAt } from '../keys/rank-rules.ts';
import type { RelationPlan } from '../plan.ts';
import { planOf } from '../plan-of-work.ts';
import { columnDraws, type Work } from '../work.ts';
import { visitChildren } from './child-allowance.ts';

/** Up to so many rows the depths are kept, four bytes each: a tree may be a chain. */
const KEPT_DEPTHS = 4_000_000;

/** The rows of a table in groups, each in order: those of one parent, or those that follow one another with the same value. */
type Order = Pick<RelationPlan, 'name' | 'child' | 'parentOf' | 'ordinalOf' | 'childrenOf'>;

/** The place of the rows of a table by one of its relations, for expressions. Rows and places lead to each other, so that each row is computed alone. */
export function placesOf(work: Work, relation: RelationDraft): Places {
  return placesIn(work, relation.child, work.relations.get(relation)!.plan, relation.self);
}

/** The same by a column whose values come in several rows that follow one another (generator `repeated`). */
export function placesInStretches(work: Work, column: ColumnDraft, mean: number): Places {
  const { table } = column;
  const before = rowsBefore(work, table);
  const { numberOf, firstOf, countOf } = stretchesOf(mean, columnDraws(work, table, '', STRETCHES));
  const firstHere = (number: number) => Math.max(0, firstOf(number) - before);
  const order: Order = {
    name: `rows of one ${column.name}`,
    child: table.name,
    parentOf: (row) => numberOf(before + row),
    ordinalOf: (row) => row - firstHere(numberOf(before + row)),
    childrenOf(number) {
      const first = firstHere(number);
      const count = Math.max(0, Math.min(firstOf(number) + countOf(number) - before, table.rows) - first);
      return { count, first, at: (ordinal) => first + ordinal };
    },
  };
  return placesIn(work, table, order, false);
}

/** `ordered`: the rows of each parent in another order, which takes a frame to read them; without it, as the plan has them. */
function placesIn(work: Work, table: TableDraft, plan: Order, isTree: boolean, ordered: (frame: Frame) => Order = () => plan): Places {
  const ofRow = (type: Compiled['type'], read: (row: number) => Value): Compiled => ({ type, prepare: (frame) => (i) => read(rowAt(frame.rows, i)) });
  const depthOf = depths(plan, () => table.rows);
  const nested = nestedSet(plan, () => table.rows);
  const steps: Record<'root' | 'previous' | 'next', (order: Order, row: number) => number> = {
    root: rootOf,
    previous: (order, row) => neighbourOf(order, row, -1),
    next: (order, row) => neighbourOf(order, row, 1),
  };
  return {
    isTree,
    place: {
      type: 'int',
      prepare(frame) {
        const order = ordered(frame);
        return (i) => order.ordinalOf(rowAt(frame.rows, i));
      },
    },
    siblings: ofRow('int', (row) => (plan.parentOf(row) < 0 ? 1 : plan.childrenOf(plan.parentOf(row)).count)),
    depth: ofRow('int', depthOf),
    enter: ofRow('int', (row) => nested().left[row] ?? null),
    leave: ofRow('int', (row) => nested().right[row] ?? null),
    at: (step, inner) => atRows(ordered, step, steps[step], inner),
    running: (inner) => runningSum(ordered, inner),
    later: (inner) => laterTime(work, plan, inner),
    turn: (from, until) => turnOf(work, table, plan, from, until),
    path: (inner, between) => pathOf(plan, inner, between),
    inOrder: (by, column) => placesIn(work, table, plan, isTree, inOrderOf(work, plan, by, column)),
  };
}

/** The row's parent in a tree; −1 for a root, which may also refer to itself, or to a later row where it must refer to some. */
function aboveOf(plan: Order, row: number): number {
  const parent = plan.parentOf(row);
  return parent < row ? parent : -1;
}

function rootOf(plan: Order, row: number): number {
  let root = row;
  for (let above = aboveOf(plan, row); above >= 0; above = aboveOf(plan, above)) root = above;
  return root;
}

function depths(plan: Order, rows: () => number): (row: number) => number {
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

/** The numbers of a nested set: a walk through all trees, one after another, numbers each row where it comes to it and where it leaves it. Made on first use, eight bytes a row. */
function nestedSet(plan: Order, rows: () => number): () => { readonly left: Int32Array; readonly right: Int32Array } {
  let kept: { left: Int32Array; right: Int32Array } | null = null;
  return () => {
    const count = rows();
    if (kept?.left.length === count) return kept;
    const above = Float64Array.from({ length: count }, (_, row) => aboveOf(plan, row));
    /** First twice the rows of the tree below each row and itself, then where the next row below it begins. */
    const right = new Int32Array(count).fill(2);
    for (let row = count - 1; row >= 0; row--) if (above[row]! >= 0) right[above[row]!]! += right[row]!;
    const left = new Int32Array(count);
    const ends = new Int32Array(count);
    let next = 1;
    for (let row = 0; row < count; row++) {
      const parent = above[row]!;
      const begin = parent < 0 ? next : ends[parent]!;
      if (parent < 0) next += right[row]!;
      else ends[parent]! += right[row]!;
      left[row] = begin;
      ends[row] = begin + 1;
    }
    for (let row = 0; row < count; row++) right[row]! += left[row]! - 1;
    return (kept = { left, right });
  };
}

/** The row before or after among those of its parent; −1 without. */
function neighbourOf(plan: Order, row: number, step: number): number {
  const parent = plan.parentOf(row);
  if (parent < 0) return -1;
  const children = plan.childrenOf(parent);
  const place = plan.ordinalOf(row) + step;
  if (place < 0 || place >= children.count) return -1;
  return children.first === null ? children.at(place) : children.first + place;
}

/** An expression over another row of the table for each row of the frame. */
function atRows(ordered: (frame: Frame) => Order, step: string, otherOf: (order: Order, row: number) => number, inner: Compiled): Compiled {
  return {
    type: inner.type,
    prepare(frame) {
      const { count } = frame.rows;
      const order = ordered(frame);
      const others = Array.from({ length: count }, (_, i) => otherOf(order, rowAt(frame.rows, i)));
      const read = readerAt(frame, `${step} by ${order.name}`, order.child, others, inner);
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
function runningSum(ordered: (frame: Frame) => Order, inner: Compiled): Compiled {
  const last = { parent: -1, sums: new Float64Array(0) };

  function sumsOf(frame: Frame, plan: Order, parent: number): Float64Array {
    if (last.parent === parent) return last.sums;
    const name = `rows so far of ${plan.name}`;
    const children = plan.childrenOf(parent);
    visitChildren(children.count, plan.child);
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
      const plan = ordered(frame);
      return (i) => {
        const row = rowAt(frame.rows, i);
        const parent = plan.parentOf(row);
        return parent < 0 ? own(i) : sumsOf(frame, plan, parent)[plan.ordinalOf(row)]!;
      };
    },
  };
}

/** Values of so many rows are kept: those of one parent are seldom read one after another. */
const KEPT_VALUES = 1_000_000;

/** What is worked out of the values of all rows of a parent, by its row; the newest are kept. */
function keptBySiblings<T>(work: Work, plan: Order, name: string, inner: Compiled, workOut: (values: Float64Array) => T): (frame: Frame, parent: number) => T {
  const kept = new Map<number, T>();
  let count = 0;
  let isSettled = false;
  return (frame, parent) => {
    // Times of parents move rows only once there is a plan.
    if (!isSettled && planOf(work)) {
      kept.clear();
      isSettled = true;
    }
    const known = kept.get(parent);
    if (known) return known;
    const children = plan.childrenOf(parent);
    visitChildren(children.count, plan.child);
    /** By place; NaN for none. */
    const values = new Float64Array(children.count).fill(Number.NaN);
    for (let from = 0; from < children.count; from += BATCH_ROWS) {
      const rows = Array.from({ length: Math.min(BATCH_ROWS, children.count - from) }, (_, k) => children.at(from + k));
      const read = readerAt(frame, name, plan.child, rows, inner);
      for (let k = 0; k < rows.length; k++) values[from + k] = Number(read(k) ?? Number.NaN);
    }
    const found = workOut(values);
    if ((count += values.length) > KEPT_VALUES) {
      kept.clear();
      count = values.length;
    }
    kept.set(parent, found);
    return found;
  };
}

/** The places of the rows with a value, in its order; equal ones as they stand. */
function placesByValue(values: Float64Array): number[] {
  return Array.from(values.keys())
    .filter((place) => !Number.isNaN(values[place]!))
    .sort((a, b) => values[a]! - values[b]! || a - b);
}

/** Of two rows with the same time the one that comes first in order has that of the other after it. */
function laterTime(work: Work, plan: Order, inner: Compiled): Compiled {
  const laterOf = keptBySiblings(work, plan, `times of ${plan.name}`, inner, (times) => {
    const places = placesByValue(times);
    const later = new Float64Array(times.length).fill(Number.NaN);
    places.forEach((place, i) => void (later[place] = i + 1 < places.length ? times[places[i + 1]!]! : Number.NaN));
    return later;
  });
  return {
    type: inner.type,
    prepare: (frame) => (i) => {
      const row = rowAt(frame.rows, i);
      const parent = plan.parentOf(row);
      const time = parent < 0 ? Number.NaN : laterOf(frame, parent)[plan.ordinalOf(row)]!;
      return Number.isNaN(time) ? null : time;
    },
  };
}

/** The rows of each parent in order of a column's values, those without one last. */
function inOrderOf(work: Work, plan: Order, by: Compiled, column: string): (frame: Frame) => Order {
  const name = `${plan.name} in order of ${column}`;
  const orderOf = keptBySiblings(work, plan, `values of ${name}`, by, (values) => {
    const places = placesByValue(values);
    for (let place = 0; place < values.length; place++) if (Number.isNaN(values[place]!)) places.push(place);
    const nth = new Int32Array(places.length);
    places.forEach((place, i) => void (nth[place] = i));
    return { places: Int32Array.from(places), nth };
  });
  return (frame) => ({
    name,
    child: plan.child,
    parentOf: (row) => plan.parentOf(row),
    ordinalOf(row) {
      const parent = plan.parentOf(row);
      const place = plan.ordinalOf(row);
      return parent < 0 ? place : orderOf(frame, parent).nth[place]!;
    },
    childrenOf(parent) {
      const children = plan.childrenOf(parent);
      const { places } = orderOf(frame, parent);
      return { count: children.count, first: null, at: (ordinal) => children.at(places[ordinal]!) };
    },
  });
}

/** Without the rounding errors of sums of cents. */
function exact(sum: number): number {
  const cents = Math.round(sum * 1e4) / 1e4;
  return Math.abs(cents - sum) < 1e-6 ? cents : sum;
}

/** The least distance between the times of two rows of a parent: two days, or an hour. */
const APART = { date: 2, timestamp: 3_600 };

/** The time between `from` and `until` is cut into as many parts as the parent has rows; a row's time is in the first half of its part. Where there is no room, it begins earlier. */
function turnOf(work: Work, table: TableDraft, plan: Order, from: Compiled, until: Compiled): Compiled {
  const draws = columnDraws(work, table, `turn by ${plan.name}`, 'value');
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

function pathOf(plan: Order, inner: Compiled, between: string): Compiled {
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
