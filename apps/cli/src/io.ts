import type { Readable, Writable } from 'node:stream';
import type { RunnerOptions } from '@seedbed/runner';

/** A command's access to its process. */
export type Io = {
  readonly stdin: Readable;
  /** With a file descriptor in a process; without one in a test. */
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly fd?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** Files are relative to the command's working directory. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A private Postgres that runs already, in a test; otherwise each command starts its own when it needs one. */
  readonly throwaway?: RunnerOptions['throwaway'];
};
