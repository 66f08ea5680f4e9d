import { middleOf, type Point } from './box.ts';
import type { Panel } from './panels.ts';
import type { PanelText } from './panel-texts.ts';
import type { Passages } from './passages.ts';
import { relatedTo } from './related.ts';
import type { Scene } from './scene.ts';

/**
 * Left of a name: where its line ends, and where vertical lines pass. Below the middle of a name: where lines pass
 * between two names. In px.
 */
const END = 6;
const BESIDE = 9;
const BELOW = 8.75;
/** Below the edge of a panel that does not name the table, px. */
const HEAD = 12;

/** The end of a line: a name in a panel, or the panel if the name has no room. */
type End = { readonly panel: Panel; readonly text: PanelText | null };

/** The last requested tables: every frame requests the selected one and the one under the pointer. */
const kept = new WeakMap<readonly PanelText[], Map<string, readonly (readonly Point[])[]>>();

/**
 * From afar: a line from the name of a table to each name that it is linked to, between the names and panels, never through one. It begins at the table.
 * @param texts of all panels at this zoom
 */
export function nameLines(scene: Scene, texts: readonly PanelText[], table: string, zoom: number): readonly (readonly Point[])[] {
  const before = kept.get(texts) ?? new Map<string, readonly (readonly Point[])[]>();
  kept.set(texts, before);
  const known = before.get(table);
  if (known) return known;
  const named = new Map(texts.flatMap((text) => (text.card ? [[text.card.id, text] as const] : [])));
  const panelOf = new Map(scene.panels.flatMap((panel) => panel.cards.map((card) => [card.id, panel] as const)));
  const endOf = (id: string): End | null => {
    const panel = panelOf.get(id);
    return panel ? { panel, text: named.get(id) ?? null } : null;
  };
  const own = endOf(table);
  const lines = own
    ? [...relatedTo(scene, table).related].flatMap((id) => {
        const other = endOf(id);
        return other && (other.text || other.panel !== own.panel) ? [lineBetween(own, other, scene, zoom)] : [];
      })
    : [];
  before.set(table, lines);
  return lines;
}

function lineBetween(from: End, to: End, scene: Scene, zoom: number): readonly Point[] {
  if (from.panel === to.panel && from.text && to.text) return inside(from.text, to.text, zoom);
  const [a, b] = [shelfOf(from.panel, scene), shelfOf(to.panel, scene)];
  if (a === null || b === null) return astray(from, to, zoom);
  const ways = SIDES.flatMap((isRight) => SIDES.map((isLeft) => way(from, to, { a, b, isRight, isLeft }, scene.passages, zoom)));
  return ways.reduce((best, one) => (lengthOf(one, zoom) < lengthOf(best, zoom) ? one : best));
}

const SIDES = [true, false] as const;
/** The cost of a turn relative to the length of a line, in px. */
const TURN = 14;

function lengthOf(line: readonly Point[], zoom: number): number {
  return line.reduce((sum, { x, y }, i) => (i === 0 ? 0 : sum + Math.abs(x - line[i - 1]!.x) + Math.abs(y - line[i - 1]!.y) + TURN / zoom), 0);
}

/** `isRight`: out by the right side of the first panel; `isLeft`: into the other one by its left side. */
type Sides = { readonly a: number; readonly b: number; readonly isRight: boolean; readonly isLeft: boolean };

function way(from: End, to: End, sides: Sides, passages: Passages, zoom: number): readonly Point[] {
  const [out, into] = [leave(from, sides.isRight, zoom), leave(to, !sides.isLeft, zoom)];
  const points: Point[] = [...out];
  let { x, y } = out.at(-1)!;
  channels(from.panel, to.panel, sides, passages).forEach((at, i) => {
    if (i % 2 === 0) x = at;
    else y = at;
    points.push({ x, y });
  });
  return [...points, { x, y: into.at(-1)!.y }, ...into.toReversed()];
}

/**
 * Channels, alternately horizontal and vertical: next to the first panel, between the shelves, next to the last one.
 */
function channels(from: Panel, to: Panel, { a, b, isRight, isLeft }: Sides, passages: Passages): readonly number[] {
  const middle = (channel: { from: number; to: number }) => (channel.from + channel.to) / 2;
  const first = middle(passages.between(a, isRight ? from.x + from.width + 1 : from.x - 1));
  const last = middle(passages.between(b, isLeft ? to.x - 1 : to.x + to.width + 1));
  if (a === b && Math.abs(first - last) < 1) return [first];
  const [start, end] = a === b ? [a + 1, a + 1] : b > a ? [a + 1, b] : [a, b + 1];
  const step = end > start ? 1 : -1;
  const way = [first, middle(passages.corridor(start))];
  for (let corridor = start; corridor !== end; corridor += step)
    way.push(middle(passages.between(step > 0 ? corridor : corridor - 1, last)), middle(passages.corridor(corridor + step)));
  return [...way, last];
}

/** From a name to a side of its panel, past the names in between. */
function leave({ panel, text }: End, isRight: boolean, zoom: number): readonly Point[] {
  const side = isRight ? panel.x + panel.width : panel.x;
  if (!text) return [{ x: side, y: panel.y + Math.min(HEAD / zoom, panel.height / 2) }];
  const [start, beside] = besideName(text, zoom);
  const isFirst = text.box.x - panel.x < (BESIDE * 2) / zoom;
  if (!isRight && isFirst) return [start, { x: side, y: start.y }];
  const y = start.y + BELOW / zoom;
  return [start, beside, { x: beside.x, y }, { x: side, y }];
}

/** In one panel: next to the names of a column, and below a name to another column. */
function inside(from: PanelText, to: PanelText, zoom: number): readonly Point[] {
  const [[start, a], [end, b]] = [besideName(from, zoom), besideName(to, zoom)];
  if (Math.abs(a.x - b.x) < 1 / zoom) return [start, a, b, end];
  const y = start.y + BELOW / zoom;
  return [start, a, { x: a.x, y }, { x: b.x, y }, b, end];
}

function besideName({ box }: PanelText, zoom: number): readonly [Point, Point] {
  const { y } = middleOf(box);
  return [
    { x: box.x - END / zoom, y },
    { x: box.x - BESIDE / zoom, y },
  ];
}

/** A manually placed panel has no path around the others. */
function astray(from: End, to: End, zoom: number): readonly Point[] {
  const isRight = middleOf(to.panel).x > middleOf(from.panel).x;
  const [out, into] = [leave(from, isRight, zoom), leave(to, !isRight, zoom)];
  const x = (out.at(-1)!.x + into.at(-1)!.x) / 2;
  return [...out, { x, y: out.at(-1)!.y }, { x, y: into.at(-1)!.y }, ...into.toReversed()];
}

function shelfOf(panel: Panel, scene: Scene): number | null {
  return panel.group === null ? null : scene.shelves[panel.group]!;
}
