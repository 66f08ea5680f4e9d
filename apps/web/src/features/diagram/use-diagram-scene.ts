import { useMemo, useRef, useState } from 'react';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { diagramModel } from './diagram-model.ts';
import { usualGroups } from './group-by.ts';
import { neighbours } from './neighbours.ts';
import { makeScene } from './scene.ts';
import { useArrangement } from './use-arrangement.ts';
import { useLayout } from './use-layout.ts';

import { useStageAspect } from './use-stage-aspect.ts';

/** The shown part of a schema: everything within this many steps of a table. Null: all of it. */
export type Around = { readonly table: string; readonly steps: number };

/** The dataset's tables as a scene, once it is laid out for the shape of its stage. */
export function useDiagramScene() {
  const draft = useDraftStore();
  const tables = useDraft((state) => state.blueprint.tables);
  const relations = useDraft((state) => state.blueprint.relations);
  const whole = useMemo(() => diagramModel({ tables, relations }), [tables, relations]);
  const [around, setAround] = useState<Around | null>(null);
  const model = useMemo(() => (around ? neighbours(whole, around.table, around.steps) : whole), [whole, around]);
  const stage = useRef<HTMLDivElement>(null);
  const aspect = useStageAspect(stage);
  const usual = useMemo(() => usualGroups(whole.cards.map(({ schema }) => schema)), [whole]);
  const { by, group, moved, move, arrange, laidFor } = useArrangement(draft.getState().datasetId, usual, aspect);
  const laid = useLayout(model, laidFor, by);
  const scene = useMemo(() => (laid ? makeScene(laid.model, laid.layout, moved) : null), [laid, moved]);
  return {
    whole,
    model,
    around,
    setAround,
    stage,
    scene,
    isLaidOut: laid?.model === model,
    moved,
    move,
    arrange,
    by,
    group: usual === 'schema' ? group : null,
  };
}
