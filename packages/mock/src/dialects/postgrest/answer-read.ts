import { type Query, Answer, AnswerHeaders } from '../../core/index.ts';
import { parseAccept } from './answer/accept.ts';
import { encodeRows } from './answer/encode.ts';
import { contentLocation, profileHeader, VARY, warningHeader } from './answer/headers.ts';
import { contentRange, notSatisfiable, sliceOf } from './answer/ranges.ts';
import { inZone } from './answer/time-zone.ts';
import { parseParameters } from './parse/parameters.ts';
import { ALWAYS, parsePrefer } from './parse/prefer.ts';
import type { Call } from './postgrest.ts';

/** GET and HEAD of a table. */
export async function answerRead(call: Call): Promise<Answer> {
  const { request, engine, settings, table, schema } = call;
  const { method, headers, search } = request;
  const parameters = parseParameters(search);
  const prefer = parsePrefer(headers.get('prefer'));
  const shape = parseAccept(headers.get('accept'));
  const { limit, offset } = sliceOf(parameters.limit, parameters.offset, method === 'GET' ? headers.get('range') : null, settings.maxRows);
  const countOnly = method === 'HEAD' && prefer.count !== null;
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
    countOnly,
  };
  const result = inZone(await engine.run(query), prefer.timezone);
  const { total } = result;
  if (total !== null && offset > total)
    throw notSatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`, { 'Content-Range': `*/${total}` });
  const rows = countOnly && total !== null ? Math.max(0, Math.min(limit ?? Infinity, total - offset)) : (result.texts ?? result.rows).length;
  const answered = new AnswerHeaders({
    'Content-Type': shape.type,
    'Content-Range': contentRange(offset, rows, total),
    'Content-Location': contentLocation(table, parameters.pairs),
    Vary: VARY,
    ...profileHeader(call),
    ...warningHeader(parameters.legacy),
  });
  const applied = prefer.applied(ALWAYS);
  if (applied !== null) answered.set('Preference-Applied', applied);
  const status = total !== null && rows < total ? 206 : 200;
  return new Answer(method === 'HEAD' ? null : encodeRows(shape, result), { status, headers: answered });
}
