import Fastify, { type FastifyInstance } from 'fastify';
import { policyFor } from './security-headers.ts';
import { errorPage, errorsPage } from './error-page.ts';

/** The API to read and try at `/docs/api/`, and a page for each type of problem at `/docs/errors/{type}`, all of them at `/docs/errors/`. Nothing is fetched from elsewhere. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { type: string } }>('/docs/errors/:type', { schema: { hide: true } }, async (request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').send(errorPage(request.params.type)),
  );
  for (const url of ['/docs/errors', '/docs/errors/'])
    app.get(url, { schema: { hide: true } }, async (_request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(errorsPage()));
  let reader: Promise<FastifyInstance> | undefined;
  for (const url of ['/docs/api', '/docs/api/', '/docs/api/js/scalar.js']) {
    app.get(url, { schema: { hide: true } }, async (_request, reply) => {
      const { statusCode, headers, payload } = await (await (reader ??= openReader())).inject(url);
      if (headers.location) return reply.redirect(headers.location, statusCode);
      const type = String(headers['content-type']);
      // The reader's page has one inline script, which its policy names by hash.
      if (type.startsWith('text/html')) reply.header('content-security-policy', policyFor(payload));
      return reply.code(statusCode).header('content-type', type).send(payload);
    });
  }
}

/** The reader is 4 MB of code that most never look at: it is an app of its own, which the first who asks has loaded. */
async function openReader(): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const reader = Fastify();
  await reader.register(reference, { routePrefix: '/docs/api', configuration: READER });
  return reader;
}

/** Reads and tries; offers none of its maker's services, which are elsewhere. */
const READER = {
  url: '/openapi.json',
  pageTitle: 'Seedbed API',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
} as const;
