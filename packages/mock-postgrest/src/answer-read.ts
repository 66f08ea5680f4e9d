import type { Query } from '@seedbed/mock-query';
import { parseAccept } from './answer/accept.ts';
import { encodeRows } from './answer/encode.ts';
import { contentRange, notSatisfiable, sliceOf } from './answer/ranges.ts';
import { parseParameters } from './parse/parameters.ts';
import { parsePrefer } from './parse/prefer.ts';
import type { Asked } from './postgrest.ts';

/** GET and HEAD of a table. */
export async function answerRead({ request, engine, settings, table, schema }: Asked): Promise<Response> {
  const { method, headers, search } = request;
  const parameters = parseParameters(search);
  const prefer = parsePrefer(headers.get('prefer'));
  const shape = parseAccept(headers.get('accept'));
  const { limit, offset } = sliceOf(parameters.limit, parameters.offset, method === 'GET' ? headers.get('range') : null, settings.maxRows);
  const query: Query = {
    table,
    schema,
    verb: 'read',
    ...(parameters.select && { select: parameters.select }),
    ...(parameters.where && { where: parameters.where }),
    order: parameters.order,
    offset,
    ...(limit !== null && { limit }),
    ...(prefer.count && { count: prefer.count }),
    countOnly: method === 'HEAD',
  };
  const result = await engine.run(query);
  const { total } = result;
  const rows = method === 'HEAD' && total !== null ? Math.max(0, Math.min(limit ?? Infinity, total - offset)) : result.rows.length;
  if (total !== null && offset > total) throw notSatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  const answered = new Headers({
    'Content-Type': shape.type,
    'Content-Range': contentRange(offset, rows, total),
    'Content-Location': `/${encodeURIComponent(table)}${search === '' ? '' : `?${search}`}`,
    Vary: 'Accept, Prefer, Range',
  });
  if (prefer.applied.length > 0) answered.set('Preference-Applied', prefer.applied.join(', '));
  const status = total !== null && rows < total ? 206 : 200;
  return new Response(method === 'HEAD' ? null : encodeRows(shape, result), { status, headers: answered });
}
