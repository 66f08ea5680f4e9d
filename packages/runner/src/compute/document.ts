/**
 * A blueprint as text. It is never read on the thread that serves callers: those that compute get the text once, and know it by its key
 * from then on.
 */
export type Document = {
  /** The same key is the same text for ever. */
  readonly key: string;
  /** The text, or where it is to be had: asked for by the first thread that needs it. */
  readonly json: string | (() => Promise<string>);
};

/** Keys of documents that nobody named. */
let unnamed = 0;

/** A document that is used once or twice. */
export function draft(json: string): Document {
  return { key: `draft ${++unnamed}`, json };
}
