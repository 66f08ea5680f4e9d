import { Problem } from '@seedbed/contract';
import type { DatabaseError } from 'pg';
import { connect, type OpenClient } from '../sql/connect.ts';
import { quoteIdent } from '../sql/quote.ts';
import { ROWS } from './admission.ts';
import { makeCollation, missingCollation } from './collations.ts';
import { contribCall } from './contrib-call.ts';
import { databaseSettingSql, isCustomSetting } from './database-setting.ts';
import type { makeExtensionsFirst } from './extensions-first.ts';
import type { Guard } from './guard.ts';
import { missingHint } from './missing-hint.ts';
import type { Sandbox } from './open-sandbox.ts';
import { forPublic, rememberRoles, type RolesByPolicy } from './policy-roles.ts';
import { includeOf } from './removed-lines.ts';
import { runOne, WARNED } from './run-one.ts';
import type { ScriptNotices } from './script-notices.ts';
import type { scriptRows } from './script-rows.ts';
import type { Script } from './script.ts';
import { StandIns } from './stand-ins.ts';
import type { ScriptStatement } from './statement.ts';

type Means = {
  readonly sandbox: Sandbox;
  readonly script: Script;
  readonly client: OpenClient;
  readonly watch: Guard;
  readonly notices: ScriptNotices;
  /** The extensions that were made before the script. */
  readonly first: Awaited<ReturnType<typeof makeExtensionsFirst>>;
  readonly rows: ReturnType<typeof scriptRows>;
  readonly onMade: ((statement: ScriptStatement) => void) | undefined;
  readonly strictFrom: number | undefined;
};

/** Runs statements of a script one after the other: each within its limits, and with its own excuse if it is left out. */
export class Alone {
  readonly policyRoles: RolesByPolicy = new Map();
  readonly standIns: StandIns;
  readonly #means: Means;
  readonly #collations = new Set<string>();
  /** A later statement may use an omitted object. */
  #isWhole: boolean;
  /** The last statement outside a transaction, which began the present one. */
  #begun: ScriptStatement | undefined;

  constructor(means: Means) {
    this.#means = means;
    this.standIns = new StandIns(means.client, means.first.missing);
    this.#isWhole = means.first.missing.length === 0;
  }

  async run(statement: ScriptStatement): Promise<void> {
    const { script, client, watch, notices, rows, sandbox } = this.#means;
    const { verdict } = statement;
    if (client.getTransactionStatus() !== 'T') this.#begun = statement;
    else if (this.#begun && script.sessionOf(this.#begun) !== script.sessionOf(statement)) throw unended(script, this.#begun);
    if (verdict.do === 'rows') {
      const taken = await watch.statement(() => rows(script.text(statement)));
      if (!taken) notices.note(statement, ROWS);
      return;
    }
    const sql = await this.#sqlOf(statement);
    if (verdict.do === 'skip') notices.note(statement, verdict.why);
    if (verdict.do === 'c-function' && sql === undefined) notices.note(statement, 'functions in C are left out');
    if (verdict.do === 'database-setting' && isCustomSetting(verdict.setting)) await setAsSuperuser(sandbox, verdict);
    if (sql !== undefined) await this.#runSql(statement, sql);
    else if (statement.kind === 'CreateFunctionStmt') this.#isWhole = false;
  }

  /** Throws for a transaction that the script leaves open. */
  end(): void {
    if (this.#begun && this.#means.client.getTransactionStatus() === 'T') throw unended(this.#means.script, this.#begun);
  }

  async #sqlOf(statement: ScriptStatement): Promise<string | undefined> {
    const { client, script, sandbox, first } = this.#means;
    return statement.verdict.do === 'c-function'
      ? await contribCall(client, script, statement)
      : sqlOf(statement, script, sandbox.owner.database, first.schemas);
  }

  async #runSql(statement: ScriptStatement, sql: string): Promise<void> {
    const { script, client, watch, notices, onMade, strictFrom } = this.#means;
    const place = (): string => ` (statement at ${script.where(statement)})`;
    const isMigration = script.fileOf(statement) !== undefined;
    const isStrict = strictFrom !== undefined && script.lineAndColumn(script.firstWord(statement)).line >= strictFrom;
    const leftOut = await watch.statement(
      () =>
        runOne(client, { kind: statement.kind, sql, isMigration, isStrict }, this.#isWhole ? undefined : this.standIns, {
          warn: (message) => notices.warn(statement, message),
          standIn: (error) => this.#standInCollation(statement, error),
          reject: (error) => rejected(script, statement, sql, error),
        }),
      place,
    );
    if (leftOut === WARNED) return;
    if (leftOut === undefined) {
      if (statement.verdict.do === 'run' && statement.verdict.policy) await rememberRoles(client, statement.verdict.policy, this.policyRoles);
      onMade?.(statement);
      return;
    }
    if (statement.kind === 'CreateStmt') notices.warn(statement, `${leftOut}. Its table gets no rows`);
    else notices.note(statement, leftOut);
    this.#isWhole = false;
  }

  /** Whether the collation that a statement misses was made, so that it can run again. */
  async #standInCollation(statement: ScriptStatement, error: DatabaseError): Promise<boolean> {
    const collation = missingCollation(error);
    if (collation === undefined || this.#collations.has(collation)) return false;
    this.#collations.add(collation);
    if (!(await makeCollation(this.#means.sandbox, collation))) return false;
    this.#means.notices.note(statement, sortsAlike(collation));
    return true;
  }
}

async function setAsSuperuser({ server, owner }: Sandbox, verdict: Parameters<typeof databaseSettingSql>[1]): Promise<void> {
  await using client = await connect(server);
  await client.query(databaseSettingSql(owner.database, verdict));
}

function sqlOf(statement: ScriptStatement, script: Script, database: string, premade: ReadonlySet<string>): string | undefined {
  const { verdict } = statement;
  switch (verdict.do) {
    case 'run':
      return verdict.policy ? forPublic(script, statement, verdict.policy) : script.text(statement);
    case 'schema':
      // Owned by the only existing role, regardless of AUTHORIZATION; the extensions' schemas exist already, and so
      // does `public` unless the script dropped it.
      if (verdict.hasElements) return script.text(statement);
      return premade.has(verdict.name) ? undefined : `CREATE SCHEMA IF NOT EXISTS ${quoteIdent(verdict.name)}`;
    case 'database-setting':
      return isCustomSetting(verdict.setting) ? undefined : databaseSettingSql(database, verdict);
    default:
      return undefined;
  }
}

function sortsAlike(collation: string): string {
  return `the collation ${collation} of the operating system is not available in the sandbox: another one of its language is used there, and a load keeps it`;
}

/** Table, column, object, function, schema. */
const MISSING: ReadonlySet<string> = new Set(['42P01', '42703', '42704', '42883', '3F000']);

/** A transaction that a file begins but does not end is lost: the caller closes the session. */
function unended(script: Script, begun: ScriptStatement): Problem {
  return script.problem('The transaction that begins here does not end, so that nothing of it stays. Add COMMIT', {
    sqlstate: '25000',
    offset: script.firstWord(begun),
  });
}

/** Disk full, out of memory, over a limit such as that of temporary files, nested too deeply. */
const RESOURCES: ReadonlySet<string> = new Set(['53100', '53200', '53400', '54001']);

/** Comments and texts as blanks, so that nothing else moves. */
function withoutTexts(sql: string): string {
  return sql.replace(/--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'/g, (text) => text.replace(/[^\n]/gu, (letter) => ' '.repeat(letter.length)));
}

/** Where a statement names the table that it refers to in vain, in characters: of a foreign key Postgres reports no position. -1: not found. */
function placeOfMissing(sql: string, { code, message }: DatabaseError): number {
  const name = code === '42P01' ? /^relation "(.+)" does not exist$/.exec(message)?.[1] : undefined;
  if (name === undefined) return -1;
  const parts = name.split('.').map((part) => `"?${part.replace(/[^\w]/g, '\\$&')}"?`);
  const found = new RegExp(`\\breferences\\s+(?=${parts.join('\\s*\\.\\s*')}(?![\\w"]))`, 'i').exec(withoutTexts(sql));
  return found ? Array.from(sql.slice(0, found.index + found[0].length)).length : -1;
}

function rejected(script: Script, statement: ScriptStatement, sql: string, error: DatabaseError): unknown {
  if (RESOURCES.has(error.code!))
    return new Problem('too-large', `${error.message} (statement at ${script.where(statement)}). A schema needs little room; leave out what makes rows.`, {
      facts: { sqlstate: error.code },
      cause: error,
    });
  const isText = sql === script.text(statement);
  const at = !isText ? -1 : error.position ? Number(error.position) - 1 : placeOfMissing(sql, error);
  const offset = at < 0 ? script.firstWord(statement) : script.offsetOfCharacter(at, statement.start);
  const absent = MISSING.has(error.code ?? '') ? script.removed.find(({ file }) => file !== undefined) : undefined;
  const unread = absent && `${includeOf(absent)} (${script.whereLine(absent.line)})`;
  const hint = [error.detail, missingHint(error.message) ?? error.hint, unread].filter(Boolean).join(' ');
  return script.problem(hint ? `${error.message}. ${hint}` : error.message, { sqlstate: error.code ?? 'XX000', offset, cause: error });
}
