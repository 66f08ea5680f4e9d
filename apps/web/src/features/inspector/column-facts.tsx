import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import { Badge } from '../../components/ui/badge.tsx';
import { factsOf } from './facts-of.ts';
import styles from './inspector.module.css';

/** Why this generator, and which constraints its values keep. */
export function ColumnFacts({ table, column }: { tableName: string; table: BlueprintTable; column: BlueprintColumn }) {
  const facts = factsOf(table, column);
  return (
    <>
      {column.because ? (
        <section className={styles.section}>
          <h3 className={styles.sub}>Why</h3>
          <p className={styles.because}>
            {column.because}
            {column.confidence !== undefined && column.confidence < 0.5 ? (
              <>
                {' '}
                <Badge tone="warn">a guess</Badge>
              </>
            ) : null}
          </p>
        </section>
      ) : null}
      {facts.length > 0 ? (
        <section className={styles.section}>
          <h3 className={styles.sub}>Kept</h3>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>
                <code>{fact}</code>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
