import { expect, test } from 'vitest';
import { catalogue, generatorByKind } from '@seedbed/engine';
import { readFields, strayNames } from './read-fields.ts';

const property = (schema: Record<string, unknown>) => readFields({ type: 'object', properties: { p: schema } }, {})[0]!.widget;

test.each([
  [{ type: 'number' }, 'number'],
  [{ type: 'integer', minimum: 0 }, 'integer'],
  [{ type: 'number', 'x-ui': { widget: 'share' } }, 'share'],
  [{ type: 'string' }, 'text'],
  [{ type: 'string', 'x-ui': { widget: 'column' } }, 'column'],
  [{ enum: ['a', 'b'] }, 'choice'],
  [{ type: 'boolean' }, 'flag'],
  [{ type: 'array', items: { type: 'string' } }, 'list'],
  [{ type: 'array', items: { type: 'object' } }, 'json'],
  [{ title: 'Value' }, 'value'],
  [{ title: 'Domain', anyOf: [{ type: 'string' }] }, 'mix'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'weights-by-text'],
  [{ type: 'object', additionalProperties: { type: 'number', minimum: 0, maximum: 1 } }, 'shares-by-text'],
  [{ type: 'object' }, 'json'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: 'string', 'x-ui': { widget: 'relation' } }, 'relation'],
  [{ type: 'object', 'x-ui': { widget: 'generator' } }, 'generator'],
  [{ type: 'array', items: {}, 'x-ui': { widget: 'weights', weights: 'w' } }, 'weights'],
  [{ type: 'string', 'x-ui': { options: ['sum'] } }, 'choice'],
  [{ type: ['integer', 'string'], pattern: '^-?[0-9]+$' }, 'integer'],
  [{ oneOf: [] }, 'json'],
])('%j is edited as %s', (schema, widget) => expect(property(schema)).toBe(widget));

test('no parameter of any generator is edited as JSON', () => {
  const left = catalogue.flatMap(({ kind, parameters }) =>
    readFields(parameters, {}).flatMap(({ name, widget }) => (widget === 'json' ? [`${kind} ${name}`] : [])),
  );
  expect(left).toEqual([]);
});

test('values that the schema does not name are shown', () => {
  expect(readFields(null, { locale: 'de' }).map((field) => [field.name, field.widget])).toEqual([['locale', 'json']]);
});

const names = (kind: string, values: Record<string, unknown>) => readFields(generatorByKind(kind)!.parameters, values).map((field) => field.name);

test('a distribution only asks for the fields of its shape, with the defaults filled in', () => {
  expect(names('distribution', { distribution: 'normal' })).toEqual(['distribution', 'min', 'max', 'mean', 'deviation', 'round', 'order']);
  expect(names('distribution', { distribution: 'zipf', mean: 3 })).toEqual(['distribution', 'max', 'exponent', 'round', 'order']);
  expect(strayNames(generatorByKind('distribution')!.parameters, { distribution: 'zipf', mean: 3, max: 9 })).toEqual(['mean']);
  const [, , mean] = readFields(generatorByKind('distribution')!.parameters, { distribution: 'poisson' }).toReversed();
  expect([mean!.name, mean!.default]).toEqual(['mean', 4]);
});

test('weights are edited next to their values, and units follow their parameter', () => {
  expect(names('values', { values: ['a'], weights: [1] })).toEqual(['values']);
  const median = (values: Record<string, unknown>) =>
    readFields(generatorByKind('number.duration')!.parameters, values).find((field) => field.name === 'median')!.unit;
  expect([median({}), median({ unit: 'min' })]).toEqual(['s', 'min']);
});

test('every parameter named in a hint exists', () => {
  const wrong = catalogue.flatMap(({ kind, parameters }) => {
    const properties = (parameters.properties ?? {}) as Record<
      string,
      { enum?: string[]; 'x-ui'?: { unitOf?: string; weights?: string; of?: { parameter: string; defaults: object } } }
    >;
    return Object.values(properties).flatMap(({ 'x-ui': hints }) => {
      const unknown = [hints?.unitOf, hints?.weights, hints?.of?.parameter].filter((name) => name !== undefined && !Object.hasOwn(properties, name));
      const shapes = Object.keys(hints?.of?.defaults ?? {}).filter((shape) => !properties[hints!.of!.parameter]?.enum?.includes(shape));
      return [...unknown, ...shapes].map((name) => `${kind}: ${name}`);
    });
  });
  expect(wrong).toEqual([]);
});
