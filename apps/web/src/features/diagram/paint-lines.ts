import { meets, type Box, type Point } from './box.ts';
import { fanOutBars } from './fan-out-bars.ts';
import type { Look } from './paint-scene.ts';
import { DIMMED } from './paint-panels.ts';
import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';
import type { Scene, SceneLink } from './scene.ts';

/** The dash pattern of relations by origin; relations of the schema are solid. */
export const DASHES: Readonly<Record<'inferred' | 'user', readonly number[]>> = { inferred: [2, 3], user: [7, 4] };

const ROUND = 9;
/** The opacity of the selected table's lines while another table is hovered. */
const FADED = 0.55;
const FOOT = { long: 9, wide: 5 };
const SPRIG = { width: 28, height: 14, after: 12 };
/** From this zoom on the bars for the number of children are distinguishable. */
const SPRIGS_FROM = 0.7;

/** Relations, with those of the selected table on top and in colour. */
export function paintLines(pen: Pen, scene: Scene, look: Look, sight: Box): void {
  const { palette, level, selected, hovered, zoom } = look;
  const picked = scene.cards.findIndex((card) => card.id === selected);
  const quiet: Record<'schema' | 'inferred' | 'user', (readonly Point[])[]> = { schema: [], inferred: [], user: [] };
  const own: SceneLink[] = [];
  const near = scene.cards.findIndex((card) => card.id === hovered);
  const pointed: (readonly Point[])[] = [];
  for (const link of scene.links) {
    if (!meets(link.box, sight)) continue;
    if (link.from === picked || link.to === picked) own.push(link);
    else if (link.from === near || link.to === near) pointed.push(link.line, ...(level === 'columns' ? [crowFoot(link.line)] : []));
    else quiet[kindOf(link)].push(link.line, ...(level === 'columns' ? [crowFoot(link.line)] : []));
  }
  const round = level === 'columns' || zoom > 0.3 ? ROUND : 0;
  // As dark as a line must be to be followed, unless another table is pointed at.
  const isPointed = near >= 0 && near !== picked;
  const thin = { color: palette['line-strong'], width: Math.max(1, 0.8 / zoom), alpha: isPointed ? DIMMED : 1 };
  pen.lines(quiet.schema, thin, round);
  pen.lines(quiet.inferred, { ...thin, dash: DASHES.inferred }, round);
  pen.lines(quiet.user, { ...thin, dash: DASHES.user }, round);
  // Highlighted lines are above the lines they cross.
  const behind = scene.areas.length > 0 ? palette.sunken : palette.bg;
  for (const link of own) {
    const kind = kindOf(link);
    const lines = level === 'columns' ? [link.line, crowFoot(link.line)] : [link.line];
    const width = Math.max(1.75, 1.5 / zoom);
    if (!isPointed) pen.lines([link.line], { color: behind, width: width * 2.4 }, round);
    pen.lines(lines, { color: palette.fk, width, ...(isPointed ? { alpha: FADED } : {}), ...(kind === 'schema' ? {} : { dash: DASHES[kind] }) }, round);
  }
  const width = Math.max(1.75, 1.5 / zoom);
  pen.lines(pointed, { color: behind, width: width * 2.4 }, round);
  pen.lines(pointed, { color: palette.ink, width }, round);
  if (zoom < SPRIGS_FROM) return;
  for (const link of own) {
    const bars = fanOutBars(link.fanOut);
    if (bars) paintSprig(pen, link.line, bars, palette);
  }
}

function kindOf({ source }: Pick<SceneLink, 'source'>): 'schema' | 'inferred' | 'user' {
  return source === 'user' || source === 'inferred' ? source : 'schema';
}

/** The crow's foot at the child, the sign for many. */
function crowFoot([start, next]: readonly Point[]): readonly Point[] {
  const { x, y } = start!;
  const side = next!.x < x ? -1 : 1;
  return [
    { x, y: y - FOOT.wide },
    { x: x + side * FOOT.long, y },
    { x, y: y + FOOT.wide },
  ];
}

/** A small chart of the number of children per parent, next to the child's end of the line. */
function paintSprig(pen: Pen, [start, next]: readonly Point[], bars: readonly number[], palette: Palette): void {
  const isLeft = next!.x < start!.x;
  const x = isLeft ? start!.x - SPRIG.after - SPRIG.width - 6 : start!.x + SPRIG.after;
  const box = { x, y: start!.y - SPRIG.height / 2 - 2, width: SPRIG.width + 6, height: SPRIG.height + 4 };
  pen.rect(box, { fill: palette.surface, stroke: { color: palette.line, width: 1 }, radius: 3 });
  const width = SPRIG.width / bars.length;
  bars.forEach((part, i) => {
    const height = Math.max(part > 0 ? 1 : 0, part * SPRIG.height);
    pen.rect({ x: box.x + 3 + i * width, y: box.y + 2 + SPRIG.height - height, width: width - 1, height }, { fill: palette.fk });
  });
}
