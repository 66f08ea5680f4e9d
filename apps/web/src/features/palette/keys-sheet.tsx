import { Dialog } from '../../components/ui/dialog.tsx';
import { GRID_KEYS, KEYS, keyHint, type KeyName } from '../../lib/keys.ts';
import styles from './palette.module.css';

/** All keys, from the table that the handlers are made from. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" isOpen onClose={onClose} wide>
      <div className={styles.sheet}>
        <KeyList title="Everywhere" keys={(Object.keys(KEYS) as KeyName[]).map((name) => ({ keys: keyHint(name), says: KEYS[name].says }))} />
        <KeyList title="In the grid" keys={GRID_KEYS} />
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
