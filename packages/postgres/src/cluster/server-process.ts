import type { ChildProcess } from 'node:child_process';
import { stopAtExit, stopServer } from './stop-server.ts';
import type { ServerUser } from './server-user.ts';
import { watchOver } from './watchdog.ts';

/** A server that we started, and everything needed to end it. */
export type ServerProcess = {
  readonly pid: number;
  /** Resolves when the process has ended for any reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
  /** Removes the exit hook of a server that has ended. */
  forget(): void;
};

type ServerPlace = {
  readonly pgdata: string;
  readonly user: ServerUser | undefined;
  /** Whether to write data to disk before stopping; never for throwaway data. */
  readonly durable: boolean;
  /** Removed when our process ends, however it ends. */
  readonly temporaryFolder: string | undefined;
};

export function serverProcess(child: ChildProcess, { pgdata, user, durable, temporaryFolder }: ServerPlace): ServerProcess {
  const pid = child.pid!;
  const endWatch = watchOver({ pid, pgdata, user, signal: durable ? 'INT' : 'QUIT', temporaryFolder });
  const forgetAtExit = stopAtExit({ child, signal: durable ? 'SIGINT' : 'SIGQUIT', temporaryFolder });
  const forget = (): void => {
    endWatch();
    forgetAtExit();
  };
  return {
    pid,
    ended: hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve())),
    forget,
    async stop() {
      endWatch();
      await stopServer(child);
      forgetAtExit();
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
