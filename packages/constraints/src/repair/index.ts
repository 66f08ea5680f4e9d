export { repair } from './repair.ts';
export type { Loaded, LoadedRows, Repaired, TrialSession } from './types.ts';
