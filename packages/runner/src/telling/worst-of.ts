import type { Diagnostic } from '@seedbed/contract';

const SHOWN = 12;

/** The worst, a line each: place, what is wrong, what to do. `rest` is how many errors and warnings are not among them. */
export function worstOf(diagnostics: readonly Diagnostic[]): { readonly lines: readonly string[]; readonly rest: number } {
  const worst = diagnostics.filter((each) => each.level !== 'info').sort((a, b) => rank(a) - rank(b));
  return { lines: worst.slice(0, SHOWN).map(lineOf), rest: Math.max(0, worst.length - SHOWN) };
}

function lineOf({ level, table, column, message, mend }: Diagnostic): string {
  const place = [table, column].filter(Boolean).join('.');
  return `${level}: ${place ? `${place}: ` : ''}${message}${mend ? ` — ${mend}` : ''}`;
}

function rank(diagnostic: Diagnostic): number {
  return diagnostic.level === 'error' ? 0 : 1;
}
