import type { LaneName } from './limits.ts';
import type { Methods } from './method.ts';

/** What a thread can do depends on its lane, so that one which makes rows does not load what reads schemas. */
export const METHODS_OF: Readonly<Record<LaneName, () => Promise<Methods>>> = {
  rows: async () => (await import('./methods/rows.ts')).rowMethods,
  drafts: async () => ({ ...(await import('./methods/rows.ts')).rowMethods, ...(await import('./methods/documents.ts')).documentMethods }),
  schemas: async () => (await import('./methods/schemas.ts')).schemaMethods,
  loads: async () => (await import('./methods/load.ts')).loadMethods,
};
