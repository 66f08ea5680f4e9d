import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { identity, serverEnvironment } from './run-program.ts';
import type { ServerUser } from './server-user.ts';
import { sendSignal } from './postmaster.ts';

type Watched = {
  readonly pid: number;
  readonly pgdata: string;
  readonly user: ServerUser | undefined;
  /** INT writes everything first; QUIT ends immediately. */
  readonly signal: 'INT' | 'QUIT';
  /** Removed together with the server. */
  readonly temporaryFolder: string | undefined;
};

/**
 * Waits for the end of its input, which closes when our process ends in any way, also by kill -9. Then it stops the
 * server, if the process with that pid is still a server of that data directory.
 */
const SCRIPT = `cat >/dev/null
case "$( (tr '\\0' ' ' </proc/$1/cmdline || ps -o command= -p $1) 2>/dev/null)" in *"$2"*) kill -$3 $1;; esac
[ -z "$4" ] && exit
sleep 1
rm -rf "$4"`;

/**
 * Ensures that a server does not outlive our process. Returns a function that ends the watch before the server is
 * stopped cleanly.
 */
export function watchOver({ pid, pgdata, user, signal, temporaryFolder }: Watched): () => void {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'seedbed-watchdog', String(pid), pgdata, signal, temporaryFolder ?? ''], {
    ...identity(user),
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // If it cannot start, the next start on the same folder stops the leftover server anyway.
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  child.unref();
  (child.stdin as Socket).unref();
  return () => void (child.pid !== undefined && sendSignal(-child.pid, 'SIGKILL'));
}
