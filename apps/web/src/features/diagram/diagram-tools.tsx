import { Download, Focus, LayoutGrid, Link2, Maximize, Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { Menu } from '../../components/ui/menu.tsx';
import { shortName } from '../../lib/format.ts';
import { useRoving } from '../../lib/use-roving.ts';
import { Segmented } from '../../components/ui/segmented.tsx';
import { FindTable } from './find-table.tsx';
import type { GroupBy } from './group-by.ts';
import { ZOOM_STEP } from './key-act.ts';
import { MAX_STEPS } from './neighbours.ts';
import styles from './diagram.module.css';

type DiagramToolsProps = {
  names: readonly string[];
  selected: string;
  around: { table: string; steps: number } | null;
  find: Ref<HTMLInputElement>;
  onFind: (table: string) => void;
  onFound: (tables: ReadonlySet<string> | null) => void;
  onIsolate: () => void;
  /** Null: no relation can be added. */
  onLink: (() => void) | null;
  /** Null: no table was moved. */
  onArrange: (() => void) | null;
  /** What forms the groups; null if there is only one schema. */
  groups: { by: GroupBy; onChange: (by: GroupBy) => void } | null;
  onZoom: (factor: number) => void;
  onFit: () => void;
  onSave: (as: 'svg' | 'png') => void;
};

const GROUPS = [
  { id: 'schema', label: 'By schema' },
  { id: 'relation', label: 'By relation' },
] as const;

/** The toolbar of a diagram. */
export function DiagramTools({
  names,
  selected,
  around,
  find,
  onFind,
  onFound,
  onIsolate,
  onLink,
  onArrange,
  groups,
  onZoom,
  onFit,
  onSave,
}: DiagramToolsProps) {
  const roving = useRoving<HTMLDivElement>(':scope > button, :scope > span > button');
  return (
    <div {...roving} className={`line gap-3 rigid on-surface border-below pad-3-4 ${styles.tools}`} role="toolbar" aria-label="Diagram tools">
      <FindTable names={names} onPick={onFind} onFound={onFound} input={find} />
      <Button onPress={onIsolate}>
        <Focus aria-hidden />
        {isolateLabel(around, selected)}
      </Button>
      {onLink ? (
        <IconButton label={`Add a relation from ${shortName(selected)}`} shortcut="R" onPress={onLink}>
          <Link2 aria-hidden />
        </IconButton>
      ) : null}
      {onArrange ? (
        <IconButton label="Reset the layout" onPress={onArrange}>
          <LayoutGrid aria-hidden />
        </IconButton>
      ) : null}
      {groups ? <Segmented label="Groups by" options={GROUPS} value={groups.by} onChange={groups.onChange} /> : null}
      <span className="row push-end">
        <IconButton label="Zoom out" shortcut="−" onPress={() => onZoom(1 / ZOOM_STEP)}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton label="Zoom in" shortcut="+" onPress={() => onZoom(ZOOM_STEP)}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label="Show all" shortcut="0" onPress={onFit}>
          <Maximize aria-hidden />
        </IconButton>
        <Menu
          label="Save the diagram"
          actions={[
            { id: 'svg', label: 'SVG', note: 'Sharp at any size, with every column', run: () => onSave('svg') },
            { id: 'png', label: 'PNG', note: 'For documents and chats', run: () => onSave('png') },
          ]}
        >
          <IconButton label="Save the diagram">
            <Download aria-hidden />
          </IconButton>
        </Menu>
      </span>
    </div>
  );
}

function isolateLabel(around: DiagramToolsProps['around'], selected: string): string {
  if (around?.table !== selected) return 'Neighbours';
  return around.steps < MAX_STEPS ? `Extend to ${around.steps + 1} steps` : 'Show all tables';
}
