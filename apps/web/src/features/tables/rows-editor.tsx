import { mostRows, type BlueprintTable } from '@seedbed/contract';
import { memo, useState } from 'react';
import { useTableRows } from '../../engine/engine-context.tsx';
import { formatCount, formatPer, shortName } from '../../lib/format.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { parseCount } from '../../lib/go-to-row.ts';
import { useCountField } from '../../lib/use-count-field.ts';
import { setRows } from '../../workspace/edit-rows.ts';
import styles from './tables.module.css';

/** A table's row count, written as people write counts: 1M, 2.5e9, 1 000 000. Empty calculates it from its parents. */
export const RowsEditor = memo(function RowsEditor({ table, name, rows }: { table: BlueprintTable; name: string; rows: number }) {
  const draft = useDraftStore();
  const owner = useDraft((state) => state.blueprint.relations.find((relation) => relation.from.table === name && relation.owner));
  const [text, setText] = useState<string | null>(null);
  const follows = table.rows === undefined;
  const count = text === null ? null : text.trim() === '' && owner ? 'follow' : parseCount(text);
  const types = useDraft((state) => state.blueprint.types);
  const counts = useTableRows();
  // A count that follows from others is not known before they are counted: the grid shows a screenful until then.
  const shown = follows && !counts.has(name) ? '…' : formatCount(rows);
  const most = mostRows(table, types ?? {});
  const fault =
    text !== null && count === null
      ? 'Enter a whole number, such as 1M or 250,000.'
      : typeof count === 'number' && most && count > most.rows
        ? `At most ${formatCount(most.rows)} rows: ${most.why}.`
        : null;

  const may = useMay('write');
  const commit = () => {
    // What cannot be a count stays, with the reason beside it, until it is corrected or Escape takes it back.
    if (fault) return;
    if (text === null || text === shown) return setText(null);
    if (count === 'follow') setRows(draft, name, null);
    else if (count !== null && count !== (follows ? null : table.rows)) setRows(draft, name, count);
    setText(null);
  };
  const field = useCountField({ shown, text, onText: setText, onCommit: commit });
  if (!may) {
    return (
      <span className={`gap-1 baseline rigid ${styles.rows}`}>
        {shown} <span className={`faint ${styles.rowsWord}`}>{rows === 1 ? 'row' : 'rows'}</span>
      </span>
    );
  }

  return (
    <span className={`gap-1 baseline rigid ${styles.rows}`}>
      <input
        className={`ink text-right ${styles.rowsInput}`}
        aria-label={`Row count of ${name}`}
        aria-invalid={fault !== null}
        title={fault ?? (follows && owner ? `Calculated from ${owner.to.table}. Enter a number to set it yourself.` : 'Write 1M, 2.5e9, 250,000')}
        style={{ width: `${Math.max(2, (text ?? shown).length) + 1.5}ch` }}
        {...field}
      />
      {fault ? null : <span className={`faint ${styles.rowsWord}`}>{rows === 1 ? 'row' : 'rows'}</span>}
      {fault ? (
        <span className={`text-cell fault ${styles.rowsFault}`} role="alert">
          {fault}
        </span>
      ) : follows && owner ? (
        <span className={`faint text-cell ${styles.follows}`}>{perParent(rows, counts.get(owner.to.table), shortName(owner.to.table))}</span>
      ) : null}
    </span>
  );
});

/** `2.5 per row of orders`; without the numbers while the engine has not counted the parents. */
function perParent(rows: number, parents: number | undefined, name: string): string {
  return parents ? `${formatPer(rows / parents)} per row of ${name}` : `calculated from ${name}`;
}
