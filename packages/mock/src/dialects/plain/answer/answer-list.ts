import { MockFault, type DialectEngine, type MockRequest, type Result, Answer } from '../../../core/index.ts';
import { cursorAfter } from '../parse/cursor.ts';
import type { List } from '../parse/parse-list.ts';
import { cellsOf, namesTag, objectsOf, tagOf } from './rows.ts';

/** A page as an array, with links to the first, previous and next one, and the total if it is known or requested. */
export async function answerList(engine: DialectEngine, request: MockRequest, list: List): Promise<Answer> {
  const result = await run(engine, list);
  const rows = result.rows.slice(0, list.limit);
  const links = linksOf(request, list, result, rows.length);
  return jsonAnswer(request, 200, JSON.stringify(objectsOf(result.fields, rows, list.fields)), {
    ...(result.total !== null && { 'X-Total-Count': String(result.total), ...(result.totalIs === 'planned' && { 'X-Count': 'planned' }) }),
    ...(links !== '' && { Link: links }),
  });
}

/** A total without filters costs nothing; an unrequested total is omitted if it is expensive. */
async function run(engine: DialectEngine, { query, count, paging }: List): Promise<Result> {
  if (count === 'none' || (count === 'auto' && paging === 'cursor')) return engine.run(query);
  if (count !== 'auto') return engine.run({ ...query, count });
  try {
    return await engine.run({ ...query, count: 'exact' });
  } catch (error) {
    if (!(error instanceof MockFault) || error.code !== '57014') throw error;
    return engine.run(query);
  }
}

function linksOf({ mount, segments, search }: MockRequest, list: List, result: Result, given: number): string {
  const { limit, offset, paging, order } = list;
  const address = (changes: Readonly<Record<string, string | null>>) => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) params.delete(name);
      else params.set(name, value);
    }
    const text = params.toString();
    return `${mount}/${segments.map(encodeURIComponent).join('/')}${text === '' ? '' : `?${text}`}`;
  };
  const links: [string, string][] = [];
  const isMore = result.rows.length > given;
  if (paging === 'cursor') {
    links.push(['first', address({ cursor: '' })]);
    const last = result.rows[given - 1];
    const names = order.map(({ column }) => column);
    if (isMore && last) links.push(['next', address({ cursor: cursorAfter(order, cellsOf(result.fields, last, names)) })]);
  } else {
    links.push(['first', address({ offset: null })]);
    if (offset > 0) links.push(['prev', address({ offset: offset > limit ? String(offset - limit) : null })]);
    if (isMore) links.push(['next', address({ offset: String(offset + limit) })]);
  }
  return links.map(([rel, url]) => `<${url}>; rel="${rel}"`).join(', ');
}

/** JSON with a weak tag; 304 to a reader who has it. HEAD has the headers of GET. */
export async function jsonAnswer(
  request: MockRequest,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
  tag?: string,
): Promise<Answer> {
  const own = tag ?? (await tagOf(text));
  const all = { ...headers, ETag: own, 'Cache-Control': 'no-cache' };
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const known = request.headers.get('If-None-Match');
  if (isRead && known !== null && namesTag(known, own)) return new Answer(null, { status: 304, headers: all });
  return new Answer(request.method === 'HEAD' ? null : text, { status, headers: { ...all, 'Content-Type': 'application/json' } });
}
