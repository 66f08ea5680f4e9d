import { ClientProblem } from '@seedbed/client';
import { fetchRevision, saveRevision } from '../datasets/api/revisions.ts';
import { markSaved, overlaps, rebase, type DraftStore } from './draft-store.ts';

/** Said to the reader when another person's work was joined with ours. */
export type SaveOutcome = { readonly joined: { readonly number: number; readonly author: string } | null };

/**
 * Saves pending edits as one revision. Where another revision came in between, ours goes on top of it when both touched
 * different places; else the state becomes `conflict` and nothing is thrown away.
 */
export async function saveDraft(store: DraftStore): Promise<SaveOutcome> {
  const { datasetId, base, blueprint, pending, past, saving } = store.getState();
  if (pending.length === 0 || saving.state === 'saving') return { joined: null };
  store.setState({ saving: { state: 'saving' } });
  try {
    const revision = await saveRevision(datasetId, base, blueprint, describe(past.slice(-3).map((step) => step.label)));
    markSaved(store, revision.number, revision.blueprint, pending.length);
    return { joined: null };
  } catch (error) {
    if (error instanceof ClientProblem && error.type === 'precondition-failed') return joinTheirs(store);
    store.setState({ saving: { state: 'failed', error } });
    return { joined: null };
  }
}

async function joinTheirs(store: DraftStore): Promise<SaveOutcome> {
  try {
    const { datasetId, saved, pending } = store.getState();
    const theirs = await fetchRevision(datasetId, 'current');
    const places = overlaps(pending, saved, theirs.blueprint);
    if (places.length > 0) {
      store.setState({ saving: { state: 'conflict', theirs, places } });
      return { joined: null };
    }
    rebase(store, theirs.number, theirs.blueprint);
    await saveDraft(store);
    return { joined: { number: theirs.number, author: theirs.author } };
  } catch (error) {
    store.setState({ saving: { state: 'failed', error } });
    return { joined: null };
  }
}

function describe(labels: readonly string[]): string {
  return [...new Set(labels)].join('; ').slice(0, 500) || 'Edited';
}
