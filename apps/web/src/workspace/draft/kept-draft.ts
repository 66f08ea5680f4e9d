import { forget, keep, recall } from '../../lib/local-store.ts';
import { rememberedMe } from '../../lib/remembered-me.ts';
import { toKept, type DraftState, type KeptDraft } from './draft-store.ts';

/** Writes to IndexedDB under way, by key: what a page that is left now would lose. */
const underWay = new Map<string, KeptDraft>();
const hastyKey = (key: string) => `seedbed.draft.${key}`;

/** Where people sign in their drafts are their own, also in a browser that several share. */
function keyOf(datasetId: string): string {
  const me = rememberedMe();
  return me?.mode === 'server' ? `${me.user} ${datasetId}` : datasetId;
}

/** Keeps unsaved work in this browser. */
export function keepDraft(state: DraftState): void {
  const key = keyOf(state.datasetId);
  const draft = toKept(state);
  underWay.set(key, draft);
  void keep('drafts', key, draft).then(() => {
    if (underWay.get(key) === draft) underWay.delete(key);
  });
}

/** The page is being left: what is still on its way to IndexedDB, which cannot be waited for, goes where writing is immediate. */
export function keepWhatIsUnderWay(): void {
  for (const [key, draft] of underWay) {
    try {
      localStorage.setItem(hastyKey(key), JSON.stringify(draft));
    } catch {
      // Full or refused: then IndexedDB is all there is.
    }
  }
}

export async function recallDraft(datasetId: string): Promise<KeptDraft | null> {
  const key = keyOf(datasetId);
  const hasty = takeHasty(key);
  if (!hasty) return recall<KeptDraft>('drafts', key);
  await keep('drafts', key, hasty);
  return hasty;
}

/** Of a dataset that is no more. */
export function forgetDraft(datasetId: string): Promise<void> {
  return forget('drafts', keyOf(datasetId));
}

function takeHasty(key: string): KeptDraft | null {
  try {
    const text = localStorage.getItem(hastyKey(key));
    if (text === null) return null;
    localStorage.removeItem(hastyKey(key));
    return JSON.parse(text) as KeptDraft;
  } catch {
    return null;
  }
}
