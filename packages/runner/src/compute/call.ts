import type { Document } from './document.ts';

/** One request to a thread. */
export type Call = {
  readonly method: string;
  readonly args: unknown;
  /** The documents whose keys occur in `args`. */
  readonly documents: readonly Document[];
  /** Its subject, for the beginning of a sentence: “The rows of public.users”. */
  readonly what: string;
  readonly seconds: number;
  /** The operator's setting that raises its limit; undefined if there is none. */
  readonly raisedBy: string | undefined;
  readonly graceMs: number;
  readonly onEvent: ((event: any) => void) | undefined;
  readonly onAsk: ((event: any) => Promise<void>) | undefined;
  /** Only this thread can run it, because it uses something that is open there. */
  readonly pinned: boolean;
  settle(outcome: Outcome): void;
  /** The caller no longer waits. */
  cancelled: boolean;
  /** Number of threads that ended before it began. */
  lost: number;
};

export type Outcome =
  | { readonly ok: true; readonly value: unknown; readonly threadId: number }
  | {
      readonly ok: false;
      readonly error: unknown;
      /** Its thread ended for another call's sake: it has not begun, or its answer is lost. */ readonly lost?: boolean;
    };
