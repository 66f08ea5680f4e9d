import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { sendSignal } from './postmaster.ts';

/** Fast shutdown (ends open sessions, writes everything); escalates after 15 and 30 seconds. */
export function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.ref();
  return new Promise((resolve) => {
    const harder = [setTimeout(() => sendSignal(child.pid!, 'SIGQUIT'), 15_000), setTimeout(() => sendSignal(child.pid!, 'SIGKILL'), 30_000)];
    child.once('exit', () => {
      for (const timer of harder) clearTimeout(timer);
      resolve();
    });
    sendSignal(child.pid!, 'SIGINT');
  });
}

type Running = { readonly child: ChildProcess; readonly signal: NodeJS.Signals; readonly temporaryFolder: string | undefined };

const running = new Set<Running>();
let watching = false;

/** If our process ends without `stop` (an uncaught error), this stops the server and removes temporary folders. It hooks no signal. */
export function stopAtExit(entry: Running): () => void {
  running.add(entry);
  if (!watching) {
    watching = true;
    process.on('exit', endAll);
  }
  return () => void running.delete(entry);
}

function endAll(): void {
  for (const { child, signal, temporaryFolder } of running) {
    sendSignal(child.pid!, signal);
    if (temporaryFolder) rmSync(temporaryFolder, { recursive: true, force: true });
  }
}
