import { forget, keep, recall } from '../../lib/local-store.ts';
import { rememberedMe } from '../../lib/remembered-me.ts';
import { toKept, type DraftState, type KeptDraft } from './draft-store.ts';

/** Pending writes to IndexedDB by key, which would be lost if the page closed now. */
const underWay = new Map<string, KeptDraft>();
const hastyKey = (key: string) => `seedbed.draft.${key}`;

/** With logins, drafts are stored per account, since several people may share a browser. */
function keyOf(datasetId: string): string {
  const me = rememberedMe();
  return me?.mode === 'server' ? `${me.user} ${datasetId}` : datasetId;
}

/** Stores unsaved edits in this browser. */
export function keepDraft(state: DraftState): void {
  const key = keyOf(state.datasetId);
  const draft = toKept(state);
  underWay.set(key, draft);
  void keep('drafts', key, draft).then(() => {
    if (underWay.get(key) === draft) underWay.delete(key);
  });
}

/** When the page closes, pending writes go to localStorage, which is synchronous. */
export function keepWhatIsUnderWay(): void {
  for (const [key, draft] of underWay) {
    try {
      localStorage.setItem(hastyKey(key), JSON.stringify(draft));
    } catch {
      // localStorage is full or unavailable: only IndexedDB remains.
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

/** Removes the draft of a deleted dataset. */
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
