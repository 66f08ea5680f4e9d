import { Dialog } from '../../components/ui/dialog.tsx';
import { SCREEN_GROUPS, SCREEN_KEYS } from '../../lib/dataset-screens.ts';
import { KEYS, keyHint, type KeyName } from '../../lib/keys.ts';
import { COMPARE_KEYS, DIAGRAM_KEYS, GRID_KEYS, REVIEW_KEYS } from './key-lists.ts';
import styles from './palette.module.css';

const SCREENS = SCREEN_GROUPS.flatMap(({ keys }) => keys).map((key) => ({ says: SCREEN_KEYS[key], keys: `G ${key.toUpperCase()}` }));

/** All keys, from the table that defines the handlers. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" isOpen onClose={onClose} wide>
      <div className={`grid gap-6 two-columns ${styles.sheet}`}>
        <div className="stack gap-5">
          <KeyList title="Everywhere" keys={(Object.keys(KEYS) as KeyName[]).map((name) => ({ keys: keyHint(name), says: KEYS[name].says }))} />
          <KeyList title="In the diagram" keys={DIAGRAM_KEYS} />
          <KeyList title="In the review" keys={REVIEW_KEYS} />
          <KeyList title="Comparing rows" keys={COMPARE_KEYS} />
        </div>
        <div className="stack gap-5">
          <KeyList title="Screens of a dataset" keys={SCREENS} />
          <KeyList title="In the grid" keys={GRID_KEYS} />
        </div>
      </div>
    </Dialog>
  );
}

function KeyList({ title, keys }: { title: string; keys: readonly { keys: string; says: string }[] }) {
  return (
    <section>
      <h3 className={`text-label faint ${styles.sheetTitle}`}>{title}</h3>
      <dl className={styles.keys}>
        {keys.map((key) => (
          <div key={key.says}>
            <dt>{key.says}</dt>
            <dd>
              <Caps keys={key.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Each key as its own cap; words between keys stay text. */
function Caps({ keys }: { keys: string }) {
  return keys.split(' ').map((part, index) => {
    const isKey = /^(\S|F\d+|[A-Z⌘⇧]\S*|−)$/.test(part) && part !== 'or';
    // A comma separates keys, and is not a key here.
    const key = part.replace(/(?<=.),$/, '');
    // oxlint-disable-next-line react/no-array-index-key -- the same key can stand twice
    return isKey ? <kbd key={index}>{key}</kbd> : <span key={index}>{part}</span>;
  });
}
