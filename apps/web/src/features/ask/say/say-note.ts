import { ClientProblem } from '@seedbed/client';
import type { Blueprint, Revision } from '@seedbed/contract';
import { tabNote } from '../../../lib/tab-note.ts';
import { fetchRevision } from '../../../queries/revisions.ts';
import type { DraftStore } from '../../../workspace/draft/draft-store.ts';
import type { Said } from './use-say.ts';

/** What was made of words, for a reload of the page. */
type SayNote = {
  readonly said: Said;
  /** The revision on which it was tried. */ readonly base: number;
  /** The change whose acceptance was sent and not answered yet, by its key. */ readonly keeping: string | null;
  /** The page that wrote it. */ readonly page: number;
};

const notes = tabNote<SayNote>('said');

/** Keeps what was made of the words; `undefined` leaves what is being accepted as it is. */
export function keepSaid(draft: DraftStore, said: Said | null, keeping?: string | null): void {
  const { datasetId, base } = draft.getState();
  if (!said) return notes.drop(datasetId);
  const before = notes.read(datasetId);
  const going = keeping === undefined ? (before?.keeping ?? null) : keeping;
  // What is looked for later was sent on top of the revision of then.
  const since = going !== null && before?.keeping === going ? before.base : base;
  notes.write(datasetId, { said, base: since, keeping: going, page: keeping === undefined && before ? before.page : performance.timeOrigin });
}

/** What was made of the words before a reload: only while it is true of the revision that is open, or where an acceptance is to be followed up. */
export function recallSaid(draft: DraftStore): Said | null {
  const { datasetId, base } = draft.getState();
  const note = notes.read(datasetId);
  return note && (note.base === base || note.keeping !== null) ? note.said : null;
}

/** The acceptance that was sent and never answered, `fromBefore`: by a page before this one. */
export function unanswered(draft: DraftStore): { readonly key: string; readonly base: number; readonly fromBefore: boolean } | null {
  const note = notes.read(draft.getState().datasetId);
  return note?.keeping ? { key: note.keeping, base: note.base, fromBefore: note.page !== performance.timeOrigin } : null;
}

/** A change is searched in so many revisions at most. */
const MAX_REVISIONS = 20;

/** The revision after `base` that accepted this request, with the blueprint before it; null where the server has none. */
export async function acceptedSince(id: string, wish: string, base: number): Promise<{ revision: Revision; before: Blueprint } | null> {
  for (let number = base + 1; number <= base + MAX_REVISIONS; number++) {
    const revision = await fetchRevision(id, String(number)).catch((error: unknown) => {
      if (error instanceof ClientProblem && error.status === 404) return null;
      throw error;
    });
    if (!revision) return null;
    if (revision.message === wish.slice(0, 500)) return { revision, before: (await fetchRevision(id, String(number - 1))).blueprint };
  }
  return null;
}
