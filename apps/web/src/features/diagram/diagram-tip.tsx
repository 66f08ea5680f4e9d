import { formatMany } from '../../lib/format.ts';
import type { Point } from './box.ts';
import type { Hit } from './hit.ts';
import type { Level } from './levels.ts';
import { nameIn } from './panels.ts';
import type { Scene } from './scene.ts';
import styles from './diagram.module.css';

const MAX_NAMES = 24;

export type Tip = { readonly hit: Hit; readonly at: Point; readonly level: Level };

/**
 * Describes the element under the pointer if the diagram abbreviates it: the full name of a table, or the tables of a
 * group. The status line does the same for the selection.
 */
export function DiagramTip({
  tip,
  scene,
  counts,
  size,
}: {
  tip: Tip;
  scene: Scene;
  counts: ReadonlyMap<string, number>;
  size: { width: number; height: number };
}) {
  const { hit, at } = tip;
  const side = at.x > size.width / 2 ? { right: size.width - at.x + 14 } : { left: at.x + 14 };
  const height = at.y > size.height / 2 ? { bottom: size.height - at.y + 14 } : { top: at.y + 14 };
  return (
    <div className={`stack card text-cell quiet absolute raised ${styles.tip}`} style={{ ...side, ...height }} aria-hidden>
      {hit.card ? <OfTable table={hit.card.id} title={hit.card.title} scene={scene} rows={counts.get(hit.card.id)} /> : <OfGroup panel={hit.panel} />}
    </div>
  );
}

function OfTable({ table, title, scene, rows }: { table: string; title: string; scene: Scene; rows: number | undefined }) {
  const own = scene.cards.findIndex((card) => card.id === table);
  const out = new Set(scene.links.filter(({ from, to }) => from === own && to !== own).map(({ to }) => to)).size;
  const into = new Set(scene.links.filter(({ from, to }) => to === own && from !== own).map(({ from }) => from)).size;
  return (
    <>
      <b>{title}</b>
      <span>{[rows === undefined ? '' : formatMany(rows, 'row'), formatMany(scene.cards[own]?.rows.length ?? 0, 'column')].filter(Boolean).join(' · ')}</span>
      <span>{`refers to ${formatMany(out, 'table')} · referred to by ${into}`}</span>
    </>
  );
}

function OfGroup({ panel }: { panel: NonNullable<Hit['panel']> }) {
  const names = panel.cards.slice(0, MAX_NAMES).map((card) => nameIn(panel, card));
  const rest = panel.cards.length - names.length;
  return (
    <>
      <b>{panel.titles[0] ?? formatMany(panel.cards.length, 'table')}</b>
      <span>
        {names.join(', ')}
        {rest > 0 ? ` and ${rest} more` : ''}
      </span>
    </>
  );
}
