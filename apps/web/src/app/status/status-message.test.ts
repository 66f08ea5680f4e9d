import { expect, test } from 'vitest';
import type { ProofMark, ProofState } from '../../features/problems/proof-mark.ts';
import { savedWords, statusMessage } from './status-message.ts';

const mark = (state: ProofState): ProofMark => ({ state, short: state, more: '', why: '' });

test('edits that are not saved come before everything that is known of the saved ones', () => {
  expect(statusMessage('failed', 1, mark('refused'))).toMatchObject({ state: 'kept', short: '1 change not saved', brief: 'not saved' });
  expect(statusMessage('held', 2, mark('proved'))).toMatchObject({ state: 'kept', short: '2 changes not saved' });
  expect(statusMessage('conflict', 2, null)).toMatchObject({ state: 'kept', more: 'changed by two' });
});

test('what is saved is what the proof says, and nothing before the server said it', () => {
  expect(statusMessage('waiting', 1, mark('changed'))).toMatchObject({ state: 'changed', brief: 'unproved' });
  expect(statusMessage('saved', 0, null)).toBeNull();
});

test('screen readers hear the revision, and how many changes have none', () => {
  expect(savedWords('saved', 0, 3, true)).toBe('Revision 3 · saved');
  expect(savedWords('saved', 0, 3, false)).toBe('Revision 3 · read only');
  expect(savedWords('failed', 1, 3, true)).toBe('1 change kept here, not saved');
});
