import type { Blueprint, Findings } from '@seedbed/contract';

/** What looks wrong, where it may have been asked for: the count beside the review comes before the code that asks. */
export const findingsKey = (id: string) => ['findings', id] as const;

/** What a look found, the revision whose rows it saw, and that revision's blueprint. */
export type Looked = Findings & { readonly revision: number; readonly from: Blueprint };
