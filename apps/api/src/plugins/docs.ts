import { createHash } from 'node:crypto';
import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { CONTENT_SECURITY_POLICY } from './security-headers.ts';
import { errorPage } from './error-page.ts';

/** Documentation to read and try at `/docs`, and a page for each type of problem at `/docs/errors/{type}`. Nothing is fetched from elsewhere. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { type: string } }>('/docs/errors/:type', { schema: { hide: true } }, async (request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').send(errorPage(request.params.type)),
  );

  // In a scope of its own: the reader's page has one inline script, which its policy names by hash.
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html'))
        reply.header('content-security-policy', policyFor(payload));
      return payload;
    });
    await scope.register(reference, {
      routePrefix: '/docs',
      configuration: READER,
    });
  });
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

function policyFor(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => `'sha256-${createHash('sha256').update(match[1]!).digest('base64')}'`,
  );
  return CONTENT_SECURITY_POLICY.replace("script-src 'self'", `script-src 'self' ${scripts.join(' ')}`);
}
