import type { Engine } from '../../engine/engine-store.ts';
import { ExamplePane } from '../../features/example/example-pane.tsx';
import { Peek } from '../../features/peek/peek.tsx';
import type { GridColumn } from '../../workspace/grid-column.ts';

export type CellPaneKind = 'peek' | 'example';

type CellPaneProps = {
  kind: CellPaneKind;
  engine: Engine;
  table: string;
  column: GridColumn;
  row: number;
  /** The text that the cell shows. */
  text: string | null | undefined;
  anchor: HTMLElement | null;
  onClose: () => void;
  onGo: (to: { table: string; row: number; column?: string }) => void;
};

/** The popover of a cell: its full value, or a field for a new value. */
export function CellPane({ kind, text, onGo, ...at }: CellPaneProps) {
  return kind === 'peek' ? <Peek {...at} onGo={onGo} /> : <ExamplePane {...at} text={text} />;
}
