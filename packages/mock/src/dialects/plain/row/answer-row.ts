import type { Answer } from '../../../core/index.ts';
import { jsonAnswer } from '../answer/answer-list.ts';
import { objectsOf, tagOf } from '../answer/rows.ts';
import { parseFields } from '../parse/parse-list.ts';
import { parseIncludes } from '../parse/include.ts';
import { PlainProblem } from '../problem.ts';
import { readRow, tagOfRow, type Call } from './call.ts';

/** One row with `fields` and `include`. Its tag is that of the whole row, for guarding writes, unless it includes relations. */
export async function answerRow(call: Call, id: string): Promise<Answer> {
  const { request, table } = call;
  const params = new URLSearchParams(request.search);
  const unknown = [...params.keys()].find((key) => key !== 'fields' && key !== 'include');
  if (unknown !== undefined)
    throw new PlainProblem(400, 'Unknown parameter', `"${unknown}" is no parameter of a row. Use fields or include.`, { parameter: unknown });
  const fields = parseFields(table, params.get('fields'));
  const include = params.get('include');
  const select = include ? { select: [{ kind: 'column' as const, column: '*' }, ...parseIncludes(table, include)] } : {};
  const result = await readRow(call, id, select);
  const text = JSON.stringify(objectsOf(result.fields, result.rows, fields)[0]);
  return jsonAnswer(request, 200, text, {}, include ? await tagOf(text) : await tagOfRow(result));
}
