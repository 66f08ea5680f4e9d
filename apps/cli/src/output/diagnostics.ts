import type { Diagnostic } from '@seedbed/contract';
import { worstOf } from '@seedbed/runner';
import type { Io } from '../io.ts';

/** Errors and warnings on stderr, worst first; notes are only counted. */
export function printDiagnostics(io: Io, diagnostics: readonly Diagnostic[]): void {
  const { lines, rest } = worstOf(diagnostics);
  for (const line of lines) io.stderr.write(`${line}\n`);
  if (rest > 0) io.stderr.write(`… and ${rest} more (all of them with --json)\n`);
}
