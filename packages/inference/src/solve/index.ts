export type * from './types.ts';
export { solve } from './solve.ts';
