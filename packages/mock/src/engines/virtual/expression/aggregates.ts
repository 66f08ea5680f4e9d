import { dictionary } from '@seedbed/contract';
import { compare } from '../values/compare.ts';
import type { AggregateCall } from './select.ts';
import { INT8, isTruth, TEXT, truth, type Value } from './value.ts';

type Aggregate = (values: readonly Value[]) => Value;

const NULL: Value = { type: null, text: null };

const extreme =
  (sign: 1 | -1): Aggregate =>
  (values) =>
    values.reduce((best, each) => (best.text === null || sign * compare(each.type ?? TEXT)(each.text!, best.text) > 0 ? each : best), NULL);

/** Aggregates of values that are not NULL, as policies use them. */
const AGGREGATES = dictionary<Aggregate>({
  count: (values) => ({ type: INT8, text: String(values.length) }),
  max: extreme(1),
  min: extreme(-1),
  bool_or: (values) => (values.length === 0 ? truth(null) : truth(values.some((each) => isTruth(each) === true))),
  bool_and: (values) => (values.length === 0 ? truth(null) : truth(values.every((each) => isTruth(each) === true))),
  array_agg: (values) => (values.length === 0 ? NULL : { type: null, text: '{}', items: values }),
});

export function isAggregate(name: string): boolean {
  return AGGREGATES[name] !== undefined;
}

/** The value of an aggregate over the values of all rows. */
export function aggregated({ name, distinct }: AggregateCall, values: readonly Value[]): Value {
  // For array_agg NULL is an element.
  const given = name === 'array_agg' ? values : values.filter(({ text }) => text !== null);
  const kept = distinct ? [...new Map(given.map((each) => [each.text, each])).values()] : given;
  return AGGREGATES[name]!(kept);
}
