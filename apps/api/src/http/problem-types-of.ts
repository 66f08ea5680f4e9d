import type { ProblemType, Route } from '@seedbed/contract';

const EVERYWHERE: readonly ProblemType[] = ['invalid-request', 'unauthenticated', 'forbidden', 'misdirected', 'headers-too-large', 'internal'];
const DATA_CALLS: readonly ProblemType[] = ['overloaded', 'rate-limited'];
const NAMED_CALLS: readonly ProblemType[] = ['uri-too-long'];
const BODY_CALLS: readonly ProblemType[] = ['unsupported-media-type', 'too-large', 'request-timeout'];

/** The problems that a call can answer with: its own, and those of all calls of its kind. */
export function problemTypesOf(route: Route): ReadonlySet<ProblemType> {
  return new Set([
    ...EVERYWHERE,
    ...(route.path.startsWith('/api') ? DATA_CALLS : []),
    ...(route.params ? NAMED_CALLS : []),
    ...(route.body ? BODY_CALLS : []),
    ...route.problems,
  ]);
}

/**
 * Which calls can answer with a problem, if that follows from their kind instead of what they do; null for the others.
 */
export function kindOfCalls(type: ProblemType): string | null {
  if (EVERYWHERE.includes(type)) return 'Any call.';
  if (DATA_CALLS.includes(type)) return 'Any call below /api.';
  if (NAMED_CALLS.includes(type)) return 'Any call with a name in its path.';
  if (type === 'unsupported-media-type' || type === 'request-timeout') return 'Any call with a body.';
  return null;
}
