import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Enough for events that repeat an answer piece by piece. */
const MAX_BYTES = 8 * 1024 * 1024;
const KEPT_OF_STDERR = 16 * 1024;
/** How long a program may take to end after it was told to, ms. */
const GRACE_MS = 2_000;

export type Bounds = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly input: string;
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
  /** Ends the program at a line of either output; the answer names the first that is true. */
  readonly stopAt?: (line: string) => string | undefined;
};

export type Run = {
  /** Null if it was ended. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Why it was ended: by time, by size, or what `stopAt` named. */
  readonly ended?: string;
  /** The line that stopped it. */
  readonly line?: string;
};

export const TOO_LATE = 'too late';
export const TOO_LONG = 'too long';

/**
 * Runs a program in a process group and a session of its own, so that it has no terminal, and ends the whole group: when the program itself ends, at
 * the time limit, at too much output, at a line that stops it, and when the signal aborts. Rejects with the signal's reason, and with the
 * error of a program that does not start.
 */
export async function runBounded(path: string, args: readonly string[], bounds: Bounds): Promise<Run> {
  const { cwd, env, input, seconds, signal, stopAt } = bounds;
  signal?.throwIfAborted();
  const child = spawn(path, args, { cwd, env: { ...env }, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  let ended: { readonly why: string; readonly line?: string } | undefined;
  const stop = (why: string, line?: string): void => {
    ended ??= { why, ...(line !== undefined && { line }) };
    endGroup(child.pid, 'SIGTERM');
    setTimeout(() => endGroup(child.pid, 'SIGKILL'), GRACE_MS).unref();
  };
  const onAbort = (): void => stop('aborted');
  const late = setTimeout(() => stop(TOO_LATE), seconds * 1000);
  signal?.addEventListener('abort', onAbort, { once: true });
  const out: string[] = [];
  let errors = '';
  let bytes = 0;
  const watch = (stream: NodeJS.ReadableStream, keep: (text: string) => void): void => {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      bytes += text.length;
      if (bytes > MAX_BYTES) return stop(TOO_LONG);
      keep(text);
      if (!stopAt) return;
      const lines = (rest + text).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        const why = stopAt(line);
        if (why !== undefined) return stop(why, line);
      }
    });
  };
  watch(child.stdout, (text) => void out.push(text));
  watch(child.stderr, (text) => void (errors = (errors + text).slice(-KEPT_OF_STDERR)));
  // A program may end before it has read the question.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      let isClosed = false;
      child.once('close', (given) => {
        isClosed = true;
        resolve(given);
      });
      // Its own children may hold the output open; they end with it.
      child.once('exit', async (given) => {
        await pause(GRACE_MS / 4, undefined, { ref: false });
        if (isClosed) return;
        endGroup(child.pid, 'SIGKILL');
        await pause(GRACE_MS, undefined, { ref: false });
        resolve(given);
      });
    });
    if (signal?.aborted) throw signal.reason;
    return {
      code: ended === undefined ? code : null,
      stdout: out.join(''),
      stderr: errors,
      ...(ended && { ended: ended.why, ...(ended.line !== undefined && { line: ended.line }) }),
    };
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', onAbort);
    endGroup(child.pid, 'SIGKILL');
  }
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended.
  }
}
