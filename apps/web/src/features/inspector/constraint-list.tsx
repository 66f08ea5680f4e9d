import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { breakable } from '../../lib/breakable.tsx';
import { formatCount, formatMany } from '../../lib/format.ts';
import { proofQuery } from '../../queries/proofs.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { Fact } from '../../workspace/facts-of.ts';
import { useLastProof } from '../../workspace/use-last-proof.ts';
import { constraintStates, type ConstraintState } from './constraint-states.ts';
import styles from './inspector.module.css';

/** The constraints of a table or of one of its columns, each with what the last proof or the last load found. */
export function ConstraintList({ table, column = null, facts }: { table: string; column?: string | null; facts: readonly Fact[] }) {
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const last = useLastProof();
  const proved = last?.dataset.lastProof ?? null;
  const isStale = last?.stale?.names.includes(table) ?? false;
  // It is needed only for what was not accepted, or not tried.
  const isWhole = proved?.ok === true && proved.tablesEmpty === 0;
  const proof = useQuery({ ...proofQuery(id, proved?.revision ?? 0), enabled: proved !== null && !isWhole && !isStale }).data;
  const isKnown = last?.stale !== null && !isStale;
  const load = last && last.dataset.revision === base && !isStale ? last.dataset.refusedLoad : null;
  const states = constraintStates(table, column, facts, {
    proof: !isKnown || proved === null ? undefined : isWhole ? null : (proof ?? undefined),
    refusedLoad: load?.target === null ? load : null,
  });
  if (states.length === 0) return null;
  return (
    <section className={`stack gap-4 border-above pad-4-5 ${styles.section}`}>
      <div className="row gap-3 baseline apart wrap">
        <h3 className="text-label faint">Constraints</h3>
        {last ? (
          <span className="text-label faint">{proved === null ? 'not proved yet' : isStale ? 'edited since the last proof' : summed(states)}</span>
        ) : null}
      </div>
      <ul className={`stack gap-6px ${styles.facts}`}>
        {states.map(({ sql, state, row }) => (
          <li key={sql} data-state={state}>
            <code className="quiet break-anywhere">{breakable(sql)}</code>
            {WORDS[state] ? (
              <span className="block">
                {WORDS[state]}
                {row ? (
                  <>
                    {': '}
                    <Link to="/datasets/$id" params={{ id }} search={{ t: table, r: row, ...(column ? { c: column } : {}) }}>
                      row {formatCount(row)}
                    </Link>
                  </>
                ) : null}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const WORDS: Partial<Record<ConstraintState['state'], string>> = {
  refused: 'refused by Postgres in the last proof',
  'load-refused': 'refused by Postgres in the last load',
  untried: 'no row to try it with',
};

function summed(states: readonly ConstraintState[]): string {
  const refused = states.filter(({ state }) => state === 'refused' || state === 'load-refused').length;
  if (refused > 0) return `${formatCount(refused)} of ${formatMany(states.length, 'constraint')} refused`;
  return states.some(({ state }) => state === 'kept') ? 'kept in the last proof' : '';
}
