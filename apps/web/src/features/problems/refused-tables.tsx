import { useQuery } from '@tanstack/react-query';
import { formatMany, shortName } from '../../lib/format.ts';
import { proofQuery } from '../../queries/proofs.ts';
import { useLastProof } from '../../workspace/use-last-proof.ts';
import styles from './proof-line.module.css';

/** Tables that are named; the screen of problems lists all. */
const MAX_NAMED = 3;

/** The rows that Postgres rejected in the last proof, table by table, in its own words. */
export function RefusedTables({ id }: { id: string }) {
  const number = useLastProof()?.dataset.lastProof?.revision ?? null;
  const proof = useQuery({ ...proofQuery(id, number ?? 0), enabled: number !== null }).data;
  const refused = proof?.byTable.filter((table) => !table.accepted) ?? [];
  if (refused.length === 0) return null;
  return (
    <ul className={`stack gap-2 break-anywhere ${styles.refused}`}>
      {refused.slice(0, MAX_NAMED).map(({ table, message, constraints }) => (
        <li key={table}>
          <strong>{shortName(table)}</strong> {message ?? constraints.find(({ accepted }) => !accepted)?.evidence}
        </li>
      ))}
      {refused.length > MAX_NAMED ? <li>and {formatMany(refused.length - MAX_NAMED, 'more table')}</li> : null}
    </ul>
  );
}
