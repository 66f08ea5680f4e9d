import type { Mock, MockPolicyState, MockState } from '@seedbed/contract';
import { Badge } from '../../components/ui/badge.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { formatMany, shortName } from '../../lib/format.ts';
import styles from './mock.module.css';

/**
 * The rows that a mock serves: revision, seed and row counts. Until the server answers, only the settings are known.
 */
export function servedWords({ revision, seed, rows }: Mock, state: MockState | undefined): string {
  const newest = revision === null;
  const of = state ? `revision ${state.revision}${newest ? ', the newest,' : ''}` : newest ? 'the newest saved revision' : `revision ${revision}`;
  const set = [
    ...(state ? [`seed ${state.seed}${seed === null ? '' : ', set for this mock API,'}`] : seed === null ? [] : [`seed ${seed}`]),
    ...(rows === null ? [] : [`rows ${rows}`]),
  ];
  return `Serves ${of}${state ? '' : ' of this dataset'}${set.length > 0 ? ` with ${set.join(' and ')}` : ''}`.replace(/,$/, '') + '.';
}

/** Which row-level policies of the schema apply to callers, and why others do not. Empty if the schema has none. */
export function MockPolicies({ state, error, onRetry }: { state: MockState | undefined; error: unknown; onRetry: () => void }) {
  if (!state) return error === null ? null : <ErrorNote error={error} onRetry={onRetry} />;
  const rows = policyRows(state);
  if (rows.length === 0) return null;
  return (
    <section className={`grid min-width-0 ${styles.section}`} aria-labelledby="mock-policies">
      <h2 id="mock-policies">Row-level security</h2>
      <p className="faint pretty">{policyWords(state)}</p>
      <div className={`border rounded scroll ${styles.scroll}`} tabIndex={0} role="region" aria-labelledby="mock-policies">
        <table className={`table ${styles.policies}`}>
          <thead>
            <tr>
              <th scope="col">Table</th>
              <th scope="col">Policy</th>
              <th scope="col">For</th>
              <th scope="col">State</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ table, policy, command, isApplied, effect }) => (
              <tr key={`${table}\n${policy ?? ''}`}>
                <td>{shortName(table)}</td>
                <td>{policy ?? '–'}</td>
                <td>{command}</td>
                <td>
                  {policy === null ? <Badge>No policy</Badge> : <Badge tone={isApplied ? 'good' : 'warn'}>{isApplied ? 'Applied' : 'Not applied'}</Badge>}
                </td>
                <td className={styles.effect}>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function policyWords({ policies, securedTables }: MockState): string {
  const applied = policies.filter((policy) => policy.applied).length;
  if (policies.every(({ reason }) => reason === 'off') && securedTables.length === 0)
    return 'No policy of this schema asks who is signed in, so the mock API applies none. Every caller sees every row.';
  const of =
    applied === policies.length ? `${formatMany(applied, 'policy is', 'policies are')} applied` : `${applied} of ${policies.length} policies are applied`;
  return `${of}. A request without a token has the role anon. The role service_role sees every row.`;
}

type PolicyRow = { readonly table: string; readonly policy: string | null; readonly command: string; readonly isApplied: boolean; readonly effect: string };

/** Policies that are not applied come first; tables without any policy are rows of their own. */
function policyRows({ policies, securedTables }: MockState): PolicyRow[] {
  const withPolicy = new Set(policies.map(({ table }) => table));
  const rows = policies.map((state) => ({
    table: state.table,
    policy: state.policy,
    command: state.command.toUpperCase(),
    isApplied: state.applied,
    effect: effectOf(state),
  }));
  const bare = securedTables.filter((table) => !withPolicy.has(table));
  const all = [
    ...rows,
    ...bare.map((table) => ({ table, policy: null, command: '', isApplied: true, effect: 'Row-level security is on: callers see no rows.' })),
  ];
  return all.toSorted((a, b) => Number(a.isApplied) - Number(b.isApplied));
}

function effectOf({ applied, command, reason, expression }: MockPolicyState): string {
  if (applied) return command === 'insert' ? 'Checks the rows that callers insert.' : 'Filters the rows of each caller.';
  return reason === 'expression' ? `Denies: a mock API cannot evaluate ${expression}.` : 'Lets every row through.';
}
