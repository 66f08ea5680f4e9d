import type { CellChange } from '../../features/grid/changed-text.ts';
import { sideWords, type Sides } from './sides.ts';
import styles from './compare.module.css';

/** A cell's two values in whole. */
export function BothValues({ sides, text, change }: { sides: Sides; text: string | null | undefined; change: CellChange | null }) {
  if (!change)
    return (
      <dl className={`grid gap-1 scroll pad-4 ${styles.both}`}>
        <dt className="note">The same in both</dt>
        <dd>
          <Value value={text ?? null} />
        </dd>
      </dl>
    );
  return (
    <dl className={`grid gap-1 scroll pad-4 ${styles.both}`}>
      <dt className="note">In {sideWords(sides.before)}</dt>
      <dd>{'before' in change ? <Value value={change.before!} /> : 'No such row or column'}</dd>
      <dt className="note">In {sideWords(sides.after)}</dt>
      <dd>{'after' in change ? <Value value={change.after!} /> : 'No such row or column'}</dd>
    </dl>
  );
}

function Value({ value }: { value: string | null }) {
  return value === null ? <em>null</em> : <bdi>{value === '' ? '""' : value.startsWith('\u0000') ? 'Made by Postgres' : value}</bdi>;
}
