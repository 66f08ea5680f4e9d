import {
  askModelAtHandRoute,
  askModelRoute,
  deleteModelEndpointRoute,
  getAskableModelRoute,
  getModelEndpointRoute,
  listModelsAtHandRoute,
  putModelEndpointRoute,
  testModelEndpointRoute,
  type ModelAskEvent,
  type ModelEndpointSettings,
} from '@seedbed/contract';
import { ClientProblem, readEvents } from '@seedbed/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** The endpoint of the workspace, for owners; null if none is set. */
export const modelEndpointQuery = queryOptions({
  queryKey: ['model', 'endpoint'],
  queryFn: async ({ signal }) => {
    try {
      return await api.request(getModelEndpointRoute, {}, { signal });
    } catch (error) {
      if (error instanceof ClientProblem && error.type === 'not-found') return null;
      throw error;
    }
  },
});

/** The model that a button asks. */
export const askableModelQuery = queryOptions({
  queryKey: ['model', 'askable'],
  queryFn: ({ signal }) => api.request(getAskableModelRoute, {}, { signal }),
});

/** Programs and endpoints on this computer; none on a team's server. */
export const modelsAtHandQuery = queryOptions({
  queryKey: ['model', 'at-hand'],
  queryFn: ({ signal }) => api.request(listModelsAtHandRoute, {}, { signal }),
});

export const saveModelEndpoint = (body: ModelEndpointSettings) => api.request(putModelEndpointRoute, { body });
export const removeModelEndpoint = () => api.request(deleteModelEndpointRoute, {});
export const testModelEndpoint = () => api.request(testModelEndpointRoute);

/** Exactly one: a part of the question, requests, or answers to review. */
export type ModelAsk = { readonly part: number; readonly short?: true } | { readonly words: string } | { readonly answers: string[] };
/** `with`: a model at hand; otherwise the workspace's is asked. */
export type ModelTo = { readonly with: string; readonly model?: string };
export type ModelAnswer = Extract<ModelAskEvent, { kind: 'answered' }>;

/** Asks a model and reports each call before and after. Aborting the signal cancels it on the server, too. */
export async function askModel(
  id: string,
  body: ModelAsk,
  to: ModelTo | undefined,
  tell: (event: ModelAskEvent) => void,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const params = { id };
  const events = to
    ? await api.request(askModelAtHandRoute, { params, body: { ...body, ...to } }, { signal })
    : await api.request(askModelRoute, { params, body }, { signal });
  for await (const { data } of readEvents(events)) {
    const event = JSON.parse(data) as ModelAskEvent;
    tell(event);
    if (event.kind === 'problem') throw new ClientProblem('model-failed', event.problem);
    if (event.kind === 'answered') return event;
  }
  throw new Error('The call was interrupted. Ask again.');
}
