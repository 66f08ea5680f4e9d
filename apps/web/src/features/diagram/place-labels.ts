import { meets, type Box, type Point } from './box.ts';
import type { PlacedCard } from './placed-card.ts';
import type { Scene } from './scene.ts';

/** A table's name from afar: its lines, in the middle of a point. `over`: larger than its card, so it lies on top of others. */
export type Label = {
  readonly card: PlacedCard;
  readonly lines: readonly string[];
  readonly size: number;
  readonly at: Point;
  readonly box: Box;
  readonly over: boolean;
};

/** Letters of a name, from the size that is liked best to the smallest that can be read, px of the screen. */
const SIZES = [13, 11.5, 10, 9] as const;
const OVER_SIZE = 10.5;
/** Of a letter, in its size. */
const LETTER = 0.57;
export const LINE = 1.2;

const kept = new WeakMap<Scene, { readonly zoom: number; readonly selected: string; readonly labels: readonly Label[] }>();

/**
 * Names of tables where columns cannot be read: inside their cards, as large as there is room. A name that has none lies over its card, as those of towns
 * on a map: the table that is picked first, then those with most relations, and none upon another. They stay in place while the picture is moved.
 */
export function placeLabels(scene: Scene, zoom: number, selected: string): readonly Label[] {
  const known = kept.get(scene);
  if (known && known.zoom === zoom && known.selected === selected) return known.labels;
  const inside: Label[] = [];
  const rest: PlacedCard[] = [];
  for (const card of scene.cards) {
    const label = insideOf(card, zoom);
    if (label) inside.push(label);
    else rest.push(card);
  }
  const taken = new Taken(140 / zoom);
  for (const label of inside) taken.add(label.box);
  rest.sort((a, b) => Number(b.id === selected) - Number(a.id === selected) || b.links - a.links);
  const over = rest.flatMap((card): Label[] => {
    const size = OVER_SIZE / zoom;
    const label = toLabel(card, [card.title], size, true);
    if (!taken.isFree(label.box)) return [];
    taken.add(label.box);
    return [label];
  });
  const labels = [...inside, ...over];
  kept.set(scene, { zoom, selected, labels });
  return labels;
}

function insideOf(card: PlacedCard, zoom: number): Label | null {
  const room = card.width - 10 / zoom;
  for (const px of SIZES) {
    const size = px / zoom;
    const lines = broken(card.title, Math.floor(room / (size * LETTER)));
    if (lines && lines.length * size * LINE <= card.height - 4 / zoom) return toLabel(card, lines, size, false);
  }
  return null;
}

/** A name in lines of so many letters, broken behind underscores and dots; null where a part of it is longer. */
function broken(name: string, letters: number): string[] | null {
  const lines: string[] = [];
  for (const part of name.split(/(?<=[_.])/)) {
    if (part.length > letters) return null;
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length <= letters) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines;
}

function toLabel(card: PlacedCard, lines: readonly string[], size: number, over: boolean): Label {
  const at = { x: card.x + card.width / 2, y: card.y + card.height / 2 };
  const width = Math.max(...lines.map((line) => line.length)) * size * LETTER + size * 0.4;
  const height = lines.length * size * LINE + size * 0.3;
  return { card, lines, size, at, over, box: { x: at.x - width / 2, y: at.y - height / 2, width, height } };
}

/** Boxes by the cells of a raster that they lie in. */
class Taken {
  readonly #cell: number;
  readonly #boxes = new Map<string, Box[]>();

  constructor(cell: number) {
    this.#cell = cell;
  }

  add(box: Box): void {
    for (const key of this.#keys(box)) this.#boxes.set(key, [...(this.#boxes.get(key) ?? []), box]);
  }

  isFree(box: Box): boolean {
    return this.#keys(box).every((key) => !this.#boxes.get(key)?.some((other) => meets(box, other)));
  }

  #keys({ x, y, width, height }: Box): string[] {
    const keys: string[] = [];
    const [left, top, right, bottom] = [x, y, x + width, y + height].map((side) => Math.floor(side / this.#cell)) as [number, number, number, number];
    for (let i = left; i <= right; i++) for (let j = top; j <= bottom; j++) keys.push(`${i} ${j}`);
    return keys;
  }
}
