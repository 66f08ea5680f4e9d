import { PROBLEMS } from '@seedbed/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { compressed, isCompressed } from '../http/compressed.ts';
import { READER_PAGE, readerScript } from './api-reader.ts';
import { errorPage, errorsPage } from './error-page.ts';
import { THEME_SCRIPT } from './docs-frame.ts';
import { policyFor } from './security-headers.ts';

/** The API to read and try at `/docs/api/`, and a page for each type of problem at `/docs/errors/{type}`, all of them at `/docs/errors/`. Nothing is fetched from elsewhere. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { type: string } }>('/docs/errors/:type', { schema: { hide: true } }, async (request, reply) =>
    Object.hasOwn(PROBLEMS, request.params.type) || !request.headers.accept?.includes('text/html')
      ? sendPage(reply, errorPage(request.params.type))
      : reply.callNotFound(),
  );
  for (const url of ['/docs/errors', '/docs/errors/'])
    app.get(url, { schema: { hide: true } }, async (request, reply) =>
      wantsJson(request.headers.accept) ? reply.send(PROBLEMS) : sendPage(reply, errorsPage()),
    );
  for (const url of ['/docs/api', '/docs/api/'])
    // The page has one inline script, which its policy allows by hash.
    app.get(url, { schema: { hide: true } }, async (_request, reply) => sendPage(reply.header('content-security-policy', policyFor(READER_PAGE)), READER_PAGE));
  app.get('/docs/theme.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').header('content-type', 'application/javascript; charset=utf-8').send(THEME_SCRIPT),
  );
  let zipped: Promise<Buffer> | undefined;
  app.get('/docs/api/js/scalar.js', { schema: { hide: true } }, async (request, reply) => {
    const { code, etag } = await readerScript();
    // Cached by browsers, which revalidate it.
    reply.header('cache-control', 'no-cache').header('etag', etag).header('content-type', 'application/javascript; charset=utf-8');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(isCompressed(request, reply, code.length) ? await (zipped ??= compressed(code)) : code);
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('content-type', 'text/html; charset=utf-8').send(html);
}

/** A program that requests JSON gets the catalogue; a browser, or a caller that accepts anything, gets a page. */
function wantsJson(accept: string | undefined): boolean {
  return /\bjson\b/.test(accept ?? '') && !/text\/html/.test(accept ?? '');
}
