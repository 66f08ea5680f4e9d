import type { Readable, Writable } from 'node:stream';

/** What a command may touch of its process. */
export type Io = {
  readonly stdin: Readable;
  /** With a file descriptor, of a process; without one, of a test. */
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly fd?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** Files are relative to the folder that the command was called in. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
};
