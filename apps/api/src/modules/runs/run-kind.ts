import type { LoadProgress, LoadStep } from '@seedbed/runner/compute';
import type { Lease, PartEnd, PartRow } from './parts/part-rows.ts';
import type { RunView } from './run-views.ts';

/** What a part may use while it is done. Every write stops being possible when the part was given to another. */
export type PartTools = {
  readonly run: RunView;
  readonly part: PartRow;
  readonly lease: Lease;
  /** Aborted with `CANCELLED`, `STOPPING` or `LOST`: end soon, leave nothing, throw. */
  readonly signal: AbortSignal;
  say(level: 'info' | 'warning' | 'error', message: string): Promise<void>;
  /** Counts it; the run is `running` from the first one on. */
  note(progress: LoadProgress): void;
  /** Says which key or index is being built; the rows are all sent by then. */
  step(step: LoadStep): void;
  /** The run is `finishing` from now on. */
  finishing(): Promise<void>;
  /** Whether something of the part may be in the target: nothing, until a session is opened there, and again when the target has confirmed it. */
  leaves(what: Left): void;
  /** Kept with the part, before what it proves is made sure; throws where the part is another's by now. */
  prove(proof: unknown): Promise<void>;
};

export type Left = 'nothing' | 'unknown';

/** How the parts of one kind of run are done. A part is done by one worker at a time, and may be begun any number of times. */
export type RunKind = {
  readonly kind: string;
  /** Does the part, and returns its end, or numbers of parts that are to be done again before it. Whatever it throws, nothing of it may be left. */
  do(tools: PartTools): Promise<PartEnd | { readonly redo: readonly number[] }>;
  /**
   * What became of the part, which another worker began and never handed back: its end, or undefined where nothing of it is there (and what
   * that worker left at work is gone). Throws where that cannot be known.
   */
  lookUp(tools: PartTools): Promise<PartEnd | undefined>;
  /** Milliseconds after which to begin the part again, for what it threw the n-th time (from 0); undefined: the run fails with it. */
  retryAfter(error: unknown, attempts: number): number | undefined;
};

/** Reasons with which a part's signal is aborted. */
export const CANCELLED = Symbol('cancelled by its user');
export const STOPPING = Symbol('the server stops');
export const LOST = Symbol('the part now belongs to another worker');
/** Another part of the run has failed. */
export const FAILED = Symbol('the run has failed');
