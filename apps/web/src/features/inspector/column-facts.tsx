import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import { factsOf } from '../../workspace/facts-of.ts';
import { breakable } from '../../lib/breakable.tsx';
import styles from './inspector.module.css';

/** The constraints on its values. */
export function ColumnFacts({ table, column }: { table: BlueprintTable; column: BlueprintColumn }) {
  const facts = factsOf(table, column);
  return facts.length > 0 ? (
    <section className={styles.section}>
      <h3 className={styles.sub}>Constraints kept</h3>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            <code>{breakable(fact)}</code>
          </li>
        ))}
      </ul>
    </section>
  ) : null;
}
