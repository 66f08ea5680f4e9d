import { once } from 'node:events';
import type { Io } from '../io.ts';

type Terminal = Io['stdin'] & { setRawMode?: (isRaw: boolean) => void };

const CTRL_C = '\u0003';
/** What comes so soon was typed before anybody could read the question. */
const UNREAD_MS = 150;

/**
 * Asks at the terminal, and takes one key without Enter. Undefined at the end of the input, and if none comes in time; throws the reason of a stop. Keys typed
 * ahead do not count.
 */
export async function pressedKey({ stdin, stderr }: Io, question: string, signal: AbortSignal, withinMs: number): Promise<string | undefined> {
  const terminal = stdin as Terminal;
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const stop = (): void => resolve(undefined);
  terminal.setRawMode?.(true);
  stderr.write(question);
  const asked = performance.now();
  const onData = (data: Buffer | string): void => {
    const [key] = data.toString();
    if (key === CTRL_C || performance.now() - asked > UNREAD_MS) resolve(key);
  };
  const late = setTimeout(stop, withinMs);
  signal.addEventListener('abort', stop, { once: true });
  terminal.on('data', onData).once('end', stop);
  terminal.resume();
  try {
    const key = await promise;
    // Raw keys come as they are, and Ctrl-C is one of them.
    if (key === CTRL_C) {
      process.kill(process.pid, 'SIGINT');
      if (!signal.aborted) await once(signal, 'abort');
    }
    signal.throwIfAborted();
    return key;
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
    terminal.off('data', onData).off('end', stop);
    terminal.setRawMode?.(false);
    terminal.pause();
  }
}
