import {
  childrenNamed,
  engineThrough,
  rowNamed,
  throughNamed,
  type Cond,
  type Dialect,
  type DialectEngine,
  type DialectSettings,
  type MockRequest,
  Answer,
} from '../../../core/index.ts';
import { answering, bodyObject, faultAnswer, jsonAnswer } from '../answers.ts';
import { dumpAnswer, indexAnswer } from '../dump.ts';
import { keyOfParent } from '../relations.ts';
import { resourceNamed, resourceOf, type Naming, type Resource } from '../resource.ts';
import { rowText, shapeOf, type Style } from '../shape.ts';
import { at, changeRow, insertRow, removeRows, rowOfBody, wholeRow } from '../writing.ts';
import { answerList, emptyMembers } from './answer-list.ts';
import { parseList, parseRelations, selectOf } from './parse-list.ts';

type Call = { readonly request: MockRequest; readonly engine: DialectEngine; readonly settings: DialectSettings; readonly style: Style };

/** json-server 0.17: its requests and answers over the tables of a schema. Violated constraints get 409 and 422. */
export function jsonServer0({ naming = 'as is' }: { naming?: Naming } = {}): Dialect {
  const style = { naming, stringKeys: false };
  return {
    name: 'js0',
    handle: (request, engine, settings) => answering(request, () => answer({ request, engine, settings, style })),
    refuse: faultAnswer,
  };
}

async function answer(call: Call): Promise<Answer> {
  const { request, engine, settings, style } = call;
  const { method, segments } = request;
  if (method === 'OPTIONS') return new Answer(null, { status: 204 });
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && settings.readOnly) return jsonAnswer(403, '{}');
  if (segments.length === 0 && isRead) return indexAnswer(engine, settings, request.mount);
  const [name, id, nested] = segments as [string, string?, string?];
  if (segments.length === 1 && name === 'db' && isRead) return dumpAnswer(engine, settings, style);
  const resource = segments.length > 0 && segments.length <= 3 ? resourceNamed(engine, settings, style.naming, name) : undefined;
  if (!resource) return NONE();
  if (nested !== undefined) return answerNested(call, resource, id!, nested, isRead);
  if (id === undefined) {
    if (isRead) return answerList(engine, settings, request, resource, parseList(resource, request.search), style);
    return method === 'POST' ? create(call, resource, bodyObject(request)) : NONE();
  }
  if (isRead) return show(call, resource, id);
  if (method === 'PUT' || method === 'PATCH') return change(call, resource, id);
  return method === 'DELETE' ? remove(call, resource, id) : NONE();
}

const NONE = () => jsonAnswer(404, '{}');

/** `/posts/1/comments`: children of a row, whether or not the row is there; or its rows through a join table. */
function answerNested(call: Call, resource: Resource, id: string, name: string, isRead: boolean): Promise<Answer> | Answer {
  const { request, engine, settings, style } = call;
  const way = childrenNamed(resource.table, name);
  const through = way ? undefined : throughNamed(resource.table, name);
  const where = through && isRead ? rowNamed(resource.table, id) : null;
  if (through && where) {
    const far = resourceOf(name, through.far.parent, style.naming);
    const own = engineThrough(engine, { table: resource.table, where }, through);
    return answerList(own, settings, request, far, parseList(far, request.search), style);
  }
  const key = way && keyOfParent(way, id);
  if (!way || !key) return NONE();
  const children = resourceOf(name, way.relation.child, style.naming);
  if (request.method === 'POST') return create(call, children, { ...bodyObject(request), ...key });
  if (!isRead) return NONE();
  const given = Object.entries(key).map(([column, value]): Cond => ({ kind: 'column', column, op: 'eq', value }));
  return answerList(engine, settings, request, children, parseList(children, request.search, given), style);
}

async function show({ request, engine, style }: Call, resource: Resource, id: string): Promise<Answer> {
  const where = rowNamed(resource.table, id);
  if (where === null) return NONE();
  const relations = parseRelations(resource, new URLSearchParams(request.search));
  const { fields, rows } = await engine.run({ ...at(resource.table), verb: 'read', ...selectOf(relations), where });
  if (rows.length === 0) return NONE();
  return jsonAnswer(200, rowText(shapeOf(resource.table, fields, relations.embeds, style), rows[0]!, emptyMembers(relations)));
}

async function create({ request, engine, style }: Call, resource: Resource, body: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { fields, rows, location } = await engine.atomic((within) => insertRow(within, resource, rowOfBody(resource, body)));
  const id = location?.map(({ value }) => encodeURIComponent(value)).join(',');
  return jsonAnswer(201, rowText(shapeOf(resource.table, fields, [], style), rows[0]!), {
    ...(id !== undefined && { Location: `${request.mount}/${encodeURIComponent(resource.name)}/${id}` }),
  });
}

async function change({ request, engine, style }: Call, resource: Resource, id: string): Promise<Answer> {
  const row = rowOfBody(resource, bodyObject(request));
  const result = await changeRow(engine, resource, id, request.method === 'PUT' ? wholeRow(resource, row) : row);
  return result ? jsonAnswer(200, rowText(shapeOf(resource.table, result.fields, [], style), result.rows[0]!)) : NONE();
}

/** Rows that depend on it go with it. */
async function remove({ engine }: Call, resource: Resource, id: string): Promise<Answer> {
  const where = rowNamed(resource.table, id);
  if (where === null) return NONE();
  const { affected } = await engine.atomic((within) => removeRows(within, resource.table, where, () => 'remove'));
  return affected > 0 ? jsonAnswer(200, '{}') : NONE();
}
