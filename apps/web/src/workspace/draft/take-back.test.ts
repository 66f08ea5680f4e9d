import { emptyBlueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { notesStore } from '../../lib/notify.ts';
import { createDraftStore, edit } from './draft-store.ts';
import { takeBack } from './take-back.ts';

const seeded = (seed: number) => {
  const draft = createDraftStore('d', 1, { ...emptyBlueprint(), seed: 1 }, null);
  edit(draft, `seed ${seed}`, (blueprint) => void (blueprint.seed = seed));
  return draft;
};

test('the last step is undone', async () => {
  const draft = seeded(2);
  expect(takeBack(draft)()).toBe(true);
  await expect.poll(() => draft.getState().blueprint.seed).toBe(1);
});

test('after a later step nothing is undone, and a note gives the reason', () => {
  const draft = seeded(2);
  const back = takeBack(draft);
  edit(draft, 'seed 3', (blueprint) => void (blueprint.seed = 3));
  expect(back()).toBe(false);
  expect(draft.getState().blueprint.seed).toBe(3);
  expect(notesStore.getState().waiting.at(-1)?.text).toBe('Other changes came after this one. Undo those first.');
});
