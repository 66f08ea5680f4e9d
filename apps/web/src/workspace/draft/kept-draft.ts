import { keep, recall } from '../../lib/local-store.ts';
import { toKept, type DraftState, type KeptDraft } from './draft-store.ts';

/** Writes to IndexedDB under way, by dataset: what a page that is left now would lose. */
const underWay = new Map<string, KeptDraft>();
const keyOf = (datasetId: string) => `seedbed.draft.${datasetId}`;

/** Keeps unsaved work in this browser. */
export function keepDraft(state: DraftState): void {
  const { datasetId } = state;
  const draft = toKept(state);
  underWay.set(datasetId, draft);
  void keep('drafts', datasetId, draft).then(() => {
    if (underWay.get(datasetId) === draft) underWay.delete(datasetId);
  });
}

/** The page is being left: what is still on its way to IndexedDB, which cannot be waited for, goes where writing is immediate. */
export function keepWhatIsUnderWay(): void {
  for (const [datasetId, draft] of underWay) {
    try {
      localStorage.setItem(keyOf(datasetId), JSON.stringify(draft));
    } catch {
      // Full or refused: then IndexedDB is all there is.
    }
  }
}

export async function recallDraft(datasetId: string): Promise<KeptDraft | null> {
  const hasty = takeHasty(datasetId);
  if (!hasty) return recall<KeptDraft>('drafts', datasetId);
  await keep('drafts', datasetId, hasty);
  return hasty;
}

function takeHasty(datasetId: string): KeptDraft | null {
  try {
    const text = localStorage.getItem(keyOf(datasetId));
    if (text === null) return null;
    localStorage.removeItem(keyOf(datasetId));
    return JSON.parse(text) as KeptDraft;
  } catch {
    return null;
  }
}
