import type { RowCounts } from '@seedbed/contract';

/** The options of `infer`. All have defaults, so that two people get the same blueprint. */
export type InferOptions = {
  readonly seed?: string | number;
  readonly locale?: string | Record<string, number>;
  /** `YYYY-MM-DD`: "now" of the data. */
  readonly referenceDate?: string;
  /** Rows of every table, or of named ones (`users`, `public.users`); others get the count of `*`, or one by their meaning. */
  readonly rows?: RowCounts;
  /** A person's knowledge about the schema (`Knowledge`): takes precedence over all choices of inference. */
  readonly knowledge?: unknown;
  /** Counts its relations in made rows, and compares values with their bounds: `assist` shows both. It changes nothing of the blueprint. */
  readonly checksKnowledge?: boolean;
  /** Multiplies row counts that inference chose itself, lookups and one-row tables apart. */
  readonly scale?: number;
};
