import { type MockColumn, type WriteRow, Answer } from '../../../core/index.ts';
import { jsonAnswer } from '../answer/answer-list.ts';
import { objectsOf } from '../answer/rows.ts';
import { bodyRow } from '../parse/body.ts';
import { noRow, readRow, requireMatch, tagOfRow, whereOf, type Call } from './call.ts';

/** PATCH changes the columns in the body. PUT sets omitted nullable columns to NULL, except the key and columns with a default. */
export async function changeRow(call: Call, id: string): Promise<Answer> {
  const { request, engine, table } = call;
  await requireMatch(call, id);
  const body = bodyRow(table, request);
  const row = request.method === 'PUT' ? wholeRow(call, body) : body;
  const isEmpty = Object.keys(row).length === 0;
  const result = isEmpty
    ? await readRow(call, id)
    : await engine.run({ table: table.name, schema: table.schema, verb: 'update', where: whereOf(call, id), write: { rows: [row] } });
  if (result.rows.length === 0) throw noRow(call, id);
  return jsonAnswer(request, 200, JSON.stringify(objectsOf(result.fields, result.rows, null)[0]), {}, await tagOfRow(result));
}

function wholeRow({ table }: Call, body: WriteRow): WriteRow {
  const key = new Set(table.primaryKey?.columns ?? []);
  const kept = (column: MockColumn) => key.has(column) || column.generated !== null || column.identity !== null || (column.notNull && column.default !== null);
  const missing = table.columns.filter((column) => body[column.name] === undefined && !kept(column));
  return { ...body, ...Object.fromEntries(missing.map((column) => [column.name, null])) };
}

export async function removeRow(call: Call, id: string): Promise<Answer> {
  const { engine, table } = call;
  await requireMatch(call, id);
  const { affected } = await engine.run({ table: table.name, schema: table.schema, verb: 'delete', where: whereOf(call, id) });
  if (affected === 0) throw noRow(call, id);
  return new Answer(null, { status: 204 });
}
