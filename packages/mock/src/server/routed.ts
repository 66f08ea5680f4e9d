import { Answer, type Dialect, type DialectSettings, type RequestHeaders } from '../core/index.ts';
import type { MappedOperation } from '../dialects/document/index.ts';
import type { RowRules } from '../engines/virtual/index.ts';
import type { Store } from '../overlay/index.ts';
import type { Asking } from './asking.ts';
import type { Auth } from './auth/open-auth.ts';
import type { People } from './auth/people.ts';
import type { Chaos } from './chaos.ts';
import type { Journal } from './journal.ts';

/** A request with its body: a server's, or a `Request`. */
export type MockRequest = { readonly method: string; readonly url: string; readonly headers: RequestHeaders; readonly signal?: AbortSignal };

/** A dialect and the first segments of its paths. */
export type Mount = { readonly path: readonly string[]; readonly dialect: Dialect };
export type Routed = {
  /** Generated rows with their writes. */
  readonly store: Store;
  /** The engine that answers queries. */
  readonly asking: Asking;
  readonly journal: Journal;
  readonly root: Dialect;
  readonly mounts: readonly Mount[];
  readonly settings: DialectSettings;
  /** The time limit of a request. */
  readonly milliseconds: number | undefined;
  /** The prefix of every mount's path. */
  readonly base: string;
  readonly auth: Auth;
  /** The table of people; null if nobody can sign in. */
  readonly people: People | null;
  /** The password of the dataset's people. */
  readonly password: string;
  /** Policies that apply to callers; null if they are off. */
  readonly rules: RowRules | null;
  /** Intentionally delays and fails requests; null if that is off. */
  readonly chaos: Chaos | null;
  /** The document at `/`, with its mapping; null if `/` serves a dialect. */
  readonly document: { readonly raw: object; readonly mapping: readonly MappedOperation[] } | null;
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Discards a session's writes. */
  reset(session?: string): Promise<void>;
};

/** An answer that no dialect words. */
export function refused(status: number, message: string): Answer {
  return Answer.json({ message }, { status });
}
