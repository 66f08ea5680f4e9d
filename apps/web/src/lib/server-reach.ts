import { ClientProblem } from '@seedbed/client';
import { createStore } from 'zustand/vanilla';

/** Whether the server responds. While it does not, it is polled, and one note on all screens says so. */
export const reachStore = createStore<{ readonly gone: boolean }>(() => ({ gone: false }));

const ASK_EVERY_MS = 2_000;
/** Small, and answered by what all other calls need as well. */
const ASKED = '/api/v1/runs?limit=1';

/** Statuses by which something in front of the server says that it found none. */
const NO_SERVER: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether no answer of the server came: none at all, or one of a gateway, which is not a problem document. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ClientProblem)) return false;
  return error.type === 'unreachable' || (NO_SERVER.has(error.status) && error.document.type === 'about:blank');
}

/** Notes that a call found no server, and begins to ask. */
export function serverGone(): void {
  if (reachStore.getState().gone) return;
  reachStore.setState({ gone: true });
  setTimeout(() => void askAgainLater(), ASK_EVERY_MS);
}

async function askAgainLater(): Promise<void> {
  if (await askNow()) return;
  setTimeout(() => void askAgainLater(), ASK_EVERY_MS);
}

/** Asks at once; true if there is an answer. */
export async function askNow(): Promise<boolean> {
  if (!reachStore.getState().gone) return true;
  const answered = await fetch(ASKED, { cache: 'no-store' }).then(
    (answer) => answer.status < 500,
    () => false,
  );
  if (answered) reachStore.setState({ gone: false });
  return answered;
}
