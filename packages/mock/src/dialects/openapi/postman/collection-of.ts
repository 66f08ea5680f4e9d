import type { Json } from '../../../core/index.ts';
import type { Call } from './calls-of.ts';

/** A mock's answer to a request. */
export type SavedAnswer = { readonly status: number; readonly type: string; readonly body: string };
export type SavedCall = Call & { /** Null for a write, which was not sent. */ readonly answer: SavedAnswer | null };

export type CollectionOptions = {
  readonly title: string;
  /** The mock's address, without a trailing slash. */
  readonly baseUrl: string;
  /** The first segments of every path of the dialect. */
  readonly mount: readonly string[];
  readonly tables: readonly { readonly name: string; readonly comment: string | null; readonly calls: readonly SavedCall[] }[];
  /** Null if nobody can sign in. */
  readonly signIn: { readonly email: string; readonly password: string } | null;
  /** The token for requests before signing in. */
  readonly token: string;
};

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A Postman collection (v2.1): one folder per table; its reads contain the mock's answers. */
export function collectionOf({ title, baseUrl, mount, tables, signIn, token }: CollectionOptions): Json {
  const isSigned = signIn !== null || token !== '';
  return {
    info: { name: title, schema: SCHEMA, description: 'Made from the schema of a database. Example rows are rows of the mock API.' },
    ...(isSigned && { auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] } }),
    variable: [{ key: 'baseUrl', value: baseUrl }, ...(isSigned ? [{ key: 'token', value: token }] : [])],
    item: [
      ...(signIn ? [{ name: 'Sign in', item: [signInItem(signIn)] }] : []),
      ...tables.map(({ name, comment, calls }) => ({
        name,
        ...(comment !== null && { description: comment }),
        item: calls.map((call) => itemOf(call, mount)),
      })),
    ],
  };
}

function itemOf(call: SavedCall, mount: readonly string[]): Json {
  const request = requestOf(call, [...mount, ...call.segments]);
  const { answer } = call;
  const saved = answer && {
    name: `${answer.status}`,
    originalRequest: request,
    code: answer.status,
    _postman_previewlanguage: 'json',
    header: [{ key: 'Content-Type', value: answer.type }],
    cookie: [],
    body: answer.body,
  };
  return { name: call.name, ...(call.note !== undefined && { description: call.note }), request, response: saved ? [saved] : [] };
}

function requestOf({ method, query, headers, body }: Call, segments: readonly string[]): Json {
  const path = segments.map(encodeURIComponent);
  const pairs = query.map(([key, value]) => ({ key: encodeURIComponent(key), value: encodeURIComponent(value) }));
  const search = pairs.length > 0 ? `?${pairs.map(({ key, value }) => `${key}=${value}`).join('&')}` : '';
  return {
    method,
    header: headers.map(([key, value]) => ({ key, value })),
    ...(body !== null && { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
    url: { raw: `{{baseUrl}}/${path.join('/')}${search}`, host: ['{{baseUrl}}'], path, ...(pairs.length > 0 && { query: pairs }) },
  };
}

/** Signs in, and stores the access token for later requests. */
function signInItem({ email, password }: { readonly email: string; readonly password: string }): Json {
  const call: Call = {
    name: 'Sign in',
    method: 'POST',
    segments: [],
    query: [['grant_type', 'password']],
    headers: [['Content-Type', 'application/json']],
    body: JSON.stringify({ email, password }, null, 2),
  };
  const exec = ["if (pm.response.code === 200) pm.collectionVariables.set('token', pm.response.json().access_token);"];
  return {
    name: `Sign in as ${email}`,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec } }],
    request: requestOf(call, ['auth', 'v1', 'token']),
    response: [],
  };
}
