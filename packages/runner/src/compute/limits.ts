const MIB = 1024 * 1024;

/**
 * Limits of one thread, and of one call in it. A thread over its limits is ended from outside, whatever it does; another thread takes its
 * waiting calls.
 */
export type LaneLimits = {
  /** Maximum number of threads, each opened on demand. */
  readonly threads: number;
  /** Calls that are handed to a thread before it has answered: more than one saves waiting, where each is short. */
  readonly window: number;
  /** Of a thread's heap and the buffers beside it, garbage included. */
  readonly memoryMib: number;
  /** A thread idle for this long ends, to free its memory. */
  readonly idleMs: number;
  /** The same if memory is short; `CROWDED.idleMs` if absent. */
  readonly crowdedIdleMs?: number;
  /** The last thread of a lane may be idle for so long, where memory is not short: without programs and words at hand the next call takes half a second more. */
  readonly lastIdleMs?: number;
};

/**
 * Rows of stored blueprints; documents that someone just sent; schemas and proofs; schemas of users' servers; loads;
 * SQL over made rows; reasons of columns. None of them waits for another kind.
 */
export type LaneName = 'rows' | 'drafts' | 'schemas' | 'reasons' | 'targets' | 'loads' | 'queries';

/** By the number of cores. */
export function laneLimits(cores: number): Readonly<Record<LaneName, LaneLimits>> {
  const few = Math.max(2, Math.min(4, cores));
  return {
    rows: { threads: few, window: 64, memoryMib: 384, idleMs: 30_000 },
    drafts: { threads: 2, window: 1, memoryMib: 512, idleMs: 5_000 },
    schemas: { threads: few, window: 1, memoryMib: 1_024, idleMs: 10_000, lastIdleMs: 300_000 },
    // One thread that keeps the schemas it has read: while someone looks at a dataset, further columns are explained
    // immediately.
    reasons: { threads: 1, window: 4, memoryMib: 1_024, idleMs: 300_000, crowdedIdleMs: 60_000 },
    targets: { threads: 2, window: 1, memoryMib: 1_024, idleMs: 5_000 },
    queries: { threads: 2, window: 1, memoryMib: 640, idleMs: 10_000 },
    loads: { threads: 2, window: 1, memoryMib: 640, idleMs: 2_000 },
  };
}

/** Seconds of one call in a thread. */
export const SECONDS = {
  /** A page, a row, a distribution, a piece of a stream. */
  rows: 10,
  /** An estimate of a whole dataset. */
  estimate: 20,
  /** Reading, checking, compiling and comparing a blueprint. */
  document: 20,
  /** A schema becomes a blueprint, where the operator gives no other limit; with its trials, which have limits of their own as well. */
  infer: 120,
  trial: 420,
} as const;

/** A cancelled call that has not ended by then is ended with its thread. */
export const GRACE_MS = { call: 1_000, load: 20_000 } as const;

/** A thread that does not listen by then counts as broken. */
export const START_MS = 60_000;

/**
 * Options of a thread. The heap's own limit is far above ours, which is enforced from outside: V8 ends the whole process if a thread
 * allocates more at once than its heap has left. The young generation is small, so that each collection copies little.
 */
export const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 4_096, maxYoungGenerationSizeMb: 24 } as const;

/** Memory of the whole process; over it the thread that holds the most is ended. */
export const PROCESS_BYTES = 1_800 * MIB;

/**
 * Above this much memory of the process a thread that does nothing ends after a second, and a lane opens a further one only for a call that waited as long: most calls
 * are shorter than that, and each thread holds 20 to 60 MiB of programs and words.
 */
export const CROWDED = { bytes: 350 * MIB, idleMs: 1_000, waitMs: 1_000 } as const;

/** A page up to this size is one piece; a longer one streams while it is made. */
export const PIECE_BYTES = 256 * 1024;

/** Characters of documents that a thread keeps compiled; it keeps one of any size. */
export const KEPT_CHARACTERS = 8 * MIB;
export const KEPT_DOCUMENTS = 16;
