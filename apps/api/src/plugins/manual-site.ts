import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { policyFor } from './security-headers.ts';

/** Files of the site with their hash in the name. */
const HASHED = '/assets/';

/** The manual at `/docs/`: static files of `apps/docs`. Without a build of it, `/docs/` leads to the pages of the API. */
export async function serveManual(app: FastifyInstance, { manualDir }: Pick<Config, 'manualDir'>): Promise<void> {
  app.get('/docs', { schema: { hide: true } }, (_request, reply) => reply.redirect('/docs/'));
  const start = join(manualDir, 'index.html');
  if (!existsSync(start)) {
    app.get('/docs/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/docs/api/'));
    return;
  }
  // Every page has the same inline scripts.
  const policy = policyFor(readFileSync(start, 'utf8'));
  await app.register(files, {
    root: manualDir,
    prefix: '/docs/',
    decorateReply: false,
    schemaHide: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header('cache-control', path.includes(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (path.endsWith('.html')) response.header('content-security-policy', policy);
    },
  });
}
