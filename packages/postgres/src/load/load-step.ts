/** What a load is at when it sends no rows: making the schema, building keys and indexes over the rows that are in, waiting for other shards of it. */
export type LoadStep = {
  readonly kind: 'schema' | 'keys' | 'waiting';
  /** The constraint or index, and its table; the statement's kind for a schema; who is waited for. */
  readonly what: string;
  /** How many are finished, this one not counted; parts, while others are waited for. */
  readonly done: number;
  readonly total: number;
};

export type TellStep = (step: LoadStep) => void;
