/** A locale's lists as they are stored: see `readList` for the form of one. */
export type Pack = {
  readonly locale: string;
  /** Hash of all lists, which is part of the generator version. */
  readonly hash: string;
  readonly lists: Readonly<Record<string, string>>;
};
