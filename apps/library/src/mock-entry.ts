import { catchUp } from '@seedbed/postgres/entry';
import type * as Declared from '../types/mock.d.ts';

// To import it costs nothing: what a function needs is loaded when it is called.

export const mock: typeof Declared.mock = async (...given) => {
  await catchUp();
  return (await import('./mock.ts')).mock(...given);
};
