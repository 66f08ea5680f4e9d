import type { Diagnostic } from '@seedbed/contract';
import type { Io } from '../io.ts';

const SHOWN = 12;

/** Errors and warnings on stderr, worst first; notes are only counted. */
export function printDiagnostics(io: Io, diagnostics: readonly Diagnostic[]): void {
  const worst = diagnostics.filter((each) => each.level !== 'info').sort((a, b) => rank(a) - rank(b));
  for (const each of worst.slice(0, SHOWN)) {
    const place = [each.table, each.column].filter(Boolean).join('.');
    io.stderr.write(`${each.level}: ${place ? `${place}: ` : ''}${each.message}${each.mend ? ` — ${each.mend}` : ''}\n`);
  }
  const rest = worst.length - SHOWN;
  if (rest > 0) io.stderr.write(`… and ${rest} more (all of them with --json)\n`);
}

function rank(diagnostic: Diagnostic): number {
  return diagnostic.level === 'error' ? 0 : 1;
}
