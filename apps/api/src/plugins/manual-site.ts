import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { policyFor } from './security-headers.ts';

/** Files of the site with their hash in the name. */
const HASHED = '/assets/';

/**
 * The manual at `/docs/`: static files of `apps/docs`, as soon as they are there: `npm start` builds them while the server runs. Until then
 * `/docs/` leads to the pages of the API.
 */
export async function serveManual(app: FastifyInstance, { manualDir }: Pick<Config, 'manualDir'>): Promise<void> {
  app.get('/docs', { schema: { hide: true } }, (_request, reply) => reply.redirect('/docs/'));
  const start = join(manualDir, 'index.html');
  if (!existsSync(manualDir)) {
    app.get('/docs/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/docs/api/'));
    return;
  }
  let policy: string | undefined;
  await app.register(async (site) => {
    site.addHook('onRequest', async (request, reply) => {
      const isStart = /^\/docs\/(index\.html)?(\?|$)/.test(request.url);
      if (isStart && !existsSync(start)) return reply.redirect('/docs/api/');
    });
    await site.register(files, {
      root: manualDir,
      prefix: '/docs/',
      decorateReply: false,
      schemaHide: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header('cache-control', path.includes(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache');
        // Every page has the same inline scripts.
        if (path.endsWith('.html')) response.header('content-security-policy', (policy ??= policyFor(readFileSync(start, 'utf8'))));
      },
    });
  });
}
