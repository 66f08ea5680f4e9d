import { reaches } from '../schema/reaches.ts';
import { qualifiedName, resolveType, type Catalog, type CatalogForeignKey, type CatalogTable, type CatalogUniqueKey } from '@seedbed/contract';
import { equalityOf, listOf, type TreeNode } from '../checks/tree-node.ts';
import { closedIn } from './guards.ts';
import { tableNamed } from './look-ups.ts';
import { bodyOf, columnNames, operandsOf, visitTree } from './sql-tree.ts';
import type { TriggerEvents } from './trigger-events.ts';
import { wantedIn } from './writes.ts';

/** A reference without a constraint: a trigger rejects rows without a match. */
export type CodeReference = { readonly table: string; readonly trigger: string; readonly key: CatalogForeignKey };

/**
 * Rows of other tables that a trigger looks up by one of their keys, rejecting the row if there is none: `IF NOT EXISTS
 * (SELECT … WHERE f.number = NEW.flight_number)`, `SELECT … INTO STRICT`. Leaves columns that may lead to several
 * tables to the trials, and references that would close a cycle.
 */
export function readCodeReferences(triggers: readonly TriggerEvents[], catalog: Catalog): CodeReference[] {
  const found = triggers.flatMap(({ table, trigger, events }) => {
    const links: CodeReference[] = [];
    const refusals = events.flatMap((event) => (event.kind === 'refuse' ? [event.path] : []));
    for (const path of refusals) {
      // If the other branch rejects as well, it requires nothing.
      const closed = closedIn(path, refusals);
      for (const step of path.filter((one) => !closed.has(one)))
        wantedIn(step.tree, !step.holds, (link) => links.push(...keysOf(link, table, trigger.name, catalog)));
    }
    return links;
  });
  const parents = new Map(catalog.tables.map((table) => [nameOf(table), new Set(table.foreignKeys.map((key) => key.references))]));
  const targets = new Map<string, Set<string>>();
  for (const { table, key } of found)
    for (const column of key.columns) targets.set(`${table} ${column}`, (targets.get(`${table} ${column}`) ?? new Set()).add(key.references));
  const seen = new Set<string>();
  return found.filter(({ table, key }) => {
    const place = `${table} ${key.columns.join()}`;
    if (
      seen.has(place) ||
      key.columns.some((column) => targets.get(`${table} ${column}`)!.size > 1) ||
      reaches(key.references, table, (name) => parents.get(name) ?? [])
    )
      return false;
    seen.add(place);
    parents.get(table)!.add(key.references);
    return true;
  });
}

/**
 * The catalog with these references added as declared ones, so that conditions on the referenced rows can be followed.
 */
export function withCodeReferences(catalog: Catalog, references: readonly CodeReference[]): Catalog {
  if (references.length === 0) return catalog;
  const byTable = Map.groupBy(references, ({ table }) => table);
  const tables = catalog.tables.map((table) => {
    const more = byTable.get(nameOf(table));
    return more ? { ...table, foreignKeys: [...table.foreignKeys, ...more.map(({ key }) => key)] } : table;
  });
  return { ...catalog, tables };
}

const nameOf = ({ schema, name }: CatalogTable): string => qualifiedName(schema, name);

/** Keys of the query's tables that its conditions compare with columns of the own row. */
function keysOf(link: TreeNode, own: CatalogTable, trigger: string, catalog: Catalog): CodeReference[] {
  const select = bodyOf(link['subselect'], 'SelectStmt');
  if (!select || select['groupClause'] !== undefined || isCount(select)) return [];
  const sources = new Map<string, CatalogTable>();
  const conditions: unknown[] = operandsOf(select['whereClause'], 'AND_EXPR').filter((one) => one !== undefined);
  visitTree(select['fromClause'], (node) => {
    const range = bodyOf(node, 'RangeVar');
    const table = range && tableNamed(range, own, catalog);
    if (table) sources.set(String((range['alias'] as TreeNode | undefined)?.['aliasname'] ?? range['relname']), table);
    const join = bodyOf(node, 'JoinExpr');
    if (join?.['quals'] !== undefined) conditions.push(...operandsOf(join['quals'], 'AND_EXPR'));
  });
  if (link['subLinkType'] === 'ANY_SUBLINK') conditions.push(equalityOf(link['testexpr'], bodyOf(listOf(select['targetList'])[0], 'ResTarget')?.['val']));
  const pairs = conditions.flatMap((node) => pairOf(node, sources));
  return [...new Set(sources.values())].flatMap((to) => {
    const of = pairs.filter((pair) => pair.table === to && own.columns.some((column) => column.name === pair.own));
    const names = to === own ? [] : requiredColumns(own, to, of);
    if (names.length === 0) return [];
    const columns = names.map((name) => of.find((pair) => pair.column === name)!.own);
    if (new Set(columns).size < columns.length || !mayRefer(own, columns, to, names, catalog)) return [];
    return [{ table: nameOf(own), trigger, key: { name: `${trigger}_${columns.join('_')}`, columns, references: nameOf(to), referencedColumns: names } }];
  });
}

/**
 * The columns of the lookup: a key of the table, or, if the query compares no whole key, all compared columns: any row
 * with the same values is valid. None if a declared reference already leads there, because the rest follows from it.
 */
function requiredColumns(own: CatalogTable, to: CatalogTable, pairs: readonly { readonly column: string; readonly own: string }[]): string[] {
  const key = to.uniqueKeys.find((one) => isPlain(one) && one.columns.every((name) => pairs.some((pair) => pair.column === name)));
  if (key) return [...key.columns];
  const declared = own.foreignKeys.some(
    (each) =>
      each.references === nameOf(to) && each.columns.every((name, i) => pairs.some((pair) => pair.own === name && pair.column === each.referencedColumns[i])),
  );
  return declared ? [] : [...new Set(pairs.map((pair) => pair.column))];
}

function isCount(select: TreeNode): boolean {
  const target = bodyOf(bodyOf(listOf(select['targetList'])[0], 'ResTarget')?.['val'], 'FuncCall');
  return target !== undefined && listOf(target['funcname']).some((name) => bodyOf(name, 'String')?.['sval'] === 'count');
}

/** `source.column = new.own`, either way round. */
function pairOf(node: unknown, sources: ReadonlyMap<string, CatalogTable>): { table: CatalogTable; column: string; own: string }[] {
  const body = bodyOf(node, 'A_Expr');
  if (body?.['kind'] !== 'AEXPR_OP' || bodyOf(listOf(body['name'])[0], 'String')?.['sval'] !== '=') return [];
  const [left, right] = [columnNames(plain(body['lexpr'])), columnNames(plain(body['rexpr']))];
  if (!left || !right) return [];
  const [own, there] = left[0] === 'new' && left.length === 2 ? [left, right] : [right, left];
  if (own[0] !== 'new' || own.length !== 2 || there[0] === 'new') return [];
  const column = there.at(-1)!;
  const having = there.length > 1 ? [sources.get(there.at(-2)!)] : [...sources.values()].filter((table) => table.columns.some((one) => one.name === column));
  return having.length === 1 && having[0] ? [{ table: having[0], column, own: own[1]! }] : [];
}

function plain(node: unknown): unknown {
  return bodyOf(node, 'TypeCast')?.['arg'] ?? node;
}

function isPlain(key: CatalogUniqueKey): boolean {
  return key.predicate === undefined && !key.withoutOverlaps && key.keys.every((part) => 'column' in part);
}

/**
 * Generated columns cannot refer, nor can columns of another reference, unless the looked-up rows refer to the same
 * table: then these determine them.
 */
function mayRefer(own: CatalogTable, columns: readonly string[], to: CatalogTable, keys: readonly string[], catalog: Catalog): boolean {
  const family = (table: CatalogTable, name: string): string => {
    const type = resolveType(table.columns.find((column) => column.name === name)!.type, catalog.types);
    return type.kind === 'enum' ? type.name : /^int[248]$/.test(type.base) ? 'int' : type.base === 'varchar' ? 'text' : type.base;
  };
  const isBrought = (key: CatalogForeignKey): boolean =>
    to.foreignKeys.some(
      (other) =>
        other.references === key.references &&
        other.columns.length === key.columns.length &&
        key.columns.every((name, k) => {
          const at = columns.indexOf(name);
          return at >= 0 && other.referencedColumns[other.columns.indexOf(keys[at]!)] === key.referencedColumns[k];
        }),
    );
  const isOther = (key: CatalogForeignKey, name: string): boolean => key.columns.includes(name) && !isBrought(key);
  return columns.every((name, i) => {
    const column = own.columns.find((one) => one.name === name)!;
    const isMade = column.generated !== undefined || column.identity !== undefined || column.sequence !== undefined;
    return !isMade && !own.foreignKeys.some((key) => isOther(key, name)) && family(own, name) === family(to, keys[i]!);
  });
}
