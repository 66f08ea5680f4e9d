import type { Domain, Generator } from '@seedbed/contract';
import type { Attribute } from '../packs/pack.ts';
import { missing, type AttributeColumn } from './attribute-column.ts';
import { isFraction, turner } from './unit-turn.ts';
import { WHOLE_TYPES } from '../../schema/types.ts';

type ExampleNumber = number | readonly [number, number] | null;

/** Numbers that lie over more than this many times their least are spread by their logarithm. */
const WIDE = 25;

/** Numbers of an attribute in the unit and the digits of the column; null if the column has no room for them. */
export function numbersOfAttribute(attribute: Attribute, examples: readonly ExampleNumber[] | null, of: string, at: AttributeColumn): Generator | null {
  if (attribute.min === undefined || attribute.max === undefined || at.domain?.in) return null;
  const turn = turner(attribute, at);
  if (!turn) return null;
  const digits = digitsOf(attribute, at);
  const scale = 10 ** digits;
  const round = (value: number): number => Math.round(turn(value) * scale) / scale;
  const [least, most] = [round(attribute.min), round(attribute.max)];
  const bounds = boundsOf(at.domain);
  if (least < bounds.min || most > bounds.max || !hasRoom(most, at)) return null;
  if (most - least < 1 / scale && most !== least) return null;
  const step = attribute.step === undefined ? undefined : Math.abs(turn(attribute.step) - turn(0));
  const steps = step !== undefined && step >= 1 / scale ? { step: Math.round(step * scale) / scale } : {};
  const fraction = digits > 0 ? { fractionDigits: digits } : {};
  if (examples && !at.column.unique) {
    const values = examples.map((value) => (value === null ? null : typeof value === 'number' ? round(value) : [round(value[0]), round(value[1])]));
    if (vanish(examples, values)) return null;
    return { kind: 'example.number', parameters: { of, values, ...missing(values, at.column), min: least, max: most, ...steps, ...fraction } };
  }
  return listed(attribute, round, bounds, at) ?? spread(least, most, steps.step, digits);
}

/** Whether most examples above zero would be zero in the column: the fees of a call, such as 0.002, in a column of whole cents. */
function vanish(examples: readonly ExampleNumber[], rounded: readonly (number | number[] | null)[]): boolean {
  const isZero = (value: unknown): boolean => [value].flat().every((each) => each === 0);
  const told = rounded.filter((_, i) => examples[i] !== null && !isZero(examples[i]));
  return told.filter(isZero).length * 2 > told.length;
}

/**
 * The values that the attribute lists with their weights, in the column's unit; null if it lists none, or the column
 * has room for one only.
 */
function listed({ values = {} }: Attribute, round: (value: number) => number, { min, max }: Bounds, { column }: AttributeColumn): Generator | null {
  const weights = new Map<number, number>();
  for (const [text, weight] of Object.entries(values)) {
    const value = round(Number(text));
    if (value >= min && value <= max) weights.set(value, (weights.get(value) ?? 0) + weight);
  }
  if (column.unique || weights.size < 2) return null;
  const sorted = [...weights].toSorted(([one], [other]) => one - other);
  return { kind: 'values', parameters: { values: sorted.map(([value]) => value), weights: sorted.map(([, weight]) => weight) } };
}

function spread(min: number, max: number, step: number | undefined, digits: number): Generator {
  const round = step ?? 10 ** -digits;
  if (min > 0 && max / min > WIDE) {
    const median = Math.sqrt(min * max);
    return { kind: 'distribution', parameters: { distribution: 'lognormal', min, max, median: tidy(median), sigma: tidy(Math.log(max / min) / 5), round } };
  }
  return {
    kind: 'distribution',
    parameters: { distribution: 'normal', min, max, mean: tidy((min + max) / 2), deviation: tidy(Math.max((max - min) / 5, round)), round },
  };
}

function tidy(value: number): number {
  return Number(value.toPrecision(4));
}

function digitsOf({ decimals, step, kind, min = 0, max = 0 }: Attribute, { column: { type } }: AttributeColumn): number {
  if (WHOLE_TYPES.has(type.base)) return 0;
  const places = decimals ?? (step !== undefined ? behindPoint(step) : kind === 'money' ? 2 : Math.max(behindPoint(min), behindPoint(max)));
  const shrunk = isFraction(type, undefined) ? places + 2 : places;
  return Math.min(type.base === 'numeric' ? (type.scale ?? 6) : 6, shrunk);
}

function behindPoint(value: number): number {
  const text = String(value);
  return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
}

type Bounds = { readonly min: number; readonly max: number };

function boundsOf(domain: Domain | undefined): Bounds {
  return { min: domain?.min === undefined ? -Infinity : Number(domain.min), max: domain?.max === undefined ? Infinity : Number(domain.max) };
}

function hasRoom(most: number, { column: { type } }: AttributeColumn): boolean {
  if (type.base === 'int2') return most <= 32_767;
  if (type.base === 'int4') return most <= 2_147_483_647;
  return type.base !== 'numeric' || type.precision === undefined || most < 10 ** (type.precision - (type.scale ?? 0));
}
