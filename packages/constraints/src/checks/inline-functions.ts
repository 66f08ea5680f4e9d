import type { Catalog, CatalogFunction } from '@seedbed/contract';
import { mapParts, NULL, partsOf, UnreadableExpression, type Expression } from './expression.ts';
import { readTree } from './read-tree.ts';
import { isBuiltIn } from './type-of.ts';
import { listOf, opened, type TreeNode } from './tree-node.ts';

/** Maximum depth at which calls are replaced by bodies. */
const MAX_DEPTH = 5;

/** Bodies that are one expression over the parameters, by qualified name. */
type Inlinable = ReadonlyMap<string, { readonly arguments: CatalogFunction['arguments']; readonly strict: boolean; readonly body: Expression }[]>;

/** The body as one SQL expression to parse; null if it has another form. */
export function bodyExpression(of: CatalogFunction): string | null {
  const body = withoutRemarks(of.body).trim().replace(/;\s*$/, '');
  if (of.language === 'sql') {
    const standard = /^RETURN\s([\s\S]*)$/i.exec(body) ?? /^BEGIN ATOMIC\s+(SELECT\s[\s\S]*?);?\s*END$/i.exec(body);
    const inner = standard?.[1] ?? (/^SELECT\s/i.test(body) ? body : null);
    return inner === null ? null : `(${inner})`;
  }
  if (of.language !== 'plpgsql') return null;
  const returned = /^BEGIN\s+RETURN\s([^;]*);\s*END$/i.exec(body);
  return returned ? `(${returned[1]})` : null;
}

/** A text, a quoted name, or a remark of either sort. */
const TEXT_OR_REMARK = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\//g;

function withoutRemarks(body: string): string {
  return body.replaceAll(TEXT_OR_REMARK, (found) => (/^(?:--|\/\*)/.test(found) ? ' ' : found));
}

/** Reads parsed bodies (in the order of `functions`; null if there is none). */
export function readBodies(functions: readonly CatalogFunction[], trees: readonly unknown[]): Inlinable {
  const known = new Map<string, { arguments: CatalogFunction['arguments']; strict: boolean; body: Expression }[]>();
  functions.forEach((one, i) => {
    const body = readBody(trees[i], one);
    if (!body) return;
    const entry = { arguments: one.arguments, strict: one.strict ?? false, body };
    known.set(one.name, [...(known.get(one.name) ?? []), entry]);
  });
  return known;
}

function readBody(tree: unknown, of: CatalogFunction): Expression | null {
  if (tree === null || tree === undefined) return null;
  try {
    return withParameters(readTree(unwrapSelect(tree)), of);
  } catch (error) {
    if (error instanceof UnreadableExpression) return null;
    throw error;
  }
}

/** `(SELECT expression)` without FROM and other clauses is the expression. */
function unwrapSelect(tree: unknown): unknown {
  const [type, body] = opened(tree);
  if (type !== 'SubLink') return tree;
  const [, select] = opened(body['subselect']);
  const targets = listOf((select as TreeNode)['targetList']);
  const more = ['fromClause', 'whereClause', 'groupClause', 'havingClause', 'withClause', 'larg', 'limitCount', 'valuesLists', 'distinctClause'].some(
    (key) => select[key] !== undefined,
  );
  if (more || targets.length !== 1) throw new UnreadableExpression('a query');
  const [, target] = opened(targets[0]);
  return target['val'];
}

function withParameters(e: Expression, of: CatalogFunction): Expression {
  if (e.kind === 'column') {
    const index = of.arguments.findIndex((argument) => argument.name === e.name);
    if (index < 0) throw new UnreadableExpression(`the name ${e.name}`);
    return { kind: 'parameter', index: index + 1 };
  }
  return mapParts(e, (part) => withParameters(part, of));
}

/** Replaces calls of known functions by their bodies. */
export function inlineFunctions(e: Expression, known: Inlinable, catalog: Catalog, depth = MAX_DEPTH): Expression {
  const inner = mapParts(e, (part) => inlineFunctions(part, known, catalog, depth));
  if (inner.kind !== 'call' || inner.operator) return inner;
  const name = depth === MAX_DEPTH ? inner.name : qualify(inner.name, catalog);
  const fitting = (known.get(name) ?? []).filter((one) => one.arguments.length === inner.items.length);
  if (fitting.length !== 1 || depth === 0) return { ...inner, name };
  const { body, strict } = fitting[0]!;
  const replaced = inlineFunctions(substitute(body, inner.items), known, catalog, depth - 1);
  return strict && !isStrict(body) ? { kind: 'case', clauses: [{ when: anyNull(inner.items), then: NULL }], otherwise: replaced } : replaced;
}

function substitute(e: Expression, values: readonly Expression[]): Expression {
  if (e.kind === 'parameter') return values[e.index - 1] ?? NULL;
  return mapParts(e, (part) => substitute(part, values));
}

/** Whether it is NULL for a NULL parameter, so that STRICT adds nothing. */
function isStrict(e: Expression): boolean {
  if (e.kind === 'is' || e.kind === 'case' || e.kind === 'distinct' || e.kind === 'and' || e.kind === 'or') return false;
  if (e.kind === 'call' && /^(coalesce|nullif|greatest|least|num_nonnulls|num_nulls|concat|concat_ws)$/.test(e.name)) return false;
  return partsOf(e).every(isStrict);
}

function anyNull(items: readonly Expression[]): Expression {
  return { kind: 'or', items: items.map((item) => ({ kind: 'is', item, test: 'null', negated: false })) };
}

/**
 * A user's function that another function's body calls without its schema; in a catalog's expressions only built-in
 * names are bare.
 */
function qualify(name: string, catalog: Catalog): string {
  if (name.includes('.') || isBuiltIn(name)) return name;
  const found = Object.values(catalog.functions).find((one) => bareName(one.name) === name);
  return found ? found.name : name;
}

/** Code may call functions by any name; elsewhere only built-in ones omit their schema. */
export function withFullNames(e: Expression, catalog: Catalog): Expression {
  const inner = mapParts(e, (part) => withFullNames(part, catalog));
  return inner.kind === 'call' && !inner.operator ? { ...inner, name: qualify(inner.name, catalog) } : inner;
}

function bareName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
