import { dictionary, qualifiedName, resolveType, type Catalog, type CatalogExclusion, type CatalogTable, type CatalogUniqueKey } from '@seedbed/contract';
import { UnreadableExpression } from '../checks/expression.ts';
import { printExpression } from '../checks/print-expression.ts';
import { readTree } from '../checks/read-tree.ts';
import { listOf, type TreeNode } from '../checks/tree-node.ts';
import { columnsOfOne, conflictsIn, type Conflict } from './conflicts.ts';
import { bodyOf, columnNames, mapTree } from './sql-tree.ts';
import type { TriggerEvents } from './trigger-events.ts';
import type { Step } from './walk-body.ts';

/** A condition of code on the rows of one table, as the equivalent key or exclusion. */
export type OwnRowsRule = { readonly table: string } & ({ readonly key: CatalogUniqueKey } | { readonly exclusion: CatalogExclusion });

type Equal = { readonly columns: readonly string[]; readonly sql: string };

const MIRRORED: Readonly<Record<string, string>> = dictionary({ '<': '>', '<=': '>=', '>': '<', '>=': '<=' });

/**
 * A trigger that rejects a row because of another row of its table: one with the same values, or one that overlaps
 * (`EXISTS (SELECT … WHERE b.room = NEW.room AND b.starts < NEW.ends AND b.ends > NEW.starts)`). Chance collisions may
 * not occur in a sample but do in a large table, so rows are kept distinct as under a key or an exclusion.
 */
export function readOwnRows(triggers: readonly TriggerEvents[], catalog: Catalog): OwnRowsRule[] {
  const found = triggers.flatMap(({ table, trigger, events }) =>
    events.flatMap((event) => {
      if (event.kind !== 'refuse') return [];
      return event.path.flatMap((step) =>
        conflictsIn(step.tree, step.holds, table, catalog, trigger.timing).flatMap((conflict) => {
          const others = [...event.path.filter((one) => one !== step), ...conflict.required.map((tree) => ({ tree, holds: true }))];
          return ruleOf(conflict, others, table, trigger.name, catalog) ?? [];
        }),
      );
    }),
  );
  const seen = new Set<string>();
  return found.filter((one) => {
    const text = JSON.stringify(one);
    return !seen.has(text) && Boolean(seen.add(text));
  });
}

/** The catalog with these keys and exclusions, for the solver. */
export function withOwnRows(catalog: Catalog, rules: readonly OwnRowsRule[]): Catalog {
  if (rules.length === 0) return catalog;
  const tables = catalog.tables.map((table) => {
    const own = rules.filter((rule) => rule.table === qualifiedName(table.schema, table.name));
    const keys = own.flatMap((rule) => ('key' in rule ? [rule.key] : []));
    const exclusions = own.flatMap((rule) => ('exclusion' in rule ? [rule.exclusion] : []));
    return own.length === 0 ? table : { ...table, uniqueKeys: [...table.uniqueKeys, ...keys], exclusions: [...table.exclusions, ...exclusions] };
  });
  return { ...catalog, tables };
}

function ruleOf({ alias, conditions }: Conflict, path: readonly Step[], table: CatalogTable, trigger: string, catalog: Catalog): OwnRowsRule | null {
  const equal = conditions.map((one) => readEquality(one, alias));
  const equals = equal.filter((one) => one !== null);
  const open = conditions.filter((one, i) => equal[i] === null);
  const name = qualifiedName(table.schema, table.name);
  const span = spanIn(open, alias, table, catalog);
  if (span) {
    const parts = equals.filter(({ columns, sql }) => columns.length === 1 && sql === '');
    const elements = [...parts.map(({ columns }) => ({ column: columns[0]!, operator: '=' })), ...span.map((column) => ({ column, operator: '&&' }))];
    return { table: name, exclusion: { name: trigger, method: 'gist', elements, columns: elements.map(({ column }) => column) } };
  }
  const key = equals.length > 0 ? keyOf(equals, open, path, alias, table, trigger) : null;
  return key && { table: name, key };
}

/**
 * The same expression of both rows: `b.room = NEW.room`, `lower(b.name) = lower(NEW.name)`. The SQL is empty for a
 * plain column.
 */
function readEquality(node: unknown, alias: string): Equal | null {
  const body = bodyOf(node, 'A_Expr');
  const operator = bodyOf(listOf(body?.['name'])[0], 'String')?.['sval'];
  if (!body || operator !== '=' || (body['kind'] !== 'AEXPR_OP' && body['kind'] !== 'AEXPR_NOT_DISTINCT')) return null;
  const [left, right] = [columnsOfOne(body['lexpr'], alias), columnsOfOne(body['rexpr'], alias)];
  if (!left || !right || left.side === right.side) return null;
  const [a, b] = [bare(body['lexpr']), bare(body['rexpr'])];
  if (textOf(a) !== textOf(b)) return null;
  if (columnNames(a)) return { columns: left.columns, sql: '' };
  const sql = printed(a);
  return sql === null ? null : { columns: left.columns, sql };
}

/** Columns by bare name, whichever row they belong to. */
function bare(node: unknown): TreeNode {
  return mapTree(node, (one) => {
    const names = columnNames(one);
    return names && names.length > 1 ? { ColumnRef: { fields: [{ String: { sval: names.at(-1) } }] } } : undefined;
  }) as TreeNode;
}

function textOf(node: unknown): string {
  return JSON.stringify(node, (key, value: unknown) => (key === 'location' ? undefined : value));
}

function printed(node: TreeNode): string | null {
  try {
    return printExpression(readTree(node));
  } catch (error) {
    if (error instanceof UnreadableExpression) return null;
    throw error;
  }
}

/**
 * The range column, or the two end columns, in which rows must not overlap. Further conditions on the other row only
 * make conflicts rarer.
 */
function spanIn(conditions: readonly unknown[], alias: string, table: CatalogTable, catalog: Catalog): readonly string[] | null {
  const typeOf = (name: string) => {
    const column = table.columns.find((one) => one.name === name && !one.generated);
    return column && resolveType(column.type, catalog.types);
  };
  const isSpan = (names: readonly string[]): boolean => {
    const types = names.map(typeOf);
    if (names.length === 1) return types[0]?.kind === 'range';
    return (
      names.length === 2 &&
      types.every((type) => type !== undefined && type.base === types[0]?.base && /^(date|time|timestamp|timestamptz|int[248])$/.test(type.base))
    );
  };
  for (const condition of conditions) {
    const sides = sidesOfOverlap(condition);
    const [left, right] = sides ? sides.map((side) => columnsOfOne(side, alias)) : [];
    if (left && right && left.side !== right.side && left.columns.join() === right.columns.join() && isSpan(left.columns)) return left.columns;
  }
  return comparedSpan(conditions, alias, isSpan);
}

/** `(b.from, b.to) OVERLAPS (NEW.from, NEW.to)`, `range(b.from, b.to) && range(NEW.from, NEW.to)`. */
function sidesOfOverlap(condition: unknown): [unknown, unknown] | null {
  const call = bodyOf(condition, 'FuncCall');
  if (call && bodyOf(listOf(call['funcname']).at(-1), 'String')?.['sval'] === 'overlaps') {
    const items = listOf(call['args']);
    return items.length === 4 ? [items.slice(0, 2), items.slice(2)] : null;
  }
  const body = bodyOf(condition, 'A_Expr');
  return body && bodyOf(listOf(body['name'])[0], 'String')?.['sval'] === '&&' ? [body['lexpr'], body['rexpr']] : null;
}

/** The other row begins before an end of this one, and ends after one: rows with separate intervals never do both. */
function comparedSpan(conditions: readonly unknown[], alias: string, isSpan: (names: readonly string[]) => boolean): readonly string[] | null {
  const compared = conditions.flatMap((condition) => {
    const body = bodyOf(condition, 'A_Expr');
    const operator = String(bodyOf(listOf(body?.['name'])[0], 'String')?.['sval'] ?? '');
    const [left, right] = [columnsOfOne(body?.['lexpr'], alias), columnsOfOne(body?.['rexpr'], alias)];
    if (!MIRRORED[operator] || !left || !right || left.side === right.side || left.columns.length !== 1 || right.columns.length !== 1) return [];
    const isOther = left.side === 'other';
    return [{ operator: isOther ? operator : MIRRORED[operator]!, other: (isOther ? left : right).columns[0]!, own: (isOther ? right : left).columns[0]! }];
  });
  for (const begins of compared.filter(({ operator }) => operator.startsWith('<'))) {
    for (const ends of compared.filter(({ operator }) => operator.startsWith('>'))) {
      const span = [begins.other, ends.other];
      if (span[0] !== span[1] && span.includes(begins.own) && span.includes(ends.own) && isSpan(span)) return span;
    }
  }
  return null;
}

/** A key over the equal columns; partial if both rows must satisfy a condition. Null if equal rows may be allowed. */
function keyOf(
  equals: readonly Equal[],
  open: readonly unknown[],
  path: readonly Step[],
  alias: string,
  table: CatalogTable,
  trigger: string,
): CatalogUniqueKey | null {
  const unique = new Set(table.uniqueKeys.flatMap((key) => (key.columns.length === 1 && !key.predicate ? key.columns : [])));
  const required = new Set(path.filter(({ holds }) => holds).map(({ tree }) => textOf(bare(tree))));
  const predicates: string[] = [];
  for (const condition of open) {
    if (isOtherThan(condition, alias, unique)) continue;
    const of = columnsOfOne(condition, alias);
    const plain = bare(condition);
    const sql = of?.side === 'other' && required.has(textOf(plain)) ? printed(plain) : null;
    if (sql === null) return null;
    predicates.push(sql);
  }
  const columns = [...new Set(equals.flatMap((one) => one.columns))];
  const isKnown = table.uniqueKeys.some((key) => !key.predicate && key.keys.every((one) => 'column' in one && columns.includes(one.column)));
  const refers = columns.every((name) => table.foreignKeys.some((key) => key.columns.includes(name)));
  // If rows are rejected only in some cases, a key would exclude many valid rows.
  if (isKnown || (refers && predicates.length === 0 && path.some(({ tree }) => columnsOfOne(tree, alias)?.side === 'new'))) return null;
  const keys = equals.map(({ columns: [column], sql }) => (sql === '' ? { column: column! } : { expression: sql }));
  return { name: trigger, keys, columns, ...(predicates.length > 0 ? { predicate: predicates.join(' AND ') } : {}) };
}

/** `b.id <> NEW.id`: any other row. */
function isOtherThan(condition: unknown, alias: string, unique: ReadonlySet<string>): boolean {
  const body = bodyOf(condition, 'A_Expr');
  const operator = bodyOf(listOf(body?.['name'])[0], 'String')?.['sval'];
  if (!body || !(operator === '<>' || body['kind'] === 'AEXPR_DISTINCT')) return false;
  const [left, right] = [columnsOfOne(body['lexpr'], alias), columnsOfOne(body['rexpr'], alias)];
  return left !== null && right !== null && left.side !== right.side && left.columns.join() === right.columns.join() && unique.has(left.columns[0]!);
}
