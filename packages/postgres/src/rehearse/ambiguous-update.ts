import type { Client } from 'pg';
import { clausesOf, itemsOf } from './clauses.ts';
import type { Finding, MigrationStatement } from './finding.ts';
import { undone } from './run-migration.ts';
import { aliasOf } from './sql-nodes.ts';
import { naturesOf } from './statements.ts';
import { quoteIdent } from '../sql/quote.ts';

/** How often an UPDATE … FROM met several rows that give a row different values. */
type Seen = { readonly statement: number; readonly rows: number; readonly example: string; readonly one: string; readonly other: string };

type Check = {
  readonly statement: number;
  readonly columns: readonly string[];
  readonly table: string;
  readonly sql: string;
  /** For people. */
  readonly query: string;
};

const WORDS = ['UPDATE', 'SET', 'FROM', 'WHERE', 'RETURNING'];

/** The UPDATE … FROM statements of a migration, of which Postgres takes an arbitrary row where several fit. */
export class AmbiguousUpdates {
  readonly #checks: readonly Check[];
  readonly #seen = new Map<number, Seen>();

  static async of(statements: readonly MigrationStatement[]): Promise<AmbiguousUpdates> {
    const checks: Check[] = [];
    const natures = await naturesOf(statements);
    for (const [at, { number, sql }] of statements.entries()) {
      const { kind, node } = natures[at]!;
      if (kind !== 'UpdateStmt' || node['fromClause'] === undefined || /"(?:Insert|Update|Delete|Merge)Stmt"/.test(JSON.stringify(node['withClause'] ?? null)))
        continue;
      const clauses = await clausesOf(sql, WORDS);
      const assigned = await Promise.all((await itemsOf(clauses.get('SET')!)).map(async (each) => (await itemsOf(each, '=')).slice(1).join(' = ')));
      const values = assigned.filter((each) => each !== '' && !/^default$/i.test(each));
      if (values.length === 0) continue;
      const alias = quoteIdent(aliasOf(node['relation']));
      const value = values.length === 1 ? `coalesce((${values[0]})::text, 'NULL')` : `ROW(${values.join(', ')})::text`;
      const from = `${clauses.get('UPDATE')}, ${clauses.get('FROM')}${clauses.has('WHERE') ? ` WHERE ${clauses.get('WHERE')}` : ''}`;
      const head = clauses.get('') === '' ? '' : `${clauses.get('')} `;
      checks.push({
        statement: number,
        columns: (node['targetList'] ?? []).map((each: { ResTarget: { name: string } }) => each.ResTarget.name),
        table: [node['relation']['schemaname'] ?? 'public', node['relation']['relname']].join('.'),
        sql: `${head}SELECT ${alias}::text AS example, min(${value}) AS one, max(${value}) AS other FROM ${from} GROUP BY ${alias}.tableoid, ${alias}.ctid, ${alias}::text HAVING count(DISTINCT ${value}) > 1`,
        query: `${head}SELECT ${alias}::text, count(DISTINCT ${value}) FROM ${from} GROUP BY 1 HAVING count(DISTINCT ${value}) > 1`,
      });
    }
    return new AmbiguousUpdates(checks);
  }

  private constructor(checks: readonly Check[]) {
    this.#checks = checks;
  }

  /** Right before a statement, inside a transaction: whether it is one of these, and meets such rows. */
  async look(client: Client, statement: number): Promise<boolean> {
    const check = this.#checks.find((each) => each.statement === statement);
    if (check === undefined) return false;
    const found = await undone(client, async () => (await client.query<{ example: string; one: string; other: string }>(check.sql)).rows);
    const [first] = found ?? [];
    if (first) this.#seen.set(statement, { statement, rows: found!.length, ...first });
    return first !== undefined;
  }

  /** What was seen. */
  findings(): Finding[] {
    return [...this.#seen.values()].map(({ statement, rows, example, one, other }) => {
      const { columns, table } = this.#checks.find((each) => each.statement === statement)!;
      return {
        kind: 'changes',
        statement,
        table,
        column: columns[0]!,
        ambiguous: true,
        message: `${rows} ${rows === 1 ? 'row' : 'rows'} of ${table} ${rows === 1 ? 'gets' : 'get'} one of several values of ${columns.join(', ')}, such as ${short(example)}: ${short(one)} or ${short(other)}. Several rows of the FROM fit, and Postgres takes any of them.`,
        fix: 'Say which row counts: join a subquery with DISTINCT ON … ORDER BY, or with an aggregate and GROUP BY.',
      };
    });
  }

  /** Finds the rows in a database right before the statement. */
  queryOf(statement: number): string | undefined {
    return this.#checks.find((each) => each.statement === statement)?.query;
  }
}

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
