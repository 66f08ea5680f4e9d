import type { OpenClient } from '../sql/connect.ts';
import type { Guard } from './guard.ts';
import type { Script } from './script.ts';
import type { ScriptStatement } from './statement.ts';

/** Defining statements whose effect is the same in one transaction as in separate ones. */
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

/** Few enough that tables are still reported one after the other. */
const MAX = 24;
/** Statements that take longer together are run one by one, each within the limits of a statement. */
const SECONDS = 2;
/** A script in which statements fail repeatedly is run one by one, because whatever failed together runs twice. */
const MAX_FAILED = 3;

/**
 * Runs statements of a script in one round trip if possible: a dump has thousands, and round trips took most of their
 * time.
 */
export class Together {
  readonly #script: Script;
  readonly #client: OpenClient;
  readonly #watch: Guard;
  #failed = 0;

  constructor(script: Script, client: OpenClient, watch: Guard) {
    [this.#script, this.#client, this.#watch] = [script, client, watch];
  }

  /**
   * The longest group of statements from here on that can run together, including the omitted statements between them.
   */
  from(statements: readonly ScriptStatement[], first: number): readonly ScriptStatement[] {
    if (this.#failed >= MAX_FAILED || this.#client.getTransactionStatus() === 'T') return [];
    let end = first;
    while (end < statements.length && end - first < MAX && isDefinition(statements[end]!)) end++;
    return statements.slice(first, end);
  }

  /** Whether all of them ran. If not, Postgres rolled back all of them, and running them one by one shows the error. */
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
