import { StateMark } from '../../../components/ui/state-mark.tsx';
import { shortName } from '../../../lib/format.ts';
import styles from '../ask.module.css';
import type { ModelStep } from './use-model-calls.ts';

const MARKS = { asking: ['running', 'being asked'], answered: ['done', 'answered'], left: ['failed', 'no usable answer'] } as const;

/** How far a model is that is asked a table at a time: a bar, and each table so far. */
export function TablesAsked({ tables }: Pick<ModelStep, 'tables'>) {
  const done = tables.filter(({ state }) => state !== 'asking').length;
  const of = tables.at(-1)!.of;
  return (
    <div className={`grid gap-2 ${styles.asked}`}>
      <div className={`filled ${styles.bar}`} role="progressbar" aria-label="Tables asked about" aria-valuemin={0} aria-valuemax={of} aria-valuenow={done}>
        <span style={{ transform: `scaleX(${done / of})` }} />
      </div>
      <ul className={`scroll ${styles.askedTables}`} aria-label="Tables asked about" tabIndex={0}>
        {tables.map(({ table, state, why }) => (
          <li key={table} className="line gap-2 min-width-0" {...(why !== null && { title: why })}>
            <StateMark state={MARKS[state][0]} label={MARKS[state][1]} />
            <span className="cut">{shortName(table)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
