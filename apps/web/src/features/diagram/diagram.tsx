import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useTableRows } from '../../engine/engine-context.tsx';
import { formatMany, shortName } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useMay } from '../../queries/me.ts';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { addRelation, relationFault, type End } from './add-relation.ts';
import { DiagramSaid } from './diagram-said.tsx';
import { DiagramSkeleton } from './diagram-skeleton.tsx';
import { DiagramStage } from './diagram-stage.tsx';
import { DiagramTools } from './diagram-tools.tsx';
import type { GroupBy } from './group-by.ts';
import { keyAct } from './key-act.ts';
import { Legend } from './legend.tsx';
import type { Level } from './levels.ts';
import { MAX_STEPS } from './neighbours.ts';
import { RelationDialog } from './relation-dialog.tsx';
import { saveDiagram } from './save-diagram.ts';
import { useDiagramScene } from './use-diagram-scene.ts';
import type { CanvasHandle } from './use-scene-view.ts';
import { useShownTable } from './use-shown-table.ts';
import styles from './diagram.module.css';

type DiagramProps = { selected: string; onSelect: (table: string) => void; onOpen: (table: string) => void };

/** All tables and their relations, as large as they fit the screen; nearer, what can be read grows. */
export function Diagram({ selected, onSelect, onOpen }: DiagramProps) {
  const draft = useDraftStore();
  const may = useMay('write');
  const counts = useTableRows();
  const { whole, model, around, setAround, stage, scene, isLaidOut, moved, move, arrange, by, group } = useDiagramScene();
  // The same list while the schema stays: search results are reported per list, and that renders this again.
  const names = useMemo(() => whole.cards.map((card) => card.id), [whole]);
  const [linking, setLinking] = useState(false);
  const [found, setFound] = useState<ReadonlySet<string> | null>(null);
  const [level, setLevel] = useState<Level>('columns');
  const canvas = useRef<CanvasHandle>(null);
  const find = useRef<HTMLInputElement>(null);
  const noteClick = useShownTable(canvas, scene, selected);
  // Another part of the schema was requested: once it is laid out, all of it is shown.
  const asked = useRef(false);
  const fitAsked = useEffectEvent(() => {
    if (!asked.current || !isLaidOut) return;
    asked.current = false;
    canvas.current?.fit();
  });
  useEffect(() => fitAsked(), [scene]);

  const isolate = () => {
    const steps = around?.table === selected ? around.steps + 1 : 1;
    asked.current = true;
    setAround(steps > MAX_STEPS ? null : { table: selected, steps });
  };
  const showAll = () => {
    asked.current = around !== null;
    setAround(null);
    canvas.current?.focus();
  };
  const regroup = (next: GroupBy) => {
    asked.current = true;
    group?.(next);
  };
  const link = (from: End, to: End) => {
    const fault = relationFault(draft.getState().blueprint, from, to);
    if (fault) return notify(fault, { id: 'relation', isError: true });
    addRelation(draft, from, to);
    setLinking(false);
    notify(`${from.table}.${from.column} refers to ${to.table} now`, { id: 'relation' });
  };
  const cardOf = (table: string) => scene?.cards.find((one) => one.id === table);
  const select = (table: string) => {
    noteClick(table);
    onSelect(table);
  };
  /** By keyboard: the zoom stays. */
  const go = (table: string) => {
    const card = cardOf(table);
    if (table !== selected) select(table);
    if (card) canvas.current?.reveal(card);
  };
  const nudge = (dx: number, dy: number) => {
    const card = cardOf(selected);
    if (card) move(selected, { x: card.x + dx, y: card.y + dy });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || !scene) return;
    const regroupBy = () => group && regroup(by === 'schema' ? 'relation' : 'schema');
    const acts = { scene, selected, canvas: canvas.current, go, isolate, showAll, nudge, regroup: regroupBy };
    const act = keyAct(event, { ...acts, open: () => onOpen(selected), link: () => setLinking(may), find: () => find.current?.focus() });
    if (!act) return;
    event.preventDefault();
    act();
  };
  /** Zooms in until the table is readable, wherever it is. */
  const goThere = (table: string) => {
    noteClick('');
    if (around && !model.cards.some((card) => card.id === table)) setAround(null);
    const card = cardOf(table);
    if (table !== selected) onSelect(table);
    else if (card) canvas.current?.show(card);
    requestAnimationFrame(() => canvas.current?.focus());
  };

  return (
    <div className="stack min-height-0 grow" role="region" aria-label="Diagram">
      <DiagramTools
        names={names}
        selected={selected}
        around={around}
        find={find}
        onFind={goThere}
        onFound={setFound}
        onIsolate={isolate}
        onLink={may ? () => setLinking(true) : null}
        onArrange={Object.keys(moved).length > 0 ? arrange : null}
        groups={group ? { by, onChange: regroup } : null}
        onZoom={(factor) => canvas.current?.zoom(factor)}
        onFit={() => canvas.current?.fit()}
        onSave={(as) => void (scene && canvas.current && saveDiagram(scene, { palette: canvas.current.palette(), counts }, as))}
      />
      {around && scene ? <AroundNote around={around} shown={model.cards.length} all={whole.cards.length} onShowAll={showAll} /> : null}
      <div className="min-height-0 relative grow clip" ref={stage}>
        {scene ? (
          <DiagramStage
            ref={canvas}
            {...{ scene, selected, counts, found, onOpen, onKeyDown }}
            onLevel={setLevel}
            onSelect={select}
            onLink={may ? link : null}
            onMove={move}
          />
        ) : (
          <DiagramSkeleton label="Laying out the diagram" />
        )}
      </div>
      {scene ? <Legend scene={scene} selected={selected} level={level} /> : <div className={`row wrap rigid text-cell quiet border-above ${styles.legend}`} />}
      <DiagramSaid model={whole} selected={selected} rows={counts.get(selected)} level={level} mayLink={may} onOpen={() => onOpen(selected)} />
      <RelationDialog table={selected} isOpen={linking} onClose={() => setLinking(false)} onAdd={link} />
    </div>
  );
}

type AroundNoteProps = { around: { readonly table: string; readonly steps: number }; shown: number; all: number; onShowAll: () => void };

/** Which part of the schema is shown, and the way back to all of it. */
function AroundNote({ around, shown, all, onShowAll }: AroundNoteProps) {
  return (
    <p className={`line gap-3 rigid quiet on-surface border-below ${styles.around}`}>
      {formatMany(shown, 'table')} within {formatMany(around.steps, 'step')} of {shortName(around.table)}
      <Button look="quiet" onPress={onShowAll}>
        Show all {all}
      </Button>
    </p>
  );
}
