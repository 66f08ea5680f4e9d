import { qualifiedName, quoteNameIfNeeded, type ReadTable } from '@seedbed/contract';
import { memo } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';
import { groupsOf } from './groups-of.ts';
import type { Reading } from './growth.ts';
import styles from './generating.module.css';

/** Tables as they are read; once all are, each can be opened. */
export function GeneratingTables({ reading, selected, onSelect }: { reading: Reading; selected: string | null; onSelect: (table: string) => void }) {
  const { read, made, total, chosen } = reading;
  if (!read)
    return (
      <>
        <progress className={`rigid full-width accent block ${styles.bar}`} aria-label="Tables read" max={Math.max(1, total)} value={made.length} />
        <ol className={`min-height-0 scroll pad-3 grow no-ring ${styles.made}`} aria-label="Tables so far">
          {made.map((name) => (
            <li key={name}>{shortName(name)}</li>
          ))}
        </ol>
        <p className={`note border-above row-high ${styles.total}`}>
          {total > 0 ? `${formatCount(made.length)} of ${formatMany(total, 'table')}` : 'Reading tables …'}
        </p>
      </>
    );
  return (
    <>
      <progress
        className={`rigid full-width accent block ${styles.bar}`}
        aria-label="Tables with generators"
        {...(chosen && chosen.done < chosen.total ? { max: chosen.total, value: chosen.done } : {})}
      />
      <ReadTables read={read} selected={selected} onSelect={onSelect} />
      <p className={`note border-above row-high ${styles.total}`}>{formatMany(read.length, 'table')}</p>
    </>
  );
}

type ReadTablesProps = { read: readonly ReadTable[]; selected: string | null; onSelect: (table: string) => void };

/**
 * Not rerendered with every table whose generators are chosen: with hundreds of tables that would delay progress
 * messages.
 */
const ReadTables = memo(function ReadTables({ read, selected, onSelect }: ReadTablesProps) {
  const groups = groupsOf(read);
  return (
    <ListBox
      aria-label="Tables"
      className="min-height-0 scroll pad-3 grow no-ring"
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={selected === null ? [] : [selected]}
      onSelectionChange={(keys) => {
        const [key] = keys as Set<string>;
        if (key !== undefined) onSelect(key);
      }}
    >
      {groups.map(({ schema, members }) => (
        <ListBoxSection key={schema} id={`schema ${schema}`}>
          {groups.length > 1 ? <Header className={`text-small faint on-bg ${styles.schema}`}>{schema}</Header> : null}
          {members.map((table) => {
            const id = qualifiedName(table.schema, table.name);
            return (
              <ListBoxItem key={id} id={id} textValue={table.name} className={`pointer ${styles.item}`}>
                <span className="cut grow">{quoteNameIfNeeded(table.name)}</span>
                <span className="note figures">
                  {table.columns.length}
                  <span className="visually-hidden"> {table.columns.length === 1 ? 'column' : 'columns'}</span>
                </span>
              </ListBoxItem>
            );
          })}
        </ListBoxSection>
      ))}
    </ListBox>
  );
});
