import { dictionary, type Domain } from '@seedbed/contract';
import type { JsonShape } from './shape.ts';

const PLAIN: Readonly<Record<string, JsonShape>> = dictionary({
  object: { type: 'object', keys: {} },
  array: { type: 'array', items: { kind: 'text.tag' }, min: 0, max: 3 },
  string: { kind: 'text.plain' },
  number: { kind: 'number.plain' },
  boolean: { kind: 'datatype.boolean' },
  null: { kind: 'constant', parameters: { value: 'null' } },
});

/** Puts the conditions of CHECKs on a document (jsonb_typeof, required keys) into its shape. */
export function requiredShape(shape: JsonShape, domain: Domain): JsonShape {
  const types = domain.jsonTypes ?? [];
  let fitting = shape;
  if (types.length > 0 && !types.includes(typeOf(shape))) fitting = PLAIN[types[0]!] ?? shape;
  const keys = domain.jsonKeys ?? [];
  if (keys.length > 0 && 'type' in fitting && fitting.type === 'oneOf') return { ...fitting, shapes: fitting.shapes.map((one) => requiredShape(one, domain)) };
  if (keys.length === 0 || 'kind' in fitting || fitting.type !== 'object') return keys.length === 0 ? fitting : { type: 'object', keys: withKeys({}, keys) };
  return { ...fitting, keys: withKeys(fitting.keys, keys) };
}

function typeOf(shape: JsonShape): string {
  if ('kind' in shape) return 'string';
  return shape.type === 'oneOf' ? (shape.shapes[0] ? typeOf(shape.shapes[0]) : 'string') : shape.type;
}

function withKeys(keys: Readonly<Record<string, JsonShape>>, wanted: readonly string[]): Record<string, JsonShape> {
  const all = dictionary(keys);
  for (const key of wanted) all[key] = { ...(all[key] ?? { kind: 'text.plain' }), share: 1 };
  return all;
}
