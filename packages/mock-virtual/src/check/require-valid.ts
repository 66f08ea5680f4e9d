import type { ResolvedColumn, ResolvedCond, ResolvedQuery } from '@seedbed/mock-query';
import { compileTest, requireOperator } from '../predicate/compile-test.ts';
import { aggregateField } from '../read/aggregate.ts';
import { typeOfNode } from '../read/node-value.ts';

/**
 * Throws what Postgres finds before it looks at a row: casts, operators and functions that are not there, at any level, and then values that a type refuses.
 * Whether rows would reach them does not matter.
 */
export function requireValid(query: ResolvedQuery): void {
  requireKnown(query);
  requireValues(query);
}

function requireKnown({ nodes, where }: ResolvedQuery, isSpread = false): void {
  for (const node of nodes) if (node.kind === 'relation') requireKnown(node.query, node.spread);
  for (const node of nodes) {
    if (node.kind === 'column') requireColumn(node, isSpread);
    // Aggregates of a relation that is spread are of these rows.
    else if (node.spread) for (const each of node.query.nodes) if (each.kind === 'column' && each.aggregate !== null) aggregateField(each);
  }
  if (where) eachColumn(where, requireOperator);
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
