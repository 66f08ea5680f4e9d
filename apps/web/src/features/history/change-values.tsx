import type { Change } from '@seedbed/contract';
import styles from './history.module.css';

/** A change as the blueprint has it: its place, and the JSON before and after. */
export function ChangeValues({ change }: { change: Change }) {
  const { table, column, relation, member, before, after } = change;
  return (
    <div className={`grid gap-1 min-width-0 full-width text-mono ${styles.values}`}>
      <code>{[relation ?? table, column, member].filter(Boolean).join(' · ') || 'blueprint'}</code>
      {before === undefined ? null : <del>{printed(before)}</del>}
      {after === undefined ? null : <ins>{printed(after)}</ins>}
    </div>
  );
}

function printed(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
