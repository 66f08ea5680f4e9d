import {
  PROBLEMS,
  PROBLEM_MEDIA_TYPE,
  Problem,
  ProblemDocument,
  REPLY_HEADERS,
  isNoContent,
  isStream,
  toProblemDocument,
  type ProblemType,
  type ReplyHeader,
  type Route,
} from '@seedbed/contract';
import { bodySchema, withReferences } from '@seedbed/runner/documents';
import { STATUS_CODES } from 'node:http';
import type { FastifySchema } from 'fastify';
import { problemTypesOf } from './problem-types-of.ts';

/** Every call can answer these. */

/** The schema for Fastify's checks and for the OpenAPI document. */
export function fastifySchema(route: Route): FastifySchema {
  return {
    operationId: route.id,
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    tags: [...route.tags],
    'x-needs': route.needs,
    // Public calls need no credentials, whatever the document requires in general.
    ...(route.needs === 'public' ? { security: [] } : {}),
    ...(route.params ? { params: withReferences(route.params) } : {}),
    ...(route.query ? { querystring: withReferences(route.query) } : {}),
    ...(route.headers ? { headers: withReferences(route.headers) } : {}),
    ...(route.body ? { body: bodyOf(route) } : {}),
    response: {
      [route.status ?? 200]: { ...success(route), headers: describeHeaders(route.replyHeaders ?? []) },
      ...(route.headers && 'range' in route.headers.properties ? { 206: { ...success(route), headers: describeHeaders(route.replyHeaders ?? []) } } : {}),
      ...(route.headers && 'if-none-match' in route.headers.properties ? { 304: NOT_MODIFIED } : {}),
      ...failures(route),
    },
  } as FastifySchema;
}

/** For a call that also takes a ZIP file, by media type; the unpacked body is ours and always valid. */
function bodyOf(route: Route): object | undefined {
  const json = bodySchema(route);
  if (!route.zip) return json;
  return {
    content: {
      'application/json': { schema: json },
      'application/zip': { schema: { type: 'string', format: 'binary', description: 'A ZIP file of a folder' } },
    },
  };
}

const NOT_MODIFIED = { description: 'Not modified: the caller has this version', type: 'null', headers: describeHeaders(['etag']) };

function success(route: Route): object {
  if (isNoContent(route.reply)) return { description: 'Done', type: 'null' };
  if (isStream(route.reply)) {
    return { description: route.reply.description, content: Object.fromEntries(route.reply.stream.map((type) => [type, { schema: { type: 'string' } }])) };
  }
  const id = (route.reply as { $id?: string }).$id;
  return { description: 'Done', content: { 'application/json': { schema: id ? { $ref: `${id}#` } : withReferences(route.reply) } } };
}

function failures(route: Route): Record<string, object> {
  const byStatus = new Map<number, ProblemType[]>();
  for (const type of problemTypesOf(route)) {
    const { status } = PROBLEMS[type];
    byStatus.set(status, [...(byStatus.get(status) ?? []), type]);
  }
  const schema = { $ref: `${String((ProblemDocument as { $id?: string }).$id)}#` };
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, names]) => [
        status,
        {
          description: `${STATUS_CODES[status] ?? 'Refused'}: ${names.join(', ')}`,
          ...(hasRetryAfter(status) ? { headers: describeHeaders(['retry-after']) } : {}),
          content: { [PROBLEM_MEDIA_TYPE]: { schema, example: exampleOf(names[0]!) } },
        },
      ]),
  );
}

/** Statuses with a Retry-After header. */
function hasRetryAfter(status: number): boolean {
  return status === 429 || status === 503;
}

function exampleOf(type: ProblemType): object {
  return toProblemDocument(new Problem(type, 'What is wrong, what was expected, and how to fix it.'), 'urn:seedbed:request:Zk3vQ1m0aXbT');
}

/** In Fastify's schema form; the document's writer converts it to OpenAPI's. */
function describeHeaders(names: readonly ReplyHeader[]): Record<string, object> {
  return Object.fromEntries(names.map((key) => [REPLY_HEADERS[key].name, { description: REPLY_HEADERS[key].description, ...REPLY_HEADERS[key].schema }]));
}
