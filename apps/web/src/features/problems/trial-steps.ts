import { readEvents } from '@seedbed/client';
import {
  getProvingRoute,
  getRevisionRoute,
  proveEventsRoute,
  repairRoute,
  stopProvingRoute,
  type LastProof,
  type Proof,
  type ProofEvent,
  type Proving,
} from '@seedbed/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Draft } from 'immer';
import { api } from '../../lib/api.ts';
import { describeError } from '../../lib/describe-error.ts';
import { formatMany } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { datasetQuery } from '../../queries/datasets.ts';
import { edit, type DraftStore } from '../../workspace/draft/draft-store.ts';
import { saveDraft } from '../../workspace/draft/save-draft.ts';
import { joinChanges } from '../../workspace/draft/join-changes.ts';
import type { TrialState } from './trial.ts';
import { askAgain } from '../../lib/ask-again.ts';

export type Steps = { readonly draft: DraftStore; readonly queries: QueryClient; readonly signal: AbortSignal; readonly tell: (state: TrialState) => void };

/** The result of a proof: the revision, and whether Postgres accepted all of it. */
export type Tried = { readonly revision: number; readonly ok: boolean };

/** Saves and proves the draft, and reports each table; null if it cannot be saved. */
export async function prove(steps: Steps, again: boolean): Promise<Tried | null> {
  await saveDraft(steps.draft);
  const { base: revision, saving } = steps.draft.getState();
  return saving.state === 'saved' ? listen(steps, revision, again, Date.now()) : null;
}

/** The server's current proof, if there is one. */
export async function underway(draft: DraftStore): Promise<Proving | null> {
  return (await api.request(getProvingRoute, { params: { id: draft.getState().datasetId } })).proving;
}

/** Listens to a proof that the server is already running. */
export function follow(steps: Steps, { revision, since }: Proving): Promise<Tried | null> {
  return listen(steps, revision, false, Date.parse(since));
}

/** Stops the server's proof of this dataset. The mark shows the result. */
export async function stopProof(draft: DraftStore): Promise<void> {
  await api
    .request(stopProvingRoute, { params: { id: draft.getState().datasetId } })
    .catch((error: unknown) => notify(describeError(error).detail, { id: 'stop-proof', isError: true }));
}

async function listen({ draft, queries, signal, tell }: Steps, revision: number, again: boolean, since: number): Promise<Tried | null> {
  const { datasetId: id } = draft.getState();
  tell({ phase: 'proving', since, done: 0, total: 0, table: '' });
  const body = { revision, again, background: true };
  for await (const { data } of readEvents(await api.request(proveEventsRoute, { params: { id }, body }, { signal }))) {
    const event = JSON.parse(data) as ProofEvent;
    if (event.kind === 'progress') tell({ phase: 'proving', since, done: event.done, total: event.total, table: event.table });
    if (event.kind === 'problem') throw { title: event.problem.title, message: event.problem.detail, errors: event.problem.errors ?? [] };
    if (event.kind !== 'proof') continue;
    queries.setQueryData(['proof', id, revision], event.proof);
    queries.setQueryData(datasetQuery(id).queryKey, (dataset) => dataset && { ...dataset, lastProof: lastProofOf(revision, event.proof) });
    void askAgain(queries, ['dataset', id], ['diagnostics', id]);
    return { revision, ok: event.proof.ok };
  }
  return null;
}

/** The proof's result in the form that the dataset will have when it is fetched again. */
function lastProofOf(revision: number, { ok, tablesAccepted, tables, constraintsAccepted, constraints, at, rows, byTable }: Proof): LastProof {
  return { revision, rows, asked: byTable.reduce((sum, table) => sum + table.asked, 0), ok, tablesAccepted, tables, constraintsAccepted, constraints, at };
}

/** Repairs rejected rows, as one step of the draft; false if no repair exists. */
export async function repair({ draft, signal, tell }: Steps): Promise<boolean> {
  const { datasetId: id, base } = draft.getState();
  tell({ phase: 'mending', since: Date.now() });
  const [before, { blueprint }] = await Promise.all([
    api.request(getRevisionRoute, { params: { id, number: String(base) } }, { signal }),
    api.request(repairRoute, { params: { id }, body: { revision: base } }, { signal }),
  ]);
  const places = joinChanges(structuredClone(draft.getState().blueprint), before.blueprint, blueprint);
  if (places === 0) return false;
  edit(draft, `fixed ${formatMany(places, 'place')} that Postgres refused`, (current: Draft<object>) => void joinChanges(current, before.blueprint, blueprint));
  return true;
}
