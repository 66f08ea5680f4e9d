import type { OpenClient } from '../sql/connect.ts';
import type { Guard } from './guard.ts';
import type { Script } from './script.ts';
import type { ScriptStatement } from './statement.ts';

/** Statements that define something, and do the same in one transaction as in one each. */
const DEFINES: ReadonlySet<string> = new Set([
  'CreateStmt',
  'AlterTableStmt',
  'IndexStmt',
  'CreateSeqStmt',
  'AlterSeqStmt',
  'CommentStmt',
  'CreateEnumStmt',
  'CreateFunctionStmt',
  'CreateTrigStmt',
  'ViewStmt',
]);

/** Few enough that tables are still told one after the other. */
const MAX = 24;
/** Statements that take longer together are run one by one, each within the limits of a statement. */
const SECONDS = 2;
/** A script in which statements fail again and again is run one by one: what failed together is run twice. */
const MAX_FAILED = 3;

/** Runs statements of a script in one round trip where they may be: a dump has thousands, and most of their time was the way there and back. */
export class Together {
  readonly #script: Script;
  readonly #client: OpenClient;
  readonly #watch: Guard;
  #failed = 0;

  constructor(script: Script, client: OpenClient, watch: Guard) {
    [this.#script, this.#client, this.#watch] = [script, client, watch];
  }

  /** The statements from one on that can be run in one; those between them that are left out belong to them. */
  from(statements: readonly ScriptStatement[], first: number): readonly ScriptStatement[] {
    if (this.#failed >= MAX_FAILED || this.#client.getTransactionStatus() === 'T') return [];
    let end = first;
    while (end < statements.length && end - first < MAX && isDefinition(statements[end]!)) end++;
    return statements.slice(first, end);
  }

  /** Whether all of them ran. If not, none did: Postgres takes them all back, and whoever runs them one by one learns why. */
  async run(statements: readonly ScriptStatement[]): Promise<boolean> {
    const sql = statements
      .filter(({ verdict }) => verdict.do === 'run')
      .map((statement) => this.#script.text(statement))
      .join('\n;\n');
    const place = (): string => ` (statements from ${this.#script.where(statements[0]!)} on)`;
    try {
      await this.#watch.statement(() => this.#client.query(sql), place, SECONDS);
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === undefined) throw error;
      this.#failed++;
      return false;
    }
  }
}

function isDefinition({ kind, verdict }: ScriptStatement): boolean {
  return verdict.do === 'skip' || (verdict.do === 'run' && !verdict.policy && DEFINES.has(kind));
}
