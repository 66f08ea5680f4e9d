import type { QueryResult } from '@seedbed/contract';
import { Suspense, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { notify } from '../../lib/notify.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { Place } from '../../workspace/place.ts';
import { copySelection } from '../../features/grid/copy-selection.ts';
import { DataGrid, type GridHandle } from '../../features/grid/data-grid.tsx';
import { READ_ONLY } from '../../features/grid/only-to-look.ts';
import type { Rect, Selection } from '../../features/grid/selection.ts';
import { useColumnView } from '../../features/grid/use-column-view.ts';
import { resultColumns } from '../../features/sql/result-columns.ts';
import { resultEngine } from '../../features/sql/result-engine.ts';

const Peek = lazyPart(() => import('../../features/peek/peek.tsx').then(({ Peek }) => Peek), 'over');

const RESULT = { name: 'result', schema: 'public', table: 'result' };

/** The rows of a result in the grid of all rows: cells and columns are picked and copied, widths are kept for a result with the same columns. */
export function ResultGrid({ result, edition }: { result: QueryResult; edition: number }) {
  const { rows } = result;
  const datasetId = useDraft((state) => state.datasetId);
  const types = useDraft((state) => state.blueprint.types);
  const columns = useMemo(() => resultColumns(result.columns, types), [result.columns, types]);
  const engine = useMemo(() => resultEngine(rows, columns, edition), [rows, columns, edition]);
  const storageKey = `${datasetId}/sql/${columns
    .map(({ name }) => name)
    .join(',')
    .slice(0, 200)}`;
  const shown = useColumnView(storageKey, columns);
  const grid = useRef<GridHandle>(null);
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [selection, setSelection] = useState<Selection | null>(null);
  const [peek, setPeek] = useState<{ at: Place; anchor: HTMLElement | null } | null>(null);
  const copy = (rect: Rect) => {
    copySelection(engine, RESULT, shown.columns, rect, 'tsv').then(
      (message) => notify(message, { id: 'copied', milliseconds: 2_000 }),
      (error: unknown) => notify(describeError(error).detail, { id: 'copied', isError: true }),
    );
  };
  const onPeek = (at: Place) => setPeek({ at, anchor: grid.current?.cellAt(at) ?? null });
  const looked = peek && shown.columns[peek.at.column];
  return (
    <div className="stack min-height-0 on-surface border-above grow clip">
      <DataGrid
        ref={grid}
        id="grid-sql"
        label="Rows of the result"
        storageKey={storageKey}
        table={RESULT.name}
        rows={rows.length}
        shown={shown}
        engine={engine}
        active={active}
        onActive={setActive}
        selection={selection}
        onSelection={setSelection}
        onCopy={copy}
        {...READ_ONLY}
        onPeek={onPeek}
        onFollow={onPeek}
        onBack={() => undefined}
        onError={(error) => notify(describeError(error).detail, { isError: true })}
      />
      {peek && looked ? (
        <Suspense>
          <Peek
            engine={engine}
            table={RESULT.name}
            column={looked}
            row={peek.at.row}
            anchor={peek.anchor}
            onClose={() => {
              setPeek(null);
              grid.current?.focus();
            }}
            onGo={() => undefined}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
