import { dictionary, type Catalog, type CatalogTable } from '@seedbed/contract';
import { listOf, type TreeNode } from '../checks/tree-node.ts';
import { bareName } from '../schema/named-schemas.ts';
import { andTree, bodyOf, columnNames, columnTree, textTree } from './sql-tree.ts';

type Rows = readonly Readonly<Record<string, string>>[];

/** Maximum number of rows to write out as cases. */
const MAX = 200;

/** Roles that exist on every supported version of the server. */
const ROLES = [
  'pg_monitor',
  'pg_read_all_data',
  'pg_write_all_data',
  'pg_read_all_settings',
  'pg_read_all_stats',
  'pg_stat_scan_tables',
  'pg_signal_backend',
  'pg_read_server_files',
  'pg_write_server_files',
  'pg_execute_server_program',
];

/** The content of system views for a known schema, by the columns with names. */
const VIEWS: Readonly<Record<string, (catalog: Catalog) => Rows>> = dictionary({
  'information_schema.tables': ({ tables }) => tables.map(({ schema, name }) => ({ table_schema: schema, table_name: name })),
  'information_schema.columns': ({ tables }) =>
    tables.flatMap(({ schema, name, columns }) => columns.map((column) => ({ table_schema: schema, table_name: name, column_name: column.name }))),
  'information_schema.schemata': (catalog) => schemasOf(catalog).map((schema) => ({ schema_name: schema })),
  'pg_catalog.pg_tables': ({ tables }) => tables.map(({ schema, name }) => ({ schemaname: schema, tablename: name })),
  'pg_catalog.pg_class': ({ tables }) => tables.map(({ name }) => ({ relname: name })),
  'pg_catalog.pg_proc': ({ functions }) => Object.values(functions).map(({ name }) => ({ proname: bareName(name) })),
  'pg_catalog.pg_type': ({ types }) => Object.keys(types).map((name) => ({ typname: bareName(name) })),
  'information_schema.routines': ({ functions }) => Object.values(functions).map(({ name }) => ({ routine_name: bareName(name) })),
  'pg_catalog.pg_roles': () => ROLES.map((rolname) => ({ rolname })),
  'pg_catalog.pg_namespace': (catalog) => schemasOf(catalog).map((schema) => ({ nspname: schema })),
});

function schemasOf({ tables }: Catalog): string[] {
  return [...new Set(tables.map(({ schema }) => schema))];
}

/**
 * `EXISTS (SELECT … FROM information_schema.tables WHERE table_name = NEW.x)` as a condition on the own row: it names
 * one of the schema's own tables. Undefined for any other source, and if the query has further conditions.
 */
export function namesOneOf(from: unknown, conditions: readonly unknown[], own: CatalogTable, catalog: Catalog): TreeNode | undefined {
  const range = bodyOf(from, 'RangeVar');
  const rows = range && VIEWS[`${String(range['schemaname'] ?? 'pg_catalog')}.${String(range['relname'])}`]?.(catalog);
  const pairs = conditions.map((condition) => asPair(condition, Object.keys(rows?.[0] ?? {}), own));
  if (!rows || pairs.length === 0 || pairs.some((pair) => pair === null)) return undefined;
  const cases = rows.slice(0, MAX).map((row) => andTree(pairs.map((pair) => equal(columnTree('new', pair!.own), textTree(row[pair!.listed]!)))));
  return cases.length === 1 ? cases[0]! : { BoolExpr: { boolop: 'OR_EXPR', args: cases } };
}

const equal = (lexpr: unknown, rexpr: unknown): TreeNode => ({ A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval: '=' } }], lexpr, rexpr } });

/** `view.column = NEW.column`, either way round, casts aside. */
function asPair(condition: unknown, listed: readonly string[], own: CatalogTable): { readonly listed: string; readonly own: string } | null {
  const body = bodyOf(condition, 'A_Expr');
  if (body?.['kind'] !== 'AEXPR_OP' || bodyOf(listOf(body['name'])[0], 'String')?.['sval'] !== '=') return null;
  const sides = [body['lexpr'], body['rexpr']].map((side) => columnNames(uncast(side)));
  for (const [view, row] of [sides, [sides[1], sides[0]]] as const) {
    if (!view || row?.length !== 2 || row[0] !== 'new' || view[0] === 'new' || !own.columns.some(({ name }) => name === row[1])) continue;
    const column = view.at(-1)!;
    if (listed.includes(column)) return { listed: column, own: row[1]! };
  }
  return null;
}

function uncast(node: unknown): unknown {
  const cast = bodyOf(node, 'TypeCast');
  return cast ? uncast(cast['arg']) : node;
}
