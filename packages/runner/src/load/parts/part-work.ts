import type { LoadStep, TablePlan } from '@seedbed/engine';

/** One part of a load; JSON, stored with its run, so that a later version does the same. */
export type PartWork =
  /** Checks for obstacles, creates and empties tables, and plans the other parts. */
  | { readonly kind: 'prepare' }
  /** Rows of one table, `first` from 0, by one COPY. */
  | { readonly kind: 'rows'; readonly table: string; readonly first: number; readonly count: number }
  /** Tables one after the other, in one transaction: small ones, and those that must be loaded in order. */
  | { readonly kind: 'steps'; readonly steps: readonly LoadStep[] }
  /** Reconciles with the target, builds keys, sets sequences, runs ANALYZE, and reports. */
  | { readonly kind: 'finish' }
  /** Removes the run's ledger rows after its report is stored. */
  | { readonly kind: 'clean' };

/** Stages run in sequence; the parts of one stage may run in parallel. */
export type PlannedPart = { readonly number: number; readonly stage: number; readonly work: PartWork };

/** Rows of a range, without omitted ones. */
export function sentRows({ left }: TablePlan, { first, count }: { readonly first: number; readonly count: number }): number {
  return count - left.filter((row) => row >= first && row < first + count).length;
}
