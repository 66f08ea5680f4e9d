import type { ProblemPlace, ProblemType } from '@seedbed/contract';
import type { Claim } from './claim.ts';

/** The data a thread starts with. */
export type ThreadData = { readonly lane: string; readonly mark: string };

export type ToThread =
  /** `documents`: texts that the thread reported as missing. */
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly method: string;
      readonly args: unknown;
      readonly claim: Claim;
      readonly documents?: Readonly<Record<string, string>> | undefined;
    }
  | { readonly kind: 'cancel'; readonly id: number }
  /** The caller handled the call's question, or failed. */
  | { readonly kind: 'answered'; readonly question: number; readonly fault?: Fault };

export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'value'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly fault: Fault }
  /** The call has not begun: it needs a document that the thread does not have (any more). */
  | { readonly kind: 'wanted'; readonly id: number; readonly key: string }
  | { readonly kind: 'event'; readonly id: number; readonly event: unknown }
  /** The call waits until its caller has handled this. */
  | { readonly kind: 'ask'; readonly id: number; readonly question: number; readonly event: unknown };

/** An error sent between threads: a Problem, or any other with its stack. */
export type Fault =
  | {
      readonly type: ProblemType;
      readonly message: string;
      readonly errors: readonly ProblemPlace[] | undefined;
      readonly facts: Readonly<Record<string, unknown>>;
      readonly cause?: string | undefined;
    }
  | { readonly type: null; readonly name: string; readonly message: string; readonly stack: string | undefined; readonly code: string | undefined };
