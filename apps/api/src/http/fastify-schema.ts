import { PROBLEMS, PROBLEM_MEDIA_TYPE, ProblemDocument, isNoContent, isStream, type ProblemType, type Route } from '@seedbed/contract';
import { STATUS_CODES } from 'node:http';
import type { FastifySchema } from 'fastify';
import { withReferences } from './shared-schemas.ts';

/** Every call can answer these. */
const EVERYWHERE: readonly ProblemType[] = ['invalid-request', 'forbidden', 'misdirected', 'internal'];
const DATA_CALLS: readonly ProblemType[] = ['overloaded'];

/** What Fastify checks by, and what the OpenAPI document is made from. */
export function fastifySchema(route: Route): FastifySchema {
  return {
    operationId: route.id,
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    tags: [...route.tags],
    ...(route.params ? { params: withReferences(route.params) } : {}),
    ...(route.query ? { querystring: withReferences(route.query) } : {}),
    ...(route.headers ? { headers: withReferences(route.headers) } : {}),
    ...(route.body ? { body: '$id' in route.body ? { $ref: `${String(route.body.$id)}#` } : withReferences(route.body) } : {}),
    response: { [route.status ?? 200]: success(route), ...failures(route) },
  } as FastifySchema;
}

function success(route: Route): object {
  if (isNoContent(route.reply)) return { description: 'Done', type: 'null' };
  if (isStream(route.reply)) {
    return { description: route.reply.description, content: Object.fromEntries(route.reply.stream.map((type) => [type, { schema: { type: 'string' } }])) };
  }
  const id = (route.reply as { $id?: string }).$id;
  return { description: 'Done', content: { 'application/json': { schema: id ? { $ref: `${id}#` } : withReferences(route.reply) } } };
}

function failures(route: Route): Record<string, object> {
  const types = new Set([
    ...EVERYWHERE,
    ...(route.path.startsWith('/api') ? DATA_CALLS : []),
    ...(route.body ? (['unsupported-media-type', 'too-large'] as const) : []),
    ...route.problems,
  ]);
  const byStatus = new Map<number, ProblemType[]>();
  for (const type of types) {
    const { status } = PROBLEMS[type];
    byStatus.set(status, [...(byStatus.get(status) ?? []), type]);
  }
  const schema = { $ref: `${String((ProblemDocument as { $id?: string }).$id)}#` };
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, names]) => [
        status,
        { description: `${STATUS_CODES[status] ?? 'Refused'}: ${names.join(', ')}`, content: { [PROBLEM_MEDIA_TYPE]: { schema } } },
      ]),
  );
}
