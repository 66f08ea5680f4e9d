import { formatCount, formatDuration, formatMany } from '../../lib/format.ts';
import type { Reading } from './growth.ts';

export type ReadingStep = {
  readonly id: 'make' | 'read' | 'choose' | 'plan';
  readonly title: string;
  readonly state: 'done' | 'active' | 'waiting';
  /** The size, as far as it is known. */
  readonly note: string;
  /** The duration so far; null before it started. */
  readonly milliseconds: number | null;
};

/**
 * The steps from a schema to a dataset, from the server's messages. `expected`: the estimated number of tables before
 * the server has counted.
 */
export function readingSteps({ from, made, total, read, chosen, since, times }: Reading, expected: number, now: number): ReadingStep[] {
  const columns = read?.reduce((sum, table) => sum + table.columns.length, 0) ?? 0;
  const tables = total || expected;
  const notes = {
    make:
      times.made !== null && made.length > 0
        ? formatMany(made.length, 'table')
        : made.length > 0
          ? `${formatCount(made.length)} of ${formatMany(total, 'table')}`
          : tables > 0
            ? formatMany(tables, 'table')
            : '',
    read: read ? `${formatMany(read.length, 'table')}, ${formatMany(columns, 'column')}` : '',
    choose: chosen ? `${formatCount(chosen.done)} of ${formatMany(chosen.total, 'table')}` : read ? formatMany(read.length, 'table') : '',
    plan: '',
  };
  const all = [
    { id: 'make', title: 'Create the tables', ended: times.made },
    { id: 'read', title: from === 'ddl' ? 'Read columns and constraints' : 'Read the database', ended: times.read },
    { id: 'choose', title: 'Choose generators', ended: times.chosen },
    { id: 'plan', title: 'Plan the rows', ended: null },
  ] as const;
  // A database has its tables already.
  const steps = all.slice(from === 'ddl' ? 0 : 1);
  const active = steps.findIndex(({ ended }) => ended === null);
  return steps.map(({ id, title, ended }, i) => {
    const begun = i === 0 ? since : steps[i - 1]!.ended;
    const state = i < active ? 'done' : i === active ? 'active' : 'waiting';
    return { id, title, state, note: notes[id], milliseconds: state === 'waiting' || begun === null ? null : Math.max(0, (ended ?? now) - begun) };
  });
}

/** “Reading 37 of 137 tables · 3 s”, “Choosing generators for 61 of 138 tables · 7 s”. */
export function readingWords({ made, total, read, chosen, times, since }: Reading, expected: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - since) / 1_000));
  const tables = total || expected;
  const progress =
    times.chosen !== null
      ? `Planning the rows of ${formatMany(read?.length ?? total, 'table')}`
      : read
        ? `Choosing generators for ${chosen ? `${formatCount(chosen.done)} of ` : ''}${formatMany(read.length, 'table')}`
        : times.made !== null
          ? `Reading columns of ${formatMany(total, 'table')}`
          : made.length > 0
            ? `Reading ${formatCount(made.length)} of ${formatMany(total, 'table')}`
            : `Reading ${tables > 0 ? formatMany(tables, 'table') : 'the schema'}`;
  return seconds > 0 ? `${progress} · ${formatDuration(seconds)}` : progress;
}
