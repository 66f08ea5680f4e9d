import type { Diagnostic } from '@seedbed/contract';
import { planLines, worstOf } from '@seedbed/runner';
import type { Io } from '../io.ts';

/** Errors and warnings on stderr, worst first; notes are only counted. */
export function printDiagnostics(io: Io, diagnostics: readonly Diagnostic[]): void {
  const { lines, rest } = worstOf(diagnostics);
  for (const line of lines) io.stderr.write(`${line}\n`);
  if (rest > 0) io.stderr.write(`… and ${rest} more (all of them with --json)\n`);
}

/** Where a plan has fewer rows, or other values, than its blueprint asks for. */
export function printPlan(io: Io, diagnostics: readonly Diagnostic[]): void {
  for (const line of planLines(diagnostics)) io.stderr.write(`${line}\n`);
}
