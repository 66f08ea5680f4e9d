import { sayValues, type Diagnostic } from '@seedbed/contract';

const SHOWN = 12;

/** The most severe ones, one per line: place, problem, fix. `rest` counts the other errors and warnings. */
export function worstOf(diagnostics: readonly Diagnostic[]): { readonly lines: readonly string[]; readonly rest: number } {
  const worst = diagnostics.filter((each) => each.level !== 'info').sort((a, b) => rank(a) - rank(b));
  return { lines: worst.slice(0, SHOWN).map(lineOf), rest: Math.max(0, worst.length - SHOWN) };
}

/** A plan's deviations from its blueprint, without repeats: fewer rows, and numbers that nobody wrote. */
export function planLines(diagnostics: readonly Diagnostic[]): string[] {
  const notes = diagnostics.filter(({ level, code }) => level === 'info' && code === 'numbers-added').map(({ message }) => `note: ${message}`);
  const { lines, rest } = worstOf(diagnostics);
  return [...new Set([...lines, ...(rest > 0 ? [`… and ${rest} more`] : []), ...notes.slice(0, SHOWN)])];
}

function lineOf({ level, table, column, message, values, mend }: Diagnostic): string {
  const place = [table, column].filter(Boolean).join('.');
  const isNamed = table !== undefined && message.startsWith(table);
  return `${level}: ${place && !isNamed ? `${place}: ` : ''}${message}${values ? ` (${sayValues(values)})` : ''}${mend ? ` — ${mend}` : ''}`;
}

function rank(diagnostic: Diagnostic): number {
  return diagnostic.level === 'error' ? 0 : 1;
}
