/** How long a reader of a stream may stall. */
export type StreamLimits = {
  /** Then its slot is released; it waits for one when it continues. */
  readonly givesWayMs: number;
  /** Then its stream is ended. */
  readonly endedMs: number;
  /** Number of stalled readers without a slot; further ones keep their slots. */
  readonly mostAway: number;
};

export const STREAM_LIMITS: StreamLimits = { givesWayMs: 2_000, endedMs: 60_000, mostAway: 64 };
