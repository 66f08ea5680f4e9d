import { catchUp } from '@seedbed/postgres/entry';
import type * as Declared from '../types/mock.d.ts';

// Importing this is cheap: a function loads its code at the first call.

export const mock: typeof Declared.mock = async (...given) => {
  await catchUp();
  return (await import('./mock.ts')).mock(...given);
};
