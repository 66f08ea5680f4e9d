import type { LoadProgress, LoadStep } from '@seedbed/runner/compute';
import type { Lease, PartEnd, PartRow } from './parts/part-rows.ts';
import type { RunView } from './run-views.ts';

/** The tools of a running part. All writes fail once the part belongs to another worker. */
export type PartTools = {
  readonly run: RunView;
  readonly part: PartRow;
  readonly lease: Lease;
  /** Aborted with `CANCELLED`, `STOPPING` or `LOST`: end soon, leave nothing, throw. */
  readonly signal: AbortSignal;
  say(level: 'info' | 'warning' | 'error', message: string): Promise<void>;
  /** Counts it; the run is `running` from the first one on. */
  note(progress: LoadProgress): void;
  /** Reports the key or index being built, after all rows are sent. */
  step(step: LoadStep): void;
  /** The run is `proving` from now on, or has done it. */
  proving(isProving: boolean): Promise<void>;
  /** The run is `finishing` from now on. */
  finishing(): Promise<void>;
  /** Whether something of the part may be in the target: nothing, until a session opens there, and again after the target confirms it. */
  leaves(what: Left): void;
  /** Stored with the part, before the commit that it proves; throws if the part belongs to another worker by now. */
  prove(proof: unknown): Promise<void>;
};

export type Left = 'nothing' | 'unknown';

/** How to do the parts of one kind of run. One worker does a part at a time, and may start it any number of times. */
export type RunKind = {
  readonly kind: string;
  /** Does the part, and returns its end, or the numbers of parts to repeat before it. If it throws, nothing of the part may remain. */
  do(tools: PartTools): Promise<PartEnd | { readonly redo: readonly number[] }>;
  /**
   * The outcome of a part that another worker never returned: its end, or undefined if nothing of it is there (and that worker's sessions
   * are gone). Throws if that cannot be determined.
   */
  lookUp(tools: PartTools): Promise<PartEnd | undefined>;
  /** Milliseconds to wait before the n-th retry (from 0) after this error; undefined: the run fails with it. */
  retryAfter(error: unknown, attempts: number): number | undefined;
};

/** Reasons for aborting a part's signal. */
export const CANCELLED = Symbol('cancelled by its user');
export const STOPPING = Symbol('the server stops');
export const LOST = Symbol('the part now belongs to another worker');
/** Another part of the run has failed. */
export const FAILED = Symbol('the run has failed');
