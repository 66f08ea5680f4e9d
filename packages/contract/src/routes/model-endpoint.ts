import { Type } from 'typebox';
import { Id } from '../api-page.ts';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { AskableModel, ModelEndpoint, ModelEndpointSettings, ModelEndpointTest } from '../model-endpoint.ts';
import { exampleIds } from './examples.ts';

const path = `${API_PREFIX}/model-endpoint` as const;
const tags = ['Models'] as const;
const headers = Type.Object({
  'if-match': Type.Optional(
    Type.String({ pattern: '^("[0-9a-f]{16}"|\\*)$', description: 'ETag of the endpoint that was read, or *. If it has changed since, nothing is done' }),
  ),
});
const exampleHeaders = { 'if-match': '"9f2c1a7b40d3e586"' };
const exampleEndpoint: ModelEndpoint = {
  url: 'http://127.0.0.1:11434/v1',
  model: 'qwen3:14b',
  hasKey: false,
  seconds: 180,
  prices: null,
  state: 'ok',
  message: 'qwen3:14b answers in the required format',
  testedAt: '2026-11-20T09:00:00.000Z',
};

export const getModelEndpointRoute = defineRoute({
  id: 'getModelEndpoint',
  method: 'GET',
  path,
  needs: 'connections',
  summary: 'The model endpoint of the workspace',
  tags,
  reply: Type.Unsafe<ModelEndpoint>(ModelEndpoint),
  replyHeaders: ['etag'],
  problems: ['not-found'],
  examples: { reply: exampleEndpoint },
});

export const putModelEndpointRoute = defineRoute({
  id: 'putModelEndpoint',
  method: 'PUT',
  path,
  needs: 'connections',
  summary: 'Set the model endpoint of the workspace',
  description:
    'Any API that speaks OpenAI-compatible chat completions, on this machine or elsewhere. It is called by askModel and testModelEndpoint alone. The key is stored encrypted and never returned, and only ever sent where it was given for: with another scheme, host or port it is to be given again, else the answer is invalid-request at /key. Addresses follow the rules for connections.',
  tags,
  headers,
  body: Type.Unsafe<ModelEndpointSettings>(ModelEndpointSettings),
  reply: Type.Unsafe<ModelEndpoint>(ModelEndpoint),
  replyHeaders: ['etag'],
  problems: ['precondition-failed'],
  examples: {
    headers: exampleHeaders,
    body: { url: 'http://127.0.0.1:11434/v1', model: 'qwen3:14b' },
    reply: { ...exampleEndpoint, state: 'untested', message: null, testedAt: null },
  },
});

export const deleteModelEndpointRoute = defineRoute({
  id: 'deleteModelEndpoint',
  method: 'DELETE',
  path,
  needs: 'connections',
  summary: 'Remove the model endpoint and its key',
  tags,
  headers,
  status: 204,
  reply: noContent,
  problems: ['not-found', 'precondition-failed'],
  examples: { headers: exampleHeaders },
});

export const testModelEndpointRoute = defineRoute({
  id: 'testModelEndpoint',
  method: 'POST',
  path: `${path}/test`,
  needs: 'connections',
  summary: 'Ask the model one short question, to see whether it answers in JSON',
  description: 'Costs a few dozen tokens. `ok` is false for an endpoint that fails, and `message` says why.',
  tags,
  reply: Type.Unsafe<ModelEndpointTest>(ModelEndpointTest),
  problems: ['not-found', 'overloaded'],
  startsWork: true,
  examples: { reply: { ok: true, message: exampleEndpoint.message!, sent: 61, received: 9, endpoint: exampleEndpoint } },
});

export const getAskableModelRoute = defineRoute({
  id: 'getAskableModel',
  method: 'GET',
  path: `${API_PREFIX}/model`,
  needs: 'write',
  summary: 'The model that askModel would ask',
  tags,
  reply: Type.Unsafe<AskableModel>(AskableModel),
  problems: [],
  examples: { reply: { endpoint: { model: 'qwen3:14b', host: '127.0.0.1:11434', seconds: 180, prices: null } } },
});

export const askModelRoute = defineRoute({
  id: 'askModel',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/ask`,
  needs: 'write',
  summary: "Ask the workspace's model",
  description:
    'Give exactly one of part, words and answers: the question of askQuestion, wishes as for askChanges (those that need a model), or the review of answers as for askReview. The model sees the schema and generated rows, and no row of a database. Statements that do not hold go back to it, three calls at most. Each event is a ModelAskEvent: every call before and after it, then the answer, or the problem that stopped it. The answer is text for tryAnswer or tryChanges. Nothing is stored. Closing the connection cancels the call.',
  tags,
  params: strictObject({ id: Id }),
  body: strictObject({
    part: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Which part of the question' })),
    words: Type.Optional(Type.String({ minLength: 1, maxLength: 4_000, pattern: '\\S' })),
    answers: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, maxItems: 50, description: 'The answers to review' })),
  }),
  bodyLimit: 16 * 1024 * 1024,
  reply: { stream: ['text/event-stream'], description: 'Events: call, called, answered, problem' },
  problems: ['not-found', 'invalid-blueprint', 'too-large', 'overloaded'],
  startsWork: true,
  examples: {
    params: { id: exampleIds.dataset },
    body: { part: 1 },
    reply: 'id: 1\nevent: call\ndata: {"kind":"call","call":1,"tokens":4200}\n\n',
  },
});
