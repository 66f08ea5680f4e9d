/** What a load is at when it sends no rows: making the schema, building keys and indexes over the rows that are in. */
export type LoadStep = {
  readonly kind: 'schema' | 'keys';
  /** The constraint or index, and its table; the statement's kind for a schema. */
  readonly what: string;
  /** How many are finished, this one not counted. */
  readonly done: number;
  readonly total: number;
};

export type TellStep = (step: LoadStep) => void;
