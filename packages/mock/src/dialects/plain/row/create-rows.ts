import { nameOfRow, type Answer } from '../../../core/index.ts';
import { jsonAnswer } from '../answer/answer-list.ts';
import { objectsOf } from '../answer/rows.ts';
import { bodyRows } from '../parse/body.ts';
import type { Call } from './call.ts';

/** Adds one row, or all rows of a list or none. */
export async function createRows({ request, engine, table, name }: Call): Promise<Answer> {
  const { rows, isList } = bodyRows(table, request);
  if (rows.length === 0) return jsonAnswer(request, 201, '[]');
  const result = await engine.run({ table: table.name, schema: table.schema, verb: 'insert', write: { rows, missing: 'default' } });
  const made = objectsOf(result.fields, result.rows, null);
  if (isList) return jsonAnswer(request, 201, JSON.stringify(made));
  const id = nameOfRow(table, result.fields, result.rows[0]!);
  return jsonAnswer(
    request,
    201,
    JSON.stringify(made[0]),
    id === null ? {} : { Location: `${request.mount}/${encodeURIComponent(name)}/${encodeURIComponent(id)}` },
  );
}
