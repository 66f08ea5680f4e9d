import { ClientProblem, readEvents } from '@seedbed/client';
import { problemTypeOf, rehearseEventsRoute, type Rehearsal, type RehearsalEvent, type RouteInput } from '@seedbed/contract';
import { api } from '../../lib/api.ts';

export type RehearsalRequest = NonNullable<RouteInput<typeof rehearseEventsRoute>['body']>;
export type RehearsalStep = Extract<RehearsalEvent, { kind: 'progress' }>['step'];

/** Rehearses, and tells each step. Aborting it stops the server as well. */
export async function rehearse(body: RehearsalRequest, onStep: (step: RehearsalStep) => void, signal: AbortSignal): Promise<Rehearsal> {
  for await (const { data } of readEvents(await api.request(rehearseEventsRoute, { body }, { signal }))) {
    const event = JSON.parse(data) as RehearsalEvent;
    if (event.kind === 'rehearsal') return event.rehearsal;
    if (event.kind === 'problem') throw new ClientProblem(problemTypeOf(event.problem), event.problem);
    onStep(event.step);
  }
  throw ClientProblem.unreachable(new Error('the stream ended before the rehearsal did'));
}
