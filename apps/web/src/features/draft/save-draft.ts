import { ClientProblem } from '@seedbed/client';
import { notify } from '../../lib/notify.ts';
import { fetchRevision, saveRevision } from '../datasets/api/revisions.ts';
import { markSaved, overlaps, rebase, type DraftStore } from './draft-store.ts';

/**
 * Saves pending edits as one revision. Where another revision came in between, ours goes on top of it when both touched
 * different places; else the state becomes `conflict` and nothing is thrown away.
 */
export async function saveDraft(store: DraftStore): Promise<void> {
  const { datasetId, base, blueprint, pending, past, saving } = store.getState();
  if (pending.length === 0 || saving.state === 'saving') return;
  store.setState({ saving: { state: 'saving' } });
  try {
    const revision = await saveRevision(datasetId, base, blueprint, describe(past.slice(-3).map((step) => step.label)));
    markSaved(store, revision.number, revision.blueprint, pending.length);
  } catch (error) {
    if (error instanceof ClientProblem && error.type === 'precondition-failed') return joinTheirs(store);
    store.setState({ saving: { state: 'failed', error } });
  }
}

async function joinTheirs(store: DraftStore): Promise<void> {
  try {
    const { datasetId, saved, pending } = store.getState();
    const theirs = await fetchRevision(datasetId, 'current');
    const places = overlaps(pending, saved, theirs.blueprint);
    if (places.length > 0) return store.setState({ saving: { state: 'conflict', theirs, places } });
    rebase(store, theirs.number, theirs.blueprint);
    await saveDraft(store);
    notify(`Joined with revision ${theirs.number} by ${theirs.author}. Your edits are on top.`);
  } catch (error) {
    store.setState({ saving: { state: 'failed', error } });
  }
}

function describe(labels: readonly string[]): string {
  return [...new Set(labels)].join('; ').slice(0, 500) || 'Edited';
}
