import type { Catalog, CatalogTable } from '@seedbed/contract';
import { listOf, type TreeNode } from '../checks/tree-node.ts';
import { tableNamed } from './look-ups.ts';
import { bodyOf, columnNames, operandsOf } from './sql-tree.ts';

/**
 * Another row of the same table that code searches for: its aliases, and one case of the condition, as conditions that
 * hold together.
 */
export type Conflict = {
  readonly alias: string;
  readonly conditions: readonly unknown[];
  /** Further conditions on the rejected row itself, beyond those that the code checks first. */
  readonly required: readonly unknown[];
};

type Found = {
  readonly link: TreeNode;
  /** The row itself is counted if this condition holds for it. */ readonly flag?: unknown;
  /** The row itself is counted too. */ readonly withItself?: true;
};

/** How many cases to analyse; more are left to the trials. */
const MAX_WAYS = 12;

/** Other rows of the trigger's own table that must not exist for the condition to remain false. */
export function conflictsIn(tree: unknown, holds: boolean, own: CatalogTable, catalog: Catalog, timing?: string): Conflict[] {
  const not = bodyOf(tree, 'BoolExpr');
  if (not?.['boolop'] === 'NOT_EXPR') return conflictsIn(listOf(not['args'])[0], !holds, own, catalog, timing);
  const parts = operandsOf(tree, holds ? 'OR_EXPR' : 'AND_EXPR');
  if (parts.length > 1) return parts.flatMap((part) => conflictsIn(part, holds, own, catalog, timing));
  const found = foundIn(tree, holds, timing === 'after');
  const link = found?.link;
  const select = bodyOf(link?.['subselect'], 'SelectStmt');
  const from = listOf(select?.['fromClause']);
  const range = bodyOf(from[0], 'RangeVar');
  if (!link || !select || !range || from.length !== 1 || select['groupClause'] !== undefined || select['larg'] !== undefined) return [];
  if (tableNamed(range, own, catalog) !== own) return [];
  const alias = String(bodyOf({ Alias: range['alias'] }, 'Alias')?.['aliasname'] ?? range['relname']);
  const given = link['subLinkType'] === 'ANY_SUBLINK' ? [equality(link['testexpr'], bodyOf(listOf(select['targetList'])[0], 'ResTarget')?.['val'])] : [];
  const ways = waysOf(select['whereClause']);
  if (ways.length > MAX_WAYS) return [];
  return ways.map((conditions) => ({
    alias,
    conditions: [...given, ...conditions],
    required: [...(found?.flag === undefined ? [] : [found.flag]), ...(found?.withItself ? conditions : [])],
  }));
}

/**
 * The query that must find a row for the condition to hold: EXISTS, IN, a value that is not NULL, a count above zero,
 * or above one if the row itself is included.
 */
export function foundIn(tree: unknown, holds: boolean, isAfter: boolean): Found | undefined {
  const link = bodyOf(tree, 'SubLink');
  if (link) return holds && link['subLinkType'] !== 'EXPR_SUBLINK' ? { link } : undefined;
  const test = bodyOf(tree, 'NullTest');
  if (test) {
    const value = (test['nulltesttype'] === 'IS_NOT_NULL') === holds ? valueLink(test['arg']) : undefined;
    return value && { link: value };
  }
  const body = bodyOf(tree, 'A_Expr');
  if (!body || !holds || !bodyOf(body['rexpr'], 'A_Const')) return undefined;
  const operator = String(bodyOf(listOf(body['name'])[0], 'String')?.['sval'] ?? '');
  const most = Number((bodyOf(body['rexpr'], 'A_Const')?.['ival'] as TreeNode | undefined)?.['ival'] ?? 0);
  const above = operator === '>' || (operator === '<>' && most === 0) ? most : operator === '>=' ? most - 1 : undefined;
  const counted = countedIn(body['lexpr']);
  if (!counted) return undefined;
  if (above === 0 && counted.flag === undefined) return counted;
  if (above !== 1) return undefined;
  if (counted.flag !== undefined) return isAfter ? undefined : counted;
  return isAfter ? { ...counted, withItself: true } : undefined;
}

/** A count of rows, perhaps plus `NEW.is_default::integer`. */
function countedIn(node: unknown): Found | undefined {
  const link = valueLink(node);
  if (link) {
    const [target] = listOf(bodyOf(link['subselect'], 'SelectStmt')?.['targetList']).map((one) => bodyOf(one, 'ResTarget')?.['val']);
    if (isCount(target)) return { link };
    const flag = addedTo(target, isCount);
    return flag === undefined ? undefined : { link, flag };
  }
  const sum = operandsOfSum(node);
  for (const [i, part] of sum.entries()) {
    const counted = countedIn(part);
    const flag = counted && flagOf(sum[1 - i]);
    if (flag !== undefined) return { ...counted!, flag };
  }
  return undefined;
}

function addedTo(node: unknown, isThat: (part: unknown) => boolean): unknown {
  const [left, right] = operandsOfSum(node);
  return isThat(left) ? flagOf(right) : isThat(right) ? flagOf(left) : undefined;
}

function operandsOfSum(node: unknown): unknown[] {
  const body = bodyOf(node, 'A_Expr');
  return body && bodyOf(listOf(body['name'])[0], 'String')?.['sval'] === '+' ? [body['lexpr'], body['rexpr']] : [];
}

/** The column in `NEW.is_default::integer`. */
function flagOf(node: unknown): unknown {
  const cast = bodyOf(node, 'TypeCast');
  const names = cast && columnNames(cast['arg']);
  return names?.length === 2 && names[0] === 'new' ? cast!['arg'] : undefined;
}

function isCount(node: unknown): boolean {
  return bodyOf(listOf(bodyOf(node, 'FuncCall')?.['funcname']).at(-1), 'String')?.['sval'] === 'count';
}

function valueLink(node: unknown): TreeNode | undefined {
  const link = bodyOf(node, 'SubLink');
  return link?.['subLinkType'] === 'EXPR_SUBLINK' ? link : undefined;
}

function equality(lexpr: unknown, rexpr: unknown): TreeNode {
  return { A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval: '=' } }], lexpr, rexpr } };
}

/** The cases of a condition, each a list of conditions that hold together. */
function waysOf(tree: unknown): unknown[][] {
  if (tree === undefined) return [[]];
  const any = operandsOf(tree, 'OR_EXPR');
  if (any.length > 1) return any.flatMap(waysOf);
  const all = operandsOf(tree, 'AND_EXPR');
  if (all.length === 1) return between(tree) ?? [[tree]];
  return all.reduce<unknown[][]>(
    (ways, part) => {
      const more = waysOf(part);
      return ways.length * more.length > MAX_WAYS ? ways.map((way) => [...way, part]) : ways.flatMap((way) => more.map((one) => [...way, ...one]));
    },
    [[]],
  );
}

/** `x BETWEEN a AND b` as two comparisons. */
function between(tree: unknown): unknown[][] | null {
  const body = bodyOf(tree, 'A_Expr');
  if (body?.['kind'] !== 'AEXPR_BETWEEN') return null;
  const [least, most] = listOf(bodyOf(body['rexpr'], 'List')?.['items']);
  const comparison = (sval: string, rexpr: unknown): TreeNode => ({ A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval } }], lexpr: body['lexpr'], rexpr } });
  return [[comparison('>=', least), comparison('<=', most)]];
}

/** The row that a column belongs to: the new one, the other one, or neither. */
function sideOf(names: readonly string[], alias: string): 'new' | 'other' | null {
  if (names.length === 1) return 'other';
  return names.length !== 2 ? null : names[0] === 'new' ? 'new' : names[0] === alias ? 'other' : null;
}

/** The columns in a part of a condition, and their row; null if the part uses both rows or anything else. */
export function columnsOfOne(node: unknown, alias: string): { readonly side: 'new' | 'other'; readonly columns: readonly string[] } | null {
  const found: { side: 'new' | 'other' | null; column: string }[] = [];
  const visit = (one: unknown): void => {
    if (Array.isArray(one)) return one.forEach(visit);
    if (one === null || typeof one !== 'object') return;
    const names = columnNames(one);
    if (names) found.push({ side: sideOf(names, alias), column: names.at(-1)! });
    else if ('SubLink' in one || 'UnknownValue' in one) found.push({ side: null, column: '' });
    else Object.values(one).forEach(visit);
  };
  visit(node);
  const [first] = found;
  if (!first?.side || found.some(({ side }) => side !== first.side)) return null;
  return { side: first.side, columns: [...new Set(found.map(({ column }) => column))] };
}
