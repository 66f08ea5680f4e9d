import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { allColumns, differing, rowsWords, sampleWords, sumsOf, sumsWords, tableWords } from '../../engine/compare/difference-words.ts';
import type { PairTable, TableDifference } from '../../engine/protocol.ts';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';
import { matchScore } from '../../lib/match.ts';
import list from '../../features/tables/tables.module.css';
import styles from './compare.module.css';

type CompareTablesProps = {
  tables: readonly PairTable[];
  counted: ReadonlyMap<string, TableDifference>;
  selected: string;
  onSelect: (table: string) => void;
};

/** All tables, each with how many of its columns differ; on a phone in a menu above the rows. */
export function CompareTables({ tables, counted, selected, onSelect }: CompareTablesProps) {
  const [query, setQuery] = useState('');
  const found = query === '' ? tables : tables.filter(({ name }) => matchScore(query, name) !== null);
  const sums = sumsOf(tables, counted);
  return (
    <>
      <aside className={`stack rigid min-height-0 on-bg ${styles.tables}`} aria-label="Tables">
        <div className="rigid pad-3">
          <SearchField label="Search tables" placeholder={formatMany(tables.length, 'table')} value={query} onChange={setQuery} />
        </div>
        <ListBox
          aria-label="Tables and how many of their columns differ"
          className={`min-height-0 scroll relative grow no-ring ${list.list}`}
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={[selected]}
          onSelectionChange={(keys) => {
            const [key] = keys as Set<string>;
            if (key !== undefined) onSelect(key);
          }}
          renderEmptyState={() => <p className={`faint ${list.none}`}>No tables match “{query}”.</p>}
        >
          {found.map((table) => {
            const difference = counted.get(table.name);
            return (
              <ListBoxItem
                key={table.name}
                id={table.name}
                textValue={table.name}
                className={`line pointer gap-6px no-ring rounded-4px ring-inside ${list.item}`}
              >
                <span className="cut grow">{shortName(table.name)}</span>
                <span className={`note figures ${styles.tableCount}`} data-differs={differs(table, difference) || undefined} title={wordsOf(table, difference)}>
                  <span aria-hidden>{briefly(table, difference)}</span>
                  <span className="visually-hidden">{wordsOf(table, difference)}</span>
                </span>
              </ListBoxItem>
            );
          })}
        </ListBox>
        <p className="note rigid border-above pad-3-4" role="status">
          {sums.counted < sums.tables
            ? `Compared ${formatCount(sums.counted)} of ${formatMany(sums.tables, 'table')} …`
            : `${sumsWords(sums)}. ${sampleWords(sums)}`}
        </p>
      </aside>
      <div className={styles.pick}>
        <Select
          label="Table"
          hideLabel
          options={tables.map((table) => ({ id: table.name, label: shortName(table.name), note: wordsOf(table, counted.get(table.name)) }))}
          value={selected === '' ? null : selected}
          onChange={onSelect}
        />
      </div>
    </>
  );
}

function differs(table: PairTable, difference: TableDifference | undefined): boolean {
  return table.rows[0] !== table.rows[1] || (difference !== undefined && differing(difference) > 0);
}

/** `3 of 14`, for narrow places. */
function briefly(table: PairTable, difference: TableDifference | undefined): string {
  if (table.rows[0] === null) return 'added';
  if (table.rows[1] === null) return 'removed';
  if (!difference) return '…';
  const found = differing(difference);
  if (found > 0) return `${formatCount(found)} of ${formatCount(allColumns(table))}`;
  return table.rows[0] === table.rows[1] ? 'same' : 'rows';
}

function wordsOf(table: PairTable, difference: TableDifference | undefined): string {
  if (difference) return tableWords(table, difference);
  return rowsWords(table) ?? 'not compared yet';
}
