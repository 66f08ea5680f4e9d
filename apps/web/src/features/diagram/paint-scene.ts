import { formatShort } from '../../lib/format.ts';
import { grown, meets, type Box } from './box.ts';
import { HEAD, isTelling, ROW } from './diagram-model.ts';
import { fanOutBars } from './fan-out-bars.ts';
import type { Palette } from './palette.ts';
import type { Curve, Pen } from './pen.ts';
import { routeLink } from './route-link.ts';
import { boxOf, linesOf, type PlacedCard, type Scene } from './scene.ts';

/** What can be read at a zoom: groups, then cards with their keys, then every column. */
export type Level = 'groups' | 'keys' | 'columns';
export type Look = {
  readonly zoom: number;
  /** The part of the scene that is painted. */
  readonly sight: Box;
  readonly palette: Palette;
  readonly selected: string;
  readonly counts: ReadonlyMap<string, number>;
};

const KEYS_FROM = 0.4;
const COLUMNS_FROM = 0.9;
/** Below it a table is a mark in its group, which has its name instead. */
const NAMES_FROM = 0.19;

export function levelOf(zoom: number): Level {
  return zoom < KEYS_FROM ? 'groups' : zoom < COLUMNS_FROM ? 'keys' : 'columns';
}

/** Draws what is in sight, as much of it as can be read at this zoom. */
export function paintScene(pen: Pen, scene: Scene, look: Look): void {
  const level = levelOf(look.zoom);
  const sight = grown(look.sight, 8);
  for (const area of scene.areas) {
    if (meets(area, sight)) paintArea(pen, area, look, level);
  }
  paintLines(pen, scene, look, level, sight);
  let picked: PlacedCard | null = null;
  for (const card of scene.cards) {
    if (card.id === look.selected) picked = card;
    else if (meets(card, sight)) paintCard(pen, card, scene, look, level);
  }
  // On top: with all its columns it may be longer than its place.
  if (picked) paintCard(pen, picked, scene, look, level);
  if (look.zoom >= NAMES_FROM) return;
  for (const area of scene.areas) {
    if (!meets(area, sight)) continue;
    const size = Math.min(14 / look.zoom, area.width / 5, 150);
    const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
    const width = Math.min(area.width * 0.94, size * 0.62 * (area.name.length + 2));
    pen.rect({ x: middle.x - width / 2, y: middle.y - size * 0.85, width, height: size * 1.7 }, { fill: look.palette.surface, alpha: 0.92, radius: size / 3 });
    pen.text({ x: middle.x, y: middle.y + size * 0.36 }, area.name, { font: { size, weight: 600 }, color: look.palette.ink, room: width, align: 'center' });
  }
}

function paintArea(pen: Pen, area: Scene['areas'][number], { palette, zoom }: Look, level: Level): void {
  pen.rect(area, { fill: palette.sunken, stroke: { color: palette.line, width: Math.max(1, 0.6 / zoom) }, radius: 10 });
  if (zoom < NAMES_FROM) return;
  // From far off the name is larger than its place in the frame: it is above it.
  const size = level === 'groups' ? Math.min(60, 12 / zoom) : 15;
  const y = level === 'groups' ? area.y - size * 0.35 : area.y + 30;
  const count = String(area.tables);
  pen.text({ x: area.x + 20, y }, area.name, { font: { size, weight: 600 }, color: palette['ink-2'], room: area.width - 40 - size * 2 });
  pen.text({ x: area.x + area.width - 20, y }, count, { font: { size, weight: 400 }, color: palette['ink-3'], room: size * 3, align: 'right' });
}

function paintLines(pen: Pen, scene: Scene, look: Look, level: Level, sight: Box): void {
  const { palette, selected, zoom } = look;
  const thin = Math.max(1, 0.7 / zoom);
  const picked = scene.cards.findIndex((card) => card.id === selected);
  // Near by, lines from one group to another only cross what is read.
  const between = level === 'columns' ? [] : scene.bundles;
  const bundles: Curve[] = between.map(({ from, to }) => {
    const [a, b] = [scene.areas[from]!, scene.areas[to]!].map((area) => ({ x: area.x + area.width / 2, y: area.y + area.height / 2 })) as [Curve[0], Curve[0]];
    return [a, { x: (a.x + b.x) / 2, y: a.y }, { x: (a.x + b.x) / 2, y: b.y }, b];
  });
  pen.curves(
    bundles.filter((curve) => seen(curve, sight)),
    { color: palette.line, width: thin * 1.5, alpha: level === 'groups' ? 0.9 : 0.5 },
  );
  const plain: Curve[] = [];
  const inferred: Curve[] = [];
  const added: Curve[] = [];
  const own: { readonly curves: readonly Curve[]; readonly source: string; readonly bars: readonly number[] | null }[] = [];
  for (const link of scene.links) {
    const isOwn = link.from === picked || link.to === picked;
    if (link.across && !isOwn && link.source !== 'user') continue;
    const { line, foot } = routeLink(
      scene.cards[link.from]!,
      scene.cards[link.to]!,
      { from: link.fromColumn, to: link.toColumn },
      level === 'columns' ? selected : '',
    );
    if (!seen(line, sight)) continue;
    const curves = level === 'groups' ? [line] : [line, ...foot];
    if (isOwn) own.push({ curves, source: link.source, bars: level === 'groups' ? null : fanOutBars(link.fanOut) });
    else (link.source === 'user' ? added : link.source === 'inferred' ? inferred : plain).push(...curves);
  }
  const quiet = { color: palette['line-strong'], width: thin, alpha: picked < 0 || level === 'groups' ? 0.8 : 0.55 };
  pen.curves(plain, quiet);
  pen.curves(inferred, { ...quiet, dash: [2, 3] });
  pen.curves(added, { ...quiet, dash: [7, 4] });
  for (const { curves, source } of own) {
    const dash = source === 'user' ? [7, 4] : source === 'inferred' ? [2, 3] : undefined;
    pen.curves(curves, { color: palette.fk, width: Math.max(1.75, 1.5 / zoom), ...(dash ? { dash } : {}) });
  }
  for (const { curves, bars } of own) if (bars) paintSprig(pen, middleOfCurve(curves[0]!), bars, palette);
}

const SPRIG = { width: 28, height: 16 };

/** How many children parents have, small, on the relation's line. */
function paintSprig(pen: Pen, at: Curve[0], bars: readonly number[], palette: Palette): void {
  const box = { x: at.x - SPRIG.width / 2 - 3, y: at.y - SPRIG.height / 2 - 2, width: SPRIG.width + 6, height: SPRIG.height + 4 };
  pen.rect(box, { fill: palette.surface, stroke: { color: palette.line, width: 1 }, radius: 3 });
  const width = SPRIG.width / bars.length;
  bars.forEach((part, i) => {
    const height = Math.max(part > 0 ? 1 : 0, part * SPRIG.height);
    pen.rect({ x: box.x + 3 + i * width, y: box.y + 2 + SPRIG.height - height, width: width - 1, height }, { fill: palette.fk });
  });
}

function middleOfCurve([a, b, c, d]: Curve): Curve[0] {
  return { x: (a.x + 3 * b.x + 3 * c.x + d.x) / 8, y: (a.y + 3 * b.y + 3 * c.y + d.y) / 8 };
}

/** Whether a line may be in sight: the box of its four points. */
function seen(curve: Curve, sight: Box): boolean {
  const xs = curve.map((point) => point.x);
  const ys = curve.map((point) => point.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return meets({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, sight);
}

function paintCard(pen: Pen, card: PlacedCard, scene: Scene, look: Look, level: Level): void {
  const { palette, zoom, counts } = look;
  const selected = card.id === look.selected;
  const open = selected && level === 'columns';
  const box = boxOf(card, open);
  const count = counts.get(card.id);
  const edge = {
    color: selected ? palette.accent : palette['line-strong'],
    width: Math.max(selected ? 2 : 1, (selected ? 1.6 : 0.6) / zoom),
    ...(selected ? {} : { alpha: 0.7 }),
  };
  pen.rect(box, { fill: selected ? palette.selected : palette.surface, stroke: edge, radius: 6 });
  if (zoom < NAMES_FROM) {
    // How many rows, as ink: a billion is dark.
    pen.rect(box, { fill: palette['ink-3'], alpha: 0.1 + 0.08 * Math.min(9, Math.log10((count ?? 0) + 1)), radius: 6 });
    return;
  }
  if (level === 'groups') return paintName(pen, card, palette, zoom);
  const { x, y, width } = card;
  // What is named at all is named in letters that can be read.
  const small = level === 'columns' ? 12 : Math.min(17.5, Math.max(12, 9.5 / zoom));
  const head = level === 'columns' ? 13 : Math.min(21, Math.max(13, 11 / zoom));
  const said = count === undefined ? '' : formatShort(count);
  pen.text({ x: x + width - 10, y: y + 22 }, said, { font: { size: small, weight: 400 }, color: palette['ink-3'], room: 70, align: 'right' });
  const name = scene.schemas > 1 ? `${card.schema}.${card.name}` : card.name;
  pen.text({ x: x + 10, y: y + 22 }, name, { font: { size: head, weight: 600 }, color: palette.ink, room: width - 26 - said.length * small * 0.58 });
  pen.rect({ x, y: y + HEAD - 1, width, height: 1 }, { fill: palette.line });
  const lines = linesOf(card, open);
  lines.forEach((row, i) => {
    const top = y + HEAD + i * ROW;
    const base = top + 14;
    if (!isTelling(row) && level === 'keys') {
      // Too small to be read at this zoom: that it is there, and how long its name is.
      pen.rect({ x: x + 10, y: top + 8, width: Math.min(width - 60, row.name.length * 6), height: 4 }, { fill: palette.line, radius: 2 });
      return;
    }
    const mark = row.parent !== null ? '→' : row.key ? 'key' : level === 'columns' ? row.type : '';
    const color = row.parent === null ? palette['ink-3'] : palette.fk;
    const markRoom = row.parent === null && !row.key ? width * 0.4 : 30;
    pen.text({ x: x + width - 10, y: base }, mark, { font: { size: small - 1, weight: 400 }, color, room: markRoom, align: 'right' });
    pen.text({ x: x + 10, y: base }, row.name, {
      font: { size: small, weight: row.key ? 600 : 400 },
      color: isTelling(row) ? palette.ink : palette['ink-2'],
      room: width - 26 - Math.min(markRoom, mark.length * small * 0.52),
    });
  });
  if (card.more > 0 && !open) {
    pen.text({ x: x + 10, y: y + HEAD + lines.length * ROW + 14 }, `and ${card.more} more`, {
      font: { size: 12, weight: 400 },
      color: palette['ink-3'],
      room: width - 20,
    });
  }
}

/** A name alone is no smaller than this, in px of the screen. */
const LEAST_NAME = 7.5;
/** Of a letter, in its size. */
const LETTER = 0.58;

/** The name alone, as large as it can be read, broken behind its underscores; smaller where its longest word would be cut. */
function paintName(pen: Pen, card: PlacedCard, palette: Palette, zoom: number): void {
  const room = card.width - 16;
  const longest = Math.max(...card.name.split(/(?<=_)/).map((part) => part.length));
  const size = Math.max(LEAST_NAME / zoom, Math.min(11.5 / zoom, room / (longest * LETTER)));
  const letters = Math.max(4, Math.floor(room / (size * LETTER)));
  const lines: string[] = [];
  for (const part of card.name.split(/(?<=_)/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length <= letters) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  const most = Math.max(1, Math.floor((card.height - 8) / (size * 1.2)));
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = `${shown[most - 1]}${lines[most]}`;
  const top = card.y + (card.height - shown.length * size * 1.2) / 2;
  shown.forEach((line, i) => pen.text({ x: card.x + 8, y: top + (i + 0.85) * size * 1.2 }, line, { font: { size, weight: 600 }, color: palette.ink, room }));
}
