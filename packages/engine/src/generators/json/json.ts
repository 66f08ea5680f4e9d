import { dictionaryOf } from '@seedbed/contract';
import { define, field, parameters } from '../kit/define.ts';
import { PRESETS, type Preset } from './presets.ts';
import { jsonSource, type JsonShape } from './shape.ts';
import { requiredShape } from './required-shape.ts';

export const json = define<{ shape?: JsonShape; preset?: Preset; noun?: string }>({
  kind: 'json',
  group: 'json',
  title: 'JSON document',
  summary: 'A document of one shape a column; each leaf by a generator.',
  parameters: parameters({
    shape: {
      type: 'object',
      title: 'Shape',
      description: '{type: object, keys: {…}}, {type: array, items, min, max}, {type: oneOf, shapes}, or a generator',
      'x-ui': { shape: true },
    },
    preset: field.choice('Usual shape', Object.keys(PRESETS)),
    noun: field.text('Noun of the things that `record` and `records` hold'),
  }),
  outputs: ['json', 'text', 'literal'],
  invertible: 'none',
  compile({ shape, preset, noun }, context) {
    return jsonSource(context, requiredShape(named(shape ?? PRESETS[preset ?? 'metadata'], noun), context.domain));
  },
});

/** Names the shape after the noun. */
function named(shape: JsonShape, noun: string | undefined): JsonShape {
  if (noun === undefined) return shape;
  if ('kind' in shape) return shape.kind === 'text.nounName' ? { ...shape, parameters: { noun, ...shape.parameters } } : shape;
  if (shape.type === 'array') return { ...shape, items: named(shape.items, noun) };
  if (shape.type === 'oneOf') return { ...shape, shapes: shape.shapes.map((one) => named(one, noun)) };
  return { ...shape, keys: dictionaryOf(Object.entries(shape.keys).map(([key, member]) => [key, named(member, noun)])) };
}
