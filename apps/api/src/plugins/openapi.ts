import swagger from '@fastify/swagger';
import { ROUTES, TAGS, isNoContent, type Route } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { VERSION } from '../version.ts';

type Media = { example?: unknown; schema?: unknown };
type Operation = {
  operationId: string;
  parameters?: { in: string; name: string; example?: unknown }[];
  requestBody?: { content: Record<string, Media>; required?: boolean };
  responses: Record<string, { content?: Record<string, Media> }>;
};

/** The OpenAPI 3.1 document, made from the routes that are mounted after this; `GET /openapi.json`. */
export async function describeApi(app: FastifyInstance, mode: Config['mode']): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Seedbed',
        version: VERSION,
        description:
          'A Postgres schema in, believable, valid, reproducible data out. Rows are numbered from 1. Lists are paged by `limit` and `cursor`; errors are RFC 9457 problem documents whose `type` leads to a page that explains it. `x-needs` says what a caller needs: a right, `person` (signed in, no key), `anyone` (known) or `public`. The [manual](/docs/) explains the rest.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
      // Without a login no credentials are sent: anyone on loopback is the owner (`local-owner.ts`).
      security: mode === 'local' ? [] : [{ session: [] }, { key: [] }],
      components: { securitySchemes: SECURITY_SCHEMES },
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    },
    convertConstToEnum: false,
    refResolver: { buildLocalReference: (json, _base, _fragment, at) => (typeof json['$id'] === 'string' ? json['$id'] : `def-${at}`) },
    transformObject: (document) => ('openapiObject' in document ? withExamples(document.openapiObject as never) : document.swaggerObject) as never,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => reply.header('content-type', 'application/json').send(app.swagger()));
}

const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: '__Host-seedbed', description: 'Set by POST /api/v1/session' },
  key: { type: 'http', scheme: 'bearer', description: 'An API key: sb_<id>_<secret>' },
} as const;

/** Every parameter, body and answer gets the example that is beside its schema in the contract. */
function withExamples(document: { paths: Record<string, Record<string, Operation>> }): object {
  const routes = new Map(ROUTES.map((route) => [route.id, route]));
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations)) {
      const route = routes.get(operation.operationId);
      if (route) addExamples(operation, route);
    }
  }
  return document;
}

function addExamples(operation: Operation, route: Route): void {
  const { examples } = route;
  const parts: Record<string, Readonly<Record<string, unknown>> | undefined> = { path: examples.params, query: examples.query, header: examples.headers };
  for (const parameter of operation.parameters ?? []) {
    const example = parts[parameter.in]?.[parameter.name];
    if (example !== undefined) parameter.example = example;
  }
  for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) media.example = type === 'application/zip' ? 'PK…' : examples.body;
  // A body without required members may be omitted.
  if (operation.requestBody && !(route.body as { required?: string[] }).required?.length) operation.requestBody.required = false;
  if (isNoContent(route.reply)) return;
  // All of it, or a range.
  for (const status of [route.status ?? 200, 206])
    for (const [type, media] of Object.entries(operation.responses[String(status)]?.content ?? {}))
      media.example = examples.replies ? examples.replies[type] : examples.reply;
}
