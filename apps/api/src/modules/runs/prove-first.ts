import { Problem, type Proof } from '@seedbed/contract';
import { counted } from './counted.ts';
import type { PartTools } from './run-kind.ts';
import type { RunRecords } from './run-records.ts';
import type { RunView } from './run-views.ts';

/** Refused tables that the error of a run names; the proof has all of them. */
const MAX_NAMED = 20;

export type ProveFirst = {
  /** Proves the revision of a run unless it is proved, until the signal aborts. */
  readonly proveFor: (run: RunView, signal: AbortSignal) => Promise<Proof>;
  readonly keepProof: RunRecords['keepProof'];
};

/**
 * The phase `proving` of a run that asks for it: before anything is sent, Postgres tries a sample of every table. A run that another worker began finds
 * the proof that is stored. Throws Problem `load-rejected` with the refused tables.
 */
export async function proveFirst({ proveFor, keepProof }: ProveFirst, { run, say, proving, signal }: PartTools): Promise<void> {
  if (!run.prove || run.proof?.ok) return;
  await proving(true);
  await say('info', `Proving revision ${run.revision}: a sample of every table goes into a private Postgres`);
  const proof = await proveFor(run, signal);
  await keepProof(run.id, run.revision, proof);
  if (!proof.ok) throw refused(run, proof);
  await say('info', `${accepted(proof)}, with ${counted(proof.rows)} rows`);
  await proving(false);
}

function accepted({ tables, tablesAccepted, constraints, constraintsAccepted }: Proof): string {
  return `Postgres accepted ${counted(tablesAccepted)} of ${counted(tables)} tables and ${counted(constraintsAccepted)} of ${counted(constraints)} constraints`;
}

function refused({ revision, target }: RunView, proof: Proof): Problem {
  const tables = proof.byTable
    .filter((table) => !table.accepted)
    .map(({ table, message, constraints }) => ({ table, message: message ?? constraints.find((each) => !each.accepted)?.evidence ?? '' }));
  return new Problem('load-rejected', `Revision ${revision} was not proved, so nothing was sent to ${target}. ${accepted(proof)}.`, {
    facts: { phase: 'proving', left: 'Nothing was sent.', refused: tables.slice(0, MAX_NAMED) },
  });
}
