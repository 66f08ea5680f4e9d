import { writeSync } from 'node:fs';
import type { Io } from '../io.ts';

/** Writes rows to an open file, completely and synchronously. */
export function toFile(descriptor: number): (chunk: Uint8Array) => void {
  return (chunk) => {
    for (let done = 0; done < chunk.length;) done += writeSync(descriptor, chunk, done);
  };
}

/**
 * Writes rows to standard output, directly while it accepts them. A pipe with a slower reader returns EAGAIN; then the stream takes the
 * rest, and waits for room. If the reader stops, throws EPIPE, as the stream would.
 */
export function toStdout(stdout: Io['stdout']): (chunk: Uint8Array) => void | Promise<void> {
  const { fd } = stdout;
  if (fd === undefined) return (chunk) => written(stdout, Uint8Array.from(chunk));
  return (chunk) => {
    let done = 0;
    try {
      while (done < chunk.length) done += writeSync(fd, chunk, done);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      return written(stdout, chunk.subarray(done));
    }
  };
}

function written(stdout: Io['stdout'], bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => void stdout.write(bytes, (error) => (error ? reject(error) : resolve())));
}
