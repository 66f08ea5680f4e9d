/**
 * A blueprint as text. The serving thread never parses it: computing threads get the text once, and then refer to it by
 * its key.
 */
export type Document = {
  /** The same key is the same text for ever. */
  readonly key: string;
  /** The text, or a function that returns it, called by the first thread that needs it. */
  readonly json: string | (() => Promise<string>);
};

/** Keys of unnamed documents. */
let unnamed = 0;

/** A document for one or two uses. */
export function draft(json: string): Document {
  return { key: `draft ${++unnamed}`, json };
}
