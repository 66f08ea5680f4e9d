/** The kinds of values in a column, as linking needs them. */
export type Holds = 'text' | 'number' | 'flag' | 'time' | 'other';

/** A column as linking sees it: words in the singular, abbreviations opened. */
export type ColumnWords = {
  readonly name: string;
  readonly words: readonly string[];
  /** The words as written, in the singular. */
  readonly written?: readonly string[];
  readonly holds: Holds;
};

/** A table as linking sees it. */
export type TableWords = {
  readonly name: string;
  readonly words: readonly string[];
  readonly written?: readonly string[];
  readonly columns: readonly ColumnWords[];
  /** Tables that it refers to, or that refer to it. */
  readonly neighbours: readonly string[];
};
