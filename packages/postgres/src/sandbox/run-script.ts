import type { DatabaseError } from 'pg';
import { dictionary, Problem } from '@seedbed/contract';
import { connect, type OpenClient } from '../sql/connect.ts';
import { quoteIdent } from '../sql/quote.ts';
import { makeCollation, missingCollation, withOwnLocale } from './collations.ts';
import { contribCall } from './contrib-call.ts';
import { databaseSettingSql, isCustomSetting } from './database-setting.ts';
import { excuse } from './excuse.ts';
import { makeExtensionsFirst } from './extensions-first.ts';
import { guard, type TrialLimits } from './guard.ts';
import { missingHint } from './missing-hint.ts';
import { standInPlatforms } from './platforms/stand-in-platforms.ts';
import { forPublic, rememberRoles, type RolesByPolicy } from './policy-roles.ts';
import { scriptRows } from './script-rows.ts';
import { ROWS } from './admission.ts';
import type { Sandbox } from './open-sandbox.ts';
import type { Removed } from './psql/read-lines.ts';
import type { Script } from './script.ts';
import { StandIns, type StandInType } from './stand-ins.ts';
import { superuserOnly, withoutSuperuserWords } from './superuser-words.ts';
import type { ScriptStatement } from './statement.ts';
import { Together } from './run-together.ts';
import { tellTables } from './tell-tables.ts';
import { changesNothing, touchesNoRows, withMissingWord } from './touches-no-rows.ts';

type ScriptNotice = { readonly place: string; readonly message: string; /** The script's own warning. */ readonly level?: 'warning' };
type ScriptRun = { readonly notices: ScriptNotice[]; readonly standIns: ReadonlyMap<string, StandInType>; readonly policyRoles: RolesByPolicy };
export type RunOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly limits?: TrialLimits;
  readonly rows?: boolean;
  /** Called after each table's statement has run, with the name that it has there. */
  readonly onTable?: ((table: string, done: number, total: number) => void) | undefined;
};

/**
 * Runs an admitted script in the sandbox as its unprivileged owner, statement by statement. Runs a few row statements
 * of the script, unless `rows` is false. Returns the omitted statements with reasons, and the domains that replace
 * missing types. Throws `invalid-ddl` with Postgres' own message, line and column, or `too-large` if it exceeds a
 * limit.
 */
export async function runScript(sandbox: Sandbox, script: Script, statements: readonly ScriptStatement[], options: RunOptions = {}): Promise<ScriptRun> {
  const absent = script.removed.filter(({ file }) => file !== undefined);
  const lacks = (message: string): Problem => script.problemAtLine(message, absent[0]!.line);
  if (absent.length > 0 && !statements.some(({ kind }) => kind === 'CreateStmt')) throw lacks(includeOf(absent[0]!));
  const notices = new Map<string, ScriptNotice & { count: number }>();
  const first = await makeExtensionsFirst(sandbox, statements);
  await using client = await connect(sandbox.owner, { applicationName: 'seedbed sandbox' });
  // By the clock alone: strangers send scripts, and a busy machine would double the time of an endless loop.
  await using watch = await guard(sandbox, client, { ...options, maxStarved: 1 });
  const note = (statement: ScriptStatement, message: string): void => {
    const known = notices.get(message);
    const isAloud = statement.verdict.do === 'skip' && statement.verdict.level !== undefined;
    if (known) known.count++;
    else notices.set(message, { place: script.where(statement), message, ...(isAloud && { level: 'warning' }), count: 1 });
  };
  const warn = (statement: ScriptStatement, message: string): void => {
    const place = script.where(statement);
    notices.set(`${place}: ${message}`, { place, message, level: 'warning', count: 1 });
  };
  client.on('notice', ({ severity, code, message }) => {
    if (severity === 'WARNING' && code === RAISED && message !== undefined) notices.set(message, { place: 'schema', message, level: 'warning', count: 1 });
  });
  for (const { name } of first.missing)
    notices.set(name, {
      place: `extension ${name}`,
      message: `the extension ${name} is not available in the sandbox: its types are held as text and its functions give NULL there, and what else needs it is left out`,
      count: 1,
    });

  for (const { platform, made } of await standInPlatforms(client, script.text({ start: 0, end: script.bytes.length }), statements))
    notices.set(`platform ${platform}`, {
      place: `platform ${platform}`,
      message: `the schema does not make ${made.join(', ')}, which ${platform} has in every database: a stand-in is used, and a load keeps what a ${platform} database holds there`,
      count: 1,
    });
  const policyRoles: RolesByPolicy = new Map();
  const rows = scriptRows(client, options.rows ?? true);
  const standIns = new StandIns(client, first.missing);
  // A later statement may use an omitted object.
  let isWhole = first.missing.length === 0;
  const made = options.onTable && tellTables(script, statements, options.onTable);
  let begun: ScriptStatement | undefined;
  const collations = new Set<string>();
  const together = new Together(script, client, watch);
  /** Statements before it are run one by one. */
  let alone = 0;
  for (let at = 0; at < statements.length; at++) {
    const some = at < alone ? [] : together.from(statements, at);
    if (some.length > 1) {
      if (await together.run(some)) {
        for (const statement of some) {
          if (statement.verdict.do === 'skip') note(statement, statement.verdict.why);
          else made?.(statement);
        }
        at += some.length - 1;
        continue;
      }
      alone = at + some.length;
    }
    const statement = statements[at]!;
    if (client.getTransactionStatus() !== 'T') begun = statement;
    else if (begun && script.sessionOf(begun) !== script.sessionOf(statement)) throw unended(script, begun);
    if (statement.verdict.do === 'rows') {
      const taken = await watch.statement(() => rows(script.text(statement)));
      if (!taken) note(statement, ROWS);
      continue;
    }
    const sql =
      statement.verdict.do === 'c-function' ? await contribCall(client, script, statement) : sqlOf(statement, script, sandbox.owner.database, first.schemas);
    if (statement.verdict.do === 'skip') note(statement, statement.verdict.why);
    if (statement.verdict.do === 'c-function' && sql === undefined) note(statement, 'functions in C are left out');
    if (statement.verdict.do === 'database-setting' && isCustomSetting(statement.verdict.setting)) await setAsSuperuser(sandbox, statement.verdict);
    if (sql === undefined && statement.kind === 'CreateFunctionStmt') isWhole = false;
    if (sql === undefined) continue;
    const place = (): string => ` (statement at ${script.where(statement)})`;
    const isMigration = script.fileOf(statement) !== undefined;
    const leftOut = await watch.statement(
      () =>
        runOne(client, { kind: statement.kind, sql, isMigration }, isWhole ? undefined : standIns, {
          warn: (message) => warn(statement, message),
          standIn: async (error) => {
            const collation = missingCollation(error);
            if (collation === undefined || collations.has(collation)) return false;
            collations.add(collation);
            if (!(await makeCollation(sandbox, collation))) return false;
            note(statement, sortsAlike(collation));
            return true;
          },
          reject: (error) => rejected(script, statement, sql, error),
        }),
      place,
    );
    if (leftOut === WARNED) continue;
    if (leftOut === undefined) {
      if (statement.verdict.do === 'run' && statement.verdict.policy) await rememberRoles(client, statement.verdict.policy, policyRoles);
      made?.(statement);
      continue;
    }
    if (statement.kind === 'CreateStmt') warn(statement, `${leftOut}. Its table gets no rows`);
    else note(statement, leftOut);
    isWhole = false;
  }
  if (begun && client.getTransactionStatus() === 'T') throw unended(script, begun);
  for (const each of script.removed) {
    const message = removedBecause(each);
    if (each.what === '\\restrict' || each.what === '\\unrestrict') continue;
    const known = notices.get(message);
    if (known) known.count++;
    else notices.set(message, { place: script.whereLine(each.line), message, ...(isAloud(each) && { level: 'warning' }), count: 1 });
  }
  return {
    notices: [...notices.values()].map(({ place, count, ...notice }) => ({ ...notice, place: count > 1 ? `${place} and ${count - 1} more` : place })),
    standIns: standIns.types,
    policyRoles,
  };
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

/** Left out, and the script is as whole as before. */
const WARNED = Symbol('warned');

type OneStatement = { readonly kind: string; readonly sql: string; /** A statement from one of several files. */ readonly isMigration: boolean };
type OnRefusal = {
  readonly warn: (message: string) => void;
  /** Whether what the statement misses was made, so that it can run again. */
  readonly standIn: (error: DatabaseError) => Promise<boolean>;
  readonly reject: (error: DatabaseError) => unknown;
};

/** Undefined: done. A text: left out, and why. */
async function runOne(
  client: OpenClient,
  { kind, sql, isMigration }: OneStatement,
  standIns: StandIns | undefined,
  { warn, standIn, reject }: OnRefusal,
): Promise<string | typeof WARNED | undefined> {
  const inBlock = client.getTransactionStatus() === 'T' && !/^\s*(commit|rollback|end|abort)\b/i.test(sql);
  let text = sql;
  for (;;) {
    try {
      if (inBlock) await client.query('SAVEPOINT seedbed');
      await client.query(text);
      if (inBlock && client.getTransactionStatus() === 'T') await client.query('RELEASE SAVEPOINT seedbed').catch(ignoreNoSavepoint);
      return undefined;
    } catch (thrown) {
      const error = thrown as DatabaseError;
      if (error.code === undefined) throw error;
      if (inBlock) await client.query('ROLLBACK TO SAVEPOINT seedbed');
      if (await standIn(error)) continue;
      const replaced = withOwnLocale(text, error) ?? withoutSuperuserWords(text, error) ?? (await standIns?.repair(sql, text, error));
      const why = replaced === undefined ? (superuserOnly(kind, error) ?? excuse(error, sql, standIns !== undefined)) : undefined;
      if (replaced === undefined && why !== undefined) return why;
      if (replaced !== undefined) {
        text = replaced;
        continue;
      }
      const harmless = isMigration ? touchesNoRows(kind, sql, error) : changesNothing(kind, sql, error);
      const repaired = isMigration && harmless === undefined ? withMissingWord(text, error) : undefined;
      if (harmless === undefined && repaired === undefined) throw reject(error);
      warn((harmless ?? repaired?.why)!);
      if (repaired === undefined) return WARNED;
      text = repaired.sql;
    }
  }
}

function sortsAlike(collation: string): string {
  return `the collation ${collation} of the operating system is not available in the sandbox: another one of its language is used there, and a load keeps it`;
}

/** Table, column, object, function, schema. */
const MISSING: ReadonlySet<string> = new Set(['42P01', '42703', '42704', '42883', '3F000']);

function removedBecause({ what, file, why }: Removed): string {
  if (why !== undefined) return why;
  if (file !== undefined) return includeOf({ what, file });
  if (what.startsWith('COPY')) return 'rows in the script (COPY … FROM stdin) are left out: a schema is read from its definitions';
  const reason = REASONS[what];
  return `the psql command ${what} is left out${reason === undefined ? '' : `: ${reason}`}`;
}

/** Whether people may expect it, other than what only prints. */
function isAloud({ what, file, why }: Removed): boolean {
  return file !== undefined || (why !== undefined && what !== '\\gexec') || REASONS[what] !== undefined;
}

const NO_FILE = 'no file is written here';
const REASONS: Readonly<Record<string, string>> = dictionary({
  '\\!': 'no program is run here',
  '\\copy': 'a schema is read from its definitions, not its rows',
  '\\o': NO_FILE,
  '\\out': NO_FILE,
  '\\w': NO_FILE,
  '\\write': NO_FILE,
  '\\g': NO_FILE,
  '\\gx': NO_FILE,
});

/** Why a file that psql would read is not read. */
function includeOf({ what, file = '' }: Pick<Removed, 'what' | 'file'>): string {
  const isOutside = /^(?:[/~]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(file);
  const advice = isOutside ? 'only files in the folder of the script are read' : 'it is not at hand: give the folder, or join the files in their order';
  return `psql would read ${file} (${what}), and ${advice}`;
}

/** A transaction that a file begins but does not end is lost: the caller closes the session. */
function unended(script: Script, begun: ScriptStatement): Problem {
  return script.problem('The transaction that begins here does not end, so that nothing of it stays. Add COMMIT', {
    sqlstate: '25000',
    offset: script.firstWord(begun),
  });
}

/** Warnings from the script's RAISE WARNING, not from Postgres itself. */
const RAISED = '01000';

/** Disk full, out of memory, over a limit such as that of temporary files, nested too deeply. */
const RESOURCES: ReadonlySet<string> = new Set(['53100', '53200', '53400', '54001']);

function ignoreNoSavepoint(error: DatabaseError): void {
  if (error.code !== '3B001') throw error;
}

function rejected(script: Script, statement: ScriptStatement, sql: string, error: DatabaseError): unknown {
  if (RESOURCES.has(error.code!))
    return new Problem('too-large', `${error.message} (statement at ${script.where(statement)}). A schema needs little room; leave out what makes rows.`, {
      facts: { sqlstate: error.code },
      cause: error,
    });
  const isText = sql === script.text(statement);
  const offset = isText && error.position ? script.offsetOfCharacter(Number(error.position) - 1, statement.start) : script.firstWord(statement);
  const absent = MISSING.has(error.code ?? '') ? script.removed.find(({ file }) => file !== undefined) : undefined;
  const unread = absent && `${includeOf(absent)} (${script.whereLine(absent.line)})`;
  const hint = [error.detail, missingHint(error.message) ?? error.hint, unread].filter(Boolean).join(' ');
  return script.problem(hint ? `${error.message}. ${hint}` : error.message, { sqlstate: error.code ?? 'XX000', offset, cause: error });
}
