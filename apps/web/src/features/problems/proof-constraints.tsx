import type { Proof, ProvedTable } from '@seedbed/contract';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';
import styles from './problems.module.css';

/** Each table's constraints: their tier, how they are met, and what was observed. */
export function ProofConstraints({ proof }: { proof: Proof }) {
  return (
    <details className={styles.constraints}>
      <summary>{formatMany(proof.constraints, 'constraint')}, one by one</summary>
      {proof.byTable.map((table) => (
        <OneTable key={table.table} table={table} />
      ))}
    </details>
  );
}

function OneTable({ table }: { table: ProvedTable }) {
  return (
    <details>
      <summary>
        {shortName(table.table)}{' '}
        <span>
          {formatCount(table.rows)} rows · {formatMany(table.constraints.length, 'constraint')}
          {table.message ? ` · ${table.message}` : ''}
        </span>
      </summary>
      <ul>
        {table.constraints.map((each, i) => (
          <li key={`${each.name} ${i}`} data-held={each.accepted}>
            <b title={TIERS[each.tier]}>{each.tier}</b>
            <span>{each.kind}</span>
            <code title={each.asks}>{each.name}</code>
            <span>{each.accepted ? each.how : each.evidence}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const TIERS = {
  A: 'by its type',
  B: 'by narrowing',
  C: 'by cases',
  D: 'by order',
  E: 'by accepted values',
  F: 'by trial',
  G: 'given up',
} as const;
