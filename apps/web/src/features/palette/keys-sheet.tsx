import { Dialog } from '../../components/ui/dialog.tsx';
import { KEYS, keyHint, type KeyName } from '../../lib/keys.ts';
import styles from './palette.module.css';

const GRID: readonly { keys: string; says: string }[] = [
  { keys: '↑ ↓ ← →', says: 'Move' },
  { keys: 'Home End', says: 'First and last column' },
  { keys: 'Ctrl/⌘ Home, End', says: 'First and last row' },
  { keys: 'PgUp PgDn', says: 'A page' },
  { keys: 'Alt PgUp, PgDn', says: 'A hundredth of the table' },
  { keys: 'Space', says: 'Look at the cell, or at the parent row' },
  { keys: 'Enter', says: 'Go to the parent row' },
  { keys: 'Backspace', says: 'Come back' },
  { keys: 'I', says: 'To the inspector' },
];

/** All keys, from the table that the handlers are made from. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" isOpen onClose={onClose} wide>
      <div className={styles.sheet}>
        <KeyList title="Everywhere" keys={(Object.keys(KEYS) as KeyName[]).map((name) => ({ keys: keyHint(name), says: KEYS[name].says }))} />
        <KeyList title="In the grid" keys={GRID} />
      </div>
    </Dialog>
  );
}

function KeyList({ title, keys }: { title: string; keys: readonly { keys: string; says: string }[] }) {
  return (
    <section>
      <h3 className={styles.sheetTitle}>{title}</h3>
      <dl className={styles.keys}>
        {keys.map((key) => (
          <div key={key.says}>
            <dt>{key.says}</dt>
            <dd>
              <kbd>{key.keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
