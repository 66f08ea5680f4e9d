import { Problem } from '@seedbed/contract';
import type { Words } from '../../words/words.ts';

/** No word lists: for tests of plans whose generators need none. */
export const noWords: Words = {
  locales: [{ locale: 'en-US', weight: 1 }],
  list(name) {
    throw new Problem('not-found', `This test has no word list ${name}.`);
  },
};
