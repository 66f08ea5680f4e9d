import type { Relation } from '@seedbed/contract';
import { Button } from '../../components/ui/button.tsx';
import { shortName } from '../../lib/format.ts';
import styles from './inspector.module.css';

const TITLES: Readonly<Record<Relation['source'], string>> = { declared: 'Foreign key', inferred: 'Relation, by its name', user: 'Relation, added here' };

/** The parent and child of a relation. */
export function RelationHead({ relation, onGo }: { relation: Relation; onGo: (to: { table: string }) => void }) {
  return (
    <section className={`border-above ${styles.relationHead}`}>
      <h3 className="text-label faint">{TITLES[relation.source]}</h3>
      <p className="line gap-1 faint">
        <span className={styles.arrow}>→</span>
        <Button look="quiet" onPress={() => onGo({ table: relation.to.table })}>
          {shortName(relation.to.table)}
        </Button>
        <span className="text-cell">({relation.to.columns.join(', ')})</span>
      </p>
    </section>
  );
}
