import type { LoadStep, TablePlan } from '@seedbed/engine';

/** One part of a load; JSON, stored with its run, so that a later version does the same. */
export type PartWork =
  /** Checks for obstacles, creates and empties tables, and plans the other parts. */
  | { readonly kind: 'prepare' }
  /** Rows of one table, `first` from 0, by one COPY. */
  | { readonly kind: 'rows'; readonly table: string; readonly first: number; readonly count: number }
  /** Tables one after the other, in one transaction: small ones, and those that need their order. */
  | { readonly kind: 'steps'; readonly steps: readonly LoadStep[] }
  /** Reconciles with the target, builds keys, sets sequences, ANALYZE; the report. */
  | { readonly kind: 'finish' }
  /** Takes the run's ledger away, when its report is stored. */
  | { readonly kind: 'clean' };

/** Stages run in sequence; the parts of one stage may run at once. */
export type PlannedPart = { readonly number: number; readonly stage: number; readonly work: PartWork };

/** Rows of a range, without those left out. */
export function sentRows({ left }: TablePlan, { first, count }: { readonly first: number; readonly count: number }): number {
  return count - left.filter((row) => row >= first && row < first + count).length;
}
