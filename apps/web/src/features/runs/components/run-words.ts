import type { Run, RunState } from '@seedbed/contract';
import type { Tone } from '../../../components/ui/badge.tsx';
import { formatCount, formatMany, shortName } from '../../../lib/format.ts';
import { listed } from '../../../lib/listed.ts';

const WORDS: Readonly<Record<RunState, string>> = {
  queued: 'queued',
  proving: 'proving',
  preparing: 'preparing',
  running: 'loading',
  finishing: 'finishing',
  succeeded: 'loaded',
  failed: 'failed',
  cancelling: 'cancelling',
  cancelled: 'cancelled',
};

export function runWords(state: RunState): string {
  return WORDS[state];
}

export function runTone(state: RunState): Tone {
  if (state === 'succeeded') return 'good';
  if (state === 'failed') return 'bad';
  return state === 'cancelled' || state === 'cancelling' ? 'warn' : 'info';
}

/** How many of a load's rows are in the target, and which tables lack some. */
export function doneWords({ rows, rowsDone, tables, target }: Pick<Run, 'rows' | 'rowsDone' | 'tables' | 'target'>): string {
  if (rowsDone >= rows) return `All ${formatMany(rowsDone, 'row')} are in ${target}.`;
  if (rowsDone === 0) return `Nothing was loaded: no row was added to ${target}.`;
  const less = tables.filter((table) => table.rowsDone < table.rows);
  const named = listed(
    less.map((table) => `${shortName(table.table)} (${formatCount(table.rowsDone)} of ${formatCount(table.rows)})`),
    3,
  );
  return `${formatCount(rowsDone)} of ${formatMany(rows, 'row')} are in ${target}. Not all rows of ${named} were added.`;
}
