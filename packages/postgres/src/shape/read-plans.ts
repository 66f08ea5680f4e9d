import { qualifiedName, type ShapeNode, type ShapePlan } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';
import { bounded } from '../wire/bounded.ts';

const BOUNDS = { what: 'The plans of that database', bytes: 64 * 1024 * 1024, seconds: 120 };
const MOST = 500;

export type Statement = { readonly place: number; readonly text: string; /** Whether it has no constant of production. */ readonly isNormal: boolean };
export type ReadPlans = { readonly plans: readonly ShapePlan[]; readonly left: readonly { readonly place: number; readonly reason: string }[] };

/** Statements of `pg_stat_statements` that take most of the time, with parameters for constants; null where the extension is not there or not readable. */
export async function busiestStatements(client: OpenClient): Promise<readonly Statement[] | null> {
  const { rows: found } = await client.query<{ schema: string }>(
    `select quote_ident(n.nspname) as schema from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_stat_statements'`,
  );
  if (!found[0]) return null;
  const { rows } = await client
    .query<{ query: string }>(
      `select query from (select query, sum(total_exec_time) as spent from ${found[0].schema}.pg_stat_statements
         where dbid = (select oid from pg_catalog.pg_database where datname = current_database()) and query ~* '^\\s*(select|with|table|values)\\M' group by query) s
       order by spent desc limit ${MOST}`,
    )
    .catch(() => ({ rows: [] }));
  return rows.map(({ query }, i) => ({ place: i + 1, text: query, isNormal: true }));
}

/**
 * How the planner would run statements: nothing is run, in read-only transactions that take no lock above ACCESS SHARE. Statements that write or lock rows would take one,
 * and are left out.
 */
export async function readPlans(client: OpenClient, statements: readonly Statement[]): Promise<ReadPlans> {
  return bounded(client, BOUNDS, async () => {
    const plans: ShapePlan[] = [];
    const left: { place: number; reason: string }[] = [];
    for (const { place, text, isNormal } of statements) {
      const refused = refusedFor(text);
      if (refused !== undefined) {
        left.push({ place, reason: refused });
        continue;
      }
      await client.query('BEGIN READ ONLY');
      try {
        await client.query(`SET LOCAL statement_timeout = '10s'; SET LOCAL plan_cache_mode = force_generic_plan`);
        const nodes = [...nodesOf(await explained(client, text))];
        plans.push({ place, ...(isNormal && { statement: text }), nodes });
      } catch (error) {
        // The code alone: a message may quote a constant.
        const { code } = error as { readonly code?: string };
        if (code === undefined) throw error;
        left.push({ place, reason: `the server does not plan it (SQLSTATE ${code})` });
      } finally {
        await client.query('ROLLBACK');
      }
    }
    return { plans, left };
  });
}

/** The extended protocol takes one statement, so that none comes behind it; with parameters it takes no GENERIC_PLAN, but a prepared statement has one in every version. */
async function explained(client: OpenClient, text: string): Promise<Node> {
  const ask = async (sql: string): Promise<Node> => {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Node }] }>({ text: sql, queryMode: 'extended' } as { text: string });
    return rows[0]!['QUERY PLAN'][0].Plan;
  };
  const parameters = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  if (parameters === 0) return ask(`EXPLAIN (VERBOSE, FORMAT JSON) ${text}`);
  await client.query({ text: `PREPARE seedbed_plan AS ${text}`, queryMode: 'extended' } as { text: string });
  try {
    return await ask(`EXPLAIN (VERBOSE, FORMAT JSON) EXECUTE seedbed_plan (${Array.from({ length: parameters }, () => 'NULL').join(', ')})`);
  } finally {
    await client.query('DEALLOCATE seedbed_plan').catch(() => {});
  }
}

function refusedFor(text: string): string | undefined {
  const words = text.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*.*?\*\//gs, ' ');
  if (!/^[\s(]*(?:select|with|table|values)\b/i.test(words)) return 'it is no query';
  if (/\b(?:insert|update|delete|merge|into)\b/i.test(words)) return 'it writes, or locks rows';
  return /\bfor\s+(?:no\s+key\s+|key\s+)?(?:update|share)\b/i.test(words) ? 'it locks rows' : undefined;
}

type Node = {
  readonly 'Node Type': string;
  readonly 'Join Type'?: string;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Node[];
};

function nodesOf(node: Node, depth = 0): readonly ShapeNode[] {
  const relation = node['Relation Name'];
  const own: ShapeNode = {
    depth,
    node: node['Node Type'],
    ...(node['Join Type'] !== undefined && { join: node['Join Type'] }),
    ...(relation !== undefined && { relation: qualifiedName(node.Schema ?? '', relation) }),
    ...(node['Index Name'] !== undefined && { index: node['Index Name'] }),
    rows: Number(node['Plan Rows'].toPrecision(3)),
  };
  return [own, ...(node.Plans ?? []).flatMap((inside) => nodesOf(inside, depth + 1))];
}

/** The statements of a text, divided at semicolons outside of quotes and comments. */
export function statementsIn(text: string): readonly Statement[] {
  const pieces = text.matchAll(/(?:[^;'"$-]|'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\$(\w*)\$.*?\$\1\$|[$-])+/gs);
  return [...pieces]
    .map(([piece]) => piece.trim())
    .filter((piece) => piece.replaceAll(/--[^\n]*/g, '').trim() !== '')
    .map((piece, i) => ({ place: i + 1, text: piece, isNormal: false }));
}
