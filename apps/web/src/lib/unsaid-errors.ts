import { ClientProblem } from '@seedbed/client';
import type { Query, QueryClient } from '@tanstack/react-query';
import { dictionary } from '@seedbed/contract';
import { createStore } from 'zustand/vanilla';
import { isUnreachable } from './server-reach.ts';

/** What of the page could not be loaded, and is said nowhere else on it: in words, each once. */
export const unsaidStore = createStore<{ readonly what: readonly string[] }>(() => ({ what: [] }));

/** What queries ask for, by the first part of their key. */
const NOUNS: Readonly<Record<string, string>> = dictionary({
  connections: 'connections',
  dataset: 'this dataset',
  datasets: 'the list of datasets',
  diagnostics: 'problems',
  estimate: 'sizes',
  explain: 'reasons',
  generators: 'the list of generators',
  me: 'your account',
  proof: 'the proof',
  revision: 'a revision',
  revisions: 'revisions',
  runs: 'runs',
  run: 'the run',
});
const OTHER = 'a part of this page';

/** Errors that a part of the page shows in its own place, and how often. */
const said = new Map<unknown, number>();
let look = (): void => undefined;

/** A part of the page shows this error. The returned function takes that back. */
export function noteSaid(error: unknown): () => void {
  said.set(error, (said.get(error) ?? 0) + 1);
  look();
  return () => {
    const left = said.get(error)! - 1;
    if (left > 0) said.set(error, left);
    else said.delete(error);
    look();
  };
}

/** Parts of the page have so long to say what went wrong. */
const SOON_MS = 300;

/** Follows all queries: one that failed on the server's side, is looked at, and is said nowhere, is said once for all. */
export function followUnsaid(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  look = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      const what = [...new Set(unsaidOf(client).map(({ queryKey: [first] }) => NOUNS[String(first)] ?? OTHER))];
      if (what.join() !== unsaidStore.getState().what.join()) unsaidStore.setState({ what });
    }, SOON_MS);
  };
  client.getQueryCache().subscribe(({ query }) => {
    if (query.state.status === 'error' || unsaidStore.getState().what.length > 0) look();
  });
}

/** Asks again for all that is missing. */
export function askForUnsaid(client: QueryClient): void {
  const missing = new Set(unsaidOf(client));
  void client.refetchQueries({ predicate: (query) => missing.has(query) });
}

function unsaidOf(client: QueryClient): Query[] {
  return client
    .getQueryCache()
    .findAll({ predicate: (query) => query.isActive() && query.state.status === 'error' && isFault(query.state.error) && !said.has(query.state.error) });
}

/** A failure of the server, which may pass: no refusal, and not its silence, which has a note of its own. */
function isFault(error: unknown): boolean {
  return error instanceof ClientProblem && !isUnreachable(error) && (error.status >= 500 || error.status === 429);
}
