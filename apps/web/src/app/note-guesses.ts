import type { useNavigate } from '@tanstack/react-router';
import { formatMany } from '../lib/format.ts';
import { notify } from '../lib/notify.ts';
import { PHONE } from '../lib/use-media.ts';
import type { DraftStore } from '../workspace/draft/draft-store.ts';
import { takeGrown } from '../workspace/grown.ts';
import { unsureColumns } from '../workspace/unsure.ts';

/** Says of a new dataset how many of its columns are guesses, and leads to their review. */
export function noteGuesses(draft: DraftStore, navigate: ReturnType<typeof useNavigate>): void {
  const { datasetId: id, blueprint } = draft.getState();
  if (!takeGrown(id)) return;
  const count = unsureColumns(blueprint).length;
  if (count === 0) return;
  // The line below the rows says the same, and a note would cover what little a phone shows.
  if (window.matchMedia(PHONE).matches) return;
  const run = () => void navigate({ to: '/datasets/$id/review', params: { id } });
  notify(`${formatMany(count, 'column')} to review`, {
    id: 'grown',
    milliseconds: 10_000,
    action: { label: 'Review', run },
  });
}
