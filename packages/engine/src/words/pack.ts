/** A locale's lists as stored: see `readList` for their format. */
export type Pack = {
  readonly locale: string;
  /** Hash of all lists, which is part of the generator version. */
  readonly hash: string;
  readonly lists: Readonly<Record<string, string>>;
};
