/** One difference between a stored blueprint and the database as it is now, and what is done about it. */
export type Change = {
  readonly kind: 'new' | 'gone' | 'changed';
  readonly what: 'table' | 'column' | 'relation' | 'key' | 'check' | 'type';
  /** `schema.name`; absent for types. */
  readonly table?: string;
  /** The column, relation, key, check or type. */
  readonly name?: string;
  /** In words: what differs, and what the new blueprint does. */
  readonly message: string;
};
