import { memo } from 'react';
import styles from './frame.module.css';

export type Pane = 'tables' | 'rows' | 'inspector';

/** On narrow screens one pane is visible at a time, chosen here. `middle` names the one between the other two. */
export const PaneSwitch = memo(function PaneSwitch({
  pane,
  middle,
  hasInspector = true,
  onChange,
}: {
  pane: Pane;
  middle: string;
  hasInspector?: boolean;
  onChange: (pane: Pane) => void;
}) {
  const panes: readonly { id: Pane; label: string }[] = [
    { id: 'tables', label: 'Table list' },
    { id: 'rows', label: middle },
    ...(hasInspector ? [{ id: 'inspector' as const, label: 'Inspector' }] : []),
  ];
  return (
    <div className={styles.paneSwitch} role="group" aria-label="Pane">
      {panes.map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={pane === id} onClick={() => onChange(id)}>
          {label}
        </button>
      ))}
    </div>
  );
});
