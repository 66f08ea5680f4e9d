import { define, field, parameters } from '../kit/define.ts';
import { PRESETS, type Preset } from './presets.ts';
import { jsonSource, type JsonShape } from './shape.ts';
import { requiredShape } from './required-shape.ts';

export const json = define<{ shape?: JsonShape; preset?: Preset }>({
  kind: 'json',
  group: 'json',
  title: 'JSON document',
  summary: 'A document of one shape a column; each leaf by a generator.',
  parameters: parameters({
    shape: { type: 'object', title: 'Shape', description: '{type: object, keys: {…}}, {type: array, items, min, max}, or a generator' },
    preset: field.choice('Usual shape', Object.keys(PRESETS)),
  }),
  outputs: ['json', 'text', 'literal'],
  invertible: 'none',
  compile({ shape, preset }, context) {
    return jsonSource(context, requiredShape(shape ?? PRESETS[preset ?? 'attributes'], context.domain));
  },
});
