import { dictionary } from '@seedbed/contract';
import type { Json } from '../../../core/index.ts';
import { fits } from '../shape/fits.ts';
import type { Shape } from '../shape/shape.ts';
import { wholeBelow, type Dice } from './dice.ts';
import { madeText } from './made-text.ts';

/** Depth from which to omit optional members: shapes can be recursive. */
const OPTIONAL_DEPTH = 3;
/** Deeper than any reasonable document. */
const MAX_DEPTH = 16;

/** A value from the schema alone. */
export function madeValue(shape: Shape, dice: Dice, depth = 0): Json {
  const values = shape.enum?.filter((value) => value !== null);
  if (values && values.length > 0) return values[wholeBelow(dice, values.length)] as Json;
  if (shape.enum) return null;
  const isPlain = shape.kind !== 'object' && shape.kind !== 'array';
  const example = isPlain && shape.kind !== undefined ? shape.examples.find((each) => each !== null && fits(shape, each)) : undefined;
  if (example !== undefined) return example as Json;
  switch (shape.kind) {
    case 'boolean':
      return dice() < 0.5;
    case 'integer':
    case 'number':
      return madeNumber(shape, dice);
    case 'string':
      return madeText(shape, dice);
    case 'array':
      return madeList(shape, dice, depth);
    case 'object':
      return depth > MAX_DEPTH ? (shape.nullable ? null : {}) : madeObject(shape, dice, depth);
    case 'null':
      return null;
    default:
      return (shape.examples[0] as Json | undefined) ?? {};
  }
}

function madeObject(shape: Shape, dice: Dice, depth: number): Json {
  const made = dictionary<Json>({});
  for (const [name, property] of shape.properties) {
    const isRequired = shape.required.has(name);
    if (!isRequired && (depth >= OPTIONAL_DEPTH || property().writeOnly)) continue;
    made[name] = madeValue(property(), dice, depth + 1);
  }
  for (const name of shape.required) made[name] ??= shape.properties.has(name) ? null : shape.others ? madeValue(shape.others(), dice, depth + 1) : {};
  const missing = shape.minProperties - Object.keys(made).length;
  for (let i = 0; i < missing; i++) made[`key${i + 1}`] = shape.others ? madeValue(shape.others(), dice, depth + 1) : 'value';
  return made;
}

function madeList(shape: Shape, dice: Dice, depth: number): Json {
  const wanted = depth >= OPTIONAL_DEPTH ? shape.minItems : Math.max(shape.minItems, Math.min(1 + wholeBelow(dice, 3), shape.maxItems ?? Infinity));
  const list: Json[] = [];
  const seen = new Set<string>();
  // Values that must differ may run out.
  for (let tries = 0; list.length < wanted && tries < wanted * 20; tries++) {
    const item = madeValue(shape.items(), dice, depth + 1);
    const text = shape.uniqueItems ? JSON.stringify(item) : '';
    if (shape.uniqueItems && seen.has(text)) continue;
    seen.add(text);
    list.push(item);
  }
  return list;
}

function madeNumber(shape: Shape, dice: Dice): number {
  const isWhole = shape.kind === 'integer';
  const step = shape.multipleOf ?? (isWhole ? 1 : 0.01);
  const edge = isWhole || shape.multipleOf !== undefined ? step : 0.01;
  const least = shape.minimum === undefined ? Math.min(1, (shape.maximum ?? 1) - edge) : shape.minimum + (shape.exclusiveMinimum ? edge : 0);
  const most = shape.maximum === undefined ? Math.max(least + 999 * step, least) : shape.maximum - (shape.exclusiveMaximum ? edge : 0);
  const first = Math.ceil(Number((least / step).toPrecision(12)));
  const count = Math.max(1, Math.min(1000, Math.floor(most / step) - first + 1));
  const value = Number(((first + wholeBelow(dice, count)) * step).toPrecision(12));
  if (fits(shape, value)) return value;
  // A range narrower than a step of a hundredth.
  return isWhole ? Math.ceil(least) : (least + most) / 2;
}
