import type { Blueprint } from '@seedbed/contract';
import { adopt, toKept, type DraftStore, type KeptDraft, type Saving } from './draft-store.ts';

type Told = { readonly draft: KeptDraft; readonly saved: Blueprint | null; readonly saving: Saving['state'] };
type Message = Told | { readonly ask: true };

/** Tabs of one browser are one draft: an edit, an undo or a save in one is seen in the others at once. */
export function shareDraft(store: DraftStore): () => void {
  const channel = new BroadcastChannel(`seedbed.draft.${store.getState().datasetId}`);
  let adopting = false;
  const tell = (whole: boolean) => {
    const state = store.getState();
    channel.postMessage({ draft: toKept(state), saved: whole ? state.saved : null, saving: state.saving.state } satisfies Told);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('ask' in data) return tell(true);
    // Of a revision that is not known here the whole is requested.
    if (data.saved === null && data.draft.base !== store.getState().base) return channel.postMessage({ ask: true } satisfies Message);
    adopting = true;
    adopt(store, data.draft, data.saved, data.saving);
    adopting = false;
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (adopting) return;
    if (state.pending !== before.pending || state.past !== before.past || state.base !== before.base) tell(state.base !== before.base);
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
