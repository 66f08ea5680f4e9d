import type { DocumentsKept } from './documents-kept.ts';

/** What a method in a thread may use. */
export type Context = {
  readonly documents: DocumentsKept;
  /** Of the thread: in the names of what it makes in servers, so that it can be found when the thread is no more. */
  readonly mark: string;
  /** Aborted when nobody waits any more; a method that does not look at it is ended from outside. */
  readonly signal: AbortSignal;
  /** Tells the caller something on the way. */
  tell(event: unknown): void;
  /** Has the caller do something, and waits until that is done. Throws what it throws. */
  ask(event: unknown): Promise<void>;
};

/** A method answers at once where it can, which saves a turn. Buffers in `bytes` of a value are handed over, not copied. */
export type Method = (args: any, context: Context) => unknown;

export type Methods = Readonly<Record<string, Method>>;
