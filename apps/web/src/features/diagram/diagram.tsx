import { Background, Controls, MarkerType, MiniMap, ReactFlow, type Edge, type Node } from '@xyflow/react';
import { useMemo, useRef } from 'react';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useTableRows } from '../../engine/engine-context.tsx';
import { formatShort } from '../../lib/format.ts';
import { useTheme } from '../../lib/theme.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { diagramModel, type DiagramModel } from './diagram-model.ts';
import { FollowSelection } from './follow-selection.tsx';
import type { DiagramLayout } from './layout-diagram.ts';
import { TableCard, type TableNode } from './table-card.tsx';
import { useLayout } from './use-layout.ts';
import './flow.css';
import styles from './diagram.module.css';

const NODE_TYPES = { table: TableCard, area: () => null };
const PADDING = 20;
/** More tables than this cannot be read when all are in view: then the group of the picked one is shown first. */
const MOST_AT_ONCE = 40;

/** All tables and their relations, in groups that fit a screen. Relations between groups are faint until a table is picked. */
export function Diagram({ selected, onSelect, onOpen }: { selected: string; onSelect: (table: string) => void; onOpen: (table: string) => void }) {
  const tables = useDraft((state) => state.blueprint.tables);
  const relations = useDraft((state) => state.blueprint.relations);
  const model = useMemo(() => diagramModel({ tables, relations }), [tables, relations]);
  const counts = useTableRows();
  const layout = useLayout(model);
  const theme = useTheme();
  const nodes = useMemo(() => (layout ? nodesOf(model, layout, counts, selected) : []), [model, layout, counts, selected]);
  const edges = useMemo(() => (layout ? edgesOf(model, layout, selected) : []), [model, layout, selected]);
  // A card that was clicked is in view already; nothing should move under the pointer.
  const clicked = useRef('');
  if (!layout) return <SkeletonLines count={14} label="Laying out the diagram" />;
  return (
    <div className={styles.diagram} role="region" aria-label="Diagram">
      <ReactFlow<Node>
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        colorMode={theme}
        fitView
        fitViewOptions={{
          padding: 0.06,
          maxZoom: 1,
          ...(model.cards.length > MOST_AT_ONCE ? { nodes: sameGroup(model, layout, selected), minZoom: 0.4 } : {}),
        }}
        minZoom={0.04}
        maxZoom={1.6}
        nodesDraggable={false}
        nodesConnectable={false}
        edgesFocusable={false}
        onlyRenderVisibleElements={model.cards.length > 120}
        proOptions={{ hideAttribution: true }}
        onNodeClick={(_, node) => {
          if (node.type !== 'table') return;
          clicked.current = node.id;
          onSelect(node.id);
        }}
        onNodeDoubleClick={(_, node) => node.type === 'table' && onOpen(node.id)}
      >
        <Background gap={24} size={1} />
        <Controls showInteractive={false} />
        {model.cards.length > MOST_AT_ONCE ? (
          <MiniMap
            pannable
            zoomable
            ariaLabel="Overview"
            nodeColor={(node) => (node.id === selected ? 'var(--accent)' : node.type === 'table' ? 'var(--line-strong)' : 'var(--sunken)')}
            nodeBorderRadius={12}
          />
        ) : null}
        {model.cards.length > MOST_AT_ONCE ? <FollowSelection selected={selected} still={() => clicked.current === selected} /> : null}
      </ReactFlow>
    </div>
  );
}

function sameGroup(model: DiagramModel, layout: DiagramLayout, selected: string): { id: string }[] {
  const group = layout.tables[model.cards.findIndex((card) => card.id === selected)]?.group ?? 0;
  return model.cards.filter((_, i) => layout.tables[i]!.group === group).map(({ id }) => ({ id }));
}

function nodesOf(model: DiagramModel, layout: DiagramLayout, counts: ReadonlyMap<string, number>, selected: string): Node[] {
  const schemas = new Set(model.cards.map((card) => card.schema));
  const areas: Node[] = layout.groups.map((group, i) => ({
    id: `group-${i}`,
    type: 'area',
    position: { x: group.x - PADDING, y: group.y - PADDING },
    data: {},
    className: styles.area!,
    width: group.width + 2 * PADDING,
    height: group.height + 2 * PADDING,
    selectable: false,
    focusable: false,
    zIndex: -1,
  }));
  const cards: TableNode[] = model.cards.map((card, i) => {
    const rows = counts.get(card.id);
    return {
      id: card.id,
      type: 'table',
      position: { x: layout.tables[i]!.x, y: layout.tables[i]!.y },
      width: card.width,
      height: card.height,
      selected: card.id === selected,
      // Above the lines of the selected table: no line goes through words.
      zIndex: 3,
      ariaLabel: `${card.name}${rows === undefined ? '' : `, ${formatShort(rows)} rows`}`,
      data: { card, count: rows === undefined ? '' : formatShort(rows), schemaShown: schemas.size > 1 },
    };
  });
  return [...areas, ...cards];
}

function edgesOf(model: DiagramModel, layout: DiagramLayout, selected: string): Edge[] {
  return model.links
    .filter((link) => link.from !== link.to)
    .map((link) => {
      const [child, parent] = [model.cards[link.from]!, model.cards[link.to]!];
      const own = child.id === selected || parent.id === selected;
      const across = layout.tables[link.from]!.group !== layout.tables[link.to]!.group;
      return {
        id: link.id,
        source: parent.id,
        target: child.id,
        type: 'default',
        selectable: false,
        zIndex: own ? 2 : 0,
        className: own ? styles.own! : across ? styles.across! : styles.within!,
        ...(own || !across ? { markerStart: { type: MarkerType.ArrowClosed, width: 14, height: 14, color: own ? 'var(--fk)' : 'var(--line-strong)' } } : {}),
      };
    });
}
