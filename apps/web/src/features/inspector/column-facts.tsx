import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import { factsOf } from '../../workspace/facts-of.ts';
import { breakable } from '../../lib/breakable.tsx';
import styles from './inspector.module.css';

/** The constraints on its values. */
export function ColumnFacts({ table, column }: { table: BlueprintTable; column: BlueprintColumn }) {
  const facts = factsOf(table, column);
  return facts.length > 0 ? (
    <section className={`stack gap-4 border-above pad-4-5 ${styles.section}`}>
      <h3 className="text-label faint">Constraints kept</h3>
      <ul className={`stack gap-6px ${styles.facts}`}>
        {facts.map((fact) => (
          <li key={fact}>
            <code className="quiet break-anywhere">{breakable(fact)}</code>
          </li>
        ))}
      </ul>
    </section>
  ) : null;
}
