import { qualifiedName } from '@seedbed/contract';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PaneBoundary } from '../../components/ui/pane-boundary.tsx';
import { Splitter } from '../../components/ui/splitter.tsx';
import { DiagramView } from '../../features/diagram/diagram-view.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useEngine, useTableRows } from '../../engine/engine-context.tsx';
import { notify } from '../../lib/notify.ts';
import { useMay } from '../../queries/me.ts';
import { RowsEditor } from '../../features/tables/rows-editor.tsx';
import { TablesPanel } from '../../features/tables/tables-panel.tsx';
import { shortName } from '../../lib/format.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { PaneSwitch, type Pane } from '../../features/frame/pane-switch.tsx';
import { StatusBar } from '../../features/frame/status-bar.tsx';
import type { LinkedCell } from '../linked/linked-level.tsx';
import { TableView } from '../table/table-view.tsx';
import { usePaneWidths } from '../../features/frame/use-pane-widths.ts';
import { usePlace } from '../../workspace/use-place.ts';
import { useLed } from '../../workspace/use-led.ts';
import { usePlacesInPalette } from '../../workspace/use-places-in-palette.ts';
import button from '../../components/ui/button.module.css';
import { SayWaiting } from '../../features/ask/say/say-waiting.tsx';
import styles from '../../features/frame/frame.module.css';

/** Loaded after the first rows: its fields are as large as the grid. */
const Inspector = lazyPart(() => import('../../features/inspector/inspector.tsx').then(({ Inspector }) => Inspector), 'pane');

const TablePane = lazyPart(() => import('../../features/inspector/table-pane.tsx').then(({ TablePane }) => TablePane), 'pane');

const SchemaMenu = lazyPart(() => import('../../features/schema/schema-menu.tsx').then(({ SchemaMenu }) => SchemaMenu), 'nothing');

const SayLine = lazyPart(() => import('../table/after-rows.ts').then(({ SayLine }) => SayLine), 'nothing');

const OfferModel = lazyPart(() => import('../table/after-rows.ts').then(({ OfferModel }) => OfferModel), 'nothing');

const ColumnsView = lazyPart(() => import('../../features/many/columns-view.tsx').then(({ ColumnsView }) => ColumnsView), 'pane');

const tableRoute = getRouteApi('/datasets/$id/');

/** Tables on the left, rows in the middle, the selected column on the right. */
export function TablePage() {
  const here = usePlace();
  const { v, tab, c, t } = tableRoute.useSearch();
  const navigate = useNavigate({ from: '/datasets/$id/' });
  const showTab = useShowTab();
  const [pane, setPane] = useState<Pane>('rows');
  const may = useMay('write');
  const { left, right, shown, setLeft, setRight } = usePaneWidths();
  const none = useDraft((state) => state.blueprint.tables.length === 0);
  useLed(here, v !== 'columns');
  /** In the list of all columns: the first one until another is selected. */
  const [first, setFirst] = useState<{ readonly table: string; readonly column: string } | null>(null);
  /** The selected cell of a linked table, and the table that it stands beside. */
  const [beside, setBeside] = useState<(LinkedCell & { readonly of: string }) | null>(null);
  const of = here.name;
  const lookBeside = useCallback((cell: LinkedCell | null) => setBeside(cell && { ...cell, of }), [of]);
  const tables = useDraft((state) => state.blueprint.tables);
  const started = useEngine((state) => state.shown);
  usePlacesInPalette(here.go);
  useUnknownNoted(t !== undefined && here.table !== null && t !== here.name ? t : null, here.name);
  if (none || !here.table) {
    return <NoTables may={may} onGo={(t) => void navigate({ search: { t } })} />;
  }
  const linked = v === undefined && beside?.of === of ? beside : null;
  const begun = v === 'columns' && c === undefined ? first : null;
  const other = linked ?? begun;
  const table = (other && tables.find((one) => qualifiedName(one.schema, one.name) === other.table)) ?? here.table;
  const name = qualifiedName(table.schema, table.name);
  const column = other ? table.columns.find((one) => one.name === other.column) : table.columns[here.place.column];
  return (
    <>
      <div
        className={`row rigid min-height-0 clip ${styles.panes}`}
        data-pane={pane}
        style={{ '--left-width': `${left}px`, '--right-width': `${right}px` } as React.CSSProperties}
      >
        {shown.left ? (
          <>
            <aside className={`stack rigid min-height-0 on-bg ${styles.left}`} aria-label="Tables">
              <TablesPanel
                selected={v === 'columns' ? '' : here.name}
                tools={
                  may ? (
                    <SchemaTools
                      isReady={started}
                      here={{ table: here.table, column: (linked ? here.table.columns[here.place.column] : column)?.name ?? null }}
                      onGo={({ table: t, column: c }) => void navigate({ search: { t, ...(c === undefined ? {} : { c }) } })}
                    />
                  ) : null
                }
                onSelect={(table) => {
                  // The list of all columns has no table of its own.
                  if (v === 'columns') void navigate({ search: { t: table } });
                  else if (v === undefined) here.goBackTo(table);
                  else here.go({ table });
                  setPane('rows');
                }}
              />
            </aside>
            <Splitter label="Width of the tables" side="left" value={left} min={180} max={420} onChange={setLeft} />
          </>
        ) : null}
        <main id="main" className={`stack fill min-height-0 on-surface ${styles.middle}`}>
          <PaneBoundary
            of={`${v} ${here.name}`}
            what={v === 'diagram' ? 'The diagram' : v === 'columns' ? 'The list of columns' : `The rows of ${shortName(here.name)}`}
          >
            {v === 'diagram' ? (
              <DiagramView selected={here.name} onSelect={(table) => here.go({ table })} onOpen={(table) => void navigate({ search: { t: table } })} />
            ) : v === 'columns' ? (
              <AllColumns
                current={column ? `${name}.${column.name}` : null}
                onBegin={setFirst}
                onLook={({ table: t, column: to }) => void navigate({ search: { v: 'columns', t, c: to }, replace: true, resetScroll: false })}
                onGo={({ table: t, column: to }) => void navigate({ search: { t, c: to } })}
              />
            ) : (
              <>
                <TableView key={here.name} here={here} onInspect={() => setPane('inspector')} onLook={lookBeside} />
                {may ? <Say isReady={started} table={here.name} /> : null}
              </>
            )}
          </PaneBoundary>
          <StatusBar />
        </main>
        {shown.right ? (
          <>
            <Splitter label="Width of the inspector" side="right" value={right} min={260} max={520} onChange={setRight} />
            <aside className={`stack rigid min-height-0 on-bg clip ${styles.right}`} aria-label="Inspector" id="inspector" tabIndex={-1}>
              <PaneBoundary of={`${name}.${column?.name}`} what={`The inspector of ${shortName(name)}${column ? `.${column.name}` : ''}`}>
                <Suspense fallback={<SkeletonLines count={6} />}>
                  {v === 'diagram' && c === undefined ? (
                    <WholeTable
                      name={here.name}
                      table={here.table}
                      onGo={here.go}
                      onOpen={() => {
                        void navigate({ search: { t: here.name } });
                        // If one pane is visible at a time, the rows are in another.
                        setPane('rows');
                      }}
                    />
                  ) : column && started ? (
                    <Inspector
                      key={`${name}.${column.name}`}
                      tableName={name}
                      table={table}
                      column={column}
                      row={linked ? linked.row : begun ? 0 : here.place.row}
                      isBeside={linked !== null}
                      tab={tab ?? 'generator'}
                      onTab={showTab}
                      onGo={here.go}
                    />
                  ) : column || v === 'columns' ? (
                    <SkeletonLines count={6} label="Loading the inspector" />
                  ) : null}
                </Suspense>
              </PaneBoundary>
            </aside>
          </>
        ) : null}
      </div>
      <PaneSwitch pane={pane} middle={v === 'diagram' ? 'Diagram' : v === 'columns' ? 'Columns' : 'Rows'} onChange={setPane} />
    </>
  );
}

/** Notes a tab of the inspector in the address, which leaves out the usual one. */
function useShowTab(): ComponentProps<typeof Inspector>['onTab'] {
  const navigate = useNavigate({ from: '/datasets/$id/' });
  return (next) =>
    void navigate({ search: ({ tab: _, ...before }) => (next === 'why' ? { ...before, tab: 'why' as const } : before), replace: true, resetScroll: false });
}

/** Says that the table of the address does not exist, and which one is shown. */
function useUnknownNoted(unknown: string | null, shown: string) {
  const note = useEffectEvent(() => {
    if (unknown !== null) notify(`This dataset has no table ${unknown}. ${shown} is shown instead.`, { id: 'unknown-table', isError: true });
  });
  useEffect(() => note(), [unknown]);
}

function WholeTable(props: Omit<ComponentProps<typeof TablePane>, 'rows'>) {
  const counts = useTableRows();
  const { name, table } = props;
  return <TablePane {...props} rows={<RowsEditor key={name} table={table} name={name} rows={counts.get(name) ?? table.rows ?? 0} />} />;
}

function AllColumns(props: ComponentProps<typeof ColumnsView>) {
  return (
    <Suspense fallback={<SkeletonLines count={12} />}>
      <ColumnsView {...props} />
    </Suspense>
  );
}

function NoTables({ may, onGo }: { may: boolean; onGo: (table: string) => void }) {
  return (
    <main id="main">
      <EmptyState
        title="This dataset has no tables"
        action={
          may ? (
            <Suspense>
              <SchemaMenu here={null} isFirst onGo={(to) => onGo(to.table)} />
            </Suspense>
          ) : null
        }
      >
        {may
          ? 'Add tables here, or write CREATE TABLE statements. Seedbed chooses values by the name and type of each column.'
          : 'Editors and owners can add tables.'}
      </EmptyState>
    </main>
  );
}

/** Keeps the room of its button until the first rows are there. */
function SchemaTools({ isReady, ...menu }: { isReady: boolean } & Pick<ComponentProps<typeof SchemaMenu>, 'here' | 'onGo'>) {
  return (
    <span className={button.icon}>
      {isReady ? (
        <Suspense>
          <SchemaMenu {...menu} />
        </Suspense>
      ) : null}
    </span>
  );
}

/** Wishes in words, below the rows. */
function Say({ isReady, table }: { isReady: boolean; table: string }) {
  return (
    <div className={`stack rigid ${styles.say}`}>
      {isReady ? (
        <Suspense fallback={<SayWaiting />}>
          <OfferModel />
          <SayLine table={table} />
        </Suspense>
      ) : (
        <SayWaiting />
      )}
    </div>
  );
}
