import { createStore } from 'zustand/vanilla';

/**
 * Whether a call was refused because there is no session, so that a person must sign in: `page` if nobody was signed in on this page yet,
 * `over` if the session ended during work.
 */
export type Wanted = 'none' | 'page' | 'over';

export const sessionStore = createStore<{
  readonly wanted: Wanted;
  /** The person who was signed in on this page, and the workspace; null if nobody was. */ readonly known: string | null;
}>(() => ({ wanted: 'none', known: null }));

/** Tabs of one browser share the cookie, so one sign-in is enough for all. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('seedbed.session');
let waiting: (() => void)[] = [];
if (tabs) tabs.onmessage = ({ data }: MessageEvent<string>) => take(data);

/** Records a sign-in: from now on a 401 means that the session ended. */
export function noteKnown(identity: string): void {
  if (sessionStore.getState().known !== identity) sessionStore.setState({ known: identity });
}

/** Called in all tabs when a session exists. Repeats refused calls. If it belongs to another person, reloads the page. */
export function noteSignedIn(identity: string): void {
  tabs?.postMessage(identity);
  take(identity);
}

function take(identity: string): void {
  const { known, wanted } = sessionStore.getState();
  if (known !== null && known !== identity) return window.location.reload();
  if (wanted === 'none') return;
  sessionStore.setState({ wanted: 'none', known: identity });
  const going = waiting;
  waiting = [];
  for (const go of going) go();
}

/** Requests a session and resolves when there is one. An aborted signal rejects, as with `fetch`. */
function untilSignedIn(signal?: AbortSignal | null): Promise<void> {
  sessionStore.setState(({ known }) => ({ wanted: known === null ? 'page' : 'over' }));
  return new Promise((resolve, reject) => {
    waiting.push(resolve);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** A fetch that waits for a session if it is refused without one, and is then repeated, so that no request is lost. */
export const fetchSignedIn: typeof globalThis.fetch = async (input, init) => {
  for (;;) {
    const answer = await globalThis.fetch(input, init);
    if (answer.status !== 401) return answer;
    await answer.body?.cancel();
    await untilSignedIn(init?.signal);
  }
};
