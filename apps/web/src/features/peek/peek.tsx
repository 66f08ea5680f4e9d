import { useQuery } from '@tanstack/react-query';
import { CornerDownRight } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { CellPopover } from '../../components/ui/cell-popover.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import type { Engine } from '../../engine/engine-store.ts';
import type { RowView } from '../../engine/protocol.ts';
import { formatCount, shortName } from '../../lib/format.ts';
import { useIsVisitor } from '../../lib/visitor.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { tableOf } from '../../workspace/edit-rows.ts';
import { Recipe } from './recipe.tsx';
import { prettyValue } from './pretty-value.ts';
import styles from './peek.module.css';

type Go = (to: { table: string; row: number; column?: string }) => void;

/** Opens a cell without leaving: the parent row of a reference, otherwise the whole value and the row's children. */
export function Peek({
  engine,
  table: name,
  column,
  row,
  anchor,
  onClose,
  onGo,
}: {
  engine: Engine;
  table: string;
  column: GridColumn;
  row: number;
  anchor: HTMLElement | null;
  onClose: () => void;
  onGo: Go;
}) {
  const here = useQuery({ queryKey: ['row', engine.edition, name, row], queryFn: () => engine.row(name, row), gcTime: 0, retry: false });
  const table = useDraft((state) => tableOf(state.blueprint, name));
  const isVisitor = useIsVisitor();
  const parent = column.relation ? here.data?.parents.find((one) => one.columns.includes(column.name)) : undefined;
  return (
    <CellPopover label={`${column.name}, row ${formatCount(row + 1)}`} anchor={anchor} className={styles.peek!} onClose={onClose}>
      {here.isError ? <ErrorNote error={here.error} /> : null}
      {here.isPending ? <SkeletonLines count={4} /> : null}
      {here.data && parent && parent.row >= 0 ? (
        <ParentRow engine={engine} table={parent.table} row={parent.row} column={column.relation?.to.columns[0]} onGo={onGo} />
      ) : null}
      {here.data && !(parent && parent.row >= 0) ? <OwnValue view={here.data} column={column} onGo={onGo} /> : null}
      {here.data && table && !isVisitor ? <Recipe engine={engine} view={here.data} table={table} column={column.column} onGo={onGo} /> : null}
    </CellPopover>
  );
}

function ParentRow({ engine, table, row, column, onGo }: { engine: Engine; table: string; row: number; column: string | undefined; onGo: Go }) {
  const parent = useQuery({ queryKey: ['row', engine.edition, table, row], queryFn: () => engine.row(table, row), gcTime: 0, retry: false });
  return (
    <>
      <header className="row gap-4 baseline apart border-below pad-3-4">
        <h3>{table}</h3>
        <span className="note figures">row {formatCount(row + 1)}</span>
      </header>
      {parent.isError ? <ErrorNote error={parent.error} /> : null}
      {parent.data ? <Values view={parent.data} /> : <SkeletonLines count={5} />}
      {parent.data ? <Children view={parent.data} onGo={onGo} /> : null}
      <footer className="line gap-3 faint border-above pad-3-4">
        <Button look="primary" autoFocus onPress={() => onGo({ table, row, ...(column ? { column } : {}) })}>
          Go to this row
        </Button>
        <kbd>Enter</kbd>
      </footer>
    </>
  );
}

function OwnValue({ view, column, onGo }: { view: RowView; column: GridColumn; onGo: Go }) {
  const value = view.columns.find((one) => one.name === column.name);
  const text = useMemo(() => (value?.text === null || value === undefined ? null : prettyValue(value.text, column.kind)), [value, column.kind]);
  return (
    <>
      <header className="row gap-4 baseline apart border-below pad-3-4">
        <h3>{column.name}</h3>
        <span className="note figures">{column.column.type}</span>
      </header>
      {value && !value.made ? (
        <p className="pad-4">Postgres makes this value: {column.column.generated ?? column.column.default ?? 'identity'}</p>
      ) : text === null ? (
        <p className="pad-4">
          <em className="faint">null</em>
        </p>
      ) : (
        <pre className={`break-anywhere on-sunken scroll pad-4 ${styles.value}`} tabIndex={0}>
          {text === '' ? '"" (an empty text)' : text}
        </pre>
      )}
      <Children view={view} onGo={onGo} />
    </>
  );
}

function Values({ view }: { view: RowView }) {
  return (
    <dl className={`scroll ${styles.values}`}>
      {view.columns.map((column) => (
        <div key={column.name} className={`grid gap-4 text-cell ${styles.pair}`}>
          <dt className="ellipsis clip faint">{column.name}</dt>
          <dd className="break-anywhere">
            {!column.made ? (
              <em className="faint">by Postgres</em>
            ) : column.text === null ? (
              <em className="faint">null</em>
            ) : column.text === '' ? (
              '""'
            ) : (
              column.text.slice(0, 160)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows elsewhere that refer to this one, counted without looking at any of them. */
function Children({ view, onGo }: { view: RowView; onGo: Go }) {
  const some = view.children.filter((child) => child.count !== 0);
  if (some.length === 0) return null;
  return (
    <ul className={`border-above ${styles.children}`}>
      {some.map((child) => (
        <li key={`${child.table} ${child.relation}`}>
          <Button
            look="quiet"
            isDisabled={child.first === null}
            onPress={() => child.first !== null && onGo({ table: child.table, row: child.first, ...(child.columns[0] ? { column: child.columns[0] } : {}) })}
          >
            <CornerDownRight aria-hidden />
            {child.count === null ? 'rows' : formatCount(child.count)} in {shortName(child.table)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
