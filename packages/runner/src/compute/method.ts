import type { DocumentsKept } from './documents-kept.ts';

/** The tools of a method in a thread. */
export type Context = {
  readonly documents: DocumentsKept;
  /** Part of the names of the thread's objects in servers, to find them after it has ended. */
  readonly mark: string;
  /** Aborted when the caller no longer waits; a method that ignores this is ended from outside. */
  readonly signal: AbortSignal;
  /** Sends the caller an event during the call. */
  tell(event: unknown): void;
  /** Asks the caller to do something, and waits for it. Throws its error. */
  ask(event: unknown): Promise<void>;
};

/**
 * A method answers synchronously if it can, which saves a turn of the event loop. Buffers in `bytes` of a value are
 * transferred, not copied.
 */
export type Method = (args: any, context: Context) => unknown;

export type Methods = Readonly<Record<string, Method>>;
