import { resolveType, type Catalog, type CatalogTable, type SqlType } from '@seedbed/contract';
import { clauseOf, conjoin } from '../checks/clause.ts';
import { FREE, readClauses, TooManyClauses, type Clause, type Scope } from '../checks/index.ts';
import { columnsOf, mapParts, type Expression } from '../checks/expression.ts';
import { readExpressions } from '../checks/read-expressions.ts';
import { isNotNullDomain, scopeOf } from '../checks/scope.ts';
import { isText } from '../checks/type-of.ts';
import type { SolveTools } from '../solve/types.ts';
import { listOf } from '../checks/tree-node.ts';
import { isFree, readWays, scopeWith, type Guard } from './guards.ts';
import { withLookUps, type LookUp } from './look-ups.ts';
import { bodyOf, columnNames } from './sql-tree.ts';
import type { CodeWrite } from './writes.ts';

/**
 * Conditions of a trigger-filled table on the writer's rows: a value copied to a column that is NOT NULL, shorter, or
 * under a CHECK must fit there. Applies to the rows for which the trigger writes.
 */
export async function readWriteGuards(writes: readonly CodeWrite[], catalog: Catalog, tools: SolveTools): Promise<Guard[]> {
  const copying = writes.filter((write) => [...write.values.values()].some((value) => typeof value === 'object' && !('constant' in value)));
  const checks = [...new Set(copying.map((write) => write.table))].flatMap((table) => conditionsOf(table, catalog));
  const read = await readExpressions(checks, catalog, tools);
  const ways = await readWays(
    copying.map(({ writer, trigger, path }) => ({ table: writer, trigger, path })),
    catalog,
    tools,
  );
  return copying.flatMap((write, i): Guard[] => {
    const { clauses: escapes } = ways[i]!;
    const lookUps = new Map(ways[i]!.lookUps);
    const copies = copiesOf(write, catalog, lookUps);
    const scope = scopeWith(write.writer, lookUps, catalog);
    const conditions = checks.flatMap(({ table, column }, k) => {
      const one = read[k]!;
      return table === write.table && 'expression' in one ? [column === undefined ? one.expression : ofColumn(one.expression, column)] : [];
    });
    const required = requiredOf(write, copies, conditions, catalog, scope);
    if (required.some(isFree)) return [];
    return required.length === 0 ? [] : [{ table: write.writer, trigger: write.trigger, clauses: [...required, ...escapes], lookUps, scope }];
  });
}

type Condition = { readonly table: CatalogTable; readonly sql: string; readonly scope: Scope; readonly column?: string };

/** CHECKs of the table, and those of its columns' domains. */
function conditionsOf(table: CatalogTable, catalog: Catalog): Condition[] {
  const scope = scopeOf(table, catalog.types);
  const own = table.checks.filter((check) => !check.partition && check.enforced !== false).map((check) => ({ table, sql: check.expression, scope }));
  const domains = [...scope.columns].flatMap(([column, type]) => {
    const within = { ...scope, columns: new Map([...scope.columns, ['value', type]]) };
    return (type.domains ?? []).flatMap((domain) => domain.checks.map((check) => ({ table, sql: check.expression, scope: within, column })));
  });
  return [...own, ...domains];
}

/** A domain's condition, on a column of it. */
function ofColumn(condition: Expression, name: string): Expression {
  const visit = (e: Expression): Expression => (e.kind === 'column' && e.name === 'value' ? { kind: 'column', name } : mapParts(e, visit));
  return visit(condition);
}

type Copy = { readonly from: string; /** The unchanged value, not one derived by a function that preserves its length. */ readonly plain: boolean };

/** Columns that copy a column of the own row, or of a row that it leads to. */
function copiesOf(write: CodeWrite, catalog: Catalog, lookUps: Map<string, LookUp>): ReadonlyMap<string, Copy> {
  return new Map(
    [...write.values].flatMap(([name, value]): [string, Copy][] => {
      if (typeof value !== 'object' || 'constant' in value) return [];
      if ('from' in value) return [[name, { from: value.from, plain: true }]];
      const found = new Map<string, LookUp>();
      const copy = copyIn(withLookUps(value.tree, write.writer, catalog, found));
      if (!copy || (write.writer === write.table && !found.has(copy.from))) return [];
      for (const [key, lookUp] of found) lookUps.set(key, lookUp);
      return [[name, copy]];
    }),
  );
}

/** Text functions that never lengthen a text. */
const NON_LENGTHENING: ReadonlySet<string> = new Set([
  'lower',
  'upper',
  'btrim',
  'ltrim',
  'rtrim',
  'initcap',
  'left',
  'right',
  'substr',
  'substring',
  'reverse',
]);

function copyIn(tree: unknown): Copy | null {
  const names = columnNames(tree);
  if (names) return names.length === 1 ? { from: names[0]!, plain: true } : null;
  // An optional row: if it exists, the value is copied.
  const clauses = listOf(bodyOf(tree, 'CaseExpr')?.['args']);
  if (clauses.length === 1) return copyIn(bodyOf(clauses[0], 'CaseWhen')?.['result']);
  const cast = bodyOf(tree, 'TypeCast');
  if (cast) return copyIn(cast['arg']);
  const call = bodyOf(tree, 'FuncCall');
  const name = String(bodyOf(listOf(call?.['funcname']).at(-1), 'String')?.['sval'] ?? '');
  const inner = NON_LENGTHENING.has(name) ? copyIn(listOf(call?.['args'])[0]) : null;
  return inner && { ...inner, plain: false };
}

/** The maximum absolute value of a number type; unlimited for types without one. */
function roomOf({ base, precision, scale = 0 }: SqlType): number {
  if (base === 'int2') return 32_767;
  if (base === 'int4') return 2_147_483_647;
  // A bound with more digits than a double does not matter.
  if (base !== 'numeric' || precision === undefined || precision > 15 || scale < 0) return Infinity;
  return Number(`${'9'.repeat(Math.max(0, precision - scale)) || '0'}.${'9'.repeat(scale)}`);
}

function requiredOf(write: CodeWrite, copies: ReadonlyMap<string, Copy>, checks: readonly Expression[], catalog: Catalog, scope: Scope): Clause[] {
  let clauses: Clause[] = [FREE];
  const meet = (more: readonly Clause[]): void => {
    const met = clauses.flatMap((clause) => more.map((one) => conjoin(clause, one, scope)).filter((one) => one !== null));
    if (met.length > 0 && met.length <= 40) clauses = met;
  };
  const source = new Map([...copies].flatMap(([name, { from, plain }]) => (plain ? [[name, from] as const] : [])));
  for (const [name, { from, plain }] of copies) {
    const column = write.table.columns.find((one) => one.name === name);
    const own = scope.columns.get(from);
    if (!column || !own) continue;
    const type = resolveType(column.type, catalog.types);
    const primary = write.table.uniqueKeys.some((key) => key.primary && key.columns.includes(name));
    if ((column.notNull || primary || isNotNullDomain(type)) && !scope.notNull.has(from)) meet([clauseOf(from, { notNull: true })]);
    if (isText(type) && type.length !== undefined && isText(own) && (own.length ?? Infinity) > type.length)
      meet([clauseOf(from, { domain: { maxLength: type.length } })]);
    const room = plain ? roomOf(type) : Infinity;
    if (room < roomOf(own)) meet([clauseOf(from, { domain: { min: -room, max: room } })]);
  }
  for (const check of checks) {
    if (columnsOf(check).length === 0 || !columnsOf(check).every((name) => source.has(name))) continue;
    const renamed = (e: Expression): Expression => (e.kind === 'column' && !e.view ? { kind: 'column', name: source.get(e.name)! } : mapParts(e, renamed));
    try {
      meet(readClauses(renamed(check), 'notFalse', scope).filter((clause) => clause.unread.length === 0));
    } catch (error) {
      if (!(error instanceof TooManyClauses)) throw error;
    }
  }
  return clauses;
}
