import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@seedbed/contract';
import { quoteIdent, quoteLiteral } from '../sql/quote.ts';
import { program, type Binaries } from './binaries.ts';
import { lastLine } from './last-line.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';

const ORPHAN_TIMEOUT_MS = 30_000;

/**
 * Runs statements on a data directory without a running server, as its superuser, without a password: Postgres allows
 * that to the owner of the files. Statements go through standard input, so that secrets appear in no process list and
 * no log.
 */
export async function runSingleUser(binaries: Binaries, pgdata: string, statements: readonly string[], user: ServerUser | undefined): Promise<void> {
  const quiet = ['-c', 'log_min_messages=error', '-c', 'log_min_error_statement=panic'];
  const until = Date.now() + ORPHAN_TIMEOUT_MS;
  for (;;) {
    const input = statements.map((statement) => `${statement};\n`).join('');
    const { code, output } = await runProgram(program(binaries, 'postgres'), ['--single', ...quiet, '-D', pgdata, 'postgres'], user, input);
    // It ends with 0 although a statement failed.
    if (code === 0 && !/\b(ERROR|FATAL|PANIC):/.test(output)) return;
    const waits = /pre-existing shared memory block|lock file .* already exists/.test(output);
    if (!waits || Date.now() > until) throw new Problem('internal', `Postgres could not be repaired in ${pgdata}: ${lastLine(output)}`, { facts: { output } });
    await sleep(150);
  }
}

/** A new password for a role of the cluster. */
export async function renewPassword(binaries: Binaries, pgdata: string, role: string, password: string, user: ServerUser | undefined): Promise<void> {
  await runSingleUser(binaries, pgdata, [`ALTER ROLE ${quoteIdent(role)} WITH LOGIN PASSWORD ${quoteLiteral(password)}`], user);
}
