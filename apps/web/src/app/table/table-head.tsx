import { useLocation } from '@tanstack/react-router';
import type { BlueprintTable } from '@seedbed/contract';
import { Suspense, useMemo } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import type { CopyFormat } from '../../features/grid/copy-texts.ts';
import { copyLink } from '../../lib/copy-link.ts';
import { loadCode } from '../../lib/part.ts';
import { useStable } from '../../lib/use-stable.ts';
import { keepFocus } from './keep-focus.ts';
import { TableBar } from './table-bar.tsx';
import { linkTo } from './table-model.ts';
import type { GridRef, TableModel } from './use-table-view.ts';

/** After the first rows. */
const GridTools = lazyPart(() => import('./after-rows.ts').then(({ GridTools }) => GridTools), 'nothing');

/** Loaded with the first reference that is followed. */
const CameFrom = lazyPart(() => import('./came-from.tsx').then(({ CameFrom }) => CameFrom), 'nothing');

/** A table's bar, with the way back and the actions on all rows. */
export function TableHead({ table, model, grid }: { table: BlueprintTable; model: TableModel; grid: GridRef }) {
  const { name, rows, active, shown, isOverview, toggleOverview } = model;
  const on = useStable({
    find: model.find,
    filter: model.openFilter,
    copy: (format: CopyFormat) => model.copy(format),
    below: model.toggleBelow,
    linked: model.toggleLinked,
    overview: toggleOverview,
    show: shown.show,
    reset: shown.reset,
    rowOf: async (text: string) => {
      const { rowOfValue } = await loadCode(() => import('./after-rows.ts'));
      const columns = table.columns.map((column) => column.name);
      return rowOfValue(model.engine, name, rows, text, columns);
    },
    copyLink: () => void copyLink(linkTo(window.location.href, name, active.row, shown.columns[active.column]?.name)),
    row: (row: number) => {
      model.setSelection(null);
      model.move({ ...active, row });
      if (isOverview) {
        toggleOverview();
        return keepFocus(model.focusGrid);
      }
      grid.current?.jump(Math.max(0, row - 2));
      model.focusGrid();
    },
  });
  const { top, bottom, left, right } = model.rect;
  const rect = useMemo(() => ({ top, bottom, left, right }), [top, bottom, left, right]);
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom });
  return (
    <TableBar
      table={table}
      name={name}
      rows={rows}
      current={active.row}
      onRow={on.row}
      rowOf={on.rowOf}
      back={
        cameFrom ? (
          <Suspense>
            <CameFrom from={cameFrom} />
          </Suspense>
        ) : null
      }
      tools={
        <Suspense>
          {model.engine ? (
            <GridTools
              rect={rect}
              hidden={shown.hidden}
              isPlain={shown.isPlain}
              onShow={on.show}
              onReset={on.reset}
              onFind={on.find}
              isFiltered={model.filter !== undefined}
              onFilter={on.filter}
              onCopy={on.copy}
              isBelow={model.below}
              onBelow={on.below}
              isLinked={model.isLinked}
              onLinked={on.linked}
              isOverview={isOverview}
              onOverview={on.overview}
              onCopyLink={on.copyLink}
            />
          ) : null}
        </Suspense>
      }
    />
  );
}
