import { useEffect, useEffectEvent, useMemo, useRef, useState, type FocusEvent } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Button } from '../../components/ui/button.tsx';
import { formatMany } from '../../lib/format.ts';
import { useGeneratorTitles } from '../../queries/catalogue.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { columnPlaces, findColumns, type ColumnPlace } from '../../workspace/edit-many.ts';
import { ColumnHeads } from './column-heads.tsx';
import { ColumnRow } from './column-row.tsx';
import { ColumnsBar } from './columns-bar.tsx';
import { ManyForm } from './many-form.tsx';
import { useNarrow } from './use-narrow.ts';
import { useOrdered } from './use-ordered.ts';
import styles from './columns-view.module.css';

/** If a row is too narrow for its content, it has two lines. */
const ROWS = { wide: 32, narrow: 56 };
const NARROW = 600;
type ColumnAt = { readonly table: string; readonly column: string };

type ColumnsViewProps = {
  /** The column that the inspector shows, as `schema.table.column`. */
  current: string | null;
  /** The first column of the list: the inspector shows it until another is selected. */
  onBegin: (at: ColumnAt) => void;
  /** Shows a column in the inspector. */
  onLook: (to: ColumnAt) => void;
  /** Opens a column in the rows of its table. */
  onGo: (to: ColumnAt) => void;
};

/**
 * All columns of all tables, the least certain first: browsed, searched, selected, and changed together as one step.
 */
export function ColumnsView({ current, onBegin, onLook, onGo }: ColumnsViewProps) {
  const blueprint = useDraft((state) => state.blueprint);
  const places = useMemo(() => columnPlaces(blueprint), [blueprint]);
  const titles = useGeneratorTitles();
  const [query, setQuery] = useState('');
  const { order, ordered, setOrder } = useOrdered(places);
  const begin = useEffectEvent(() => ordered[0] && onBegin({ table: ordered[0].table, column: ordered[0].column.name }));
  useEffect(() => void begin(), []);
  const may = useMay('write');
  const found = useMemo(() => findColumns(ordered, query, titles), [ordered, query, titles]);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const picked = useMemo(() => places.filter((place) => ids.has(place.id)), [places, ids]);
  const allFound = found.length > 0 && found.every((place) => ids.has(place.id));
  const list = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLElement>(null);
  const row = useNarrow(view, NARROW) ? ROWS.narrow : ROWS.wide;
  const layout = useMemo(() => ({ rowHeight: row }), [row]);
  const at = found.findIndex(({ id }) => id === current);
  const look = (place: ColumnPlace | undefined) => place && onLook({ table: place.table, column: place.column.name });
  const step = (to: number) => {
    look(found[to]);
    const box = list.current;
    if (!box) return;
    // Into sight, and a row before it.
    if (to * row < box.scrollTop + row || (to + 2) * row > box.scrollTop + box.clientHeight) box.scrollTop = Math.max(0, (to - 1) * row);
  };
  return (
    <section
      ref={view}
      className={`stack fill min-height-0 ${styles.view}`}
      aria-label="Columns of all tables"
      data-narrow={row === ROWS.narrow ? '' : undefined}
    >
      <ColumnsBar
        {...{ query, setQuery, order, setOrder, step, at }}
        found={found.length}
        said={picked.length > 0 ? `${formatMany(picked.length, 'column')} picked` : formatMany(found.length, 'column')}
        onOpen={() => found[at] && onGo({ table: found[at].table, column: found[at].column.name })}
      >
        {may ? (
          <>
            <Button look="quiet" isDisabled={found.length === 0 || allFound} onPress={() => setIds(new Set([...ids, ...found.map((place) => place.id)]))}>
              Select {found.length === places.length ? 'all' : `these ${found.length}`}
            </Button>
            <Button look="quiet" isDisabled={picked.length === 0} onPress={() => setIds(new Set())}>
              Select none
            </Button>
          </>
        ) : null}
      </ColumnsBar>
      <p className="note rigid border-below pad-3-4">
        {may ? 'Select columns to change their NULL share or generator together. ' : ''}
        <span className={styles.mouse}>Double-click one to open its table.</span>
      </p>
      <ColumnHeads />
      <div
        className="row min-height-0 grow"
        onFocus={({ target }: FocusEvent) => {
          const id = target.closest('[role="option"]')?.getAttribute('data-key');
          if (id && id !== current) look(found.find((place) => place.id === id));
        }}
      >
        <Virtualizer layout={ListLayout} layoutOptions={layout}>
          <ListBox
            ref={list}
            aria-label="Columns"
            className={`min-height-0 scroll grow no-ring ${styles.list}`}
            items={found}
            dependencies={[current, titles]}
            selectionMode={may ? 'multiple' : 'none'}
            selectionBehavior="toggle"
            selectedKeys={ids}
            onSelectionChange={(keys) => {
              // Selected columns that a search does not find stay selected.
              const hidden = found.length === places.length ? [] : [...ids].filter((id) => !found.some((place) => place.id === id));
              setIds(new Set([...hidden, ...(keys === 'all' ? found.map((place) => place.id) : (keys as Set<string>))]));
            }}
            renderEmptyState={() => <p className="note rigid border-below pad-3-4">No columns match.</p>}
          >
            {(place) => (
              <ListBoxItem id={place.id} textValue={place.id} className={`full-height border-below no-ring ring-inside ${styles.item}`}>
                {({ isSelected }) => (
                  <ColumnRow
                    place={place}
                    titles={titles}
                    isSelected={isSelected}
                    isCurrent={place.id === current}
                    onGo={() => onGo({ table: place.table, column: place.column.name })}
                  />
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </div>
      {/* Below the list, so that no row moves under the pointer that picks it. */}
      {may && picked.length > 0 ? <ManyForm places={picked} /> : null}
    </section>
  );
}
