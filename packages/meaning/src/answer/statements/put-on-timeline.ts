import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';

/** Kinds that lie on the table's timeline, with its days and hours. */
const ON_TIMELINE = /^(?:date\.(?:created|business|epoch)|life\.)/;
/** Kinds of the time at which a row's thing takes place, around the timeline or anywhere, surest first. */
const TAKES_PLACE = ['date.start', 'date.scheduled', 'date.event', 'date.past', 'date.recent', 'date.anytime', 'date.between'];
/** Planned times lie this many days behind the timeline at most, and so in the future as well. */
const AHEAD = 24;

/** Whether a column with this generator lies on the table's timeline, so that what is said of its days and hours holds for it. */
export function liesOnTimeline(kind: string | undefined): boolean {
  return ON_TIMELINE.test(kind ?? '');
}

/**
 * A table whose only time is planned or independent has it on its timeline, so that days and hours hold for its rows whatever that column is called. Undefined for a table
 * without such a time, or whose time follows another column.
 */
export function putOnTimeline(table: BlueprintTable): { readonly columns: BlueprintColumn[]; readonly daysAhead: number } | undefined {
  if (table.columns.some(({ generator }) => liesOnTimeline(generator?.kind))) return { columns: [...table.columns], daysAhead: 0 };
  const times = TAKES_PLACE.flatMap((kind) => table.columns.filter(({ generator, nullable }) => generator?.kind === kind && !nullable && isAlone(generator)));
  const [moment] = times;
  if (!moment) return undefined;
  const isPlanned = moment.generator!.kind === 'date.scheduled' || moment.generator!.kind === 'date.start';
  const columns = table.columns.map((column) =>
    column === moment ? { ...column, generator: { kind: 'date.created', parameters: stepOf(isPlanned) } } : column,
  );
  return { columns, daysAhead: isPlanned ? AHEAD : 0 };
}

function isAlone({ parameters = {} }: NonNullable<BlueprintColumn['generator']>): boolean {
  return parameters['after'] === undefined && parameters['of'] === undefined;
}

/** Planned times are at a quarter of an hour. */
function stepOf(isPlanned: boolean): Record<string, unknown> {
  return isPlanned ? { step: 15 } : {};
}
