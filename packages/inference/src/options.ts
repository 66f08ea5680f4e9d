import type { RowCounts } from '@seedbed/contract';

/** What `infer` may be told. Everything has a default, so that two strangers get the same blueprint. */
export type InferOptions = {
  readonly seed?: string | number;
  readonly locale?: string | Record<string, number>;
  /** `YYYY-MM-DD`: "now" of the data. */
  readonly referenceDate?: string;
  /** Rows of every table, or of those named (`users`, `public.users`); the others get those of `*`, or what follows from their meaning. */
  readonly rows?: RowCounts;
  /** What somebody knows of the schema (`Knowledge`): law over all that inference chooses. */
  readonly knowledge?: unknown;
  /** Counts its relations in made rows, and compares values with their bounds: `assist` shows both. It changes nothing of the blueprint. */
  readonly checksKnowledge?: boolean;
  /** Multiplies row counts that inference chose itself, lookups and one-row tables apart. */
  readonly scale?: number;
};
