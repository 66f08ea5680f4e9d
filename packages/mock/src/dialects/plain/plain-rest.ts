import { MockFault, servedTable, servedTables, type Dialect, type DialectEngine, type DialectSettings, type MockRequest, Answer } from '../../core/index.ts';
import { answerList, jsonAnswer } from './answer/answer-list.ts';
import { parseList } from './parse/parse-list.ts';
import { notFound, PlainProblem, problemAnswer } from './problem.ts';
import { answerRelation } from './row/answer-relation.ts';
import { answerRow } from './row/answer-row.ts';
import { createRows } from './row/create-rows.ts';
import { changeRow, removeRow } from './row/write-row.ts';

/** Plain REST: a table is a path, a column a parameter. Refuses unknown names with problem details. */
export function plainRest(): Dialect {
  return { name: 'plain', handle, refuse: problemAnswer };
}

async function handle(request: MockRequest, engine: DialectEngine, settings: DialectSettings): Promise<Answer> {
  try {
    return await answer(request, engine, settings);
  } catch (error) {
    if (error instanceof PlainProblem || error instanceof MockFault) return problemAnswer(error);
    throw error;
  }
}

async function answer(request: MockRequest, engine: DialectEngine, settings: DialectSettings): Promise<Answer> {
  const { method, segments, mount, search } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (method === 'OPTIONS') return new Answer(null, { status: 204 });
  if (!isRead && settings.readOnly) throw new PlainProblem(405, 'Read-only', 'This mock is read-only.', null, { Allow: 'GET, HEAD, OPTIONS' });
  const served = servedTables(engine.schema, settings.schemas);
  const [name, id, relation] = segments as [string?, string?, string?];
  if (name === undefined && isRead)
    return jsonAnswer(request, 200, JSON.stringify(Object.fromEntries(served.map((each) => [each.name, `${mount}/${encodeURIComponent(each.name)}`]))));
  const table = name === undefined ? undefined : servedTable(engine.schema, settings.schemas, name);
  if (!table) throw notFound(`There is no table "${name ?? ''}". Tables: ${served.map((each) => each.name).join(', ')}.`);
  if (segments.length > 3) throw notFound('Paths have at most three parts: table, row and relation.');
  const call = { request, engine, settings, table, name: name! };
  if (id === undefined) {
    if (isRead) return answerList(engine, request, parseList(table, search, settings.maxRows));
    if (method === 'POST') return createRows(call);
    throw notAllowed('GET, HEAD, POST, OPTIONS');
  }
  if (relation !== undefined) {
    if (isRead) return answerRelation(call, id, relation);
    throw notAllowed('GET, HEAD, OPTIONS');
  }
  if (isRead) return answerRow(call, id);
  if (method === 'PATCH' || method === 'PUT') return engine.atomic((within) => changeRow({ ...call, engine: within }, id));
  if (method === 'DELETE') return engine.atomic((within) => removeRow({ ...call, engine: within }, id));
  throw notAllowed('GET, HEAD, PATCH, PUT, DELETE, OPTIONS');
}

const notAllowed = (allow: string) => new PlainProblem(405, 'Method not allowed', `The path takes ${allow}.`, null, { Allow: allow });
