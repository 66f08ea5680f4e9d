import { Type } from 'typebox';
import { Id } from '../api-page.ts';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { AskableModel, ModelEndpoint, ModelEndpointSettings, ModelEndpointTest, ModelsAtHand } from '../model-endpoint.ts';
import { exampleIds } from './examples.ts';

const path = `${API_PREFIX}/model-endpoint` as const;
const tags = ['Models'] as const;
const short = Type.Optional(Type.Boolean({ description: 'With part 1: a table at a time, for small models' }));
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
    'Give exactly one of part, words and answers: the question of askQuestion, wishes as for askChanges (those that need a model), or the review of answers as for askReview. The model sees the schema and generated rows, and no row of a database. Statements that do not hold go back to it, three calls at most. With short, part is 1: models of 7 to 30 billion parameters are asked a table at a time, about the guessed columns alone, and a table without a usable answer is left as it is. Each event is a ModelAskEvent: every call and table before and after it, then the answer, or the problem that stopped it. The answer is text for tryAnswer or tryChanges. Nothing is stored. Closing the connection cancels the call.',
  tags,
  params: strictObject({ id: Id }),
  body: strictObject({
    part: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Which part of the question' })),
    short,
    words: Type.Optional(Type.String({ minLength: 1, maxLength: 4_000, pattern: '\\S' })),
    answers: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, maxItems: 50, description: 'The answers to review' })),
  }),
  bodyLimit: 16 * 1024 * 1024,
  reply: { stream: ['text/event-stream'], description: 'Events: call, table, called, answered, problem' },
  problems: ['not-found', 'invalid-blueprint', 'too-large', 'overloaded'],
  startsWork: true,
  examples: {
    params: { id: exampleIds.dataset },
    body: { part: 1 },
    reply: 'id: 1\nevent: call\ndata: {"kind":"call","call":1,"tokens":4200}\n\n',
  },
});

export const listModelsAtHandRoute = defineRoute({
  id: 'listModelsAtHand',
  method: 'GET',
  path: `${API_PREFIX}/models-at-hand`,
  needs: 'write',
  summary: 'Programs and endpoints on this computer that can be asked',
  description:
    'Coding agents on the PATH, and model servers on loopback. No program is started; a model server gets one GET of its list of models. Empty, with the reason, where Seedbed serves more than its own computer: the programs there are not those of its users.',
  tags,
  reply: Type.Unsafe<ModelsAtHand>(ModelsAtHand),
  problems: [],
  examples: {
    reply: {
      models: [
        {
          name: 'claude',
          title: 'Claude Code',
          kind: 'program',
          place: '/usr/local/bin/claude',
          models: [],
          how: 'Started in an empty folder with the question on standard input, without tools, for one turn of at most 15 minutes',
        },
      ],
      offers: true,
      reason: null,
    },
  },
});

export const askModelAtHandRoute = defineRoute({
  id: 'askModelAtHand',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/ask-at-hand`,
  needs: 'write',
  summary: 'Ask a program or an endpoint on this computer',
  description:
    'As askModel, with a model of listModelsAtHand. Only a page of this server may start it: a request that a browser did not send from such a page is forbidden, and so is every request where Seedbed serves more than its own computer. Closing the connection ends the program and all that it started. The audit log keeps what was sent: the program, the model, the bytes and their SHA-256.',
  tags,
  params: strictObject({ id: Id }),
  body: strictObject({
    with: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z-]+$', description: 'A name of listModelsAtHand' }),
    model: Type.Optional(Type.String({ maxLength: 200, pattern: '^[\\w.@:/[][\\w.@:/[\\]-]*$', description: 'Default: its own, or its only one' })),
    part: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Which part of the question' })),
    short,
    words: Type.Optional(
      Type.String({ minLength: 1, maxLength: 4_000, pattern: '\\S', description: 'Wishes; those that Seedbed understands itself are not sent' }),
    ),
    answers: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, maxItems: 50, description: 'The answers to review' })),
  }),
  bodyLimit: 16 * 1024 * 1024,
  reply: { stream: ['text/event-stream'], description: 'Events: call, table, called, answered, problem' },
  problems: ['forbidden', 'not-found', 'invalid-blueprint', 'too-large', 'overloaded'],
  startsWork: true,
  examples: {
    params: { id: exampleIds.dataset },
    body: { with: 'claude', part: 1 },
    reply: 'id: 1\nevent: call\ndata: {"kind":"call","call":1,"tokens":12000}\n\n',
  },
});
