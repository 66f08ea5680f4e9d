import { qualifiedName, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { ColumnFacts } from './column-facts.tsx';
import { GeneratorForm } from './generator-form.tsx';
import { NullRate } from './null-rate.tsx';
import { Plot } from './plot.tsx';
import { RelationForm } from './relation-form.tsx';
import { relationOf } from './relation-of.ts';
import styles from './inspector.module.css';

type InspectorProps = { tableName: string; table: BlueprintTable; column: BlueprintColumn; onGo: (to: { table: string }) => void };

/** The selected column: how it lies, what makes it, why that was chosen, and what it must keep. Edits show at once. */
export function Inspector({ tableName, table, column, onGo }: InspectorProps) {
  const relations = useDraft((state) => state.blueprint.relations);
  const found = relationOf(relations, tableName, column.name);
  return (
    <div className={styles.inspector}>
      <header className={styles.head}>
        <h2 className={styles.name}>{column.name}</h2>
        <code className={styles.type}>{column.type}</code>
      </header>
      <Plot table={qualifiedName(table.schema, table.name)} column={column} />
      {column.generated ? (
        <section className={styles.section}>
          <p className={styles.said}>Postgres makes this column, so no value is sent:</p>
          <pre className={styles.code}>{column.generated}</pre>
        </section>
      ) : found ? (
        <RelationForm index={found.index} relation={found.relation} column={column} onGo={onGo} />
      ) : (
        <GeneratorForm tableName={tableName} table={table} column={column} />
      )}
      {found || column.generated ? null : <NullRate tableName={tableName} column={column} />}
      <ColumnFacts tableName={tableName} table={table} column={column} />
    </div>
  );
}
