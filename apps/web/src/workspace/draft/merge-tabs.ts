import type { Blueprint } from '@seedbed/contract';
import { applyPatches, produceWithPatches } from 'immer';
import type { DraftStore, KeptDraft } from './draft-store.ts';
import { joinChanges } from './join-changes.ts';

/**
 * Merges simultaneous edits of two tabs: the edits of both stay, based on the newer revision. If both changed the same place, both
 * tabs choose the same edit, since `winsHere` is true in only one of them; that tab saves.
 * @param saved the revision that the other tab's edits start from; null if it is ours
 */
export function mergeTabs(store: DraftStore, theirs: KeptDraft, saved: Blueprint | null, winsHere: boolean): void {
  const state = store.getState();
  const theirSaved = saved ?? state.saved;
  const here = { base: state.base, saved: state.saved, blueprint: state.blueprint, wins: winsHere };
  const there = { base: theirs.base, saved: theirSaved, blueprint: applyPatches(theirSaved, [...theirs.pending]), wins: !winsHere };
  const [newer, other] = theirs.base > state.base ? [there, here] : [here, there];
  const [blueprint, pending] = produceWithPatches(newer.saved, (draft) => {
    joinChanges(draft, newer.saved, newer.blueprint, true);
    joinChanges(draft, other.saved, other.blueprint, other.wins);
  });
  const isOwn = ({ tab }: { tab?: string }) => tab === state.tab;
  const past = [...theirs.past.filter((step) => !isOwn(step)), ...state.past.filter(isOwn)].toSorted((a, b) => a.at - b.at);
  store.setState({
    base: newer.base,
    saved: newer.saved,
    blueprint,
    pending,
    past,
    future: [...theirs.future.filter((step) => !isOwn(step)), ...state.future.filter(isOwn)],
    edition: state.edition + 1,
    gesture: state.gesture + 1,
    touched: null,
    saving: pending.length === 0 ? { state: 'saved' } : winsHere ? { state: 'waiting' } : { state: 'waiting', elsewhere: true },
  });
}
