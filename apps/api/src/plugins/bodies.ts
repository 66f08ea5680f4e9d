import { Problem, ROUTES } from '@seedbed/contract';
import type { Compute } from '@seedbed/runner/compute';
import { readJson } from '@seedbed/runner/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asChecked } from '../http/checked-bodies.ts';
import { RawJson } from '../http/json-answer.ts';

/** Bodies up to this size are parsed at once; larger ones in a thread, for they may have a million small parts. */
const MAX_INLINE_BYTES = 64 * 1024;

/** Calls that also accept a ZIP file. */
const ZIPPED: ReadonlySet<string> = new Set(ROUTES.filter(({ zip }) => zip).map(({ id }) => id));

/** JSON; and ZIP files, unpacked in a thread, if the call accepts them. */
export function readBodies(app: FastifyInstance, compute: Pick<Compute, 'body' | 'unzip'>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const route = routeOf(request);
    if (body.length > MAX_INLINE_BYTES && route !== undefined && request.routeOptions.schema?.body) return readElsewhere(compute, route, body);
    const text = body.toString('utf8');
    return text.trim() === '' ? undefined : readJson(text);
  });
  app.addContentTypeParser('application/zip', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (!ZIPPED.has(routeOf(request) ?? '')) throw new Problem('unsupported-media-type', 'Bodies of this call must be application/json.');
    const files = await compute.unzip(body);
    if (files.length === 0)
      throw new Problem('invalid-request', 'The ZIP file holds no file of a schema: no .sql, .prisma or .dbml. Pack the folder of migrations.', {
        facts: { phase: 'schema' },
      });
    return asChecked({ files });
  });
}

function routeOf(request: FastifyRequest): string | undefined {
  return (request.routeOptions.schema as { operationId?: string } | undefined)?.operationId;
}

async function readElsewhere(compute: Pick<Compute, 'body'>, route: string, bytes: Buffer): Promise<object> {
  const read = await compute.body(route, bytes);
  if ('faults' in read) throw Object.assign(new Error('does not fit'), { validation: read.faults, validationContext: 'body' });
  const documents = Object.entries(read.documents).map(([name, text]) => [name, new RawJson(text)] as const);
  return asChecked({ ...read.members, ...Object.fromEntries(documents) });
}
