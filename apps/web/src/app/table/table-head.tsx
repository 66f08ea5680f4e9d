import { useLocation } from '@tanstack/react-router';
import type { BlueprintTable } from '@seedbed/contract';
import { Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { copyLink } from '../../lib/copy-link.ts';
import { keepFocus } from './keep-focus.ts';
import { TableBar } from './table-bar.tsx';
import { linkTo } from './table-model.ts';
import type { GridRef, TableModel } from './use-table-view.ts';

/** After the first rows. */
const GridTools = lazyPart(() => import('./after-rows.ts').then(({ GridTools }) => GridTools), 'nothing');

/** With the first reference that is followed. */
const CameFrom = lazyPart(() => import('./came-from.tsx').then(({ CameFrom }) => CameFrom), 'nothing');

/** A table's bar, with the way back and what is done to its rows as a whole. */
export function TableHead({ table, model, grid }: { table: BlueprintTable; model: TableModel; grid: GridRef }) {
  const { name, rows, active, shown, isOverview, toggleOverview } = model;
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom });
  return (
    <TableBar
      table={table}
      name={name}
      rows={rows}
      current={active.row}
      onRow={(row) => {
        model.setSelection(null);
        model.move({ ...active, row });
        if (isOverview) {
          toggleOverview();
          return keepFocus(model.focusGrid);
        }
        grid.current?.jump(Math.max(0, row - 2));
        model.focusGrid();
      }}
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
              rect={model.rect}
              shown={shown}
              onFind={model.find}
              isFiltered={model.filter !== undefined}
              onFilter={model.openFilter}
              onCopy={model.copy}
              isBelow={model.below}
              onBelow={model.toggleBelow}
              isLinked={model.isLinked}
              onLinked={model.toggleLinked}
              isOverview={isOverview}
              onOverview={toggleOverview}
              links={[
                {
                  id: 'link',
                  label: 'Copy the link to this cell',
                  run: () => void copyLink(linkTo(window.location.href, name, active.row, shown.columns[active.column]?.name)),
                },
              ]}
            />
          ) : null}
        </Suspense>
      }
    />
  );
}
