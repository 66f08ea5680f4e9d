import type { DocumentsKept } from './documents-kept.ts';

/** The tools of a method in a thread. */
export type Context = {
  readonly documents: DocumentsKept;
  /** Part of the names of the thread's objects in servers, to find them after it has ended. */
  readonly mark: string;
  /** Aborted when the caller no longer waits; a method that ignores it is ended from outside. */
  readonly signal: AbortSignal;
  /** Tells the caller something on the way. */
  tell(event: unknown): void;
  /** Asks the caller to do something, and waits for it. Throws its error. */
  ask(event: unknown): Promise<void>;
};

/** A method answers at once where it can, which saves a turn. Buffers in `bytes` of a value are handed over, not copied. */
export type Method = (args: any, context: Context) => unknown;

export type Methods = Readonly<Record<string, Method>>;
