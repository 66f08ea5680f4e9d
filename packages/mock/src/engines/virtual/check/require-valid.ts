import type { ResolvedColumn, ResolvedCond, ResolvedQuery } from '../../../core/index.ts';
import { requireShown } from '../expression/generated.ts';
import { compileTest, requireOperator } from '../predicate/compile-test.ts';
import { aggregateField } from '../read/aggregate.ts';
import { typeOfNode } from '../read/node-value.ts';

/**
 * Throws the errors that Postgres finds before it reads a row: casts, operators and functions that do not exist, at any
 * level, and then values that a type rejects. Whether rows would reach them does not matter.
 */
export function requireValid(query: ResolvedQuery): void {
  requireKnown(query);
  requireValues(query);
}

function requireKnown({ table, nodes, where, order }: ResolvedQuery, isSpread = false): void {
  const areShown = table.shown.length === table.columns.length;
  for (const node of nodes) if (node.kind === 'relation') requireKnown(node.query, node.spread);
  for (const node of nodes) {
    if (node.kind === 'column') {
      if (!areShown && node.column) requireShown(table, node.column);
      requireColumn(node, isSpread);
    }
    // Aggregates of a relation that is spread are of these rows.
    else if (node.spread) for (const each of node.query.nodes) if (each.kind === 'column' && each.aggregate !== null) aggregateField(each);
  }
  for (const key of areShown ? [] : order) if (key.relation === null) requireShown(table, key.column);
  if (!where) return;
  eachColumn(where, (cond) => {
    if (!areShown) requireShown(table, cond.column);
    requireOperator(cond);
  });
}

function requireColumn(node: ResolvedColumn, isSpread: boolean): void {
  if (node.aggregate === null || isSpread) typeOfNode(node);
  else aggregateField(node);
}

function requireValues({ nodes, where }: ResolvedQuery): void {
  for (const node of nodes) if (node.kind === 'relation') requireValues(node.query);
  if (where) eachColumn(where, compileTest);
}

type ColumnCond = Extract<ResolvedCond, { readonly kind: 'column' }>;

function eachColumn(cond: ResolvedCond, use: (cond: ColumnCond) => unknown): void {
  switch (cond.kind) {
    case 'and':
    case 'or':
      for (const each of cond.of) eachColumn(each, use);
      return;
    case 'not':
      return eachColumn(cond.of, use);
    case 'column':
      use(cond);
  }
}
