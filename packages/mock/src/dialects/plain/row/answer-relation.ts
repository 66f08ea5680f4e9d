import { childrenNamed, engineThrough, parentNamed, rowNamed, throughNamed, type Cond, type Answer } from '../../../core/index.ts';
import { answerList, jsonAnswer } from '../answer/answer-list.ts';
import { cellsOf, objectsOf } from '../answer/rows.ts';
import { parseList } from '../parse/parse-list.ts';
import { notFound } from '../problem.ts';
import { readRow, type Call } from './call.ts';

/** `/users/42/orders`: the children of a row as a list, also through a join table, or its parent as an object. */
export async function answerRelation(call: Call, id: string, name: string): Promise<Answer> {
  const { request, engine, settings, table } = call;
  const way = childrenNamed(table, name) ?? parentNamed(table, name);
  const through = way ? undefined : throughNamed(table, name);
  if (through) {
    const where = rowNamed(table, id);
    await readRow(call, id);
    if (where) return answerList(engineThrough(engine, { table, where }, through), request, parseList(through.far.parent, request.search, settings.maxRows));
  }
  if (!way) throw notFound(`${call.name} has no relation "${name}".`);
  const row = await readRow(call, id);
  const { relation } = way;
  const [near, far, target] =
    way.kind === 'children' ? [relation.parentColumns, relation.columns, relation.child] : [relation.columns, relation.parentColumns, relation.parent];
  const cells = cellsOf(
    row.fields,
    row.rows[0]!,
    near.map((column) => column.name),
  );
  const given = far.map((column, i): Cond => ({ kind: 'column', column: column.name, op: cells[i] === null ? 'in' : 'eq', value: cells[i] ?? [] }));
  if (way.kind === 'children') return answerList(engine, request, parseList(target, request.search, settings.maxRows, given));
  const { fields, rows } = await engine.run({ table: target.name, schema: target.schema, verb: 'read', where: { kind: 'and', of: given } });
  if (rows.length === 0) throw notFound(`${call.name} ${id} has no ${name}.`);
  return jsonAnswer(request, 200, JSON.stringify(objectsOf(fields, rows, null)[0]));
}
