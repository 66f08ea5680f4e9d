/**
 * The current step of a load while it sends no rows: creating the schema, building keys and indexes over the loaded rows, waiting for other
 * shards.
 */
export type LoadStep = {
  readonly kind: 'schema' | 'keys' | 'waiting';
  /** The constraint or index, and its table; the statement's kind for a schema; who is waited for. */
  readonly what: string;
  /** How many are finished, this one not counted; parts, while others are waited for. */
  readonly done: number;
  readonly total: number;
};

export type TellStep = (step: LoadStep) => void;
