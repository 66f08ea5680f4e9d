import type { SlideReport, SlidTable } from '@seedbed/runner';
import { count, duration } from './figures.ts';

/** The moved and skipped tables of a slide, a line each. `file`: where the blueprint was written. */
export function slideReport({ dry, before, after, blueprint, tables, left, stays, fired, seconds }: SlideReport, file: string | undefined): string {
  const weeks = after - before;
  const end = new Date(Date.parse(`${blueprint.referenceDate}T00:00:00Z`) + after * 7 * 86_400_000).toISOString().slice(0, 10);
  if (weeks === 0) return `Nothing to move: the rows end on ${end} already.\n`;
  const rows = tables.reduce((sum, { moved }) => sum + moved, 0);
  const by = `${count(Math.abs(weeks))} ${Math.abs(weeks) === 1 ? 'week' : 'weeks'} ${weeks > 0 ? 'later' : 'earlier'}`;
  const fire = fired.length === 0 ? [] : [`Triggers ${dry ? 'would fire' : 'fired'}, since their tables belong to another role: ${fired.join('; ')}`];
  const sum = dry
    ? `Would move ${count(rows)} rows ${by}, to end on ${end}; nothing was changed. Whether Postgres takes them was not tried.`
    : `Moved ${count(rows)} rows ${by}, to end on ${end}, in one transaction, ${duration(seconds)}.`;
  const leftOut = left.map(({ table, why }) => `${table}: left as it is, ${why}`);
  return [...tables.map(tableLine), ...leftOut, ...stayLines(stays), ...fire, sum, ...(file === undefined ? [] : [`${file} has the new day.`]), ''].join('\n');
}

function tableLine({ table, made, met, ours, present, moved, changed, held, columns }: SlidTable): string {
  const parts = [
    `${count(moved)} of ${count(made)} loaded rows (${columns.join(', ')})`,
    ...(made - met > 0 ? [`${count(made - met)} are gone`] : []),
    ...(changed > 0 ? [`${count(changed)} keep times that somebody changed`] : []),
    ...(held > 0 ? [`${count(held)} keep their times, since a row that stays would lie before its parent`] : []),
    ...(present - ours > 0 ? [`${count(present - ours)} rows do not match those of the blueprint and stay as they are`] : []),
  ];
  return `${table}: ${parts.join('; ')}`;
}

/** `Not moved: public.invoices.number (a year is part of it)`: one line for each reason. */
function stayLines(stays: SlideReport['stays']): string[] {
  const byReason = Map.groupBy(stays, ({ why }) => why);
  return [...byReason].map(([why, columns]) => `Not moved: ${columns.map(({ table, column }) => `${table}.${column}`).join(', ')} (${why})`);
}
