/**
 * The current step of a load while it sends no rows: creating the schema, building keys and indexes over the loaded rows, waiting for other
 * shards.
 */
export type LoadStep = {
  readonly kind: 'schema' | 'keys' | 'waiting';
  /** The constraint or index, and its table; for a schema the kind of statement; or the sessions that it waits for. */
  readonly what: string;
  /** How many are finished, not counting this one; parts, while waiting for others. */
  readonly done: number;
  readonly total: number;
};

export type TellStep = (step: LoadStep) => void;
