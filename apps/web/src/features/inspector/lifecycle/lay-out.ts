import type { Move } from './moves.ts';

/** The box of a state: on the main line, below the previous state, or next to the line. In px from the top left. */
export type StateBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly side: boolean };
/** An arrow, and the middle of its share. */
export type Arrow = { readonly from: number; readonly to: number; readonly path: string; readonly chip: { readonly x: number; readonly y: number } };
export type LifecycleLayout = { readonly boxes: readonly StateBox[]; readonly arrows: readonly Arrow[]; readonly height: number };

/** With its timestamps on a separate line, and without. */
const BOX = { timed: 60, plain: 44 };
/** Each share can be met by a finger. */
const CHIP = { width: 48, height: 24, gap: 4 };
/** Between two states of the main line: an arrow with its share. */
const GAP = 44;
const LANE = 8;
const CORNER = 6;

/** A lifecycle from top to bottom: the most common way on the left, the other ends on the right. */
export function layOutLifecycle(states: number, moves: readonly Move[], width: number, isTimed = false): LifecycleLayout {
  const box = isTimed ? BOX.timed : BOX.plain;
  const ranks = ranksOf(states, moves);
  const reached = reachedOf(states, moves, ranks);
  const main = new Map<number, number>();
  for (let place = 0; place < states; place++) {
    const known = main.get(ranks[place]!);
    // A state with further moves belongs to the line.
    const weight = (one: number) => reached[one]! + (moves.some((move) => move.from === one && move.share > 0) ? 1 : 0);
    if (known === undefined || weight(place) > weight(known)) main.set(ranks[place]!, place);
  }
  const line = [...main.keys()].toSorted((a, b) => a - b).map((rank) => main.get(rank)!);
  const lineOf = new Map(line.map((place, i) => [place, i]));
  const slots = new Map<number, number>();
  for (let place = 0; place < states; place++) {
    if (lineOf.has(place)) continue;
    let slot = lineOf.get(main.get(ranks[place]!)!)!;
    while ([...slots.values()].includes(slot)) slot++;
    slots.set(place, slot);
  }
  const rowOf = (place: number) => lineOf.get(place) ?? slots.get(place)!;
  const isNext = ({ from, to }: Move) => lineOf.has(from) && lineOf.has(to) && lineOf.get(to)! === lineOf.get(from)! + 1;
  const skips = moves.filter((move) => lineOf.has(move.from) && lineOf.has(move.to) && !isNext(move));
  const across = moves.filter((move) => !lineOf.has(move.from) || !lineOf.has(move.to));
  const rows = Math.max(line.length, ...[...slots.values()].map((slot) => slot + 1));

  // Shares of sideways arrows are listed below each other next to their state.
  const chipsAt = Array.from({ length: rows }, (_, row) => across.filter(({ from }) => rowOf(from) === row).length);
  const tops: number[] = [];
  let height = 0;
  for (let row = 0; row < rows; row++) {
    tops.push(height);
    height += Math.max(box, chipsAt[row]! * (CHIP.height + CHIP.gap)) + GAP;
  }
  height -= GAP;

  const left = skips.length > 0 ? CHIP.width + LANE : 0;
  // One lane for each state next to the line, to distinguish its arrows: the nearest state has the nearest lane.
  const sides = [...new Set(across.map(({ to }) => to))].toSorted((a, b) => rowOf(a) - rowOf(b));
  const gutter = slots.size > 0 ? CHIP.width + 2 * LANE + Math.max(1, sides.length) * LANE : 0;
  const room = width - left - gutter;
  const mainWidth = slots.size > 0 ? Math.floor(room / 2) : room;
  const gutterAt = left + mainWidth;
  const boxes = Array.from({ length: states }, (_, place): StateBox => {
    const side = !lineOf.has(place);
    return { x: side ? gutterAt + gutter : left, y: tops[rowOf(place)]!, width: side ? width - gutterAt - gutter : mainWidth, height: box, side };
  });

  const used = Array.from({ length: rows }, () => 0);
  const arrows = moves.map((move): Arrow => {
    const [a, b] = [boxes[move.from]!, boxes[move.to]!];
    const at = { from: move.from, to: move.to };
    if (isNext(move)) {
      const x = a.x + a.width / 2;
      return { ...at, path: `M${x} ${a.y + a.height}V${b.y - 1}`, chip: { x, y: (a.y + a.height + b.y) / 2 - 2 } };
    }
    if (skips.includes(move)) {
      const x = CHIP.width / 2;
      const [y0, y1] = [a.y + a.height - 12, b.y + 12];
      return { ...at, path: lane(a.x, y0, x, b.x - 1, y1), chip: { x, y: (y0 + y1) / 2 } };
    }
    const row = rowOf(move.from);
    const y0 = a.y + CHIP.height / 2 + (chipsAt[row] === 1 ? (box - CHIP.height) / 2 : used[row]! * (CHIP.height + CHIP.gap));
    used[row]!++;
    const lanes = gutterAt + gutter - LANE * (1 + sides.indexOf(move.to));
    const start = a.side ? a.x : a.x + a.width;
    const end = b.side ? b.x - 1 : b.x + b.width + 1;
    const into = b.y + box / 2;
    const path = b.side && !a.side && Math.abs(into - y0) < 1 ? `M${start} ${y0}H${end}` : lane(start, y0, lanes, end, into);
    return { ...at, path, chip: { x: gutterAt + LANE + CHIP.width / 2, y: y0 } };
  });
  return { boxes, arrows, height };
}

/** Sideways, along a lane, and sideways again, with round corners. */
function lane(x0: number, y0: number, x: number, x1: number, y1: number): string {
  const down = y1 >= y0 ? 1 : -1;
  const r = Math.min(CORNER, Math.abs(y1 - y0) / 2);
  const [out, back] = [x >= x0 ? 1 : -1, x1 >= x ? 1 : -1];
  return `M${x0} ${y0}H${x - out * r}Q${x} ${y0} ${x} ${y0 + down * r}V${y1 - down * r}Q${x} ${y1} ${x + back * r} ${y1}H${x1}`;
}

/** The maximum number of arrows from the first state to each. */
function ranksOf(states: number, moves: readonly Move[]): number[] {
  const ranks = Array.from({ length: states }, () => 0);
  for (let round = 0; round < states; round++) for (const { from, to } of moves) ranks[to] = Math.max(ranks[to]!, Math.min(states - 1, ranks[from]! + 1));
  // A state without an arrow is no second beginning.
  const last = Math.max(...ranks);
  return ranks.map((rank, place) => (place > 0 && rank === 0 ? last : rank));
}

/** The share of all lives that ever reach each state. */
function reachedOf(states: number, moves: readonly Move[], ranks: readonly number[]): number[] {
  const reached = Array.from({ length: states }, () => 0);
  reached[0] = 1;
  const places = Array.from({ length: states }, (_, place) => place).toSorted((a, b) => ranks[a]! - ranks[b]!);
  for (const place of places) for (const { from, to, share } of moves) if (from === place) reached[to]! += reached[place]! * share;
  return reached;
}
