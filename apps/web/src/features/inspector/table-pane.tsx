import { qualifiedName, quoteNameIfNeeded, type BlueprintTable, type Relation } from '@seedbed/contract';
import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { isUnrecognised } from '../../workspace/recognised.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { keysOf } from '../../workspace/facts-of.ts';
import { shortName } from '../../lib/format.ts';
import { Agreements } from './agreements.tsx';
import { ConstraintList } from './constraint-list.tsx';
import { fanOutTitle } from './relation-words.ts';
import styles from './inspector.module.css';

type TablePaneProps = {
  name: string;
  table: BlueprintTable;
  /** Its count of rows, to be changed. */
  rows: ReactNode;
  onGo: (to: { table: string; column?: string }) => void;
  /** Opens its rows. */
  onOpen: () => void;
};

/** The selected table: its row count, references, agreements, keys, conditions and columns. */
export function TablePane({ name, table, rows, onGo, onOpen }: TablePaneProps) {
  const relations = useDraft((state) => state.blueprint.relations);
  const prefix = qualifiedName(table.schema, 'x').slice(0, -1);
  return (
    <div className={`grow scroll ${styles.inspector}`}>
      <header className={`row gap-3 baseline wrap touch-high ${styles.head}`}>
        <h2 className="text-pane break-anywhere">{quoteNameIfNeeded(table.name)}</h2>
        <span className="faint break-anywhere">{table.schema === 'public' ? 'table' : `table in ${quoteNameIfNeeded(table.schema)}`}</span>
      </header>
      {table.comment ? <p className={`quiet pretty ${styles.comment}`}>{table.comment}</p> : null}
      <div className={`line gap-3 apart wrap ${styles.tableRows}`}>
        {rows}
        <Button onPress={onOpen}>Open its rows</Button>
      </div>
      <Relations
        title="Refers to"
        prefix={prefix}
        relations={relations.filter((one) => one.from.table === name)}
        other={(one) => one.to.table}
        said={(one) => one.from.columns.join(', ')}
        onGo={onGo}
      />
      <Relations
        title="Referred to by"
        prefix={prefix}
        relations={relations.filter((one) => one.to.table === name)}
        other={(one) => one.from.table}
        said={(one) => `${one.from.columns.join(', ')} · ${one.fanOut ? fanOutTitle(one.fanOut.kind).toLowerCase() : 'spread evenly'}`}
        onGo={onGo}
      />
      <Agreements key={name} table={name} onOpen={onOpen} />
      <ConstraintList table={name} facts={keysOf(table)} />
      <section className={`stack gap-4 border-above pad-4-5 ${styles.section}`}>
        <h3 className="text-label faint">Columns</h3>
        <ul className={styles.lines}>
          {table.columns.map((column) => (
            <li className="line gap-3 row-high" key={column.name}>
              <Button look="quiet" onPress={() => onGo({ table: name, column: column.name })}>
                <span className={styles.lineName} title={column.name}>
                  {column.name}
                </span>
              </Button>
              {isUnrecognised(column) ? <Badge tone="warn">not recognised</Badge> : null}
              <span title={column.type}>{column.type}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Relations({
  title,
  prefix,
  relations,
  other,
  said,
  onGo,
}: {
  title: string;
  /** The schema prefix of displayed names: `public.`. */ prefix: string;
  relations: readonly Relation[];
  other: (relation: Relation) => string;
  said: (relation: Relation) => string;
  onGo: TablePaneProps['onGo'];
}) {
  if (relations.length === 0) return null;
  // A table of the same schema needs no schema.
  const short = (table: string) => (table.startsWith(prefix) ? table.slice(prefix.length) : shortName(table));
  return (
    <section className={`stack gap-4 border-above pad-4-5 ${styles.section}`}>
      <h3 className="text-label faint">{title}</h3>
      <ul className={styles.lines}>
        {relations.map((relation, i) => (
          <li className="line gap-3 row-high" key={`${relation.from.table} ${relation.from.columns.join()} ${i}`}>
            <Button
              look="quiet"
              aria-label={`${short(other(relation))}, by ${relation.from.columns.join(', ')}`}
              onPress={() => onGo({ table: relation.from.table, ...(relation.from.columns[0] === undefined ? {} : { column: relation.from.columns[0] }) })}
            >
              <span className={styles.lineName} title={other(relation)}>
                {short(other(relation))}
              </span>
            </Button>
            <span title={said(relation)}>{said(relation)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
