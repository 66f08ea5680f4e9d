import { ROUTES, type ProblemType, type Route } from '@seedbed/contract';

/** Problems that follow from the kind of a call, and how the kind is called. */
const KINDS: readonly { readonly calls: string; readonly includes: (route: Route) => boolean; readonly problems: readonly ProblemType[] }[] = [
  { calls: 'Any call.', includes: () => true, problems: ['invalid-request', 'unauthenticated', 'forbidden', 'misdirected', 'headers-too-large', 'internal'] },
  { calls: 'Any call below /api.', includes: ({ path }) => path.startsWith('/api'), problems: ['overloaded', 'rate-limited'] },
  { calls: 'Any call with a name in its path.', includes: ({ params }) => params !== undefined, problems: ['uri-too-long'] },
  { calls: 'Any call with a body.', includes: ({ body }) => body !== undefined, problems: ['unsupported-media-type', 'too-large', 'request-timeout'] },
];

/** The problems that a call can answer with: those of its own, and those of all calls of its kind. */
export function problemTypesOf(route: Route): ReadonlySet<ProblemType> {
  return new Set([...KINDS.flatMap(({ includes, problems }) => (includes(route) ? problems : [])), ...route.problems]);
}

/** Which calls can answer with a problem: those of a kind as a whole (null if it follows from no kind), and those that name it themselves. */
export function callsAnswering(type: ProblemType): { readonly kind: string | null; readonly others: readonly Route[] } {
  const kind = KINDS.find(({ problems }) => problems.includes(type));
  return { kind: kind?.calls ?? null, others: ROUTES.filter((route) => !kind?.includes(route) && route.problems.includes(type)) };
}
