import { createStore, type StoreApi } from 'zustand/vanilla';
import { askNow, reachStore, serverGone } from './server-reach.ts';

/**
 * Why a file of the client could not be loaded: `away` if the server does not respond, `changed` if it serves another version, `broken` if
 * the file exists but this page cannot load it any more (browsers remember a failed import until the page is reloaded).
 */
export type Missing = 'away' | 'changed' | 'broken';

type PartState<T> =
  | { readonly state: 'idle' | 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'missing'; readonly why: Missing };

/** A part of the client that is loaded on first use. */
export type Part<T> = StoreApi<PartState<T>> & {
  /** Loads the part, unless it is loaded or loading. Never rejects: the state shows the result. */
  begin(): Promise<void>;
};

/** Parts waiting for the server, loaded when it responds. */
const waiting = new Set<() => Promise<void>>();
reachStore.subscribe((now, before) => {
  if (!before.gone || now.gone) return;
  const going = [...waiting];
  waiting.clear();
  for (const begin of going) void begin();
});

/**
 * `whyMissing` is called when the import failed. While the server is known to be unreachable, nothing is imported, so that the browser
 * remembers no failure.
 */
export function createPart<T>(load: () => Promise<T>, whyMissing: () => Promise<Missing> = askWhyMissing): Part<T> {
  const store = createStore<PartState<T>>(() => ({ state: 'idle' }));
  let underWay: Promise<void> | null = null;
  const run = async () => {
    if (store.getState().state === 'idle') store.setState({ state: 'loading' }, true);
    let why: Missing = 'away';
    if (!reachStore.getState().gone) {
      try {
        return store.setState({ state: 'ready', value: await load() }, true);
      } catch {
        why = await whyMissing();
      }
    }
    if (why === 'away') waiting.add(begin);
    store.setState({ state: 'missing', why }, true);
  };
  const begin = (): Promise<void> => {
    if (store.getState().state === 'ready') return Promise.resolve();
    underWay ??= run().finally(() => (underWay = null));
    return underWay;
  };
  return Object.assign(store, { begin });
}

/** Loads code that is not a view. A failure is reported as `PartFault`. */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  if (reachStore.getState().gone) throw new PartFault('away');
  try {
    return await load();
  } catch (error) {
    throw new PartFault(await askWhyMissing(), { cause: error });
  }
}

export class PartFault extends Error {
  readonly why: Missing;
  constructor(why: Missing, options?: ErrorOptions) {
    super(missingWords(why, isOffline()).text, options);
    this.name = 'PartFault';
    this.why = why;
  }
}

/** The message if something could not be loaded, and whether only a reload helps. */
export function missingWords(why: Missing, offline: boolean): { readonly title: string; readonly text: string; readonly reload: boolean } {
  if (why === 'away')
    return {
      title: offline ? 'You are offline' : 'Seedbed does not respond',
      text: `This part is not loaded yet. It opens automatically when ${offline ? 'the connection returns' : 'the server responds'}.`,
      reload: false,
    };
  if (why === 'changed') return { title: 'A new version is available', text: 'Reload the page to use it. Your edits are kept.', reload: true };
  return { title: 'This part could not be loaded', text: 'Reload the page to open it. Your edits are kept.', reload: true };
}

export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/** Whether the server still serves the same version of the page. */
async function askWhyMissing(): Promise<Missing> {
  const served = await fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.status < 500 ? answer.text() : null),
    () => null,
  );
  if (served === null) {
    serverGone();
    return 'away';
  }
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  return !entry || served.includes(entry) ? 'broken' : 'changed';
}

/** Checks at once when the browser reports that the network was lost or restored. */
export function followNetwork(): void {
  window.addEventListener('online', () => void askNow());
  window.addEventListener('offline', () => void askWhyMissing());
  // Removes a style sheet that failed: otherwise it would count as loaded on the next try.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    true,
  );
}
