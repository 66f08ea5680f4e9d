/** How long a reader of a stream may take nothing. */
export type StreamLimits = {
  /** Then its place goes to someone else; it waits for one when it reads on. */
  readonly givesWayMs: number;
  /** Then its stream is ended. */
  readonly endedMs: number;
  /** Streams of one kind whose readers gave way; further ones keep their places. */
  readonly mostAway: number;
};

export const STREAM_LIMITS: StreamLimits = { givesWayMs: 2_000, endedMs: 60_000, mostAway: 64 };
