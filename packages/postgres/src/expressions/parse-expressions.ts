import { openParser, type SqlParser } from '../sql/parse.ts';

/** A node of Postgres' parse tree, as libpg-query prints it: `{ A_Expr: { … } }`. */
type ExpressionTree = Readonly<Record<string, unknown>>;

/**
 * The parse tree of each expression, in order: `SELECT (e1), (e2), …` goes through Postgres' own parser in one
 * statement. Throws if one of them is not an expression, which never happens for expressions that Postgres printed.
 */
export async function parseExpressions(expressions: readonly string[]): Promise<ExpressionTree[]> {
  if (expressions.length === 0) return [];
  const parser = await openParser();
  const trees: ExpressionTree[] = [];
  for (let first = 0; first < expressions.length; first += BATCH_SIZE) {
    trees.push(...parseSome(parser, expressions.slice(first, first + BATCH_SIZE)));
  }
  return trees;
}

/** A target list could be longer, but the tree of everything at once would be large. */
const BATCH_SIZE = 1000;

function parseSome({ parse }: SqlParser, expressions: readonly string[]): ExpressionTree[] {
  const result = parse(`SELECT ${expressions.map((text) => `(${text}\n)`).join(', ')}`) as SelectResult;
  const targets = result.stmts[0]?.stmt.SelectStmt.targetList ?? [];
  if (result.stmts.length !== 1 || targets.length !== expressions.length) throw new SyntaxError('an expression holds more than one expression');
  return targets.map((target) => target.ResTarget.val);
}

type SelectResult = {
  readonly stmts: readonly {
    readonly stmt: { readonly SelectStmt: { readonly targetList: readonly { readonly ResTarget: { readonly val: ExpressionTree } }[] } };
  }[];
};
