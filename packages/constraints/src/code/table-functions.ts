import { ownMember, type Catalog, type CatalogFunction } from '@seedbed/contract';
import { listOf, type TreeNode } from '../checks/tree-node.ts';
import { functionNamed, givenTo } from './functions.ts';
import { andTree, bodyOf, columnNames, existsTree, mapTree, notTrueTree } from './sql-tree.ts';
import { walkBody, type Step } from './walk-body.ts';

/** Maximum depth at which calls inside a function's condition are followed. */
const MAX_DEPTH = 4;

/** A query whose rows a function returns, and under which conditions. */
type Given = { readonly select: TreeNode; readonly path: readonly Step[] };

/** Clauses that make a query more than a filter on the rows of its tables. */
const MORE = ['groupClause', 'havingClause', 'windowClause', 'withClause', 'larg', 'limitCount', 'limitOffset', 'valuesLists'];

/**
 * Functions that return tables, replaced by their queries: `EXISTS (SELECT * FROM resigned(NEW.id))` has the condition
 * of the function's own query on `NEW.id`. Only if nothing else is in the FROM clause.
 */
export function withTableFunctions(tree: unknown, bodies: ReadonlyMap<string, TreeNode>, catalog: Catalog, depth = MAX_DEPTH): unknown {
  return mapTree(tree, (node) => {
    const link = bodyOf(node, 'SubLink');
    const select = bodyOf(link?.['subselect'], 'SelectStmt');
    const call = select && calledAlone(select);
    const found = call && depth > 0 ? queriesOfFunction(call, bodies, catalog) : null;
    if (!link || !select || !found) return undefined;
    const deeper = (one: unknown): unknown => withTableFunctions(one, bodies, catalog, depth - 1);
    if (link['subLinkType'] === 'EXISTS_SUBLINK') {
      const ways = found.map(({ select: inner, path }) => {
        const whole = merged(select, inner, call!, true);
        return whole && andTree([...path.map(({ tree: condition, holds }) => (holds ? condition : notTrueTree(condition))), existsTree(deeper(whole))]);
      });
      if (ways.length === 0 || ways.includes(null)) return undefined;
      return ways.length === 1 ? ways[0]! : { BoolExpr: { boolop: 'OR_EXPR', args: ways } };
    }
    const [only, ...others] = found;
    const whole = only && others.length === 0 && only.path.length === 0 ? merged(select, only.select, call!, false) : null;
    return whole ? { SubLink: { ...link, subselect: deeper(whole) } } : undefined;
  });
}

type Call = { readonly call: TreeNode; readonly alias: string | undefined; readonly columns: readonly string[] };

/** The function that is the only item of the FROM clause. */
function calledAlone(select: TreeNode): Call | undefined {
  const from = listOf(select['fromClause']);
  const range = from.length === 1 ? bodyOf(from[0], 'RangeFunction') : undefined;
  const functions = listOf(range?.['functions']);
  const call = functions.length === 1 ? bodyOf(listOf(bodyOf(functions[0], 'List')?.['items'])[0], 'FuncCall') : undefined;
  if (!range || !call || range['ordinality'] || MORE.some((key) => select[key] !== undefined)) return undefined;
  const alias = (range['alias'] as TreeNode | undefined) ?? {};
  return {
    call,
    alias: typeof alias['aliasname'] === 'string' ? alias['aliasname'] : undefined,
    columns: listOf(alias['colnames']).map((name) => String(bodyOf(name, 'String')?.['sval'])),
  };
}

/** The queries of a function's body; null for functions outside the schema, or whose rows do not come from a query. */
function queriesOfFunction({ call }: Call, bodies: ReadonlyMap<string, TreeNode>, catalog: Catalog): Given[] | null {
  const name = listOf(call['funcname']).map((each) => String(bodyOf(each, 'String')?.['sval'] ?? ''));
  const key = functionNamed(name.join('.'), catalog);
  const body = key === undefined ? undefined : bodies.get(key);
  const one = key === undefined ? undefined : ownMember(catalog.functions, key);
  if (!body || !one || !/^(SETOF|TABLE)/i.test(one.returns)) return null;
  const found: (Given | null)[] = [];
  walkBody(body, { variables: givenTo(one, listOf(call['args'])), path: [], certain: true, dropsByNull: false }, (event) => {
    if (event.kind !== 'rows') return;
    const select = event.certain ? bodyOf(event.tree, 'SelectStmt') : undefined;
    found.push(select && !MORE.some((each) => select[each] !== undefined) ? { select: named(select, one), path: event.path } : null);
  });
  // An SQL function returns the rows of its last statement.
  const last = one.language === 'sql' ? found.slice(-1) : found;
  return last.length === 0 || last.includes(null) ? null : (last as Given[]);
}

/** The query's columns by the names in the function's declaration: `TABLE(num integer, at date)`. */
function named(select: TreeNode, { returns }: CatalogFunction): TreeNode {
  const columns = /^TABLE\s*\(([^]*)\)$/i.exec(returns)?.[1]?.split(/,(?![^(]*\))/) ?? [];
  return {
    ...select,
    targetList: listOf(select['targetList']).map((target, i) => {
      const name = columns[i]?.trim().split(/\s+/)[0]?.replaceAll('"', '');
      return name === undefined ? target : { ResTarget: { ...bodyOf(target, 'ResTarget'), name } };
    }),
  };
}

/** One query over the tables of the inner one. `exists`: duplicate rows do not matter. */
function merged(outer: TreeNode, inner: TreeNode, { alias, columns }: Call, exists: boolean): TreeNode | null {
  if (!exists && inner['distinctClause'] !== undefined) return null;
  const targets = listOf(inner['targetList']).map((target) => bodyOf(target, 'ResTarget'));
  const values = new Map(
    targets.flatMap((target, i) => {
      const name = columns[i] ?? target?.['name'] ?? columnNames(target?.['val'])?.at(-1) ?? (targets.length === 1 ? alias : undefined);
      return typeof name === 'string' ? [[name, target!['val']] as const] : [];
    }),
  );
  const ofInner = (tree: unknown): unknown =>
    mapTree(tree, (node) => {
      const names = columnNames(node);
      if (!names || (names.length > 1 && names.at(-2) !== alias)) return undefined;
      return values.get(names.at(-1)!);
    });
  const conditions = [inner['whereClause'], ofInner(outer['whereClause'])].filter((one) => one !== undefined);
  const starred = listOf(outer['targetList']).some((target) =>
    listOf(bodyOf(bodyOf(target, 'ResTarget')?.['val'], 'ColumnRef')?.['fields']).some((field) => bodyOf(field, 'A_Star')),
  );
  const { distinctClause: _distinct, ...plain } = inner;
  return {
    SelectStmt: {
      ...plain,
      targetList: starred ? inner['targetList'] : ofInner(outer['targetList']),
      ...(conditions.length > 0 ? { whereClause: andTree(conditions) } : {}),
    },
  };
}
