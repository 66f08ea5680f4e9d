import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import { Problem } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { allowedMethods } from '../http/allowed-methods.ts';
import { LONGEST_NAME_IN_PATH, nameTooLong } from '../http/to-problem.ts';
import { compressText } from './compress-text.ts';
import { missingDocsPage } from './error-page.ts';

/** Paths that belong to the server: an unknown one is an error and not a screen. */
const SERVERS_OWN = /^\/(api|docs|health|ready|mock|artifacts|assets|openapi\.json)(\/|\?|$)/;

/**
 * The built web client. Files under /assets have their hash in the name and are cached for ever; every other path of a browser is a screen,
 * served by index.html.
 */
export async function serveClient(app: FastifyInstance, { clientDir }: Pick<Config, 'clientDir'>): Promise<void> {
  const built = existsSync(join(clientDir, 'index.html'));
  if (built) {
    compressText(app);
    await app.register(files, {
      root: clientDir,
      schemaHide: true,
      index: ['index.html'],
      // The build writes `x.js.br` next to `x.js`.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const immutable = path.startsWith(join(clientDir, 'assets'));
        response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isScreen = request.method === 'GET' && !SERVERS_OWN.test(request.url) && request.headers.accept?.includes('text/html');
    if (isScreen && built) return reply.sendFile('index.html');
    if (isScreen) return reply.header('content-type', 'text/html; charset=utf-8').send(NOT_BUILT);
    // People who follow an old link of the manual get a page with links; a program gets the problem document.
    const isDocs = request.method === 'GET' && /^\/docs(\/|\?|$)/.test(request.url) && request.headers.accept?.includes('text/html');
    if (isDocs) return reply.code(404).header('content-type', 'text/html; charset=utf-8').send(missingDocsPage());
    const path = request.url.split('?', 1)[0]!;
    // With the client's files every path has a route, and the router does not report a name that is too long.
    if (path.split('/').some((part) => part.length > LONGEST_NAME_IN_PATH)) throw nameTooLong();
    const allowed = allowedMethods(path);
    if (allowed.length > 0) {
      const names = allowed.join(', ');
      reply.header('allow', names);
      throw new Problem('method-not-allowed', `${path} has no ${request.method}. It has ${names}.`);
    }
    throw new Problem('not-found', `There is no ${path}. GET /openapi.json lists every call.`);
  });
}

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Seedbed</title>
<p>The web client is not built. <code>npm start</code> builds it. The API works without it: <a href="/docs/api/">documentation</a>.</p></html>
`;
