import type { Writable } from 'node:stream';
import { escapeUnseen } from './scrub.ts';

/** Buffers lines for output. Writers never wait. */
export type LineWriter = { write(line: string): void };

/** Maximum characters that wait; a reader that stalls costs lines, but neither memory nor time. */
const MAX_WAITING = 1024 * 1024;

/**
 * Collects lines and writes them in one piece once the previous piece was accepted. Drops lines that do not fit
 * meanwhile; the next piece reports how many.
 */
export function lineWriter(out: Pick<Writable, 'write'>, mostWaiting: number = MAX_WAITING): LineWriter {
  let waiting: string[] = [];
  let size = 0;
  let dropped = 0;
  let busy = false;

  const send = (): void => {
    if (busy || waiting.length === 0) return;
    if (dropped > 0)
      waiting.push(`${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'lines of the log were dropped: its reader was too slow' })}\n`);
    const piece = waiting.join('');
    waiting = [];
    size = 0;
    dropped = 0;
    busy = true;
    out.write(piece, () => {
      busy = false;
      send();
    });
  };

  return {
    write(line) {
      if (size + line.length > mostWaiting) {
        dropped++;
        return;
      }
      waiting.push(escapeUnseen(line));
      size += line.length;
      if (waiting.length === 1 && !busy) setImmediate(send);
    },
  };
}
