import { ClientProblem } from '@seedbed/client';
import { createStore } from 'zustand/vanilla';

/** Whether the server responds. While it does not, it is polled, and one note on all screens says so. */
export const reachStore = createStore<{ readonly gone: boolean }>(() => ({ gone: false }));

const ASK_EVERY_MS = 2_000;
/** Small, and requires the same services as all other calls. */
const ASKED = '/api/v1/runs?limit=1';

/** Statuses with which a gateway reports that the server is unreachable. */
const NO_SERVER: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the server did not answer: no response, or one from a gateway that is not a problem document. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ClientProblem)) return false;
  return error.type === 'unreachable' || (NO_SERVER.has(error.status) && error.document.type === 'about:blank');
}

/** Records that a call did not reach the server, and starts polling. */
export function serverGone(): void {
  if (reachStore.getState().gone) return;
  reachStore.setState({ gone: true });
  setTimeout(() => void askAgainLater(), ASK_EVERY_MS);
}

async function askAgainLater(): Promise<void> {
  if (await askNow()) return;
  setTimeout(() => void askAgainLater(), ASK_EVERY_MS);
}

/** Polls at once; true if the server responds. */
export async function askNow(): Promise<boolean> {
  if (!reachStore.getState().gone) return true;
  const answered = await fetch(ASKED, { cache: 'no-store' }).then(
    (answer) => answer.status < 500,
    () => false,
  );
  if (answered) reachStore.setState({ gone: false });
  return answered;
}
