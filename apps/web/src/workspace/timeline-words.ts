import type { BlueprintTable } from '@seedbed/contract';
import { usualWeights } from '@seedbed/engine/usual-timeline';
import { capital } from '../lib/capital.ts';
import { listed } from '../lib/listed.ts';
import { plainValue } from './plain-value.ts';
import { HOURS, MONTHS, WEEKDAYS } from './timeline-names.ts';
import { timelineWeights, yearsOf, type TimelineWeights, type WeightName } from './timeline-weights.ts';

type Timeline = NonNullable<BlueprintTable['timeline']>;

const MAX_NAMED = 3;
const PLACES = {
  months: { one: 'month', at: 'in', names: MONTHS },
  weekdays: { one: 'weekday', at: 'on', names: WEEKDAYS.map((day) => `${day}s`) },
  hours: { one: 'hour', at: 'at', names: HOURS.map((hour) => `${hour} UTC`) },
} as const;

/** Members of a pattern that `timelineWords` compares by what they do. */
export const WEIGHED_MEMBERS: ReadonlySet<string> = new Set(['growth', 'months', 'weekdays', 'byHour']);

/**
 * How the growth and the weights of two timelines of a table differ, as sentences. A weight that is written out and one that is left to its
 * default are the same.
 */
export function timelineWords(table: string, before: Timeline, after: Timeline): string[] {
  const [old, now] = [weightsOf(before), weightsOf(after)];
  const growth = old.growth === now.growth ? [] : [`A year has ${plainValue(now.growth)} times the rows of ${table} of the year before (before ${plainValue(old.growth)})`]; // prettier-ignore
  // Open hours have words of their own.
  const names: readonly WeightName[] = after.pattern?.hours ? ['weekdays', 'months'] : ['weekdays', 'months', 'hours'];
  return [...names.flatMap((name) => weightWords(table, name, old[name], now[name])), ...growth];
}

function weightsOf(timeline: Timeline): TimelineWeights {
  const usual = usualWeights(yearsOf(timeline));
  return timelineWeights(timeline.pattern ?? usual, usual);
}

function weightWords(table: string, name: WeightName, old: readonly number[], now: readonly number[]): string[] {
  const { one, at, names } = PLACES[name];
  // Weights in the same proportion put the rows on the same days.
  const scale = sum(now) / sum(old);
  if (now.every((weight, i) => Math.abs(weight - old[i]! * scale) < 1e-9)) return [];
  const differ = names.flatMap((place, i) => (old[i] === now[i] ? [] : [{ place, was: old[i]!, is: now[i]! }]));
  const [none, others] = [differ.filter(({ is }) => is === 0), differ.filter(({ is }) => is !== 0)];
  const was = (weight: number) => (weight === 0 ? '(before none)' : `(before ${plainValue(weight)})`);
  const [first] = others;
  return [
    ...(none.length > 0
      ? [
          `No rows of ${table} ${at} ${listed(
            none.map(({ place }) => place),
            MAX_NAMED,
          )}`,
        ]
      : []),
    ...(others.length === 1
      ? [`${capital(at)} ${first!.place} ${plainValue(first!.is)} times the rows of ${table} that a weight of 1 gives ${was(first!.was)}`]
      : others.length > MAX_NAMED
        ? [`Weights of ${one}s for ${table}: ${others.length} of ${names.length} differ`]
        : others.length > 0
          ? [`Weights of ${one}s for ${table}: ${listed(others.map(({ place, is, was: then }) => `${place} ${plainValue(is)} ${was(then)}`))}`]
          : []),
  ];
}

function sum(weights: readonly number[]): number {
  return weights.reduce((all, weight) => all + weight, 0);
}
