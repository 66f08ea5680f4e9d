import { fitsType, type Cond, type DialectEngine, type DialectSettings, type MockRequest } from '../../../core/index.ts';
import { objectOf } from '../../../core/index.ts';
import type { ApiDocument } from '../spec/api-document.ts';
import type { Laid } from '../mapping/laid.ts';
import { storedText } from '../values/shown.ts';
import type { RowObject } from './body-of.ts';
import { ClientError } from './refusal.ts';
import { keyOrder, selectOf } from './select-of.ts';

/** A request to an operation. */
export type Call = {
  readonly request: MockRequest;
  readonly engine: DialectEngine;
  readonly settings: DialectSettings;
  readonly document: ApiDocument;
  readonly laid: Laid;
  /** The values of the path's parameters. */
  readonly values: ReadonlyMap<string, string>;
  readonly seed: string;
};

/** Conditions from the path. Throws 404 if a row in the path does not exist. */
export async function boundsWhere({ engine, laid, values }: Call): Promise<Cond[]> {
  const conditions: Cond[] = [];
  for (const bound of laid.bounds) {
    const text = storedText(bound.column, values.get(bound.parameter)!);
    const nothing = new ClientError(404, `Nothing has ${bound.parameter} ${text}.`);
    if (!fitsType(bound.column.type, text)) throw nothing;
    if (bound.kind === 'own') {
      conditions.push({ kind: 'column', column: bound.column.name, op: 'eq', value: text });
      continue;
    }
    const { relation } = bound;
    const holder = bound.kind === 'child' ? relation.parent : relation.child;
    const wanted = (bound.kind === 'child' ? relation.parentColumns : relation.columns)[0]!;
    const own = (bound.kind === 'child' ? relation.columns : relation.parentColumns)[0]!;
    const { rows } = await engine.run({
      table: holder.name,
      schema: holder.schema,
      verb: 'read',
      select: [{ kind: 'column', column: wanted.name }],
      where: { kind: 'column', column: bound.column.name, op: 'eq', value: text },
      limit: 1,
    });
    const cell = rows[0]?.[0];
    if (typeof cell !== 'string') throw nothing;
    conditions.push({ kind: 'column', column: own.name, op: 'eq', value: cell });
  }
  return conditions;
}

export function allOf(conditions: readonly Cond[]): { readonly where?: Cond } {
  return conditions.length === 0 ? {} : { where: { kind: 'and', of: conditions } };
}

/** The first row that satisfies the conditions, with the columns that the answer shows. Throws 404. */
export async function readRow({ engine, laid }: Call, conditions: readonly Cond[]): Promise<RowObject> {
  const table = laid.table!;
  const { fields, rows } = await engine.run({
    table: table.name,
    schema: table.schema,
    verb: 'read',
    select: selectOf(laid.row),
    ...allOf(conditions),
    order: keyOrder(table),
    limit: 1,
  });
  if (rows.length === 0) throw new ClientError(404, `${table.name} has no such row.`);
  return objectOf(fields, rows[0]!);
}
