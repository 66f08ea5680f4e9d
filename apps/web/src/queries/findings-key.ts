import type { ColumnFinding } from '@seedbed/contract';

/** What looks wrong, where it may have been asked for: the count beside the review comes before the code that asks. */
export const findingsKey = (id: string, revision: number) => ['findings', id, revision] as const;

export type Findings = { readonly items: readonly ColumnFinding[] };
