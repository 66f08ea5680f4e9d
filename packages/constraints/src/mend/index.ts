export { mend } from './mend.ts';
export type { Loaded, LoadedRows, Mended, TrialSession } from './types.ts';
