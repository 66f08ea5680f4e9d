import { qualifiedName, type BlueprintTable } from '@seedbed/contract';
import { ChevronRight, Rows3 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { IconButton } from '../../components/ui/button.tsx';
import { SearchField } from '../../components/ui/field.tsx';
import { formatMany } from '../../lib/format.ts';
import { matchScore } from '../../lib/match.ts';
import { shortType } from '../../lib/short-type.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { firstRowsOf, nameInSql, tableInSql } from '../../lib/names-in-sql.ts';
import styles from './sql.module.css';

type SqlTablesProps = { onInsert: (name: string, whole: string) => void; onRun: (sql: string) => void };

/** The tables with their columns. Pressed, a name goes into the query; into an empty one, a query of the table's first rows. */
export function SqlTables({ onInsert, onRun }: SqlTablesProps) {
  const tables = useDraft((state) => state.blueprint.tables);
  const [query, setQuery] = useState('');
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => foundTables(tables, query), [tables, query]);
  const insertKey = (key: string) => {
    for (const table of found) {
      const id = idOf(table);
      if (key === id) return onInsert(tableInSql(table), firstRowsOf(table));
      const column = key.startsWith(`${id} `) ? key.slice(id.length + 1) : null;
      if (column !== null && table.columns.some(({ name }) => name === column))
        return onInsert(nameInSql(column), `select ${nameInSql(column)}\nfrom ${tableInSql(table)}\nlimit 100`);
    }
  };
  return (
    <>
      <div className={styles.sideSearch}>
        <SearchField label="Search tables" placeholder={formatMany(tables.length, 'table')} value={query} onChange={setQuery} />
      </div>
      <Tree
        aria-label="Tables"
        className={`min-height-0 scroll grow no-ring ${styles.tree}`}
        expandedKeys={expanded}
        onExpandedChange={(keys) => setExpanded(keys as Set<string>)}
        onAction={(key) => insertKey(String(key))}
        renderEmptyState={() => <p className="faint pretty pad-4">No tables match “{query}”.</p>}
      >
        {found.map((table) => (
          <TableItem key={idOf(table)} table={table} isExpanded={expanded.has(idOf(table))} onRun={() => onRun(firstRowsOf(table))} />
        ))}
      </Tree>
    </>
  );
}

function TableItem({ table, isExpanded, onRun }: { table: BlueprintTable; isExpanded: boolean; onRun: () => void }) {
  const id = idOf(table);
  return (
    <TreeItem id={id} textValue={table.name} className={`line gap-2 pointer no-ring rounded-4px row-high lights ring-inside ${styles.item}`} hasChildItems>
      <TreeItemContent>
        <AriaButton slot="chevron" className={`rigid faint pointer grid centered ${styles.chevron}`}>
          <ChevronRight aria-hidden />
        </AriaButton>
        <span className="cut fill">{tableInSql(table)}</span>
        <span className={`clip rigid ${styles.peek}`}>
          <IconButton label={`First 100 rows of ${table.name}`} onPress={onRun}>
            <Rows3 aria-hidden />
          </IconButton>
        </span>
      </TreeItemContent>
      {/* Thousands of columns, of which only a few are expanded. */}
      {isExpanded
        ? table.columns.map(({ name, type }) => (
            <TreeItem
              key={name}
              id={`${id} ${name}`}
              textValue={name}
              className={`line gap-2 pointer no-ring rounded-4px row-high lights ring-inside ${styles.item} text-mono quiet ${styles.column}`}
            >
              <TreeItemContent>
                <span className="cut fill">{name}</span>
                <span className={`cut rigid faint ${styles.type}`} title={type}>
                  {shortType(type)}
                </span>
              </TreeItemContent>
            </TreeItem>
          ))
        : null}
    </TreeItem>
  );
}

function idOf({ schema, name }: BlueprintTable): string {
  return qualifiedName(schema, name);
}

function foundTables(tables: readonly BlueprintTable[], query: string): BlueprintTable[] {
  return tables
    .map((table) => ({ table, score: matchScore(query, table.name) }))
    .filter((one): one is { table: BlueprintTable; score: number } => one.score !== null)
    .sort((a, b) => (query ? a.score - b.score : 0) || (tableInSql(a.table) < tableInSql(b.table) ? -1 : 1))
    .map(({ table }) => table);
}
