import { memberWords } from '../../../workspace/draft/difference.ts';
import { edit, type DraftStore } from '../../../workspace/draft/draft-store.ts';
import { joinChanges } from '../../../workspace/draft/join-changes.ts';
import { takeBack } from '../../../workspace/draft/take-back.ts';
import { notify } from '../../../lib/notify.ts';
import type { KeptWish } from './kept-wishes.ts';

/** Why a wish cannot be taken back: the first place that another change has set again; null if it can. */
export function whyNotTakenBack({ lost }: Pick<KeptWish, 'lost'>): string | null {
  const [first, ...others] = lost;
  if (!first) return null;
  const more = others.length > 0 ? ` and ${others.length === 1 ? '1 other place' : `${others.length} other places`}` : '';
  return `A later change set ${first.place}: ${memberWords(first.member)}${more} again. Undo that first, or change it by hand.`;
}

/** Undoes what a wish changed and nothing else, as a step that can be undone. Later edits of other places stay. */
export function takeBackWish(draft: DraftStore, wish: KeptWish): void {
  const why = whyNotTakenBack(wish);
  if (why !== null) return notify(`Not removed: ${wish.wish}. ${why}`, { id: 'wish', isError: true });
  edit(draft, `removed “${wish.wish}”`, (blueprint) => void joinChanges(blueprint, wish.after, wish.before));
  const back = takeBack(draft);
  notify(`Removed: ${wish.wish}`, { id: 'wish', milliseconds: 12_000, action: { label: 'Undo', run: () => void back() } });
}
