const MIB = 1024 * 1024;

/**
 * Limits of one thread, and of one call in it. A thread over its limits is ended from outside, whatever it does; another thread takes its
 * waiting calls.
 */
export type LaneLimits = {
  /** Maximum number of threads, each opened on demand. */
  readonly threads: number;
  /** Calls sent to a thread before it has answered: more than one avoids waiting if each is short. */
  readonly window: number;
  /** A thread's heap and buffers, including garbage. */
  readonly memoryMib: number;
  /** A thread that is idle for this long ends, to free its memory. */
  readonly idleMs: number;
  /** The same if memory is short; by `CROWDED` if absent. */
  readonly crowdedIdleMs?: number;
  /**
   * How long the last thread of a lane may be idle, if memory is not short: without loaded code and word lists the next
   * call takes half a second longer.
   */
  readonly lastIdleMs?: number;
};

/**
 * Rows of stored blueprints; documents that were just sent; schemas and proofs; schemas of users' servers; loads; SQL
 * over generated rows; reasons of columns. No kind waits for another.
 */
export type LaneName = 'rows' | 'drafts' | 'schemas' | 'reasons' | 'targets' | 'loads' | 'queries';

/** By the number of cores. */
export function laneLimits(cores: number): Readonly<Record<LaneName, LaneLimits>> {
  const few = Math.max(2, Math.min(4, cores));
  return {
    rows: { threads: few, window: 64, memoryMib: 384, idleMs: 30_000 },
    drafts: { threads: 2, window: 1, memoryMib: 512, idleMs: 5_000 },
    schemas: { threads: few, window: 1, memoryMib: 1_024, idleMs: 10_000, lastIdleMs: 300_000 },
    // One thread that caches the schemas it has read: while someone looks at a dataset, further columns are explained
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
  /**
   * Infers a blueprint from a schema, if the operator sets no other limit; includes its trials, which also have limits
   * of their own.
   */
  infer: 120,
  trial: 420,
} as const;

/** A cancelled call that has not ended by then is ended with its thread. */
export const GRACE_MS = { call: 1_000, load: 20_000 } as const;

/** A thread that is not ready by then counts as broken. */
export const START_MS = 60_000;

/**
 * Options of a thread. The heap's own limit is far above ours, which is enforced from outside: V8 ends the whole process if a thread
 * allocates more at once than its heap has left. The young generation is small, so that each collection copies little.
 */
export const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 4_096, maxYoungGenerationSizeMb: 24 } as const;

/** Memory of the whole process; above it the thread with the most memory is ended. */
export const PROCESS_BYTES = 1_800 * MIB;

/**
 * Above this much memory of the process an idle thread ends after a second, the last of its lane after a while (up to `lastBytes`), and a lane opens a further one
 * only for a call that waited a second: most calls are shorter, and each thread uses 20 to 60 MiB for code and word lists. A server with three
 * threads is above it: if the last one ended as early, each call of a person who thinks for a second would start a thread.
 */
export const CROWDED = { bytes: 350 * MIB, idleMs: 1_000, waitMs: 1_000, lastBytes: 500 * MIB, lastIdleMs: 15_000 } as const;

/** A page up to this size is one piece; a longer one is streamed while it is generated. */
export const PIECE_BYTES = 256 * 1024;

/** Characters of documents that a thread keeps compiled; it always keeps one, whatever its size. */
export const KEPT_CHARACTERS = 8 * MIB;
export const KEPT_DOCUMENTS = 16;

/**
 * Above this much in a thread's buffers it keeps fewer documents compiled: one of 13 tables from which pages were
 * read holds 9 MiB of them, for 70 kB of text.
 */
export const KEPT_BYTES = 64 * MIB;
