import { Download, Focus, LayoutGrid, Link2, Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { Menu } from '../../components/ui/menu.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useTableRows } from '../../engine/engine-context.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { formatMany, shortName } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { loadCode } from '../../lib/part.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useMay } from '../../queries/me.ts';
import { useRoving } from '../../lib/use-roving.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { addRelation, relationFault, type End } from './add-relation.ts';
import { diagramModel } from './diagram-model.ts';
import { FindTable } from './find-table.tsx';
import { keyAct, ZOOM_STEP } from './key-act.ts';
import { countNeighbours, MOST_STEPS, neighbours } from './neighbours.ts';
import { Overview, type OverviewHandle } from './overview.tsx';
import { RelationDialog } from './relation-dialog.tsx';
import { makeScene } from './scene.ts';
import { SceneCanvas } from './scene-canvas.tsx';
import { useLayout } from './use-layout.ts';
import type { CanvasHandle } from './use-scene-view.ts';
import { useMovedCards } from './use-moved-cards.ts';
import styles from './diagram.module.css';

type DiagramProps = { selected: string; onSelect: (table: string) => void; onOpen: (table: string) => void };

/** More tables than this do not fit a screen readably: an overview helps. */
const MANY = 40;

/** All tables and their relations, in groups that fit a screen; nearer, what can be read grows. */
export function Diagram({ selected, onSelect, onOpen }: DiagramProps) {
  const draft = useDraftStore();
  const may = useMay('write');
  const tables = useDraft((state) => state.blueprint.tables);
  const relations = useDraft((state) => state.blueprint.relations);
  const counts = useTableRows();
  const whole = useMemo(() => diagramModel({ tables, relations }), [tables, relations]);
  const [around, setAround] = useState<{ table: string; steps: number } | null>(null);
  const model = useMemo(() => (around ? neighbours(whole, around.table, around.steps) : whole), [whole, around]);
  const laid = useLayout(model);
  const { moved, move, arrange } = useMovedCards(draft.getState().datasetId);
  const scene = useMemo(() => (laid ? makeScene(laid.model, laid.layout, moved) : null), [laid, moved]);
  const [linking, setLinking] = useState(false);
  const canvas = useRef<CanvasHandle>(null);
  const overview = useRef<OverviewHandle>(null);
  const find = useRef<HTMLInputElement>(null);
  // What was clicked is in view already; nothing should move under the pointer.
  const clicked = useRef('');

  const shown = scene?.cards.some((card) => card.id === selected) ?? false;
  const arrived = useRef(false);
  const follow = useEffectEvent((table: string) => {
    // The first look is at the whole, unless it is so large that the picked table would be lost in it.
    const atFirst = !arrived.current;
    arrived.current = true;
    const card = scene?.cards.find((one) => one.id === table);
    if (card && clicked.current !== table && !(atFirst && whole.cards.length <= MANY)) canvas.current?.show(card);
  });
  useEffect(() => {
    if (shown) follow(selected);
  }, [selected, shown]);
  // Another part of the schema was requested: once it is laid out, all of it is shown.
  const asked = useRef(false);
  const fitAsked = useEffectEvent(() => {
    if (!asked.current || laid?.model !== model) return;
    asked.current = false;
    canvas.current?.fit();
  });
  useEffect(() => fitAsked(), [scene]);

  const roving = useRoving<HTMLDivElement>(':scope > button, :scope > span > button');

  if (!scene) return <SkeletonLines count={14} label="Laying out the diagram" />;
  const { parents, children } = countNeighbours(whole, selected);
  const short = shortName(selected);
  const said = `${short}: refers to ${formatMany(parents.length, 'table')}, referred to by ${formatMany(children.length, 'table')}.`;

  const isolate = () => {
    const steps = around?.table === selected ? around.steps + 1 : 1;
    asked.current = true;
    setAround(steps > MOST_STEPS ? null : { table: selected, steps });
  };
  const showAll = () => {
    asked.current = around !== null;
    setAround(null);
    canvas.current?.focus();
  };
  const link = (from: End, to: End) => {
    const fault = relationFault(draft.getState().blueprint, from, to);
    if (fault) return notify(fault, { id: 'relation', isError: true });
    addRelation(draft, from, to);
    setLinking(false);
    notify(`${from.table}.${from.column} refers to ${to.table} now`, { id: 'relation' });
  };
  const select = (table: string) => {
    clicked.current = table;
    onSelect(table);
  };
  const go = (table: string) => {
    clicked.current = '';
    if (around && !model.cards.some((card) => card.id === table)) setAround(null);
    if (table === selected) {
      const card = scene.cards.find((one) => one.id === table);
      if (card) canvas.current?.show(card);
    } else onSelect(table);
  };
  const goThere = (table: string) => {
    go(table);
    requestAnimationFrame(() => canvas.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    const act = keyAct(event, {
      scene,
      selected,
      canvas: canvas.current,
      go,
      isolate,
      showAll,
      open: () => onOpen(selected),
      link: () => setLinking(may),
      nudge: (dx, dy) => {
        const card = scene.cards.find((one) => one.id === selected);
        if (card) move(selected, { x: card.x + dx, y: card.y + dy });
      },
      find: () => find.current?.focus(),
    });
    if (!act) return;
    event.preventDefault();
    act();
  };
  const look = () => ({ palette: canvas.current!.palette(), counts });
  const save = async (as: 'svg' | 'png') => {
    try {
      const { toPng, toSvg } = await loadCode(() => import('./export-diagram.ts'));
      if (as === 'png') return saveFile(await toPng(scene, look()), 'diagram.png');
      saveFile(new Blob([toSvg(scene, look(), formatMany(scene.cards.length, 'table'))], { type: 'image/svg+xml' }), 'diagram.svg');
    } catch (error) {
      notify(describeError(error).detail, { isError: true });
    }
  };

  return (
    <div className={styles.diagram} role="region" aria-label="Diagram">
      <div {...roving} className={styles.tools} role="toolbar" aria-label="Diagram tools">
        <FindTable names={whole.cards.map((card) => card.id)} onPick={goThere} input={find} />
        <Button onPress={isolate}>
          <Focus aria-hidden />
          {around
            ? around.steps < MOST_STEPS && around.table === selected
              ? `Within ${around.steps + 1} steps`
              : around.table === selected
                ? 'All tables'
                : 'Neighbours'
            : 'Neighbours'}
        </Button>
        {may ? (
          <IconButton label={`Add a relation from ${short}`} shortcut="R" onPress={() => setLinking(true)}>
            <Link2 aria-hidden />
          </IconButton>
        ) : null}
        {Object.keys(moved).length > 0 ? (
          <IconButton label="Reset the layout" onPress={arrange}>
            <LayoutGrid aria-hidden />
          </IconButton>
        ) : null}
        <span className={styles.toolsEnd}>
          <IconButton label="Zoom out" shortcut="−" onPress={() => canvas.current?.zoom(1 / ZOOM_STEP)}>
            <Minus aria-hidden />
          </IconButton>
          <IconButton label="Zoom in" shortcut="+" onPress={() => canvas.current?.zoom(ZOOM_STEP)}>
            <Plus aria-hidden />
          </IconButton>
          <IconButton label="Show all" shortcut="0" onPress={() => canvas.current?.fit()}>
            <Maximize aria-hidden />
          </IconButton>
          <Menu
            label="Save the diagram"
            actions={[
              { id: 'svg', label: 'SVG', note: 'Sharp at any size, with every column', run: () => void save('svg') },
              { id: 'png', label: 'PNG', note: 'For documents and chats', run: () => void save('png') },
            ]}
          >
            <IconButton label="Save the diagram">
              <Download aria-hidden />
            </IconButton>
          </Menu>
        </span>
      </div>
      {around ? (
        <p className={styles.around}>
          {formatMany(scene.cards.length, 'table')} within {formatMany(around.steps, 'step')} of {shortName(around.table)}
          <Button look="quiet" onPress={showAll}>
            Show all {whole.cards.length}
          </Button>
        </p>
      ) : null}
      <div className={styles.stage}>
        <SceneCanvas
          ref={canvas}
          scene={scene}
          selected={selected}
          counts={counts}
          label={`Diagram of ${formatMany(scene.cards.length, 'table')} and ${formatMany(scene.links.length, 'relation')}. Arrow keys go along the relations.`}
          onSelect={select}
          onOpen={onOpen}
          onLink={may ? link : null}
          onMove={move}
          onView={(_, sight) => overview.current?.sight(sight)}
          onKeyDown={onKeyDown}
        />
        {scene.cards.length > MANY ? <Overview ref={overview} scene={scene} selected={selected} onGo={(at) => canvas.current?.centreOn(at)} /> : null}
      </div>
      <p id="diagram-said" className={styles.said} role="status">
        {said} <span aria-hidden>Double-click opens the rows; drag a table by its name to move it{may ? ', a column onto a key to add a relation' : ''}.</span>
      </p>
      <RelationDialog table={selected} isOpen={linking} onClose={() => setLinking(false)} onAdd={link} />
    </div>
  );
}
