import { sayProblem } from '@seedbed/runner';
import type { Io } from '../io.ts';

/** What is wrong, on stderr. Never a stack, unless SEEDBED_DEBUG asks for it. */
export function printProblem(io: Io, error: unknown): void {
  io.stderr.write(`seedbed: ${sayProblem(error)}\n`);
  if (io.env['SEEDBED_DEBUG'] && error instanceof Error) io.stderr.write(`${error.stack}\n`);
}
