import { quoteNameIfNeeded, type BlueprintTable } from '@seedbed/contract';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { keyHint, isKey } from '../../lib/keys.ts';
import { describeError } from '../../lib/describe-error.ts';
import { parseGoTo } from '../../lib/go-to-row.ts';
import { CROWDED, useMedia } from '../../lib/use-media.ts';
import { RowsEditor } from '../../features/tables/rows-editor.tsx';
import styles from './table-view.module.css';

/** The table's name, how many rows it has (to be changed here), and the way to any of them. */
export function TableBar({
  table,
  name,
  rows,
  current,
  onRow,
  rowOf,
  back,
  tools,
}: {
  table: BlueprintTable;
  name: string;
  rows: number;
  current: number;
  onRow: (row: number) => void;
  /** The row of `column = value`, or why there is none. */
  rowOf: (text: string) => Promise<{ readonly row: number } | { readonly fault: string }>;
  /** The link back to the previous place. */
  back: ReactNode;
  /** Actions on all rows. */
  tools: ReactNode;
}) {
  return (
    <div className={`line gap-4 rigid on-surface border-below touch-high ${styles.bar}`}>
      <h2 className={`cut text-pane ${styles.name}`} title={name}>
        {table.schema === 'public' ? null : (
          <span className="regular faint">
            <bdi>{quoteNameIfNeeded(table.schema)}</bdi>.
          </span>
        )}
        <bdi>{quoteNameIfNeeded(table.name)}</bdi>
      </h2>
      <RowsEditor key={name} table={table} name={name} rows={rows} />
      {back}
      {table.comment ? <span className={`cut fill faint ${styles.comment}`}>{table.comment}</span> : null}
      <span className={`line rigid push-end ${styles.end}`}>
        {tools}
        <GoToRow rows={rows} current={current} onRow={onRow} rowOf={rowOf} />
      </span>
    </div>
  );
}

type GoToRowProps = { rows: number; current: number } & Pick<Parameters<typeof TableBar>[0], 'onRow' | 'rowOf'>;

const GoToRow = memo(function GoToRow({ rows, current, onRow, rowOf }: GoToRowProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isNarrow = useMedia(CROWDED);
  const arrive = (found: { readonly row: number } | { readonly fault: string }) => {
    if ('fault' in found) return setFault(found.fault);
    setFault(null);
    setText('');
    onRow(found.row);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event, 'row')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <form
      className="line rigid relative gap-6px"
      role="search"
      aria-label="Go to row"
      onSubmit={(event) => {
        event.preventDefault();
        if (!text.includes('=')) return arrive(parseGoTo(text, rows, current));
        setFault(`Looking for ${text.trim()} …`);
        rowOf(text).then(arrive, (error: unknown) => setFault(describeError(error).detail));
      }}
    >
      <input
        ref={input}
        className={`text-box figures ${styles.gotoInput}`}
        aria-label="Go to row"
        aria-invalid={fault !== null}
        aria-describedby={fault ? 'goto-fault' : undefined}
        placeholder={isNarrow ? 'Row' : 'Go to row'}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setFault(null);
        }}
        onBlur={() => setFault(null)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setText('');
            document.getElementById('grid')?.focus();
          }
        }}
      />
      <kbd className={`text-small faint absolute ${styles.gotoKey}`}>{keyHint('row')}</kbd>
      {fault ? (
        <p id="goto-fault" role="alert" className={`text-cell fault on-surface absolute raised rounded-4px ${styles.gotoFault}`}>
          {fault}
        </p>
      ) : null}
    </form>
  );
});
