import { MockFault, objectOf, type Query, type Result, type Answer } from '../../../core/index.ts';
import { documentedAnswer } from './answer-of.ts';
import { nameOf } from './body-of.ts';
import { allOf, boundsWhere, type Call } from './call.ts';
import { filtersOf } from './filters.ts';
import { keyOrder, selectOf } from './select-of.ts';
import { sliceOf, tokenOf } from './slice.ts';

/** A page of rows, in the bare array or envelope that the document shows. */
export async function answerList(call: Call): Promise<Answer> {
  const { request, settings, document, laid } = call;
  const table = laid.table!;
  const search = new URLSearchParams(request.search);
  const slice = sliceOf(document, laid.operation, search, settings.maxRows);
  const { conditions, order, ignored } = filtersOf(laid, search);
  const query: Query = {
    table: table.name,
    schema: table.schema,
    verb: 'read',
    select: selectOf(laid.row),
    ...allOf([...(await boundsWhere(call)), ...conditions]),
    order: [...order, ...keyOrder(table)],
    limit: slice.limit + 1,
    offset: slice.offset,
  };
  const result = await counted(call, query);
  const rows = result.rows.slice(0, slice.limit).map((row) => objectOf(result.fields, row));
  const { by } = slice;
  const address = (offset: number) => {
    const params = new URLSearchParams(search);
    if (by)
      params.set(
        by.parameter,
        by.kind === 'page' ? String(Math.floor(offset / slice.limit) + slice.firstPage) : by.kind === 'offset' ? String(offset) : tokenOf(offset),
      );
    return `${request.mount}/${request.segments.map(encodeURIComponent).join('/')}?${params}`;
  };
  const page = { rows, names: rows.map((row) => nameOf(table, row)), slice, total: result.total, hasMore: result.rows.length > slice.limit, address };
  return documentedAnswer(call, null, page, {
    ...(result.total !== null && { 'X-Total-Count': String(result.total) }),
    ...(ignored.length > 0 && { 'X-Seedbed-Ignored-Parameters': ignored.map(encodeURIComponent).join(', ') }),
  });
}

/** With the total, unless counting is too expensive. */
async function counted({ engine }: Call, query: Query): Promise<Result> {
  try {
    return await engine.run({ ...query, count: 'exact' });
  } catch (error) {
    if (!(error instanceof MockFault) || error.code !== '57014') throw error;
    return engine.run(query);
  }
}
