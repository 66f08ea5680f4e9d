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

/** Sent by POST /datasets/{id}/ask: before and after each call, then the answer or the problem. */
export const ModelAskEvent = Type.Union(
  [
    strictObject({
      kind: Type.Literal('call'),
      call: Type.Integer({ minimum: 1 }),
      /** Estimated from the size of the request. */
      tokens: Type.Integer({ minimum: 0 }),
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
