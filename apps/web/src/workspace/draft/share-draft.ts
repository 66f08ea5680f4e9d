import type { Blueprint } from '@seedbed/contract';
import { mergeTabs } from './merge-tabs.ts';
import { adopt, toKept, type DraftStore, type KeptDraft, type Saving } from './draft-store.ts';

type DraftMessage = {
  readonly draft: KeptDraft;
  readonly saved: Blueprint | null;
  readonly saving: Saving['state'];
  /** The page that sent it, and how many changes of each page it includes. */ readonly from: string;
  readonly seen: Readonly<Record<string, number>>;
};
type Message = DraftMessage | { readonly ask: true } | { readonly here: string; readonly who?: true } | { readonly gone: string };

/** Shares the draft between tabs: each sees the edits, undos and saves of the others at once. Each undoes only its own steps, so it tracks which tabs are open. */
export function shareDraft(store: DraftStore): () => void {
  const { datasetId, tab } = store.getState();
  const channel = new BroadcastChannel(`seedbed.draft.${datasetId}`);
  const say = (message: Message) => channel.postMessage(message);
  let adopting = false;
  // A new id after each reload, because counting restarts.
  const page = crypto.randomUUID();
  const seen: Record<string, number> = { [page]: 0 };
  const tell = (whole: boolean) => {
    const state = store.getState();
    say({ draft: toKept(state), saved: whole ? state.saved : null, saving: state.saving.state, from: page, seen: { ...seen } });
  };
  const know = (other: string, isHere: boolean) => {
    const { others } = store.getState();
    if (others.has(other) === isHere) return;
    store.setState({ others: new Set(isHere ? [...others, other] : [...others].filter((one) => one !== other)) });
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('here' in data) {
      know(data.here, true);
      if (data.who) say({ here: tab });
      return;
    }
    if ('gone' in data) return know(data.gone, false);
    if ('ask' in data) return tell(true);
    // Requests the whole draft for an unknown revision.
    if (data.saved === null && data.draft.base !== store.getState().base) return say({ ask: true });
    // Sent before it received our last change: the two would overwrite each other.
    const isCrossed = (data.seen[page] ?? 0) < seen[page]!;
    for (const [one, count] of Object.entries(data.seen)) seen[one] = Math.max(seen[one] ?? 0, count);
    adopting = true;
    if (isCrossed) mergeTabs(store, data.draft, data.saved, page > data.from);
    else adopt(store, data.draft, data.saved, data.saving);
    adopting = false;
  };
  say({ here: tab, who: true });
  const leave = () => say({ gone: tab });
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) say({ here: tab, who: true });
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  const unsubscribe = store.subscribe((state, before) => {
    if (adopting) return;
    if (state.pending === before.pending && state.past === before.past && state.base === before.base) return;
    seen[page]!++;
    tell(state.base !== before.base);
  });
  return () => {
    leave();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    unsubscribe();
    channel.close();
  };
}
