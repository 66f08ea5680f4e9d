import { useEffect } from 'react';
import { notify } from '../lib/notify.ts';
import { isKey, isWriting } from '../lib/keys.ts';
import { addPaletteSource } from '../lib/palette-state.ts';
import { redo, undo, type DraftStore, type Step } from './draft/draft-store.ts';
import { lastOwn, nextOwn } from './draft/own-steps.ts';
import { saveDraft } from './draft/save-draft.ts';
import { overtakenWords } from './draft/take-back.ts';
import { startNaming } from './naming.ts';
import { useMay } from '../queries/me.ts';
import { describeError } from '../lib/describe-error.ts';
import { replaySchema } from './undo-schema.ts';
import { keyHint } from '../lib/keys.ts';

/** Undo, redo and save, by key and from the palette. Focused fields keep their own undo. */
export function useWorkspaceKeys(draft: DraftStore): void {
  const may = useMay('write');
  useEffect(() => {
    if (!may) return;
    const onKey = (event: KeyboardEvent) => {
      const act = isKey(event, 'save')
        ? () => void saveAndSay(draft)
        : isWriting(event.target) && !(event.target as Element).matches('[data-at-rest=true]')
          ? null
          : isKey(event, 'undo')
            ? () => undoAndSay(draft)
            : isKey(event, 'redo')
              ? () => redoAndSay(draft)
              : null;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    const removeSource = addPaletteSource('workspace', () => [
      { id: 'undo', label: 'Undo the last edit', group: 'Commands', keys: keyHint('undo'), run: () => undoAndSay(draft) },
      { id: 'redo', label: 'Redo', group: 'Commands', keys: keyHint('redo'), run: () => redoAndSay(draft) },
      { id: 'save', label: 'Save now', group: 'Commands', keys: keyHint('save'), run: () => void saveAndSay(draft) },
      { id: 'name', label: 'Name this revision…', group: 'Commands', run: () => void saveAndName(draft) },
    ]);
    return () => {
      window.removeEventListener('keydown', onKey);
      removeSource();
    };
  }, [draft, may]);
}

/** Saves at once. The saved revision can be named, to find it in the history. */
async function saveAndSay(draft: DraftStore): Promise<void> {
  await saveDraft(draft);
  const { saving, base, datasetId } = draft.getState();
  if (saving.state === 'saved')
    notify(`Saved as revision ${base}`, { id: 'saved', milliseconds: 4_000, action: { label: 'Name it…', run: () => startNaming(datasetId, base) } });
}

/** Names the current state. If it cannot be saved, does not name the revision before the edits instead. */
async function saveAndName(draft: DraftStore): Promise<void> {
  await saveDraft(draft);
  const { saving, pending, base, datasetId } = draft.getState();
  if (saving.state === 'saved' || pending.length === 0) startNaming(datasetId, base);
  else notify('Your edits are not saved yet, so there is no revision to name', { id: 'saved', isError: true });
}

export function undoAndSay(draft: DraftStore): void {
  const state = draft.getState();
  const last = lastOwn(state);
  if (last?.schema) return replayAndSay(draft, last, 'undo');
  const undone = undo(draft);
  if (undone?.isOvertaken) notify(overtakenWords(undone.label), { id: 'undo', isError: true });
  else if (undone) notify(`Undone: ${undone.label}`, { id: 'undo', milliseconds: 2_500 });
  else if (state.past.length > 0) notify('Nothing to undo here: the last edits were made in another tab. Undo them there.', { id: 'undo' });
}

function redoAndSay(draft: DraftStore): void {
  const next = nextOwn(draft.getState());
  if (next?.schema) return replayAndSay(draft, next, 'redo');
  const redone = redo(draft);
  if (redone) notify(`Redone: ${redone.label}`, { id: 'undo', milliseconds: 2_500 });
}

/** A change of the schema takes the server a moment. */
export function replayAndSay(draft: DraftStore, step: Step, way: 'undo' | 'redo'): void {
  const id = 'undo';
  notify(`${way === 'undo' ? 'Undoing' : 'Doing again'}: ${step.label}`, { id });
  replaySchema(draft, step, way).then(
    (isDone) => isDone && notify(`${way === 'undo' ? 'Undone' : 'Redone'}: ${step.label}`, { id, milliseconds: 2_500 }),
    (error: unknown) => notify(describeError(error).detail, { id, isError: true }),
  );
}
