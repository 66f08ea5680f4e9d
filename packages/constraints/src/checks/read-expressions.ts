import { LIMITS, type Catalog } from '@seedbed/contract';
import type { SolveTools } from '../solve/types.ts';
import { UnreadableExpression, type Expression } from './expression.ts';
import { foldableParts, foldAll, unsteadyFunctions, withFolded } from './fold-constants.ts';
import { bodyExpression, inlineFunctions, readBodies, withFullNames } from './inline-functions.ts';
import { readTree } from './read-tree.ts';
import type { Scope } from './scope.ts';
import { simplify } from './simplify.ts';

/** An expression to read, and the types of its columns. With `tree` it is already parsed, from a function's body. */
export type Request = { readonly sql: string; readonly scope: Scope; readonly tree?: unknown };

/** The simplified form, or why there is none. */
export type ReadExpression = { readonly expression: Expression } | { readonly unreadable: string };

/**
 * Reads all expressions of a schema: parsed in one call, with functions inlined and constants folded in one query. In
 * the order of the requests.
 */
export async function readExpressions(requests: readonly Request[], catalog: Catalog, tools: SolveTools): Promise<ReadExpression[]> {
  const functions = Object.values(catalog.functions);
  const bodies = functions.map(bodyExpression);
  const different = [
    ...new Set([...requests.flatMap(({ sql, tree }) => (tree === undefined && !isTooLong(sql) ? [sql] : [])), ...bodies.filter((body) => body !== null)]),
  ];
  const trees = await parseAll(different, tools);
  const treeOf = new Map(different.map((sql, i) => [sql, trees[i]]));
  const known = readBodies(
    functions,
    bodies.map((body) => (body === null ? null : treeOf.get(body))),
  );
  const read = requests.map(({ sql, scope, tree }) =>
    isTooLong(sql)
      ? { unreadable: `it has ${sql.length} characters, and at most ${LIMITS.expressionCharacters} are read` }
      : guarded(() =>
          simplify(inlineFunctions(tree === undefined ? readTree(treeOf.get(sql)) : withFullNames(readTree(tree), catalog), known, catalog), scope),
        ),
  );
  const unsteady = unsteadyFunctions(catalog);
  const parts = new Set<string>();
  for (const one of read) if ('expression' in one) foldableParts(one.expression, unsteady, parts);
  const folded = await foldAll(parts, tools);
  return read.map((one, i) => ('expression' in one ? guarded(() => simplify(withFolded(one.expression, unsteady, folded), requests[i]!.scope)) : one));
}

function isTooLong(sql: string): boolean {
  return sql.length > LIMITS.expressionCharacters;
}

function guarded(read: () => Expression): ReadExpression {
  try {
    return { expression: read() };
  } catch (error) {
    if (error instanceof UnreadableExpression) return { unreadable: error.message };
    throw error;
  }
}

/** Function bodies may not be expressions: one that does not parse must not fail the others. */
async function parseAll(expressions: readonly string[], tools: SolveTools): Promise<unknown[]> {
  if (expressions.length === 0) return [];
  try {
    return await tools.parse([...expressions]);
  } catch (error) {
    if (expressions.length === 1) return [null];
    if (!(error instanceof Error)) throw error;
    const middle = expressions.length >> 1;
    return [...(await parseAll(expressions.slice(0, middle), tools)), ...(await parseAll(expressions.slice(middle), tools))];
  }
}
