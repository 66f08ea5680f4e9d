import { notify } from '../../lib/notify.ts';
import { undo, type DraftStore } from './draft-store.ts';

/** Takes back the step that is the last one now. Once another step came after it, that one would be taken back instead, so nothing is, and a note says so. */
export function takeBack(draft: DraftStore): () => boolean {
  const step = draft.getState().past.at(-1);
  return () => {
    const isLast = step !== undefined && draft.getState().past.at(-1) === step;
    if (isLast) void undo(draft);
    else notify('Other changes came after this one. Undo those first.', { id: 'undo', isError: true });
    return isLast;
  };
}
