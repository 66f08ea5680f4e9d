import type { Link } from './group-tables.ts';

export type Sized = { readonly width: number; readonly height: number };

/** Between two cards of one column. */
export const GAP = 28;
/** The gap between two columns, in which lines run and end. */
export const GUTTER = 72;
/** The cost of a line within a column, through a column, and to a parent on the right, in scene units. */
const COSTS = { loop: 260, through: 160, backward: 60 };
/** The weight of a card position that wastes screen space, relative to long lines. */
const FIT = 1.2;
const MAX_PASSES = 12;

/**
 * Puts tables in columns from left to right, each column from above: so that all of them together have the shape asked for (width by height, or how high), and lines are short and lead
 * from parents on the left to children. Begins with parents before children, then swaps and moves cards as long as that helps.
 */
export function arrangeColumns(sizes: readonly Sized[], links: readonly Link[], shape: number | { readonly high: number }): number[][] {
  const total = sizes.reduce((sum, { height }) => sum + height + GAP, 0);
  const width = sizes.reduce((sum, size) => sum + size.width, 0) / sizes.length + GUTTER;
  const aspect = typeof shape === 'number' ? shape : shapeOf(shape.high, total, width);
  const best = Math.max(1, Math.min(sizes.length, Math.round(Math.sqrt((total * aspect) / width))));
  const order = inOrder(sizes.length, links);
  const tried = [best - 1, best, best + 1, best + 2]
    .filter((count) => count >= 1 && count <= sizes.length)
    .map((count) => improved(fill(order, sizes, total / count, count), sizes, links, aspect));
  return tried.reduce((a, b) => (b.cost < a.cost ? b : a)).columns.filter((column) => column.length > 0);
}

/** Width by height of cards in columns that are so high. */
function shapeOf(high: number, total: number, width: number): number {
  return (Math.max(1, Math.ceil(total / high - 0.15)) * width) / Math.min(high, total);
}

/** Parents before their children, and each table near to those that it is linked to. */
function inOrder(count: number, links: readonly Link[]): number[] {
  const parents = Array.from({ length: count }, () => new Set<number>());
  const children = Array.from({ length: count }, () => new Set<number>());
  for (const { from, to } of links)
    if (from !== to) {
      parents[from]!.add(to);
      children[to]!.add(from);
    }
  const done = new Set<number>();
  const order: number[] = [];
  const visit = (i: number) => {
    if (done.has(i)) return;
    done.add(i);
    for (const parent of parents[i]!) visit(parent);
    order.push(i);
    for (const child of children[i]!) if ([...parents[child]!].every((one) => done.has(one))) visit(child);
  };
  const byChildren = Array.from({ length: count }, (_, i) => i).sort((a, b) => children[b]!.size - children[a]!.size || a - b);
  // Tables without any relation come last.
  for (const i of byChildren) if (children[i]!.size + parents[i]!.size > 0) visit(i);
  for (const i of byChildren) visit(i);
  return order;
}

function fill(order: readonly number[], sizes: readonly Sized[], most: number, count: number): number[][] {
  const columns: number[][] = [[]];
  let high = 0;
  for (const i of order) {
    const next = sizes[i]!.height + GAP;
    if (columns.length < count && high > 0 && high + next / 2 > most) {
      columns.push([]);
      high = 0;
    }
    columns.at(-1)!.push(i);
    high += next;
  }
  return columns;
}

type Tried = { readonly columns: number[][]; readonly cost: number };

/** Swaps any two cards and moves any card anywhere, until a pass finds no improvement. */
function improved(columns: number[][], sizes: readonly Sized[], links: readonly Link[], aspect: number): Tried {
  const costOf = coster(sizes, links, aspect);
  let cost = costOf(columns);
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const before = cost;
    for (const from of columns)
      for (let i = 0; i < from.length; i++) {
        for (const to of columns) {
          for (let j = 0; j <= to.length; j++) {
            const [card, other] = [from[i], to[j]];
            if (card === undefined || (from === to && (j === i || j === i + 1))) continue;
            if (other !== undefined) {
              from[i] = other;
              to[j] = card;
              const swapped = costOf(columns);
              if (swapped < cost) {
                cost = swapped;
                continue;
              }
              from[i] = card;
              to[j] = other;
            }
            from.splice(i, 1);
            const at = from === to && j > i ? j - 1 : j;
            to.splice(at, 0, card);
            const moved = costOf(columns);
            if (moved < cost) cost = moved;
            else {
              to.splice(at, 1);
              from.splice(i, 0, card);
            }
          }
        }
      }
    if (cost > before * 0.999) break;
  }
  return { columns, cost };
}

/** The cost of columns: the length of their lines, and how much larger they are than the minimum for this shape. */
function coster(sizes: readonly Sized[], links: readonly Link[], aspect: number): (columns: readonly (readonly number[])[]) => number {
  const [x, y, at] = [new Float64Array(sizes.length), new Float64Array(sizes.length), new Int32Array(sizes.length)];
  const area = sizes.reduce((sum, { width, height }) => sum + (width + GUTTER) * (height + GAP), 0);
  const ideal = Math.sqrt(area / aspect);
  const between = links.filter(({ from, to }) => from !== to);
  return (columns) => {
    let left = 0;
    let highest = 0;
    columns.forEach((column, k) => {
      let [top, wide] = [0, 0];
      for (const i of column) {
        const { width, height } = sizes[i]!;
        x[i] = left;
        y[i] = top + Math.min(height, 100) / 2;
        at[i] = k;
        top += height + GAP;
        wide = Math.max(wide, width);
      }
      if (wide > 0) left += wide + GUTTER;
      highest = Math.max(highest, top);
    });
    let cost = 0;
    for (const { from, to } of between) {
      const across = at[from]! - at[to]!;
      const steps = Math.abs(across);
      cost += Math.abs(x[from]! - x[to]!) * 0.35 + Math.abs(y[from]! - y[to]!);
      cost += steps === 0 ? COSTS.loop : (steps - 1) * COSTS.through + (across < 0 ? COSTS.backward : 0);
    }
    const over = Math.max(left / aspect, highest) / ideal;
    return cost + FIT * sizes.length * ideal * (over - 1 + Math.max(0, over - 1.05) * 2);
  };
}
