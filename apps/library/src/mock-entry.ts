import { catchUp } from '@seedbed/postgres/entry';
import type * as Declared from '../types/mock.d.ts';

// Importing this costs nothing: a function loads what it needs at its first call.

export const mock: typeof Declared.mock = async (...given) => {
  await catchUp();
  return (await import('./mock.ts')).mock(...given);
};
