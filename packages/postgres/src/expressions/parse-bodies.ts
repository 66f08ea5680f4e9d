import { loadModule, parse, parsePlPgSQL } from 'libpg-query';

/** A function's code as it is parsed: of PL/pgSQL its whole definition, of SQL its statements. */
export type BodySource = { readonly language: 'plpgsql' | 'sql'; readonly text: string };

type Node = Readonly<Record<string, unknown>>;

/**
 * Function bodies as trees: PL/pgSQL's own nodes (`PLpgSQL_stmt_if` …) as libpg-query prints them, in which each expression also has the tree of
 * its SQL, `PLpgSQL_expr: { query, tree, target }`. The statements of an SQL function are `PLpgSQL_stmt_execsql` nodes. Null for a body that does not parse.
 */
export async function parseBodies(sources: readonly BodySource[]): Promise<(Node | null)[]> {
  await loadModule();
  const out: (Node | null)[] = [];
  for (const source of sources) out.push(await quietly(() => (source.language === 'sql' ? sqlBody(source.text) : plpgsqlBody(source.text))));
  return out;
}

/** Code need not be valid before it runs, and some forms are unknown to the parser: such a body is left out. */
async function quietly<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

async function plpgsqlBody(definition: string): Promise<Node | null> {
  const { plpgsql_funcs: functions } = (await parsePlPgSQL(definition)) as unknown as { plpgsql_funcs: { PLpgSQL_function: Node }[] };
  const one = functions[0]?.PLpgSQL_function;
  return one ? ((await withTrees(one)) as Node) : null;
}

async function sqlBody(text: string): Promise<Node> {
  const { stmts } = (await parse(text)) as unknown as { stmts: { stmt: unknown }[] };
  const body = stmts.map(({ stmt }) => ({ PLpgSQL_stmt_execsql: { sqlstmt: { PLpgSQL_expr: { query: '', tree: stmt } } } }));
  return { action: { PLpgSQL_stmt_block: { body } } };
}

async function withTrees(node: unknown): Promise<unknown> {
  if (Array.isArray(node)) return Promise.all(node.map(withTrees));
  if (node === null || typeof node !== 'object') return node;
  const entries = await Promise.all(
    Object.entries(node).map(async ([key, value]) => [key, key === 'PLpgSQL_expr' ? await readQuery(value as Query) : await withTrees(value)] as const),
  );
  return Object.fromEntries(entries);
}

type Query = { readonly query: string; readonly parseMode?: number };

/** `parseMode` (RawParseMode of Postgres): 0 a statement, 2 an expression, from 3 on an assignment. */
async function readQuery({ query, parseMode = 0 }: Query): Promise<Node> {
  if (parseMode === 0) return { query, tree: await quietly(() => parseStatement(query)) };
  const [, target, value] = parseMode >= 3 ? (/^\s*([\w."$]+)\s*:?=([^]*)$/.exec(query) ?? []) : [];
  if (parseMode >= 3 && target === undefined) return { query, tree: null };
  return { query, tree: await quietly(() => parseExpression(value ?? query)), ...(target === undefined ? {} : { target }) };
}

async function parseStatement(sql: string): Promise<unknown> {
  const { stmts } = (await parse(sql)) as unknown as { stmts: { stmt: unknown }[] };
  return stmts.length === 1 ? stmts[0]!.stmt : null;
}

async function parseExpression(sql: string): Promise<unknown> {
  const statement = (await parseStatement(`SELECT ${sql}`)) as { SelectStmt?: { targetList?: { ResTarget: { val: unknown } }[]; fromClause?: unknown } } | null;
  const select = statement?.SelectStmt;
  if (!select?.targetList || select.targetList.length !== 1) return null;
  // `IF count(*) > 0 FROM t` is allowed: the rest of a query behind the expression.
  if (select.fromClause !== undefined) return { SubLink: { subLinkType: 'EXPR_SUBLINK', subselect: statement } };
  return select.targetList[0]!.ResTarget.val;
}
