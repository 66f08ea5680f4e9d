import { createStore, type StoreApi } from 'zustand/vanilla';
import { askNow, reachStore, serverGone } from './server-reach.ts';

/**
 * Why a file of the client is not here: `away` while the server does not answer, `changed` where it serves another version by now, `broken` where
 * the file is there but this page cannot read it any more (browsers remember that an import failed until the page is reloaded).
 */
export type Missing = 'away' | 'changed' | 'broken';

type PartState<T> =
  | { readonly state: 'idle' | 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'missing'; readonly why: Missing };

/** A piece of the client that is fetched with its first use. */
export type Part<T> = StoreApi<PartState<T>> & {
  /** Fetches it, unless it is here or on its way. Never rejects: what came of it is the state. */
  begin(): Promise<void>;
};

/** Pieces that wait for the server; fetched as soon as it answers. */
const waiting = new Set<() => Promise<void>>();
reachStore.subscribe((now, before) => {
  if (!before.gone || now.gone) return;
  const going = [...waiting];
  waiting.clear();
  for (const begin of going) void begin();
});

/** `whyMissing` is asked when the import failed. While the server is known to be gone nothing is imported, so that no failure is remembered. */
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

/** A piece that is code and not a view: what failed in fetching it is reported as `PartFault`. */
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

/** What people read where something could not be fetched, and whether only a reload brings it. */
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

/** Looks at the page as it is served now: does it still begin with the file that this one began with? */
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

/** Where the browser says that the network went or came back, that is looked at at once. */
export function followNetwork(): void {
  window.addEventListener('online', () => void askNow());
  window.addEventListener('offline', () => void askWhyMissing());
  // A style sheet that failed is requested again with the next try; left where it is, it would count as loaded.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    true,
  );
}
