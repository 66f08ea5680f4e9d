import styles from './workspace.module.css';

export type Pane = 'tables' | 'rows' | 'inspector';
const PANES: readonly { id: Pane; label: string }[] = [
  { id: 'tables', label: 'Tables' },
  { id: 'rows', label: 'Rows' },
  { id: 'inspector', label: 'Inspector' },
];

/** On narrow screens one pane shows at a time; this picks it. */
export function PaneSwitch({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) {
  return (
    <div className={styles.paneSwitch} role="group" aria-label="Pane">
      {PANES.map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={pane === id} onClick={() => onChange(id)}>
          {label}
        </button>
      ))}
    </div>
  );
}
