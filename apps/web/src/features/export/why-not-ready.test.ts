import { expect, test } from 'vitest';
import { whyNotReady } from './why-not-ready.ts';

const found = { said: '', create: false, modes: [], blocked: false };
const ready = { revision: 3, saving: 'saved' as const, target: { where: 'db/shop' }, look: { isError: false }, found, emptied: 0, rows: 20, isReady: true };

test.each([
  [{ ...ready, revision: null, saving: 'saving' as const, isReady: false }, 'Saving your edits first …'],
  [{ ...ready, revision: null, saving: 'failed' as const, isReady: false }, 'Your edits are not saved: see the top of the page.'],
  [{ ...ready, revision: null, saving: 'held' as const, isReady: false }, 'Your edits are inconsistent: fix or undo them first.'],
  [{ ...ready, revision: null, saving: 'conflict' as const, isReady: false }, 'Your edits and a newer revision changed the same: choose above first.'],
  [{ ...ready, target: { where: null }, found: null, isReady: false }, 'Enter the address of a database first.'],
  [{ ...ready, found: null, isReady: false }, 'Looking at db/shop …'],
  [{ ...ready, found: null, look: { isError: true }, isReady: false }, 'The database does not answer: see above.'],
  [{ ...ready, found: { ...found, blocked: true }, isReady: false }, 'It cannot be filled as it is: see above.'],
  [{ ...ready, emptied: 4, isReady: false }, 'Type 4 above to confirm.'],
  [
    { ...ready, rows: 0, isReady: false },
    'There is nothing to load: its tables have no rows here, or keep the rows they have there. Choose Append or Truncate first.',
  ],
  [ready, null],
])('%j says %j', (state, words) => expect(whyNotReady(state, 'open', true)).toBe(words));

test('a running proof is awaited', () => expect(whyNotReady(ready, 'unknown', true)).toBe('Looking for the last proof …'));
