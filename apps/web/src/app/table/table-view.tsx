import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { EngineProblem } from '../../engine/engine-client.ts';
import { useEngine, useTableRows } from '../../engine/engine-context.tsx';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import type { CopyFormat } from '../../features/grid/copy-texts.ts';
import { copySelection } from '../../features/grid/copy-selection.ts';
import { DataGrid, type GridHandle } from '../../features/grid/data-grid.tsx';
import { rectOf, type Rect, type Selection } from '../../features/grid/selection.ts';
import { useColumnView } from '../../features/grid/use-column-view.ts';
import { copyLink } from '../../lib/copy-link.ts';
import { describeError } from '../../lib/describe-error.ts';
import { formatMany } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { gridColumns } from '../../workspace/grid-column.ts';
import { keepPlace, placeIn } from '../../workspace/kept-places.ts';
import type { Place } from '../../workspace/place.ts';
import { useMay } from '../../queries/me.ts';
import { setRows } from '../../workspace/edit-rows.ts';
import type { CellPaneKind } from './cell-pane.tsx';
import { TableBar } from './table-bar.tsx';
import { useRowInPalette } from '../../workspace/use-row-in-palette.ts';
import type { TablePlace } from '../../workspace/use-place.ts';
import { useChildrenShown } from './use-children-shown.ts';
import { useOverviewShown } from './use-overview-shown.ts';
import { usePreview } from './use-preview.ts';
import styles from './table-view.module.css';

/** After the first rows. */
const GridTools = lazyPart(() => import('./after-rows.ts').then(({ GridTools }) => GridTools), 'nothing');

const SayLine = lazyPart(() => import('./after-rows.ts').then(({ SayLine }) => SayLine), 'nothing');

/** With its first use. */
const CellPane = lazyPart(() => import('./cell-pane.tsx').then(({ CellPane }) => CellPane), 'over');

const ChildrenPane = lazyPart(() => import('../../features/children/children-pane.tsx').then(({ ChildrenPane }) => ChildrenPane), 'pane');

const TableOverview = lazyPart(() => import('../../features/overview/table-overview.tsx').then(({ TableOverview }) => TableOverview), 'pane');

const BlockedNote = lazyPart(() => import('./blocked-note.tsx').then(({ BlockedNote }) => BlockedNote), 'over');

const PreviewStrip = lazyPart(() => import('./preview-strip.tsx').then(({ PreviewStrip }) => PreviewStrip), 'over');

/** With the first reference that is followed. */
const CameFrom = lazyPart(() => import('./came-from.tsx').then(({ CameFrom }) => CameFrom), 'nothing');

const FindStrip = lazyPart(() => import('../../features/grid/find-strip.tsx').then(({ FindStrip }) => FindStrip), 'over');

const SCREENFUL = 40;

/** One table: its bar, its rows, and what is looked at without leaving. */
export function TableView({ here, onInspect }: { here: TablePlace; onInspect: () => void }) {
  const draft = useDraftStore();
  const may = useMay('write');
  const { table, name, place, arrivals, rest, go } = here;
  const types = useDraft((state) => state.blueprint.types);
  const relations = useDraft((state) => state.blueprint.relations);
  const own = useMemo(
    () => (table ? gridColumns({ ...draft.getState().blueprint, types: types ?? {}, relations }, table) : []),
    [draft, table, types, relations],
  );
  const engine = useEngine((state) => state.engine);
  const problem = useEngine((state) => state.problem);
  const counted = useTableRows().get(name);
  const fresh = useEngine((state) => state.compiled?.edition) === useDraft((state) => state.edition);
  // Until the engine has counted, what is written in the blueprint; for a count that follows from others, a screenful.
  const previewing = usePreview(name, engine);
  const rows = previewing?.rows ?? (fresh && counted !== undefined ? counted : (table?.rows ?? counted ?? SCREENFUL));
  const [over, setOver] = useState<{ kind: CellPaneKind; at: Place; text: string | null | undefined; anchor: HTMLElement | null } | null>(null);
  const [fault, setFault] = useState<{ edition: number; error: unknown } | null>(null);
  const grid = useRef<GridHandle>(null);
  const datasetId = useDraft((state) => state.datasetId);
  const navigate = useNavigate();
  const shown = useColumnView(`${datasetId}/${name}`, own);
  const { columns } = shown;
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom });
  const [selection, setSelection] = useState<Selection | null>(null);
  /** How often finding was asked for; 0 while its strip is closed. */
  const [finding, setFinding] = useState(0);
  const [below, toggleBelow] = useChildrenShown();
  const [overview, toggleOverview] = useOverviewShown();
  const [isByKey, setIsByKey] = useState(false);

  // A place that came by link: into the middle of the view, once the engine has counted the rows.
  const known = counted !== undefined;
  const arrive = useEffectEvent(() => {
    const row = Math.min(place.row, Math.max(0, rows - 1));
    const before = placeIn(datasetId, name);
    const returns = before?.row === row;
    if (returns) grid.current?.jump(before.top);
    else if (row > 0) grid.current?.jump(Math.max(0, row - 3));
    const column = shown.shownIndex(place.column);
    // Who is led to a hidden column wants to see it.
    if (column < 0 && own[place.column]) shown.show([own[place.column]!.name]);
    else grid.current?.reveal({ row: returns && !before.isSeen ? before.top : row, column });
  });
  const lead = useEffectEvent(() => {
    // Who is led to a row wants to see it; who goes to a table sees it as the last one.
    if (overview && arrivals > 1 && place.row > 0 && !placeIn(datasetId, name)) toggleOverview();
    else arrive();
  });
  useEffect(() => {
    if (known && arrivals > 0) lead();
  }, [arrivals, known]);
  // The grid that comes back in place of the overview begins at its top.
  const comeBack = useEffectEvent(() => {
    if (known && place.row > 0) arrive();
  });
  useEffect(() => {
    if (!overview) comeBack();
  }, [overview]);
  const leave = useEffectEvent(() => {
    const top = grid.current?.top();
    if (top === undefined) return;
    const isSeen = grid.current?.cellAt({ row: place.row, column: shown.shownIndex(place.column) }) !== null;
    keepPlace(datasetId, name, { row: place.row, column: own[place.column]?.name, top, isSeen });
  });
  // Before the grid itself goes.
  useLayoutEffect(() => () => leave(), []);
  // The button that had the focus goes with the peek: the keys go on in the grid.
  const peeking = over !== null;
  const focusGrid = useEffectEvent(() => grid.current?.focus());
  useEffect(() => {
    if (!peeking) return;
    return () => keepFocus(() => focusGrid());
  }, [peeking]);
  // Who came from another table by a key has lost what was pressed with that table.
  const came = arrivals > 1;
  useEffect(() => {
    if (came) keepFocus(() => focusGrid());
  }, [came]);
  const openPane = (kind: CellPaneKind, at: Place) => setOver({ kind, at, text: grid.current?.text(at), anchor: grid.current?.cellAt(at) ?? null });
  const setPeek = (at: Place) => openPane('peek', at);

  const columnName = own[place.column]?.name;
  const goToRow = useCallback((row: number) => go({ row, ...(columnName === undefined ? {} : { column: columnName }) }), [go, columnName]);
  useRowInPalette(name, rows, place.row, goToRow);

  const openColumn = useCallback(
    (column: string) => {
      rest({
        row: place.row,
        column: Math.max(
          0,
          own.findIndex((one) => one.name === column),
        ),
      });
      onInspect();
    },
    [rest, place.row, own, onInspect],
  );

  if (!table) return null;
  const active = { row: Math.min(place.row, Math.max(0, rows - 1)), column: Math.max(0, shown.shownIndex(place.column)) };
  /** Places of the grid count the columns shown; the address says which of the table's it is. */
  const move = (to: Place) => rest({ row: to.row, column: shown.tableIndex(to.column) });
  const rect = rectOf(selection, active, rows, columns.length);
  const copy = (format: CopyFormat, what: Rect = rect) => {
    if (!engine) return;
    copySelection(engine, { name, schema: table.schema, table: table.name }, columns, what, format).then(
      (said) => notify(said, { id: 'copied', milliseconds: 2_000 }),
      (error: unknown) => notify(describeError(error).detail, { id: 'copied', isError: true }),
    );
  };

  const cellAt = (at: Place) => ({ table: name, row: at.row, column: columns[at.column]!.name });
  const follow = async (at: Place) => {
    const relation = columns[at.column]?.relation;
    if (!relation || !engine) return setPeek(at);
    const view = await engine.row(name, at.row).catch(() => null);
    const parent = view?.parents.find((one) => one.columns.includes(columns[at.column]!.name));
    if (parent && parent.row >= 0) go({ table: parent.table, row: parent.row, column: relation.to.columns[0]! }, cellAt(at));
    else setPeek(at);
  };

  return (
    <section className={styles.view} aria-label={name}>
      <TableBar
        table={table}
        name={name}
        rows={rows}
        current={active.row}
        onRow={(row) => {
          setSelection(null);
          move({ ...active, row });
          if (overview) {
            toggleOverview();
            return keepFocus(() => focusGrid());
          }
          grid.current?.jump(Math.max(0, row - 2));
          grid.current?.focus();
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
            {engine ? (
              <GridTools
                rect={rect}
                shown={shown}
                onFind={() => setFinding((count) => count + 1)}
                onCopy={copy}
                isBelow={below}
                onBelow={toggleBelow}
                isOverview={overview}
                onOverview={toggleOverview}
                links={[{ id: 'link', label: 'Copy the link to this cell', run: () => void copyLink(linkTo(name, active.row, columns[active.column]?.name)) }]}
              />
            ) : null}
          </Suspense>
        }
      />
      {finding > 0 ? (
        <Suspense>
          <FindStrip
            engine={engine}
            table={name}
            rows={rows}
            columns={own}
            column={columns[active.column]?.name ?? ''}
            row={active.row}
            asked={finding}
            onHit={(row, column) => {
              const at = { row, column: shown.shownIndex(own.findIndex((one) => one.name === column)) };
              setSelection(null);
              if (at.column < 0) {
                shown.show([column]);
                return go({ row, column });
              }
              move(at);
              grid.current?.jump(Math.max(0, row - 3));
              grid.current?.reveal(at);
            }}
            onClose={() => {
              setFinding(0);
              grid.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
      {previewing ? (
        <Suspense>
          <PreviewStrip preview={previewing.preview} />
        </Suspense>
      ) : null}
      {problem instanceof EngineProblem && !previewing ? (
        <div className={styles.problem}>
          <Suspense>
            <BlockedNote problem={problem} hasRows={engine !== null} onGo={go} />
          </Suspense>
        </div>
      ) : null}
      {fault && fault.edition === engine?.edition ? (
        <div className={styles.problem}>
          <ErrorNote error={fault.error} onRetry={() => setFault(null)} />
        </div>
      ) : null}
      {problem instanceof EngineProblem && !engine ? null : own.length === 0 ? (
        <EmptyState title="This table has no columns">
          {may ? `Its ${formatMany(rows, 'row')} hold nothing to show. Add a column from the menu above the list of tables.` : 'Its rows hold nothing to show.'}
        </EmptyState>
      ) : rows === 0 && known ? (
        <EmptyState
          title="This table has 0 rows"
          action={
            may ? (
              <Button look="primary" onPress={() => setRows(draft, name, 1_000)}>
                Make 1,000
              </Button>
            ) : null
          }
        >
          {name} stays empty.
        </EmptyState>
      ) : overview && engine ? (
        <Suspense fallback={<SkeletonLines count={12} />}>
          <TableOverview
            engine={engine}
            table={name}
            rows={rows}
            columns={own}
            current={columnName}
            takesFocus={isByKey}
            onOpen={openColumn}
            onClose={() => {
              toggleOverview();
              keepFocus(() => focusGrid());
            }}
          />
        </Suspense>
      ) : (
        <DataGrid
          ref={grid}
          storageKey={`${datasetId}/${name}`}
          table={name}
          rows={rows}
          shown={shown}
          engine={previewing?.engine ?? engine}
          active={active}
          onActive={move}
          selection={selection}
          onSelection={setSelection}
          onCopy={(what) => copy('tsv', what)}
          onFind={() => setFinding((count) => count + 1)}
          onChildren={toggleBelow}
          onOverview={() => {
            setIsByKey(true);
            toggleOverview();
          }}
          onReview={(c) => void navigate({ to: '/datasets/$id/review', params: { id: datasetId }, search: { c: `${name}.${c}` } })}
          onPeek={setPeek}
          onExample={may ? (at) => openPane('example', at) : null}
          onFollow={(at) => void follow(at)}
          onBack={() => window.history.back()}
          onInspect={() => {
            onInspect();
            document.getElementById('inspector')?.focus();
          }}
          onError={(error) => engine && setFault({ edition: engine.edition, error })}
        />
      )}
      {below && !overview && engine && rows > 0 ? (
        <Suspense>
          <ChildrenPane
            engine={engine}
            table={name}
            row={active.row}
            onGo={go}
            onClose={() => {
              toggleBelow();
              grid.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
      {engine ? (
        <Suspense>
          <SayLine />
        </Suspense>
      ) : null}
      {over && engine && columns[over.at.column] ? (
        <Suspense>
          <CellPane
            kind={over.kind}
            engine={engine}
            table={name}
            column={columns[over.at.column]!}
            row={over.at.row}
            text={over.text}
            anchor={over.anchor}
            onClose={() => {
              setOver(null);
              grid.current?.focus();
            }}
            onGo={(to) => {
              setOver(null);
              go(to, cellAt(over.at));
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

/** The address of a cell, whether or not it has come to the address bar yet. */
function linkTo(table: string, row: number, column: string | undefined): string {
  const url = new URL(window.location.href);
  url.searchParams.set('t', table);
  url.searchParams.set('r', String(row + 1));
  if (column !== undefined) url.searchParams.set('c', column);
  return url.href;
}

/** Frames that a popover takes to give the focus up, at most. */
const MOST_FRAMES = 12;

/** Calls `focus` once nothing has the focus any more. */
function keepFocus(focus: () => void, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body) return focus();
    if (frames > 0) keepFocus(focus, frames - 1);
  });
}
