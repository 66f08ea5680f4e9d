import type { TargetPolicy } from '@seedbed/runner';

/** Every address of the caller's own machine. Tests call again soon: sessions wait a second for them, so that a call does not begin with cold ones. */
export const SESSIONS: TargetPolicy = { local: true, keepMs: 1_000 };
