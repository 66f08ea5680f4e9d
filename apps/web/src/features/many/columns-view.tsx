import { useMemo, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Button } from '../../components/ui/button.tsx';
import { SearchField } from '../../components/ui/field.tsx';
import { formatMany, formatShare } from '../../lib/format.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { columnPlaces, findColumns, type ColumnPlace } from '../../workspace/edit-many.ts';
import { ManyForm } from './many-form.tsx';
import styles from './columns-view.module.css';

const ROW = 32;
const LAYOUT = { rowHeight: ROW };

/** All columns of all tables: found by words, picked, and changed together as one step. */
export function ColumnsView({ onGo }: { onGo: (to: { table: string; column: string }) => void }) {
  const blueprint = useDraft((state) => state.blueprint);
  const places = useMemo(() => columnPlaces(blueprint), [blueprint]);
  const [query, setQuery] = useState('');
  const may = useMay('write');
  const found = useMemo(() => findColumns(places, query), [places, query]);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const picked = useMemo(() => places.filter((place) => ids.has(place.id)), [places, ids]);
  const allFound = found.length > 0 && found.every((place) => ids.has(place.id));
  return (
    <section className={styles.view} aria-label="Columns of all tables">
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField label="Search columns" placeholder="Words of a name, type or generator" value={query} onChange={setQuery} />
        </div>
        <span className={styles.count} role="status">
          {picked.length > 0 ? `${formatMany(picked.length, 'column')} picked` : formatMany(found.length, 'column')}
        </span>
        {may ? (
          <>
            <Button look="quiet" isDisabled={found.length === 0 || allFound} onPress={() => setIds(new Set([...ids, ...found.map((place) => place.id)]))}>
              Pick {found.length === places.length ? 'all' : `these ${found.length}`}
            </Button>
            <Button look="quiet" isDisabled={picked.length === 0} onPress={() => setIds(new Set())}>
              Pick none
            </Button>
          </>
        ) : null}
      </div>
      {may && picked.length > 0 ? (
        <ManyForm places={picked} />
      ) : (
        <p className={styles.hint}>{may ? 'Pick columns to change their NULL share or generator together. ' : ''}Double-click one to open it.</p>
      )}
      <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
        <ListBox
          aria-label="Columns"
          className={styles.list!}
          items={found}
          selectionMode={may ? 'multiple' : 'none'}
          selectionBehavior="toggle"
          selectedKeys={ids}
          onSelectionChange={(keys) => {
            // What is picked and not found by these words stays picked.
            const hidden = found.length === places.length ? [] : [...ids].filter((id) => !found.some((place) => place.id === id));
            setIds(new Set([...hidden, ...(keys === 'all' ? found.map((place) => place.id) : (keys as Set<string>))]));
          }}
          renderEmptyState={() => <p className={styles.hint}>No columns match.</p>}
        >
          {(place) => (
            <ListBoxItem id={place.id} textValue={place.id} className={styles.item!}>
              {({ isSelected }) => <ColumnRow place={place} isSelected={isSelected} onGo={onGo} />}
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </section>
  );
}

function ColumnRow({ place, isSelected, onGo }: { place: ColumnPlace; isSelected: boolean; onGo: (to: { table: string; column: string }) => void }) {
  const { table, column, given } = place;
  return (
    <div className={styles.row} onDoubleClick={() => onGo({ table, column: column.name })}>
      <span className={styles.mark} data-on={isSelected ? '' : undefined} aria-hidden>
        {isSelected ? '✓' : ''}
      </span>
      <span className={styles.name}>
        <span className={styles.table}>{table.replace(/^public\./, '')}.</span>
        {column.name}
      </span>
      <code className={styles.type}>{column.type}</code>
      <span className={styles.kind}>
        {given === 'generated' ? 'by Postgres' : given === 'reference' ? 'from its parent' : (column.generator?.kind ?? 'by its type')}
      </span>
      <span className={styles.null}>{given === 'generated' ? '' : column.nullable ? `null ${formatShare(column.nullRate ?? 0)}` : 'not null'}</span>
    </div>
  );
}
