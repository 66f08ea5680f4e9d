import { qualifiedName, type Catalog, type CatalogForeignKey, type CatalogTable } from '@seedbed/contract';
import { UnreadableExpression } from '../checks/expression.ts';
import { readTree } from '../checks/read-tree.ts';
import { equalityOf, listOf, type TreeNode } from '../checks/tree-node.ts';
import { tableNamed } from './look-ups.ts';
import { formulaName, printFormula } from './print-formula.ts';
import { bodyOf, columnNames, columnTree, mapTree, operandsOf } from './sql-tree.ts';
import type { TriggerEvents } from './trigger-events.ts';
import { wantedIn } from './writes.ts';

/**
 * Conditions of code on the rows that refer to a row: that there are some, that a column is their sum, that two of
 * their sums are equal.
 */
export type ChildrenRule = { readonly child: string; readonly parent: string; readonly key: CatalogForeignKey; readonly trigger: string } &
  /** With these values, if the code requires them; at most one row of a parent may have them. */
  (
    | { readonly kind: 'some'; readonly where: readonly ColumnValue[]; readonly once: boolean }
    | { readonly kind: 'sum'; readonly column: string; readonly formula: string }
    /** Among the rows of a parent that agree in some columns. */
    | { readonly kind: 'balance'; readonly sides: Sides; readonly alike: readonly string[] }
  );

export type ColumnValue = { readonly column: string; readonly value: string };

/**
 * Two columns; one column for two values of another (the second is unknown if the code uses ELSE); or one column of
 * both signs.
 */
export type Sides =
  | { readonly plus: string; readonly minus: string }
  | { readonly amount: string; readonly side: string; readonly values: readonly [string, string | null] }
  | { readonly signed: string };

type Sum = {
  readonly child: CatalogTable;
  readonly key: CatalogForeignKey;
  readonly of: TreeNode | null;
  readonly filter: TreeNode | undefined;
  readonly counts: boolean;
  /** Only rows with these values count. */
  readonly where: readonly ColumnValue[];
};

/**
 * Reads them from triggers that raise errors. Those triggers must be deferred to the end of the load, or no row could
 * ever be inserted.
 */
export function readChildrenRules(triggers: readonly TriggerEvents[], catalog: Catalog): ChildrenRule[] {
  const found: ChildrenRule[] = [];
  for (const { table, trigger, events } of triggers) {
    for (const event of events) {
      if (event.kind !== 'refuse') continue;
      for (const { tree, holds } of event.path) {
        wantedIn(tree, !holds, (link) => {
          const sum = sumIn({ SubLink: link }, table, catalog);
          if (sum?.counts && sum.key.references === nameOf(table))
            found.push({ ...placeOf(sum, trigger.name), kind: 'some', where: sum.where, once: isOnce(sum) });
        });
        // A query that must find no groups of rows requires that no group has differing sums.
        wantedIn(tree, holds, (link) => found.push(...groupedIn(link, table, trigger.name, catalog)));
        found.push(...comparedIn(tree, holds, table, trigger.name, catalog));
      }
    }
  }
  return found.filter((one, i) => found.findIndex((other) => sameRule(one, other)) === i);
}

const nameOf = ({ schema, name }: CatalogTable): string => qualifiedName(schema, name);

function sameRule(a: ChildrenRule, b: ChildrenRule): boolean {
  return a.kind === b.kind && a.child === b.child && a.key.name === b.key.name;
}

function placeOf({ child, key }: Sum, trigger: string) {
  return { child: nameOf(child), parent: key.references, key, trigger };
}

/** Whether a key allows one row per parent, or a partial key one row with these values. */
function isOnce({ child, key, where }: Sum): boolean {
  return child.uniqueKeys.some(
    ({ keys, predicate }) =>
      (predicate === undefined || (where.length > 0 && where.every(({ value }) => predicate.includes(`'${value}'`)))) &&
      keys.every((one) => 'column' in one && key.columns.includes(one.column)),
  );
}

/** `EXISTS (SELECT … WHERE entry_id = NEW.entry_id GROUP BY currency HAVING sum(amount) <> 0)`. */
function groupedIn(link: TreeNode, own: CatalogTable, trigger: string, catalog: Catalog): ChildrenRule[] {
  const { groupClause, havingClause, ...whole } = bodyOf(link['subselect'], 'SelectStmt') ?? {};
  const groups = listOf(groupClause).map((one) => columnNames(one)?.at(-1));
  if (havingClause === undefined || !groups.every((one) => one !== undefined)) return [];
  // Without a condition on the row the query reads all rows, grouped among others by parents.
  const by = whole['whereClause'] === undefined ? groups.find((name) => own.foreignKeys.some((key) => key.columns.join() === name)) : undefined;
  const select = by === undefined ? whole : { ...whole, whereClause: equalityOf(columnTree(by), columnTree('new', by)) };
  const alike = groups.filter((name) => name !== by);
  const condition = mapTree(havingClause, (node) =>
    isSum(node)
      ? { SubLink: { subLinkType: 'EXPR_SUBLINK', subselect: { SelectStmt: { ...select, targetList: [{ ResTarget: { val: node } }] } } } }
      : undefined,
  );
  return comparedIn(condition, true, own, trigger, catalog).flatMap((rule) => (rule.kind === 'balance' ? [{ ...rule, alike }] : []));
}

function isSum(node: TreeNode): boolean {
  return bodyOf(listOf(bodyOf(node, 'FuncCall')?.['funcname']).at(-1), 'String')?.['sval'] === 'sum';
}

/** Comparisons of sums that must be equal. */
function comparedIn(tree: unknown, holds: boolean, own: CatalogTable, trigger: string, catalog: Catalog): ChildrenRule[] {
  const parts = operandsOf(tree, holds ? 'OR_EXPR' : 'AND_EXPR');
  if (parts.length > 1) return parts.flatMap((part) => comparedIn(part, holds, own, trigger, catalog));
  const not = bodyOf(tree, 'BoolExpr');
  if (not?.['boolop'] === 'NOT_EXPR') return comparedIn(listOf(not['args'])[0], !holds, own, trigger, catalog);
  const body = bodyOf(tree, 'A_Expr');
  const operator = bodyOf(listOf(body?.['name'])[0], 'String')?.['sval'];
  const differs = body?.['kind'] === 'AEXPR_DISTINCT' || operator === '<>' ? true : body?.['kind'] === 'AEXPR_NOT_DISTINCT' || operator === '=' ? false : null;
  if (!body || differs === null || differs !== holds) return [];
  const sides = [plain(body['lexpr']), plain(body['rexpr'])];
  const sums = sides.map((side) => sumIn(side, own, catalog));
  const [a, b] = sums;
  if (a && b) return balanceOf(a, b, trigger);
  const sum = a ?? b;
  const other = sides[a ? 1 : 0];
  if (!sum || sum.counts || !sum.of) return [];
  if (isZero(other)) return balanceOf(sum, null, trigger);
  const column = columnOf(other, sum.key.references, own, catalog);
  const formula = column !== null && !sum.filter ? formulaOf(sum.of) : null;
  return column !== null && formula !== null ? [{ ...placeOf(sum, trigger), kind: 'sum', column, formula }] : [];
}

/** Without COALESCE, casts and rounding around it. */
function plain(node: unknown): unknown {
  const inner = bodyOf(node, 'CoalesceExpr')?.['args'] ?? bodyOf(node, 'TypeCast')?.['arg'];
  if (inner !== undefined) return plain(Array.isArray(inner) ? inner[0] : inner);
  const call = bodyOf(node, 'FuncCall');
  const name = String(bodyOf(listOf(call?.['funcname']).at(-1), 'String')?.['sval'] ?? '');
  return /^(coalesce|round)$/.test(name) ? plain(listOf(call!['args'])[0]) : node;
}

/**
 * A query over the rows that refer to a row by a key: `SELECT sum(amount) FROM parts WHERE entry_id = NEW.entry_id`, or
 * an existence test.
 */
function sumIn(node: unknown, own: CatalogTable, catalog: Catalog): Sum | null {
  const link = bodyOf(node, 'SubLink');
  const select = bodyOf(link?.['subselect'], 'SelectStmt');
  const from = listOf(select?.['fromClause']);
  const range = bodyOf(from[0], 'RangeVar');
  const child = range && from.length === 1 ? tableNamed(range, own, catalog) : undefined;
  const conditions = operandsOf(select?.['whereClause'], 'AND_EXPR');
  if (!link || !select || !child || select['groupClause'] !== undefined) return null;
  const where = conditions.flatMap((one) => valueIn(one) ?? []);
  const links = conditions.filter((one) => !valueIn(one));
  const isTest = link['subLinkType'] === 'EXISTS_SUBLINK';
  if (links.length !== 1 || (where.length > 0 && !isTest)) return null;
  const equal = bodyOf(links[0], 'A_Expr');
  if (bodyOf(listOf(equal?.['name'])[0], 'String')?.['sval'] !== '=') return null;
  const names = [columnNames(equal!['lexpr']), columnNames(equal!['rexpr'])];
  const theirs = names.find((one) => one !== null && one[0] !== 'new')?.at(-1);
  const mine = names.find((one) => one?.[0] === 'new' && one.length === 2)?.[1];
  const keys = child.foreignKeys.filter((one) => theirs !== undefined && one.columns.includes(theirs) && one.references !== nameOf(child));
  const key = keys.find((one) => one.columns.length === 1) ?? (isTest ? keys[0] : undefined);
  const theirPlace = key && key.references === nameOf(own) ? key.referencedColumns[key.columns.indexOf(theirs!)] : undefined;
  if (!key || mine === undefined || mine !== (child === own ? theirs : theirPlace)) return null;
  if (isTest) return { child, key, of: null, filter: undefined, counts: true, where };
  const target = bodyOf(plain(bodyOf(listOf(select['targetList'])[0], 'ResTarget')?.['val']), 'FuncCall');
  const name = String(bodyOf(listOf(target?.['funcname']).at(-1), 'String')?.['sval'] ?? '');
  if (!target || (name !== 'sum' && name !== 'count')) return null;
  return {
    child,
    key,
    of: (listOf(target['args'])[0] as TreeNode | undefined) ?? null,
    filter: target['agg_filter'] as TreeNode | undefined,
    counts: name === 'count',
    where,
  };
}

/** A column of the referenced row: read separately, or from the trigger's own row. */
function columnOf(node: unknown, parent: string, own: CatalogTable, catalog: Catalog): string | null {
  const names = columnNames(node);
  if (names) return names[0] === 'new' && names.length === 2 && nameOf(own) === parent ? names[1]! : null;
  const select = bodyOf(bodyOf(node, 'SubLink')?.['subselect'], 'SelectStmt');
  const from = listOf(select?.['fromClause']);
  const range = bodyOf(from[0], 'RangeVar');
  const table = range && from.length === 1 ? tableNamed(range, own, catalog) : undefined;
  if (!table || nameOf(table) !== parent) return null;
  return columnNames(bodyOf(listOf(select!['targetList'])[0], 'ResTarget')?.['val'])?.at(-1) ?? null;
}

function isZero(node: unknown): boolean {
  const constant = bodyOf(node, 'A_Const');
  const whole = constant?.['ival'] as TreeNode | undefined;
  const text = (constant?.['fval'] as TreeNode | undefined)?.['fval'];
  return (whole !== undefined && Number(whole['ival'] ?? 0) === 0) || (text !== undefined && Number(text) === 0);
}

function formulaOf(tree: TreeNode): string | null {
  try {
    const bare = mapTree(tree, (node) => {
      const names = columnNames(node);
      return names && names.length > 1 ? { ColumnRef: { fields: [{ String: { sval: names.at(-1) } }] } } : undefined;
    });
    return printFormula(readTree(bare), formulaName);
  } catch (error) {
    if (error instanceof UnreadableExpression) return null;
    throw error;
  }
}

function balanceOf(a: Sum, b: Sum | null, trigger: string): ChildrenRule[] {
  const sides = b ? ofTwo(a, b) : ofOne(a);
  return sides ? [{ ...placeOf(a, trigger), kind: 'balance', sides, alike: [] }] : [];
}

function ofTwo(a: Sum, b: Sum): Sides | null {
  const [plus, minus] = [columnNames(a.of)?.at(-1), columnNames(b.of)?.at(-1)];
  if (a.child !== b.child || a.key !== b.key || plus === undefined || minus === undefined) return null;
  if (plus !== minus) return a.filter || b.filter ? null : { plus, minus };
  const [one, other] = [valueIn(a.filter), valueIn(b.filter)];
  return one && other && one.column === other.column && one.value !== other.value ? { amount: plus, side: one.column, values: [one.value, other.value] } : null;
}

/** `sum(amount) = 0`, or by cases of the side. */
function ofOne({ of, filter }: Sum): Sides | null {
  const signed = columnNames(of)?.at(-1);
  if (filter) return null;
  if (signed !== undefined) return { signed };
  const body = bodyOf(of, 'CaseExpr');
  const clauses = listOf(body?.['args']).map((clause) => bodyOf(clause, 'CaseWhen')!);
  const subject = body?.['arg'];
  const first = clauses[0] && valueIn(subject === undefined ? clauses[0]['expr'] : equalityOf(subject, clauses[0]['expr']));
  const second = clauses[1] && valueIn(subject === undefined ? clauses[1]['expr'] : equalityOf(subject, clauses[1]['expr']));
  if (!first || clauses.length > 2) return null;
  const [yes, no] = [clauses[0]!['result'], clauses.length === 2 ? clauses[1]!['result'] : body!['defresult']];
  const [amount, negated] = [columnNames(yes)?.at(-1), columnNames(negatedIn(no))?.at(-1)];
  const [from, to] = amount !== undefined && amount === negated ? [amount, second?.value ?? null] : turned(yes, no);
  return from === null ? null : { amount: from, side: first.column, values: [first.value, to ?? second?.value ?? null] };
}

/** `WHEN 'C' THEN -amount ELSE amount`. */
function turned(yes: unknown, no: unknown): [string | null, null] {
  const amount = columnNames(negatedIn(yes))?.at(-1);
  return [amount !== undefined && amount === columnNames(no)?.at(-1) ? amount : null, null];
}

function negatedIn(node: unknown): unknown {
  const body = bodyOf(node, 'A_Expr');
  return body && body['lexpr'] === undefined && bodyOf(listOf(body['name'])[0], 'String')?.['sval'] === '-' ? body['rexpr'] : null;
}

/** `side = 'debit'`. */
function valueIn(node: unknown): { column: string; value: string } | null {
  const body = bodyOf(node, 'A_Expr');
  if (bodyOf(listOf(body?.['name'])[0], 'String')?.['sval'] !== '=') return null;
  const column = columnNames(body!['lexpr'])?.at(-1);
  const constant = bodyOf(bodyOf(body!['rexpr'], 'TypeCast')?.['arg'] ?? body!['rexpr'], 'A_Const');
  const value = (constant?.['sval'] as TreeNode | undefined)?.['sval'];
  return column !== undefined && typeof value === 'string' ? { column, value } : null;
}
