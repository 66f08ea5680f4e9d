import { Suspense } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { StatementsButton } from '../../features/schema/statements-button.tsx';
import { formatMany } from '../../lib/format.ts';
import { useTableRows } from '../../engine/engine-context.tsx';
import { isContradiction, statementFor } from '../../workspace/contradiction.ts';
import { emptyParent } from '../../workspace/empty-parent.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { setRows, tableOf } from '../../workspace/edit-rows.ts';
import { useProblems } from '../../workspace/use-problems.ts';
import { keepFocus } from './keep-focus.ts';
import type { TableContent } from './table-model.ts';
import type { GridRef, TableModel } from './use-table-view.ts';

const TableOverview = lazyPart(() => import('../../features/overview/table-overview.tsx').then(({ TableOverview }) => TableOverview), 'pane');

const ListedRows = lazyPart(() => import('./listed-rows.tsx').then(({ ListedRows }) => ListedRows), 'pane');

type InPlaceOfRowsProps = { model: TableModel; grid: GridRef; content: Exclude<TableContent, 'rows' | 'nothing'>; mayWrite: boolean };

/** Shown instead of rows: why there are none or only some, or the overview of all columns. */
export function InPlaceOfRows({ model, grid, content, mayWrite }: InPlaceOfRowsProps) {
  const { name, rows, own, engine } = model;
  const draft = useDraftStore();
  const counts = useTableRows();
  const relations = useDraft((state) => state.blueprint.relations);
  const tables = useDraft((state) => state.blueprint.tables);
  const table = useDraft((state) => tableOf(state.blueprint, name));
  const { all: problems } = useProblems();
  if (content === 'overview')
    return (
      <Suspense fallback={<SkeletonLines count={12} />}>
        <TableOverview
          engine={engine!}
          table={name}
          rows={rows}
          columns={own}
          current={model.columnName}
          takesFocus={model.isByKey}
          onOpen={model.openColumn}
          onClose={() => {
            model.toggleOverview();
            keepFocus(model.focusGrid);
          }}
        />
      </Suspense>
    );
  if (content === 'listed')
    return (
      <Suspense fallback={<SkeletonLines count={12} />}>
        <ListedRows model={model} grid={grid} mayWrite={mayWrite} />
      </Suspense>
    );
  if (content === 'no-columns')
    return (
      <EmptyState title="This table has no columns">
        {mayWrite
          ? `Its ${formatMany(rows, 'row')} hold nothing to show. Add a column from the menu above the list of tables.`
          : 'Its rows hold nothing to show.'}
      </EmptyState>
    );
  const parent = emptyParent(name, relations, tables, counts);
  if (parent !== null)
    return (
      <EmptyState title="This table has 0 rows">
        Every row of {name} refers to a row of {parent}, which has none. Give {parent} rows first.
      </EmptyState>
    );
  const contradiction = problems.find((one) => one.table === name && isContradiction(one));
  if (contradiction)
    return (
      <EmptyState title="This table can have no rows" action={mayWrite ? <StatementsButton isFirst start={statementFor(contradiction, table)} /> : null}>
        {contradiction.message}
      </EmptyState>
    );
  const make = (
    <Button look="primary" onPress={() => setRows(draft, name, 1_000)}>
      Make 1,000
    </Button>
  );
  return (
    <EmptyState title="This table has 0 rows" action={mayWrite ? make : null}>
      {name} stays empty.
    </EmptyState>
  );
}
