import { Type, type Static } from 'typebox';
import { label, text, Timestamp } from './api-page.ts';
import { ProblemDocument } from './api-problem.ts';
import { strictObject } from './api-route.ts';

const Price = Type.Number({ minimum: 0, maximum: 1_000_000 });

/** The price of a million tokens, by the service's list; Seedbed knows no prices. */
export const TokenPrices = strictObject(
  { sent: Price, received: Price, currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'Such as USD', examples: ['USD'] }) },
  { $id: 'TokenPrices' },
);
export type TokenPrices = Static<typeof TokenPrices>;

const url = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: '^https?://\\S+$',
  description: 'Where an OpenAI-compatible API begins, without /chat/completions and without a key',
  examples: ['http://127.0.0.1:11434/v1'],
});
const seconds = Type.Integer({ minimum: 1, maximum: 900, description: 'How long one call may take' });

/** Ports of the model servers that people run on their own computer. */
export const LOCAL_MODEL_PORTS = { ollama: 11434, lmstudio: 1234, llamacpp: 8080 } as const;

/** Whether a model at this host (`127.0.0.1:11434`) is likely one of 7 to 30 billion parameters, which is asked a table at a time. */
export function isLocalModel(host: string, model: string): boolean {
  const [, name, port] = /^(.*?)(?::(\d+))?$/.exec(host)!;
  const { ollama, lmstudio, llamacpp } = LOCAL_MODEL_PORTS;
  const isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(name!);
  const ports: readonly number[] = isLoopback ? [ollama, lmstudio, llamacpp] : [ollama, lmstudio];
  return !isCloudModel(model) && ports.includes(Number(port));
}

/** Whether Ollama sends the question on to a model of its own service: `gpt-oss:120b-cloud`. */
export function isCloudModel(model: string): boolean {
  return /[:-]cloud$/.test(model);
}

/** Default seconds of one call. */
export const MODEL_SECONDS = 180;

/** The model that a workspace may use. Its key is stored encrypted and never returned. */
export const ModelEndpoint = strictObject(
  {
    url,
    model: label(200),
    hasKey: Type.Boolean(),
    seconds,
    prices: Type.Union([TokenPrices, Type.Null()]),
    state: Type.Union([Type.Literal('untested'), Type.Literal('ok'), Type.Literal('failing')]),
    /** The result of the last test. */
    message: Type.Union([Type.String(), Type.Null()]),
    testedAt: Type.Union([Timestamp, Type.Null()]),
  },
  { $id: 'ModelEndpoint' },
);
export type ModelEndpoint = Static<typeof ModelEndpoint>;

export const ModelEndpointSettings = strictObject(
  {
    url,
    model: label(200),
    key: Type.Optional(
      Type.Union([text(2_000), Type.Null()], { description: 'Without it the stored key stays, if scheme, host and port do; null removes it' }),
    ),
    seconds: Type.Optional(seconds),
    prices: Type.Optional(Type.Union([TokenPrices, Type.Null()])),
  },
  { $id: 'ModelEndpointSettings' },
);
export type ModelEndpointSettings = Static<typeof ModelEndpointSettings>;

/** Whether a stored key would be sent to a different server, or over an insecure connection. */
export function isOtherOrigin(before: string, after: string): boolean {
  return !URL.canParse(before) || !URL.canParse(after) || new URL(before).origin !== new URL(after).origin;
}

/** As the service counts them; null if it does not report them. */
const Tokens = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]);

export const ModelEndpointTest = strictObject(
  {
    ok: Type.Boolean(),
    message: Type.String(),
    sent: Tokens,
    received: Tokens,
    endpoint: Type.Unsafe<ModelEndpoint>(ModelEndpoint),
  },
  { $id: 'ModelEndpointTest' },
);
export type ModelEndpointTest = Static<typeof ModelEndpointTest>;

/** The endpoint as shown to those who may use it; null if the workspace has none. */
export const AskableModel = strictObject(
  {
    endpoint: Type.Union([strictObject({ model: Type.String(), host: Type.String(), seconds, prices: Type.Union([TokenPrices, Type.Null()]) }), Type.Null()]),
  },
  { $id: 'AskableModel' },
);
export type AskableModel = Static<typeof AskableModel>;

/** What can be asked on the computer that Seedbed runs on. Nothing is started, and nothing of a dataset is sent, to find it. */
export const ModelsAtHand = strictObject(
  {
    models: Type.Array(
      strictObject({
        name: Type.String({ description: 'For `with`' }),
        title: Type.String(),
        kind: Type.Union([Type.Literal('program'), Type.Literal('endpoint')]),
        place: Type.String({ description: 'The path of the program, or the address' }),
        models: Type.Array(Type.String(), { description: 'Of an endpoint. If there are several, one is to be named' }),
        how: Type.String({ description: 'How it would be called' }),
      }),
    ),
    offers: Type.Boolean({ description: 'Whether a page may offer one by itself; false in CI and with SEEDBED_NO_OFFERS' }),
    reason: Type.Union([Type.String(), Type.Null()], { description: 'Why nothing is looked for; null if it was' }),
  },
  { $id: 'ModelsAtHand' },
);
export type ModelsAtHand = Static<typeof ModelsAtHand>;

/** Sent by POST /datasets/{id}/ask: before and after each call, then the answer or the problem. */
export const ModelAskEvent = Type.Union(
  [
    strictObject({
      kind: Type.Literal('call'),
      call: Type.Integer({ minimum: 1 }),
      /** Estimated from the size of the request. */
      tokens: Type.Integer({ minimum: 0 }),
    }),
    /** Of the short form: before and after each question about a table. */
    strictObject({
      kind: Type.Literal('table'),
      table: Type.String(),
      state: Type.Union([Type.Literal('asking'), Type.Literal('answered'), Type.Literal('left')]),
      at: Type.Integer({ minimum: 1 }),
      of: Type.Integer({ minimum: 1 }),
      /** Why it is left as it is. */
      why: Type.Union([Type.String(), Type.Null()]),
    }),
    strictObject({ kind: Type.Literal('called'), call: Type.Integer({ minimum: 1 }), sent: Tokens, received: Tokens }),
    strictObject({
      kind: Type.Literal('answered'),
      /** The model's answer, for `tryAnswer` or `tryChanges`. */
      text: Type.String(),
      /** The revision of the question. */
      revision: Type.Integer({ minimum: 1 }),
      /** Statements that still do not hold. */
      faults: Type.Integer({ minimum: 0 }),
      /** Why its last correction was not used, if it was not. */
      refused: Type.Union([Type.String(), Type.Null()]),
    }),
    strictObject({ kind: Type.Literal('problem'), problem: Type.Unsafe<ProblemDocument>(ProblemDocument) }),
  ],
  { $id: 'ModelAskEvent' },
);
export type ModelAskEvent = Static<typeof ModelAskEvent>;

/** Maximum calls for one question: the answer, and corrections of it. */
export const MODEL_CALLS = 3;

/** Characters of a token, in English text and JSON. */
const CHARACTERS_OF_TOKEN = 4;

/** Approximate number of tokens in a text; services count differently. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_OF_TOKEN);
}

/** The price of tokens. */
export function costOf({ sent, received }: { readonly sent: number; readonly received: number }, prices: TokenPrices): number {
  return (sent * prices.sent + received * prices.received) / 1_000_000;
}
