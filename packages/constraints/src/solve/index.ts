export type * from './types.ts';
export { solve } from './solve.ts';
export type { Limit } from './most-rows.ts';
