import type { Blueprint, Revision } from '@seedbed/contract';
import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from '../../lib/ask-again.ts';
import { rebase, type DraftStore } from '../../workspace/draft/draft-store.ts';
import { pushStep } from '../../workspace/draft/push-step.ts';

/**
 * Applies a revision that the server created from an answer to the draft, as one step that can be undone. `before` is
 * the previously saved revision.
 */
export function keepRevision(draft: DraftStore, queries: QueryClient, revision: Revision, before: Blueprint, label: string): void {
  rebase(draft, revision.number, revision.blueprint, 'mine');
  pushStep(draft, label, before, revision.blueprint);
  // Not the revision that is open: the draft holds it, and its steps with it.
  const id = revision.datasetId;
  void askAgain(queries, ['dataset', id], ['datasets'], ['revisions', id], ['diagnostics', id]);
}
