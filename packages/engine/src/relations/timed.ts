import type { FanOut } from '@seedbed/contract';
import type { Rows } from '../columns/column.ts';
import { lender } from '../columns/scratch.ts';
import { growingSpread } from './growing.ts';
import type { Overall } from './overall.ts';
import { servedSpread } from './served.ts';
import { servedOfGroups, withNewcomers } from './served-of-groups.ts';
import { subKey } from './parent-mix.ts';
import type { FillingSpread, Spread } from './spread.ts';
import { positionsBefore, PATTERN, timePattern, type Pattern } from './time-pattern.ts';

/**
 * A relation in which rows of both tables are in time order and no child precedes its parent (the spread "by time").
 * The child's timeline is cut into epochs; the parents created between the starts of two epochs form a group. An
 * epoch's children are divided by size among the groups that exist when it starts, and each group distributes its
 * children of all epochs, one after another, as a growing relation.
 */
export type TimedOptions = {
  readonly parents: number;
  readonly children: number;
  readonly fanOut: FanOut;
  readonly childless?: number;
  /**
   * A share over all parents, instead of `childless` in each group, because far more parents of late groups have no
   * child.
   */
  readonly overall?: Overall;
  readonly key: readonly [number, number];
  /** The number of children in one pass over the timeline; further ones start over. */
  readonly pass: number;
  /** The same of parents. */
  readonly parentPass: number;
  /** By epoch, 1 to 255 of them: parents of one pass that exist when it starts. Never decreases. */
  readonly there: () => readonly number[];
  /** By epoch: the first of its children in one pass, ascending from 0. Absent: epochs of equal length. */
  readonly starts?: readonly number[];
};

type Epoch = {
  readonly first: number;
  readonly size: number;
  readonly pattern: Pattern;
  /** By group: its children in one pass before this epoch. */
  readonly before: readonly number[];
};

/** Parts that are built on first use: a plan has more relations than a page of rows needs. */
type Made = {
  /** By group: its first row of a pass, and the one after its last. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly epochs: readonly Epoch[];
  /** By group: its children in one pass. */
  readonly inPass: readonly number[];
  readonly groups: readonly FillingSpread[];
};

export function timedSpread(options: TimedOptions): Spread {
  const { parents, children, pass, parentPass } = options;
  let ready: Made | null = null;
  const made = (): Made => (ready ??= make());

  function make(): Made {
    const there = options.there();
    const ends = there.map((count) => Math.min(parentPass, parents, Math.max(1, count)));
    const starts = ends.map((_, g) => (g === 0 ? 0 : ends[g - 1]!));
    const whole = Math.floor(parents / parentPass);
    const rest = parents - whole * parentPass;
    const sizes = ends.map((end, g) => whole * (end - starts[g]!) + Math.max(0, Math.min(rest, end) - starts[g]!));
    const { fanOut, childless, overall, key } = options;
    // The number of passes of the parents, counting a partial one.
    const laps = Math.max(parents, 1) / parentPass;
    const epochs: Epoch[] = [];
    const inPass = ends.map(() => 0);
    for (let e = 0; e < there.length; e++) {
      const first = startOf(e, there.length);
      const size = startOf(e + 1, there.length) - first;
      const come = sizes.map((count, g) => (g <= e ? count : 0));
      const perPass = come.map((count) => count / laps);
      const pattern = timePattern(overall ? withNewcomers(perPass, inPass, size, 1 - overall.childless) : come);
      epochs.push({ first, size, pattern, before: [...inPass] });
      for (let g = 0; g <= e; g++) inPass[g]! += childrenWithin(pattern, g, size);
    }
    const own = sizes.map((count, g) => ({ parents: count, children: childrenOf({ epochs, inPass }, g, children), key: subKey(key, 2 + g) }));
    if (!overall) {
      const groups = own.map((each) => growingSpread({ ...each, fanOut, ...(childless === undefined ? {} : { childless }) }));
      return { starts, ends, epochs, inPass, groups };
    }
    // For as many children as the parents' timeline has room for, not for those that exist: adding children changes no
    // existing row.
    const room = Math.floor(pass * laps);
    const expected = sizes.map((_, g) => childrenOf({ epochs, inPass }, g, room));
    const served = servedOfGroups(sizes, expected, Math.round(parents * (1 - overall.childless)));
    const groups = own.map((each, g) => servedSpread({ ...each, served: served[g]!, expected: expected[g]!, weights: overall.weights }));
    return { starts, ends, epochs, inPass, groups };
  }

  function startOf(e: number, epochs: number): number {
    return options.starts && e < epochs ? options.starts[e]! : Math.floor((pass * e) / epochs);
  }

  function epochAt(epochs: readonly Epoch[], off: number): Epoch {
    let e = Math.min(epochs.length - 1, Math.floor((off * epochs.length) / pass));
    while (off < epochs[e]!.first) e--;
    while (off >= epochs[e]!.first + epochs[e]!.size) e++;
    return epochs[e]!;
  }

  /** A group's children among the first `count` of all. */
  function childrenOf({ epochs, inPass }: Pick<Made, 'epochs' | 'inPass'>, g: number, count: number): number {
    const lap = Math.floor(count / pass);
    const off = count - lap * pass;
    if (off === 0) return lap * inPass[g]!;
    const { first, pattern, before } = epochAt(epochs, off);
    return lap * inPass[g]! + before[g]! + childrenWithin(pattern, g, off - first);
  }

  /** The k-th child of a group. */
  function childOf({ epochs, inPass }: Made, g: number, k: number): number {
    const lap = Math.floor(k / inPass[g]!);
    const own = k - lap * inPass[g]!;
    let e = g;
    while (e + 1 < epochs.length && epochs[e + 1]!.before[g]! <= own) e++;
    const { first, pattern, before } = epochs[e]!;
    const each = pattern.each[g]!;
    const rounds = Math.floor((own - before[g]!) / each);
    return lap * pass + first + rounds * PATTERN + pattern.position[pattern.start[g]! + own - before[g]! - rounds * each]!;
  }

  function rowOf({ starts, ends }: Made, g: number, parent: number): number {
    const length = ends[g]! - starts[g]!;
    const lap = Math.floor(parent / length);
    return lap * parentPass + starts[g]! + parent - lap * length;
  }

  /** The group of a row, and its position in it; none for a parent created after the last epoch began. */
  function placeOf({ starts, ends }: Made, row: number): { g: number; parent: number } | null {
    const lap = Math.floor(row / parentPass);
    const off = row - lap * parentPass;
    let g = 0;
    while (g < ends.length && off >= ends[g]!) g++;
    return g === ends.length ? null : { g, parent: lap * (ends[g]! - starts[g]!) + off - starts[g]! };
  }

  function locate({ epochs, inPass }: Made, child: number): { g: number; k: number } {
    const lap = Math.floor(child / pass);
    const off = child - lap * pass;
    const { first, pattern, before } = epochAt(epochs, off);
    const g = pattern.group[(off - first) & (PATTERN - 1)]!;
    return { g, k: lap * inPass[g]! + before[g]! + nthIn(pattern, g, off - first) };
  }

  function parentOf(child: number): number {
    const all = made();
    const { g, k } = locate(all, child);
    return rowOf(all, g, all.groups[g]!.parentOf(k));
  }

  /** The parents' groups of the children from `first + done` on, until the end of their epoch. */
  function dealRun({ epochs, inPass }: Made, first: number, done: number, count: number, { groupOf, counts, firsts }: Run): number {
    const child = first + done;
    const lap = Math.floor(child / pass);
    const off = child - lap * pass;
    const epoch = epochAt(epochs, off);
    const { group } = epoch.pattern;
    const end = Math.min(count, done + epoch.first + epoch.size - off);
    const from = off - epoch.first - done;
    for (let i = done; i < end; i++) {
      const g = group[(from + i) & (PATTERN - 1)]!;
      groupOf[i] = g;
      // A group's children in a run are consecutive: the position of the first determines the others.
      if (counts[g]!++ === 0) firsts[g] = lap * inPass[g]! + epoch.before[g]! + nthIn(epoch.pattern, g, from + i);
    }
    return end;
  }

  /** Consecutive children: those of each group are consecutive as well, and are computed together. */
  function fillRun(first: number, count: number, out: Float64Array, from: number): void {
    const all = made();
    const run = runs.borrow();
    const { groupOf, found, ofGroups, counts, firsts, cursors } = run;
    for (let done = 0; done < count;) done = dealRun(all, first, done, count, run);
    for (let g = 0, base = 0; g < all.groups.length; g++) {
      const own = counts[g]!;
      if (own === 0) continue;
      all.groups[g]!.fill({ first: firsts[g]!, count: own, at: null }, found);
      const start = all.starts[g]!;
      const length = all.ends[g]! - start;
      // Mostly of the first pass: the quotient is 0.
      for (let j = 0; j < own; j++) ofGroups[base + j] = found[j]! < length ? start + found[j]! : rowOf(all, g, found[j]!);
      cursors[g] = base;
      base += own;
      counts[g] = 0;
    }
    for (let i = 0; i < count; i++) out[from + i] = ofGroups[cursors[groupOf[i]!]!++]!;
    runs.giveBack(run);
  }

  return {
    parents,
    children,
    get most() {
      return children === 0 ? 0 : made().groups.reduce((most, group) => Math.max(most, group.most), 0);
    },
    keeps: { children: true, parents: false },
    parentOf,
    ordinalOf(child) {
      const { g, k } = locate(made(), child);
      return made().groups[g]!.ordinalOf(k);
    },
    countOf(row) {
      const place = placeOf(made(), row);
      return place ? made().groups[place.g]!.countOf(place.parent) : 0;
    },
    childAt(row, ordinal) {
      const { g, parent } = placeOf(made(), row)!;
      return childOf(made(), g, made().groups[g]!.childAt(parent, ordinal));
    },
    fill(rows: Rows, out) {
      if (rows.at) for (let i = 0; i < rows.count; i++) out[i] = parentOf(rows.at[i]!);
      else for (let done = 0; done < rows.count; done += RUN) fillRun(rows.first + done, Math.min(RUN, rows.count - done), out, done);
    },
  };
}

type Run = {
  readonly groupOf: Uint8Array;
  readonly found: Float64Array;
  readonly ofGroups: Float64Array;
  /** All zero between runs. */
  readonly counts: Int32Array;
  readonly firsts: Float64Array;
  readonly cursors: Int32Array;
};

/** How many children to compute together. */
const RUN = 1024;
const runs = lender((): Run => ({
  groupOf: new Uint8Array(RUN),
  found: new Float64Array(RUN),
  ofGroups: new Float64Array(RUN),
  counts: new Int32Array(256),
  firsts: new Float64Array(256),
  cursors: new Int32Array(256),
}));

/** How many of an epoch's children before position `at` belong to its group. */
function nthIn({ each, nth }: Pattern, g: number, at: number): number {
  const rounds = Math.floor(at / PATTERN);
  return rounds * each[g]! + nth[at - rounds * PATTERN]!;
}

/** A group's children among the first `count` of an epoch. */
function childrenWithin(pattern: Pattern, g: number, count: number): number {
  const rounds = Math.floor(count / PATTERN);
  return rounds * pattern.each[g]! + positionsBefore(pattern, g, count - rounds * PATTERN);
}
