import type { DialectEngine, DialectSettings, MockRequest, Answer } from '../../../core/index.ts';
import { jsonAnswer } from '../answers.ts';
import { countHeaders, listLimit, runCounted } from '../reading.ts';
import type { Resource } from '../resource.ts';
import { rowsText, shapeOf, type Style } from '../shape.ts';
import type { List, Relations } from './parse-list.ts';

/**
 * Answers a list, with totals and links if a page was requested. `X-Truncated` means that there are more rows than a
 * list may have.
 */
export async function answerList(
  engine: DialectEngine,
  settings: DialectSettings,
  request: MockRequest,
  resource: Resource,
  { query, relations, counts, page }: List,
  style: Style,
): Promise<Answer> {
  const most = listLimit(settings);
  const isCut = (query.limit ?? Infinity) > most;
  const limited = { ...query, limit: isCut ? most + 1 : query.limit! };
  const result = counts ? await runCounted(engine, limited) : await engine.run(limited);
  const rows = result.rows.slice(0, isCut ? most : undefined);
  // A page has the header even if it has no links.
  const links = page && (rows.length > 0 ? linksOf(request, page.number, page.size, result.total ?? 0) : '');
  return jsonAnswer(200, rowsText(shapeOf(resource.table, result.fields, relations.embeds, style), rows, emptyMembers(relations)), {
    ...(counts && { 'X-Total-Count': String(result.total), ...countHeaders(result) }),
    ...(links !== null && { Link: links }),
    ...(rows.length < result.rows.length && { 'X-Truncated': 'true' }),
  });
}

/** Members that json-server returns although there is no such relation. */
export function emptyMembers({ empty }: Relations): string[] {
  return empty.map((name) => `${JSON.stringify(name)}:[]`);
}

/** Links with the page number inserted into the original address. */
export function linksOf(request: MockRequest, page: number, size: number, total: number): string {
  if (total <= size && page === 1) return '';
  const url = addressOf(request);
  const last = Math.ceil(total / size);
  const pages = { first: 1, ...(page > 1 && { prev: page - 1 }), ...(page < last && { next: page + 1 }), last };
  return Object.entries(pages)
    .map(([rel, number]) => `<${url.replace(`page=${page}`, `page=${number}`)}>; rel="${rel}"`)
    .join(', ');
}

export function addressOf({ mount, segments, search }: MockRequest): string {
  return `${mount}/${segments.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
}
