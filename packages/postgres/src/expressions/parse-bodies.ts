import { openParser, type SqlParser } from '../sql/parse.ts';

/** A function's code for parsing: for PL/pgSQL its whole definition, for SQL its statements. */
type BodySource = { readonly language: 'plpgsql' | 'sql'; readonly text: string };

type Node = Readonly<Record<string, unknown>>;

/**
 * Function bodies as trees: PL/pgSQL's own nodes (`PLpgSQL_stmt_if` …) as libpg-query prints them, each expression with the tree of its
 * SQL, `PLpgSQL_expr: { query, tree, target }`. The statements of an SQL function are `PLpgSQL_stmt_execsql` nodes. Null for a body that
 * does not parse.
 */
export async function parseBodies(sources: readonly BodySource[]): Promise<(Node | null)[]> {
  const parser = await openParser();
  return sources.map(({ language, text }) => quietly(() => (language === 'sql' ? sqlBody(parser, text) : plpgsqlBody(parser, text))));
}

/** Code may be invalid until it runs, and the parser does not support every form: omits such a body. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function plpgsqlBody(parser: SqlParser, definition: string): Node | null {
  const { plpgsql_funcs: functions } = parser.parsePlpgsql(definition) as { plpgsql_funcs: { PLpgSQL_function: Node }[] };
  const one = functions[0]?.PLpgSQL_function;
  return one ? (withTrees(parser, one) as Node) : null;
}

function sqlBody({ parse }: SqlParser, text: string): Node {
  const { stmts } = parse(text) as { stmts: { stmt: unknown }[] };
  const body = stmts.map(({ stmt }) => ({ PLpgSQL_stmt_execsql: { sqlstmt: { PLpgSQL_expr: { query: '', tree: stmt } } } }));
  return { action: { PLpgSQL_stmt_block: { body } } };
}

function withTrees(parser: SqlParser, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((each) => withTrees(parser, each));
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node);
  return Object.fromEntries(entries.map(([key, value]) => [key, key === 'PLpgSQL_expr' ? readQuery(parser, value as Query) : withTrees(parser, value)]));
}

type Query = { readonly query: string; readonly parseMode?: number };

/** `parseMode` (Postgres' RawParseMode): 0 a statement, 2 an expression, 3 and above an assignment. */
function readQuery(parser: SqlParser, { query, parseMode = 0 }: Query): Node {
  if (parseMode === 0) return { query, tree: quietly(() => parseStatement(parser, query)) };
  const [, target, value] = parseMode >= 3 ? (/^\s*([\w."$]+)\s*:?=([^]*)$/.exec(query) ?? []) : [];
  if (parseMode >= 3 && target === undefined) return { query, tree: null };
  return { query, tree: quietly(() => parseExpression(parser, value ?? query)), ...(target === undefined ? {} : { target }) };
}

function parseStatement({ parse }: SqlParser, sql: string): unknown {
  const { stmts } = parse(sql) as { stmts: { stmt: unknown }[] };
  return stmts.length === 1 ? stmts[0]!.stmt : null;
}

function parseExpression(parser: SqlParser, sql: string): unknown {
  const statement = parseStatement(parser, `SELECT ${sql}`) as { SelectStmt?: { targetList?: { ResTarget: { val: unknown } }[]; fromClause?: unknown } } | null;
  const select = statement?.SelectStmt;
  if (!select?.targetList || select.targetList.length !== 1) return null;
  // `IF count(*) > 0 FROM t` is valid: the expression is followed by the rest of a query.
  if (select.fromClause !== undefined) return { SubLink: { subLinkType: 'EXPR_SUBLINK', subselect: statement } };
  return select.targetList[0]!.ResTarget.val;
}
