import { qualifiedName, type Catalog, type CatalogForeignKey, type CatalogTable } from '@seedbed/contract';
import { listOf, type TreeNode } from '../checks/tree-node.ts';
import { hasColumn } from '../schema/named-schemas.ts';
import { namesOneOf } from './system-views.ts';
import { andTree, bodyOf, caseTree, columnNames, columnTree, isThereTree, mapTree, operandsOf, UNKNOWN_TREE } from './sql-tree.ts';

/**
 * A column of a row that is reached from the own row by references; expressions over the own row use an internal name
 * for it.
 */
export type LookUp = { readonly name: string; readonly path: readonly CatalogForeignKey[]; readonly table: CatalogTable; readonly column: string };

/** Maximum depth of subtypes of subtypes. */
const LONGEST_CHAIN = 5;

type Source = { table: CatalogTable; path: readonly CatalogForeignKey[] | null; present: readonly unknown[] };

/**
 * Rewrites code over NEW to an expression over the row: queries that look up a row reached by a reference become that
 * row's columns, recorded in `found`. Anything that cannot be followed becomes unknown.
 */
export function withLookUps(tree: unknown, own: CatalogTable, catalog: Catalog, found: Map<string, LookUp>): unknown {
  return mapTree(tree, (node) => {
    const names = columnNames(node);
    if (names) return names.length === 2 && names[0] === 'new' && hasColumn(own, names[1]!) ? columnTree(names[1]!) : UNKNOWN_TREE;
    const link = bodyOf(node, 'SubLink');
    return link ? (readLink(link, own, catalog, found) ?? UNKNOWN_TREE) : undefined;
  });
}

const TOO_MUCH = ['groupClause', 'havingClause', 'windowClause', 'withClause', 'larg', 'limitOffset', 'valuesLists'];

function readLink(link: TreeNode, own: CatalogTable, catalog: Catalog, found: Map<string, LookUp>): unknown {
  const select = bodyOf(link['subselect'], 'SelectStmt');
  if (!select || TOO_MUCH.some((key) => select[key] !== undefined)) return null;
  const sources = new Map<string, Source>();
  const given = new Map<string, unknown>();
  const conditions = operandsOf(select['whereClause'], 'AND_EXPR').filter((one) => one !== undefined);
  const from = listOf(select['fromClause']);
  const listed = from.length === 1 && link['subLinkType'] === 'EXISTS_SUBLINK' ? namesOneOf(from[0], conditions, own, catalog) : undefined;
  if (listed) return withLookUps(listed, own, catalog, found);
  for (const node of from) if (!readSource(node, own, catalog, sources, given, conditions)) return null;
  const target = bodyOf(listOf(select['targetList'])[0], 'ResTarget')?.['val'];
  const type = link['subLinkType'];
  if (type === 'ANY_SUBLINK') conditions.push({ A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval: '=' } }], lexpr: link['testexpr'], rexpr: target } });
  const open = conditions.map((one) => withGiven(one, given));
  for (let done = false; !done;) done = !followOne(sources, own, open, catalog);
  if ([...sources.values()].some((source) => source.path === null)) return null;
  const rewrite = (part: unknown): unknown => rewritten(part, sources, own, found);
  const required = [...[...sources.values()].flatMap((source) => source.present), ...open].map(rewrite);
  if (type === 'EXISTS_SUBLINK' || type === 'ANY_SUBLINK') return required.length === 0 ? truth(true) : caseTree(andTree(required), truth(true), truth(false));
  if (type !== 'EXPR_SUBLINK') return null;
  const value = rewrite(mapTree(withGiven(target, given), ofOneRow));
  const none = bodyOf(target, 'FuncCall')?.['agg_star'] ? number(0) : undefined;
  return required.length === 0 ? value : caseTree(andTree(required), value, none);
}

const truth = (value: boolean): TreeNode => ({ A_Const: { boolval: value ? { boolval: true } : {} } });
const number = (value: number): TreeNode => ({ A_Const: { ival: value === 0 ? {} : { ival: value } } });

/** Aggregates over the only row. */
function ofOneRow(node: TreeNode): unknown {
  const called = bodyOf(node, 'FuncCall');
  if (!called) return undefined;
  if (called['agg_star']) return number(1);
  const name = bodyOf(listOf(called['funcname']).at(-1), 'String')?.['sval'];
  return /^(max|min|sum|avg|bool_or|bool_and|every)$/.test(String(name)) ? listOf(called['args'])[0] : undefined;
}

/** Tables and joins of the FROM clause; their conditions join those of WHERE. False for anything that is not a table. */
function readSource(
  node: unknown,
  own: CatalogTable,
  catalog: Catalog,
  sources: Map<string, Source>,
  given: Map<string, unknown>,
  conditions: unknown[],
): boolean {
  const range = bodyOf(node, 'RangeVar');
  if (range) {
    const table = tableNamed(range, own, catalog);
    if (!table) return false;
    sources.set(String(bodyAlias(range) ?? range['relname']), { table, path: null, present: [] });
    return true;
  }
  const join = bodyOf(node, 'JoinExpr');
  if (join) {
    if (join['jointype'] !== 'JOIN_INNER' || join['usingClause'] !== undefined || join['isNatural']) return false;
    if (join['quals'] !== undefined) conditions.push(...operandsOf(join['quals'], 'AND_EXPR'));
    return [join['larg'], join['rarg']].every((side) => readSource(side, own, catalog, sources, given, conditions));
  }
  const values = bodyOf(node, 'RangeSubselect');
  const rows = listOf(bodyOf(values?.['subquery'], 'SelectStmt')?.['valuesLists']);
  if (!values || rows.length !== 1) return false;
  const cells = listOf(bodyOf(rows[0], 'List')?.['items']);
  const alias = (values['alias'] as TreeNode | undefined) ?? {};
  listOf(alias['colnames']).forEach((name, i) => {
    const column = String(bodyOf(name, 'String')?.['sval']);
    given.set(`${String(alias['aliasname'])}.${column}`, cells[i] ?? UNKNOWN_TREE);
  });
  return true;
}

function bodyAlias(range: TreeNode): unknown {
  return (range['alias'] as TreeNode | undefined)?.['aliasname'];
}

/**
 * A table as code refers to it: with its schema, or in the schema of the trigger's table, in `public`, or in the only
 * schema that has it.
 */
export function tableNamed(range: TreeNode, own: CatalogTable, catalog: Catalog): CatalogTable | undefined {
  const named = catalog.tables.filter((table) => table.name === range['relname']);
  if (range['schemaname'] !== undefined) return named.find((table) => table.schema === range['schemaname']);
  return named.find((table) => table.schema === own.schema) ?? named.find((table) => table.schema === 'public') ?? (named.length === 1 ? named[0] : undefined);
}

function withGiven(tree: unknown, given: ReadonlyMap<string, unknown>): unknown {
  return given.size === 0 ? tree : mapTree(tree, (node) => given.get(columnNames(node)?.join('.') ?? ''));
}

type Place = { readonly source: Source | null; readonly column: string };

/** The row of a name: the own row (`new.x`), or a source. */
function placeOf(node: unknown, sources: ReadonlyMap<string, Source>, own: CatalogTable): Place | null {
  const names = columnNames(node);
  if (!names) return null;
  const [qualifier, column] = names.length === 1 ? [undefined, names[0]!] : [names.at(-2)!, names.at(-1)!];
  if (qualifier === 'new') return hasColumn(own, column) ? { source: null, column } : null;
  if (qualifier !== undefined) {
    const source = sources.get(qualifier);
    return source && hasColumn(source.table, column) ? { source, column } : null;
  }
  const having = [...sources.values()].filter((source) => hasColumn(source.table, column));
  return having.length === 1 ? { source: having[0]!, column } : null;
}

/** Finds one more table reached by a reference of a known row. Removes the conditions for that from `open`. */
function followOne(sources: ReadonlyMap<string, Source>, own: CatalogTable, open: unknown[], catalog: Catalog): boolean {
  const equalities = open.flatMap((node, index) => {
    const body = bodyOf(node, 'A_Expr');
    if (body?.['kind'] !== 'AEXPR_OP' || bodyOf(listOf(body['name'])[0], 'String')?.['sval'] !== '=') return [];
    const [a, b] = [placeOf(body['lexpr'], sources, own), placeOf(body['rexpr'], sources, own)];
    return a && b
      ? [
          { index, from: a, to: b },
          { index, from: b, to: a },
        ]
      : [];
  });
  for (const target of sources.values()) {
    if (target.path) continue;
    for (const from of [null, ...[...sources.values()].filter((source) => source.path)]) {
      const alias = [...sources].find(([, source]) => source === from)?.[0];
      const pairs = equalities.filter((one) => one.to.source === target && one.from.source === from);
      const key = (from?.table ?? own).foreignKeys.find(
        (one) =>
          one.references === qualifiedName(target.table.schema, target.table.name) &&
          one.columns.every((column, i) => pairs.some((pair) => pair.from.column === column && pair.to.column === one.referencedColumns[i])),
      );
      const [chain, used] = key
        ? [[key], pairs.filter((pair) => key.columns.some((column, i) => pair.from.column === column && pair.to.column === key.referencedColumns[i]))]
        : byKeysOfKeys(pairs, from?.table ?? own, target.table, catalog);
      if (!chain) continue;
      const nullable = chain[0]!.columns.filter((column) => !(from?.table ?? own).columns.find((one) => one.name === column)?.notNull);
      target.path = [...(from?.path ?? []), ...chain];
      target.present = nullable.map((column) => isThereTree(alias === undefined ? columnTree('new', column) : columnTree(alias, column)));
      for (const index of used.map((pair) => pair.index).sort((a, b) => b - a)) open.splice(index, 1);
      return true;
    }
  }
  return false;
}

type Pair = { readonly index: number; readonly from: Place; readonly to: Place };

/**
 * A key that is itself a reference, of a subtype to its supertype, is followed: `manager_id` to the manager, who is an
 * employee with the same number.
 */
function byKeysOfKeys(
  pairs: readonly Pair[],
  from: CatalogTable,
  target: CatalogTable,
  catalog: Catalog,
): readonly [chain: readonly CatalogForeignKey[], used: readonly Pair[]] | readonly [null, readonly []] {
  for (const pair of pairs) {
    const chain: CatalogForeignKey[] = [];
    let table = from;
    let column = pair.from.column;
    while (chain.length < LONGEST_CHAIN) {
      const key = table.foreignKeys.find((one) => one.columns.length === 1 && one.columns[0] === column);
      const next = key && catalog.tables.find((one) => qualifiedName(one.schema, one.name) === key.references);
      if (!key || !next) break;
      chain.push(key);
      [table, column] = [next, key.referencedColumns[0]!];
      if (table === target && column === pair.to.column) return [chain, [pair]];
    }
  }
  return [null, []];
}

/** Columns of the sources by internal names, columns of the own row by their names. */
function rewritten(tree: unknown, sources: ReadonlyMap<string, Source>, own: CatalogTable, found: Map<string, LookUp>): unknown {
  return mapTree(tree, (node) => {
    if (bodyOf(node, 'SubLink')) return UNKNOWN_TREE;
    if (!columnNames(node)) return undefined;
    const place = placeOf(node, sources, own);
    if (!place) return UNKNOWN_TREE;
    if (!place.source) return columnTree(place.column);
    const path = place.source.path!;
    const name = `${path.map((key) => key.columns.join('+')).join('→')}→${place.column}`;
    found.set(name, { name, path, table: place.source.table, column: place.column });
    return columnTree(name);
  });
}
