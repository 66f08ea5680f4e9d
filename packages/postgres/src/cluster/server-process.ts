import type { ChildProcess } from 'node:child_process';
import { stopAtExit, stopServer } from './stop-server.ts';
import type { ServerUser } from './server-user.ts';
import { watchOver } from './watchdog.ts';

/** A server that was started by us, and everything that sees to its end. */
export type ServerProcess = {
  readonly pid: number;
  /** Resolves when the process has ended, however that came. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
  /** Of one that has ended: nothing watches over it any more. */
  forget(): void;
};

type ServerPlace = {
  readonly pgdata: string;
  readonly user: ServerUser | undefined;
  /** Writes data to disk first if they must last; throwaway data never. */
  readonly durable: boolean;
  /** Goes with us, however we end. */
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
