import { readEvents } from '@seedbed/client';
import { getRevisionRoute, repairRoute, proveEventsRoute, type LastProof, type Proof, type ProofEvent } from '@seedbed/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Draft } from 'immer';
import { api } from '../../lib/api.ts';
import { formatMany } from '../../lib/format.ts';
import { datasetQuery } from '../../queries/datasets.ts';
import { edit, type DraftStore } from '../../workspace/draft/draft-store.ts';
import { saveDraft } from '../../workspace/draft/save-draft.ts';
import { joinChanges } from '../../workspace/draft/join-changes.ts';
import type { TrialState } from './trial.ts';
import { askAgain } from '../../lib/ask-again.ts';

export type Steps = { readonly draft: DraftStore; readonly queries: QueryClient; readonly signal: AbortSignal; readonly tell: (state: TrialState) => void };

/** Proves the draft, saved first, and tells each table; null where it cannot be saved. */
export async function prove({ draft, queries, signal, tell }: Steps, again: boolean): Promise<Proof | null> {
  await saveDraft(draft);
  const { datasetId: id, base: revision, saving } = draft.getState();
  if (saving.state !== 'saved') return null;
  const since = Date.now();
  tell({ phase: 'proving', since, done: 0, total: 0, table: '' });
  for await (const { data } of readEvents(await api.request(proveEventsRoute, { params: { id }, body: { revision, again } }, { signal }))) {
    const event = JSON.parse(data) as ProofEvent;
    if (event.kind === 'progress') tell({ phase: 'proving', since, done: event.done, total: event.total, table: event.table });
    if (event.kind === 'problem') throw { title: event.problem.title, message: event.problem.detail, errors: event.problem.errors ?? [] };
    if (event.kind !== 'proof') continue;
    queries.setQueryData(['proof', id, revision], event.proof);
    queries.setQueryData(datasetQuery(id).queryKey, (dataset) => dataset && { ...dataset, lastProof: lastProofOf(revision, event.proof) });
    void askAgain(queries, ['dataset', id], ['diagnostics', id]);
    return event.proof;
  }
  return null;
}

/** What the dataset will say of it once it is asked again. */
function lastProofOf(revision: number, { ok, tablesAccepted, tables, constraintsAccepted, constraints, at, rows }: Proof): LastProof {
  return { revision, rows, ok, tablesAccepted, tables, constraintsAccepted, constraints, at };
}

/** Mends what was refused, as one step of the draft; false where there is nothing to mend. */
export async function mend({ draft, signal, tell }: Steps): Promise<boolean> {
  const { datasetId: id, base } = draft.getState();
  tell({ phase: 'mending', since: Date.now() });
  const [before, { blueprint }] = await Promise.all([
    api.request(getRevisionRoute, { params: { id, number: String(base) } }, { signal }),
    api.request(repairRoute, { params: { id }, body: { revision: base } }, { signal }),
  ]);
  const places = joinChanges(structuredClone(draft.getState().blueprint), before.blueprint, blueprint);
  if (places === 0) return false;
  edit(
    draft,
    `mended ${formatMany(places, 'place')} that Postgres refused`,
    (current: Draft<object>) => void joinChanges(current, before.blueprint, blueprint),
  );
  return true;
}
