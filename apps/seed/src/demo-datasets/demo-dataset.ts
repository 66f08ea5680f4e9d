/** A dataset made from one of the product's templates, with some columns drawing from faker's word lists. */
export type DemoDataset = {
  readonly name: string;
  readonly description: string;
  /** Name of the template with its schema. */
  readonly template: string;
  /** Whether the seed command fills the demo database with it. */
  readonly fillsTarget: boolean;
  readonly wordLists: readonly ColumnWords[];
};

/** `words` become the only values of the column, the first ones being the most frequent. */
export type ColumnWords = { readonly table: string; readonly column: string; readonly words: readonly string[] };
