import { resolveType, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { isParticiple, pieces, readName } from '@seedbed/meaning/read';
import type { Claim, Is } from './claim.ts';
import { eventColumns, LIGHT } from './events.ts';
import { isBirth, isNumber } from './measures.ts';
import { columnsNamed, type NamedColumn, type Scope } from './scope.ts';
import { whenOf, type When } from './when.ts';

/** `in 2025`, `joined before 2024`, `on weekends`, `between 8am and 6pm`, `published after 1990`: when a row's time is. */
export function readTimes(scope: Scope, table: BlueprintTable, words: readonly string[]): Claim[] {
  for (let at = 0; at <= Math.min(3, words.length - 1); at++) {
    const when = whenOf(words.slice(at));
    const is = when && timeCondition(when);
    if (!is) continue;
    const columns = at === 0 ? ownTime(scope, table) : timesOf(scope, table, words.slice(0, at));
    const made = columns.flatMap((one) => claimOf(scope, one, is));
    if (made.length > 0) return made;
  }
  return [];
}

/** Months describe how busy a time is, but do not select rows. */
export function timeCondition(when: When): Is | null {
  if (when.kind === 'moment') return when;
  if (when.kind === 'weekdays') return { kind: 'calendar', weekdays: when.days };
  if (when.kind === 'months') return null;
  return { kind: 'calendar', hours: { from: when.from, to: when.to }, ...(when.kind === 'open' && { weekdays: when.days }) };
}

/** A column with a year takes years. */
function claimOf(scope: Scope, { table, column, score }: NamedColumn, is: Is): Claim[] {
  if (isTimeOfDay(scope, column) && !(is.kind === 'calendar' && is.hours && !is.weekdays)) return [];
  if (!isNumber(scope, column)) return [{ table, column, is, not: false, score }];
  if (is.kind !== 'moment' || [is.from, is.to].some((one) => one !== undefined && !/^\d{4}-/.test(one))) return [];
  const year = (day: string | undefined, open: number): number => (day === undefined ? open : Number(day.slice(0, 4)));
  return [{ table, column, is: { kind: 'range', low: year(is.from, -Infinity), high: year(is.to, Infinity) }, not: false, score }];
}

/** Columns with the time of a verb, or that words name: `joined`, `created`, `due date`. */
export function timesOf(scope: Scope, table: BlueprintTable, words: readonly string[]): NamedColumn[] {
  const meant = words.filter((word) => !/^(?:is|are|was|were|be|been|only|all|lie|lies|fall|falls)$/.test(word));
  if (meant.length === 0) return ownTime(scope, table);
  // `start`, `begin`, `take place`: the thing itself, whatever its column is called.
  if (/^(?:starts?|started|begins?|happens?|occurs?|takes? place)$/.test(meant.join(' '))) {
    const written = table.columns.filter((column) => !column.nullable && isTimed(scope, column) && TAKES_PLACE.has(piecesOf(column).join('')));
    if (written.length === 1) return [{ table, column: written[0]!, score: 0.95 }];
    if (ownTime(scope, table).length > 0) return ownTime(scope, table);
  }
  if (meant.length === 1 && meant[0] === 'born')
    return table.columns.filter((column) => isBirth(scope, column)).map((column) => ({ table, column, score: 0.95 }));
  const events = eventColumns(scope, table, meant);
  if (events.length > 0) return events.map(({ column, score }) => ({ table, column, score }));
  const years = table.columns.filter(
    (column) => isNumber(scope, column) && isYear(column) && readName(column.name).words.some((word) => meant.length === 1 && word === meant[0]),
  );
  if (years.length > 0) return years.map((column) => ({ table, column, score: 0.95 }));
  const named = columnsNamed(scope, meant, table).filter(({ column }) => isTimed(scope, column) || (isNumber(scope, column) && isYear(column)));
  if (named.length > 0) return named;
  // `started`, `placed`, `made`: people mean the creation of rows.
  return meant.length === 1 && isParticiple(meant[0]!) && /^(?:created|made|placed|started|held|added|booked|issued|recorded|taken)$/.test(meant[0]!)
    ? mainTime(scope, table)
    : [];
}

export function isYear({ name }: BlueprintColumn): boolean {
  return readName(name).words.includes('year') || /^(?:yr|year)$/i.test(name);
}

/** A time of day, without a day. */
export function isTimeOfDay({ blueprint }: Scope, { type }: BlueprintColumn): boolean {
  return /^time(?:tz)?$/.test(resolveType(type, blueprint.types).base);
}

function isTimed(scope: Scope, column: BlueprintColumn): boolean {
  return isTime(scope, column) || isTimeOfDay(scope, column);
}

export function isTime({ blueprint }: Scope, { type }: BlueprintColumn): boolean {
  return /^(?:date|timestamp|timestamptz)$/.test(resolveType(type, blueprint.types).base);
}

/** The creation time of a row; without one, the first NOT NULL time. */
export function mainTime(scope: Scope, table: BlueprintTable): NamedColumn[] {
  const times = table.columns.filter((column) => isTime(scope, column) && !isBirth(scope, column));
  const main =
    times.find(({ generator }) => generator?.kind === 'date.start') ??
    times.find(({ generator, nullable }) => !nullable && /^date\.(?:created|business)$/.test(generator?.kind ?? '')) ??
    times.find(({ nullable }) => !nullable) ??
    // The first of a row's states.
    (table.timeline && times.find(({ generator }) => generator?.kind === 'life.stamp'));
  return main ? [{ table, column: main, score: 0.85 }] : [];
}

/** Names of times at which something itself takes place. */
const TAKES_PLACE = new Set(['start', 'starts', 'started', 'begin', 'begins', 'began', 'held', 'scheduled', 'performed', 'departs', 'departure', 'departed']);
/** Names of times at which a row was written down, whenever the thing itself takes place. */
const WRITTEN = new Set(['created', 'inserted', 'recorded', 'booked', 'entered', 'added', 'registered', 'logged', 'reserved', 'imported']);

/**
 * The time at which the thing of a row takes place, where that is not when the row was written: `starts_at` beside `booked_at`,
 * `visit_date` beside `created_at`. Otherwise the main time.
 */
export function ownTime(scope: Scope, table: BlueprintTable): NamedColumn[] {
  const main = mainTime(scope, table);
  const written = main[0]?.column;
  if (!written || !piecesOf(written).some((part) => WRITTEN.has(part))) return main;
  const others = table.columns.filter((column) => column !== written && !column.nullable && isTime(scope, column) && !isBirth(scope, column));
  const starts = new Set(table.columns.flatMap(({ generator }) => (generator?.kind === 'date.end' ? [generator.parameters?.['start']] : [])));
  const noun = new Set(pieces(table.name).flatMap((part) => [part, part.replace(/s$/, '')]));
  const likely = [
    others.filter(({ name }) => starts.has(name)),
    others.filter((column) => piecesOf(column).some((part) => TAKES_PLACE.has(part))),
    // `date`, or `visit_date` of visits.
    others.filter((column) => pieces(column.name).some((part) => part === 'date' || part === 'on') && piecesOf(column).every((part) => noun.has(part))),
  ].find((found) => found.length > 0);
  return likely?.length === 1 ? [{ table, column: likely[0]!, score: 0.85 }] : main;
}

function piecesOf({ name }: BlueprintColumn): string[] {
  return pieces(name).filter((part) => !LIGHT.has(part));
}
