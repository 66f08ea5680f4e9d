import { QueryClient } from '@tanstack/react-query';
import { emptyBlueprint } from '@seedbed/contract';
import { expect, test, vi } from 'vitest';
import { createDraftStore } from '../../workspace/draft/draft-store.ts';
import { createTrial } from './trial.ts';
import { trialWords } from './trial-words.ts';

test('the progress of a trial', () => {
  expect(trialWords({ phase: 'rest', error: null }, 0)).toBeNull();
  expect(trialWords({ phase: 'proving', since: 1_000, done: 0, total: 0, table: '' }, 1_500)).toBe('proving');
  expect(trialWords({ phase: 'proving', since: 1_000, done: 37, total: 212, table: 'a' }, 13_900)).toBe('proving 37/212 tables · 12 s');
  expect(trialWords({ phase: 'mending', since: 1_000 }, 4_000)).toBe('fixing refused rows · 3 s');
});

vi.mock('./trial-steps.ts', () => ({ prove: async () => ({ revision: 1, ok: false }), repair: async () => false }));

test('a fix that was asked for and not found says so; one that nobody asked for does not', async () => {
  const trial = createTrial(createDraftStore('d', 1, emptyBlueprint(), null), new QueryClient());
  await trial.run({ repair: true });
  expect(trial.getState()).toEqual({ phase: 'rest', error: null });
  await trial.run({ repair: 'asked' });
  expect(trial.getState()).toMatchObject({ phase: 'rest', error: { title: 'No fix found' } });
});
