import { randomBytes } from 'node:crypto';
import { access, chown, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@seedbed/contract';
import { program, type Binaries } from './binaries.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';

export const SUPERUSER = 'seedbed';

/**
 * Makes the data directory `folder/pgdata` where there is none, and returns the superuser's password, which lies beside it.
 * A directory that an earlier `initdb` left half made is made again.
 */
export async function initialize(binaries: Binaries, folder: string, user: ServerUser | undefined): Promise<string> {
  const pgdata = join(folder, 'pgdata');
  const passwordFile = join(folder, 'password');
  const known = await readFile(passwordFile, 'utf8').catch(() => '');
  if (known && (await exists(join(folder, 'initialized')))) return known;

  await rm(pgdata, { recursive: true, force: true });
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) await chown(passwordFile, user.uid, user.gid);
  const result = await runProgram(program(binaries, 'initdb'), [...INITDB, ...localeOf(binaries), `--pwfile=${passwordFile}`, '-D', pgdata], user);
  if (result.code !== 0) throw initializationProblem(folder, result.output);
  await writeFile(join(folder, 'initialized'), binaries.version);
  return password;
}

const INITDB = [
  `--username=${SUPERUSER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--no-sync',
  '--no-instructions',
  // Without the system's locales: the same order of texts on every machine.
  '--locale=C',
];

/** Letters beyond ASCII are letters, where the version has a locale of its own. */
function localeOf({ version }: Binaries): string[] {
  return Number.parseInt(version, 10) >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
}

function initializationProblem(folder: string, output: string): Problem {
  if (/no space left|could not (extend|write) file|wrote only/i.test(output)) {
    return new Problem(
      'internal',
      `There is no space left on the disk of ${folder}: the embedded Postgres needs about 60 MB. Free some, or set SEEDBED_DATA_DIR to another disk.`,
    );
  }
  return new Problem('internal', `The embedded Postgres could not make its data folder ${folder}: ${lastLine(output)}`, { facts: { output } });
}

export function lastLine(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.findLast((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1) ?? 'no message';
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
