import { expect, test } from 'vitest';
import { sealState } from './seal-state.ts';

test('a dataset is shown as unproved only after loading', () => {
  expect(sealState(undefined, null)).toBe('loading');
  expect(sealState({ revision: 1 }, null)).toBe('loading');
  expect(sealState(null, null)).toBe('never');
  expect(sealState({ revision: 1 }, { ok: false })).toBe('proved');
});
