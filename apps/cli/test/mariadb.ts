import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PLACES = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/usr/bin'];
const find = (name: string): string | undefined => PLACES.map((place) => join(place, name)).find((path) => existsSync(path));

const PROGRAMS = { server: find('mariadbd'), install: find('mariadb-install-db'), client: find('mariadb') };

/**
 * Why tests that need a real server are skipped; undefined if MariaDB is installed. No npm package has a server, so the machine must have
 * one (Debian: mariadb-server).
 */
export const NO_MARIADB = Object.values(PROGRAMS).every((path) => path !== undefined) ? undefined : 'MariaDB is not installed on this machine';

/** A separate server in its own folder, reachable only by its socket. */
export type Mariadb = {
  readonly socket: string;
  /** Runs a script as the client does, in a database; throws with the server's words. Rows come as lines with tabs. */
  run(database: string, sql: string): Promise<string>;
  stop(): Promise<void>;
};

export async function startMariadb(): Promise<Mariadb> {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-mariadb-'));
  const { username } = userInfo();
  const data = join(folder, 'data');
  const socket = join(folder, 's.sock');
  execFileSync(PROGRAMS.install!, ['--no-defaults', `--datadir=${data}`, `--user=${username}`, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  });
  const options = ['--no-defaults', `--user=${username}`, `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', `--pid-file=${join(folder, 'pid')}`];
  const server = spawn(PROGRAMS.server!, [...options, '--innodb-flush-log-at-trx-commit=0'], { stdio: 'ignore' });
  const run = (database: string, sql: string) => client(socket, database, sql);
  await untilReady(server, run);
  return {
    socket,
    run,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(server: ChildProcess, run: Mariadb['run']): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`mariadbd ended with ${server.exitCode} before it answered`);
    if (await run('mysql', 'SELECT 1').then(Boolean, () => false)) return;
    await pause(50);
  }
}

function client(socket: string, database: string, sql: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(PROGRAMS.client!, ['--no-defaults', '-uroot', `--socket=${socket}`, '-N', database], { maxBuffer: 1e9 }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(stdout),
    );
    child.stdin!.on('error', () => undefined).end(sql);
  });
}
