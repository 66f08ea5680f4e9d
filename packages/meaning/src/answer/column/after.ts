import type { BlueprintColumn, Generator, KnowledgeAfter } from '@seedbed/contract';
import { hoursOf } from './durations.ts';
import { formulaOf } from './formula.ts';
import { columnNamed, fault, typeOf, type AnswerWork, type TableWork } from '../work.ts';
import { ANY_TEXT_TYPES } from '../../schema/types.ts';

/** Generators of times that may be in the future according to their names. */
const AHEAD: ReadonlySet<string> = new Set(['date.due', 'date.expires', 'date.scheduled', 'date.future']);
const NAMED_AHEAD = /expir|valid_?(?:un)?til|valid_?to$|best_?before|deadline|(?:^|_)due(?:_|$)|^next_|matur|renew/i;

/** Whether a time may be in the future: by its statement, otherwise by its name. */
export function liesAhead({ stated }: TableWork, { name, generator }: BlueprintColumn): boolean {
  return stated.columns?.[name]?.future ?? (AHEAD.has(generator?.kind ?? '') || NAMED_AHEAD.test(name));
}

/** Dates in texts are generated as texts, and nothing is computed from them. */
export function isTime(work: AnswerWork, column: BlueprintColumn): boolean {
  return /^(?:date|timestamp|timestamptz|int8)$/.test(typeOf(work, column).base);
}

/** The kind of a column that is no date or time. */
export function kindOfType(base: string): string {
  if (base.startsWith('time')) return 'a time of day';
  return ANY_TEXT_TYPES.has(base) ? 'a text' : `of type ${base}`;
}

const USUAL = { least: '0 s', typical: '1 day', most: '30 days' };

/** A time some length after (or before) another. Null, with a fault, where it does not hold. */
export function generatorOfAfter(
  work: AnswerWork,
  table: TableWork,
  column: BlueprintColumn,
  given: KnowledgeAfter,
  place: string,
  before = false,
): Generator | null {
  const named = columnNamed(table, given.of.trim());
  if (named && !isTime(work, named)) {
    fault(
      work,
      `${place}/of`,
      `${named.name} is ${kindOfType(typeOf(work, named).base)}: "after" is of dates and times.`,
      '"range" for times of day, "values" or a "formula" for texts',
    );
    return null;
  }
  const of = formulaOf(work, table, given.of, `${place}/of`);
  if (of === null) return null;
  const least = hoursOf(given.least ?? USUAL.least) ?? 0;
  const typical = hoursOf(given.typical ?? '') ?? Math.max(least, hoursOf(given.most ?? '') === null ? 24 : hoursOf(given.most!)! / 3);
  const most = hoursOf(given.most ?? '') ?? Math.max(typical * 4, hoursOf(USUAL.most)!);
  if (!(least <= typical && typical <= most)) {
    fault(
      work,
      place,
      `The lengths must rise: ${given.least ?? USUAL.least}, ${given.typical ?? USUAL.typical}, ${given.most ?? USUAL.most}.`,
      'least ≤ typical ≤ most',
    );
    return null;
  }
  const future = !before && liesAhead(table, column);
  return {
    kind: 'date.after',
    parameters: { of, least, typical, most, ...(future ? { future } : {}), ...(before ? { before } : column.nullable && !future ? { open: true } : {}) },
  };
}
