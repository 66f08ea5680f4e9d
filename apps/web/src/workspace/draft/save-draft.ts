import { ClientProblem } from '@seedbed/client';
import type { Blueprint } from '@seedbed/contract';
import { notify } from '../../lib/notify.ts';
import { loadCode } from '../../lib/part.ts';
import { isUnreachable, reachStore, serverGone } from '../../lib/server-reach.ts';
import { fetchRevision, saveRevision } from '../../queries/revisions.ts';
import { markSaved, rebase, type DraftStore } from './draft-store.ts';

const LONGEST_MESSAGE = 500;
/** Loaded with the first edit, so that changes can be saved even if the server is updated or stopped. */
export const comparing = () => loadCode(() => import('./message-of.ts'));

/**
 * Saves pending edits as one revision. If another revision was created in between, puts the edits on top of it if they changed different
 * places. Otherwise the state becomes `conflict`, and nothing is discarded. A blueprint that does not compile stays a draft.
 */
export async function saveDraft(store: DraftStore): Promise<void> {
  const before = underWay.get(store);
  // Two concurrent saves would conflict with each other's revision.
  if (before) return before.then(() => saveAfter(store));
  const own = saveNow(store).finally(() => underWay.delete(store));
  underWay.set(store, own);
  return own;
}

/** Running saves. An edit does not cancel them. */
const underWay = new WeakMap<DraftStore, Promise<void>>();

async function saveNow(store: DraftStore): Promise<void> {
  if (store.getState().pending.length === 0) return;
  if (!(await holds(store))) return store.setState({ saving: { state: 'held' } });
  const { datasetId, base, blueprint, saved, pending } = store.getState();
  if (pending.length === 0) return;
  // An edit was undone: the draft equals the saved revision, so no new one is needed.
  if (JSON.stringify(saved) === JSON.stringify(blueprint)) return markSaved(store, base, saved, pending.length);
  store.setState({ saving: { state: 'saving' } });
  try {
    const message = await messageFor(saved, blueprint);
    const revision = await saveRevision(datasetId, base, blueprint, message);
    markSaved(store, revision.number, revision.blueprint, pending.length);
  } catch (error) {
    if (error instanceof ClientProblem && error.type === 'precondition-failed') return joinTheirs(store);
    fail(store, error);
  }
}

/** Saves edits that were made during a save. If that one failed, the user decides elsewhere what to do. */
async function saveAfter(store: DraftStore): Promise<void> {
  const { state } = store.getState().saving;
  if (state === 'saved' || state === 'waiting') await saveDraft(store);
}

/** A message that describes the changes. Without the code that finds them, the draft is saved with no message. */
async function messageFor(saved: Blueprint, blueprint: Blueprint): Promise<string> {
  const words = await comparing().then(
    ({ messageOf }) => messageOf(saved, blueprint),
    () => '',
  );
  return words.slice(0, LONGEST_MESSAGE) || 'Edited';
}

/** Keeps the pending edits. If the server is unreachable, polls it and then saves them. */
function fail(store: DraftStore, error: unknown): void {
  store.setState({ saving: { state: 'failed', error } });
  if (isUnreachable(error)) serverGone();
}

/** Saves pending edits as soon as an unreachable server responds. The returned function stops this. */
export function saveOnReturn(store: DraftStore): () => void {
  return reachStore.subscribe((now, before) => {
    const { saving } = store.getState();
    if (before.gone && !now.gone && saving.state === 'failed' && isUnreachable(saving.error)) void saveDraft(store);
  });
}

/** How long a save waits for the engine, which may still be starting: edits are safer on the server than in this browser. */
const ENGINE_MS = 3_000;

/** Waits until the engine has compiled the pending edits. True if they compile, or if no engine has compiled them in time. */
function holds(store: DraftStore): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (held: boolean) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(held);
    };
    const look = () => {
      const { checked, edition, pending } = store.getState();
      if (checked && checked.edition !== edition && pending.length > 0) return;
      done(checked?.edition !== edition || checked.holds);
    };
    const timer = setTimeout(() => done(true), ENGINE_MS);
    const unsubscribe = store.subscribe(look);
    look();
  });
}

async function joinTheirs(store: DraftStore): Promise<void> {
  try {
    const { datasetId, saved, blueprint } = store.getState();
    const [theirs, { collisions, difference }] = await Promise.all([fetchRevision(datasetId, 'current'), comparing()]);
    const places = collisions(difference(saved, blueprint), difference(saved, theirs.blueprint));
    if (places.length > 0) return store.setState({ saving: { state: 'conflict', theirs, places } });
    rebase(store, theirs.number, theirs.blueprint, 'mine');
    await saveNow(store);
    notify(`Merged with revision ${theirs.number} by ${theirs.author}. Your edits are on top.`);
  } catch (error) {
    fail(store, error);
  }
}
