import { folded, rowNamed, type Cond, type Dialect, type DialectEngine, type DialectSettings, type MockRequest, Answer } from '../../../core/index.ts';
import { answering, bodyObject, faultAnswer, jsonAnswer } from '../answers.ts';
import { indexAnswer } from '../dump.ts';
import { resourceNamed, type Naming, type Resource } from '../resource.ts';
import { rowText, shapeOf, type Style } from '../shape.ts';
import { at, changeRow, insertRow, removeRows, rowOfBody, wholeRow } from '../writing.ts';
import { answerList } from './answer-list.ts';
import { parseEmbeds, parseList, selectOf } from './parse-list.ts';

type Call = { readonly request: MockRequest; readonly engine: DialectEngine; readonly settings: DialectSettings; readonly style: Style };

/** json-server 1.0 (beta): its requests and answers over the tables of a schema. Keys and foreign keys are strings. */
export function jsonServer1({ naming = 'as is' }: { naming?: Naming } = {}): Dialect {
  const style = { naming, stringKeys: true };
  return {
    name: 'js1',
    handle: (request, engine, settings) => answering(request, () => answer({ request, engine, settings, style })),
    refuse: faultAnswer,
  };
}

async function answer(call: Call): Promise<Answer> {
  const { request, engine, settings, style } = call;
  const { method, segments } = request;
  if (method === 'OPTIONS') return new Answer(null, { status: 204 });
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && settings.readOnly) return jsonAnswer(405, '{"error":"This mock is read-only."}', { Allow: 'GET, HEAD, OPTIONS' });
  if (segments.length === 0 && isRead) return indexAnswer(engine, settings, request.mount);
  const [name, id] = segments as [string, string?];
  const resource = segments.length === 1 || segments.length === 2 ? resourceNamed(engine, settings, style.naming, name) : undefined;
  if (!resource) return NONE();
  if (id === undefined) {
    if (isRead) return answerList(engine, settings, resource, parseList(resource, request.search), style);
    return method === 'POST' ? create(call, resource) : NONE();
  }
  if (isRead) return show(call, resource, id);
  if (method === 'PUT' || method === 'PATCH') return change(call, resource, id);
  return method === 'DELETE' ? remove(call, resource, id) : NONE();
}

const NONE = () => jsonAnswer(404, '{"error":"Not Found"}');

async function show({ request, engine, style }: Call, resource: Resource, id: string): Promise<Answer> {
  const where = rowNamed(resource.table, id);
  if (where === null) return NONE();
  const embeds = parseEmbeds(resource, new URLSearchParams(request.search));
  const { fields, rows } = await engine.run({ ...at(resource.table), verb: 'read', ...selectOf(embeds), where });
  return rows.length > 0 ? jsonAnswer(200, rowText(shapeOf(resource.table, fields, embeds, style), rows[0]!)) : NONE();
}

/** The id of the body is passed over: the server draws one. */
async function create({ request, engine, style }: Call, resource: Resource): Promise<Answer> {
  const row = rowOfBody(resource, bodyObject(request));
  const key = resource.table.primaryKey?.columns ?? [];
  const isOwn = key.length === 1 && !resource.table.parents.some((relation) => relation.columns.includes(key[0]!));
  if (isOwn) delete row[key[0]!.name];
  const { fields, rows } = await engine.atomic((within) => insertRow(within, resource, row));
  return jsonAnswer(201, rowText(shapeOf(resource.table, fields, [], style), rows[0]!));
}

async function change({ request, engine, style }: Call, resource: Resource, id: string): Promise<Answer> {
  const row = rowOfBody(resource, bodyObject(request));
  const result = await changeRow(engine, resource, id, request.method === 'PUT' ? wholeRow(resource, row) : row);
  return result ? jsonAnswer(200, rowText(shapeOf(resource.table, result.fields, [], style), result.rows[0]!)) : NONE();
}

/** Answers the removed row. Foreign keys of its children become NULL; children that `_dependent` names are removed. */
async function remove({ request, engine, settings, style }: Call, resource: Resource, id: string): Promise<Answer> {
  const where: Cond | null = rowNamed(resource.table, id);
  if (where === null) return NONE();
  const named = new Set(new URLSearchParams(request.search).getAll('_dependent').map(folded));
  const { schemas } = settings;
  const { fields, rows } = await engine.atomic((within) =>
    removeRows(within, resource.table, where, ({ child }) =>
      named.has(folded(child.schema === schemas[0] ? child.name : `${child.schema}.${child.name}`)) ? 'remove' : 'set null',
    ),
  );
  return rows.length > 0 ? jsonAnswer(200, rowText(shapeOf(resource.table, fields, [], style), rows[0]!)) : NONE();
}
