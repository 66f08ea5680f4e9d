import {
  rowNamed,
  type Cond,
  type DialectEngine,
  type DialectSettings,
  type MockRequest,
  type MockTable,
  type Query,
  type Result,
} from '../../../core/index.ts';
import { namesTag, objectsOf, tagOf } from '../answer/rows.ts';
import { notFound, PlainProblem } from '../problem.ts';

/** A request to a table. */
export type Call = {
  readonly request: MockRequest;
  readonly engine: DialectEngine;
  readonly settings: DialectSettings;
  readonly table: MockTable;
  /** The table's name in the path. */
  readonly name: string;
};

export function noRow({ name }: Call, id: string): PlainProblem {
  return notFound(`${name} has no row ${id}.`);
}

/** The condition for the row in the path. Throws 404 for an impossible key. */
export function whereOf(call: Call, id: string): Cond {
  const where = rowNamed(call.table, id);
  if (where === null) throw noRow(call, id);
  return where;
}

/** Reads the row, completely or as `more` specifies. Throws 404. */
export async function readRow(call: Call, id: string, more: Partial<Query> = {}): Promise<Result> {
  const { table, engine } = call;
  const result = await engine.run({ table: table.name, schema: table.schema, verb: 'read', where: whereOf(call, id), ...more });
  if (result.rows.length === 0) throw noRow(call, id);
  return result;
}

/** The tag of a whole row. */
export function tagOfRow({ fields, rows }: Result): Promise<string> {
  const columns = fields.filter((field) => field.kind === 'value');
  return tagOf(JSON.stringify(objectsOf(columns, rows, null)[0]));
}

/** Throws 412 if `If-Match` names another state of the row. */
export async function requireMatch(call: Call, id: string): Promise<void> {
  const wanted = call.request.headers.get('If-Match');
  if (wanted === null) return;
  const tag = await tagOfRow(await readRow(call, id));
  if (!namesTag(wanted, tag)) throw new PlainProblem(412, 'Changed meanwhile', `${call.name} ${id} has changed: its tag is ${tag}. Read it again.`);
}
