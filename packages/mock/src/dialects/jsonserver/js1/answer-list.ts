import type { DialectEngine, DialectSettings, Result, Answer } from '../../../core/index.ts';
import { jsonAnswer } from '../answers.ts';
import { countHeaders, listLimit, runCounted } from '../reading.ts';
import type { Resource } from '../resource.ts';
import { rowsText, shapeOf, type Style } from '../shape.ts';
import type { List } from './parse-list.ts';

/** Answers a list, or a page of it as `{first, prev, next, last, pages, items, data}`. A page beyond the last is the last. */
export async function answerList(engine: DialectEngine, settings: DialectSettings, resource: Resource, list: List, style: Style): Promise<Answer> {
  const most = listLimit(settings);
  const text = ({ fields }: Result, rows: Result['rows']) => rowsText(shapeOf(resource.table, fields, list.embeds, style), rows);
  if (list.page === null) {
    const result = await engine.run({ ...list.query, limit: most + 1 });
    return jsonAnswer(200, text(result, result.rows.slice(0, most)), result.rows.length > most ? { 'X-Truncated': 'true' } : {});
  }
  const size = Math.min(list.page.size, most);
  const read = (page: number) => runCounted(engine, { ...list.query, offset: (page - 1) * size, limit: size });
  let result = await read(list.page.number);
  const pages = Math.max(1, Math.ceil(result.total / size));
  const page = Math.min(list.page.number, pages);
  if (page !== list.page.number && result.total > 0) result = await read(page);
  const prev = page > 1 ? page - 1 : null;
  const next = page < pages ? page + 1 : null;
  const about = { first: 1, prev, next, last: pages, pages, items: result.total };
  return jsonAnswer(200, `${JSON.stringify(about).slice(0, -1)},"data":${text(result, result.rows)}}`, countHeaders(result));
}
