import { connect } from '../sql/connect.ts';
import { makeExtensionsFirst } from './extensions-first.ts';
import { guard, type TrialLimits } from './guard.ts';
import type { Sandbox } from './open-sandbox.ts';
import { standInPlatforms } from './platforms/stand-in-platforms.ts';
import type { RolesByPolicy } from './policy-roles.ts';
import { includeOf } from './removed-lines.ts';
import { Alone } from './run-alone.ts';
import { Together } from './run-together.ts';
import { ScriptNotices, type ScriptNotice } from './script-notices.ts';
import { scriptRows } from './script-rows.ts';
import type { Script } from './script.ts';
import type { StandInType } from './stand-ins.ts';
import type { ScriptStatement } from './statement.ts';
import { tellTables } from './tell-tables.ts';

type ScriptRun = { readonly notices: ScriptNotice[]; readonly standIns: ReadonlyMap<string, StandInType>; readonly policyRoles: RolesByPolicy };
export type RunOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly limits?: TrialLimits;
  readonly rows?: boolean;
  /** From this line on, a statement that Postgres refuses is an error: it was asked for by itself. Before it, those that change nothing are left out. */
  readonly strictFrom?: number | undefined;
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
  requireFiles(script, statements);
  const notices = new ScriptNotices(script);
  const first = await makeExtensionsFirst(sandbox, statements);
  await using client = await connect(sandbox.owner, { applicationName: 'seedbed sandbox' });
  // By the clock alone: strangers send scripts, and a busy machine would double the time of an endless loop.
  await using watch = await guard(sandbox, client, { ...options, maxStarved: 1 });
  client.on('notice', ({ severity, code, message }) => {
    if (severity === 'WARNING' && code === RAISED && message !== undefined) notices.raised(message);
  });
  for (const { name } of first.missing) notices.missingExtension(name);
  for (const { platform, made } of await standInPlatforms(client, script.text({ start: 0, end: script.bytes.length }), statements))
    notices.standInPlatform(platform, made);

  const onMade = options.onTable && tellTables(script, statements, options.onTable);
  const alone = new Alone({
    sandbox,
    script,
    client,
    watch,
    notices,
    first,
    rows: scriptRows(client, options.rows ?? true),
    onMade,
    strictFrom: options.strictFrom,
  });
  const together = new Together(script, client, watch);
  /** Statements before it are run one by one. */
  let failedUntil = 0;
  for (let at = 0; at < statements.length; at++) {
    const some = at < failedUntil ? [] : together.from(statements, at);
    if (some.length <= 1) await alone.run(statements[at]!);
    else if (await together.run(some)) {
      for (const statement of some) {
        if (statement.verdict.do === 'skip') notices.note(statement, statement.verdict.why);
        else onMade?.(statement);
      }
      at += some.length - 1;
    } else {
      failedUntil = at + some.length;
      await alone.run(statements[at]!);
    }
  }
  alone.end();
  notices.removedLines();
  return { notices: notices.list(), standIns: alone.standIns.types, policyRoles: alone.policyRoles };
}

/** Throws for a script without tables of its own that psql would read from other files. */
function requireFiles(script: Script, statements: readonly ScriptStatement[]): void {
  const absent = script.removed.find(({ file }) => file !== undefined);
  if (absent && !statements.some(({ kind }) => kind === 'CreateStmt')) throw script.problemAtLine(includeOf(absent), absent.line);
}

/** Warnings from the script's RAISE WARNING, not from Postgres itself. */
const RAISED = '01000';
