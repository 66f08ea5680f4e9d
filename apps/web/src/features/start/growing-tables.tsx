import { qualifiedName, quoteNameIfNeeded } from '@seedbed/contract';
import { useEffect, useRef } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { formatMany } from '../../lib/format.ts';
import type { Reading } from './growth.ts';
import styles from './growing.module.css';

/** Tables as they are read, the newest in sight; once all are, each can be looked at. */
export function GrowingTables({ reading, selected, onSelect }: { reading: Reading; selected: string | null; onSelect: (table: string) => void }) {
  const { read, made, total } = reading;
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Newer browsers give a promise back, which is no clean-up.
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [made.length]);
  if (!read)
    return (
      <>
        <progress className={styles.bar} aria-label="Tables read" max={Math.max(1, total)} value={made.length} />
        <ol className={styles.made} aria-label="Tables so far">
          {made.map((name, i) => (
            <li key={name} ref={i === made.length - 1 ? end : null}>
              {name.replace(/^public\./, '')}
            </li>
          ))}
        </ol>
      </>
    );
  const named = read.map((table) => ({ table, id: qualifiedName(table.schema, table.name) })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return (
    <>
      <progress className={styles.bar} aria-label="Choosing what belongs into the columns" />
      <ListBox
        aria-label="Tables"
        className={styles.list!}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selected === null ? [] : [selected]}
        onSelectionChange={(keys) => {
          const [key] = keys as Set<string>;
          if (key !== undefined) onSelect(key);
        }}
      >
        {named.map(({ table, id }) => (
          <ListBoxItem key={id} id={id} textValue={table.name} className={styles.item!}>
            <span className={styles.name}>{table.schema === 'public' ? quoteNameIfNeeded(table.name) : id}</span>
            <span className={styles.count}>
              {table.columns.length}
              <span className="visually-hidden"> columns</span>
            </span>
          </ListBoxItem>
        ))}
      </ListBox>
      <p className={styles.total}>{formatMany(read.length, 'table')}</p>
    </>
  );
}
