import { dictionary } from '@seedbed/contract';
import type { GeneratorDefinition } from './definition.ts';
import { TYPE_OF_OUTPUT } from './type-of-output.ts';

/** An example of a generator for its page and tests: required parameters, a type, neighbouring columns. */
export type Example = {
  readonly parameters?: Record<string, unknown>;
  readonly type?: string;
  readonly table?: string;
  readonly beside?: Readonly<Record<string, { kind: string; type?: string; parameters?: Record<string, unknown> }>>;
};

const NAME = { kind: 'person.fullName' } as const;

const EXAMPLES: Readonly<Record<string, Example>> = dictionary({
  constant: { parameters: { value: 'EUR' } },
  null: { type: 'text' },
  values: { parameters: { values: ['small', 'medium', 'large'], weights: [5, 3, 1] } },
  weighted: {
    parameters: {
      choices: [
        { weight: 3, value: 'none' },
        { weight: 1, generator: { kind: 'color.human' } },
      ],
    },
  },
  cases: {
    parameters: {
      cases: [{ when: 'row % 3 == 0', generator: { kind: 'color.human' } }],
      otherwise: { kind: 'constant', parameters: { value: 'none' } },
    },
  },
  'code.numbered': { parameters: { parts: [{ text: 'B' }, { expression: 'row % 7' }, { text: '-' }, { number: 5 }] } },
  'string.snowflake': { type: 'bigint' },
  'string.typeid': { parameters: { prefix: 'user' } },
  repeated: { parameters: { generator: { kind: 'code.mask', parameters: { mask: 'C#####' } }, once: true } },
  pool: { parameters: { generator: { kind: 'company.name' }, size: 6 } },
  distinct: { parameters: { generator: { kind: 'text.category' } } },
  'xml.record': {
    type: 'xml',
    parameters: {
      shape: { type: 'object', keys: { name: { kind: 'commerce.productName' }, tags: { type: 'array', items: { kind: 'text.tag' }, min: 1, max: 3 } } },
    },
  },
  'code.coded': { parameters: { generator: { kind: 'text.category' } } },
  wordList: { parameters: { words: ['oak', 'ash', 'elm'] } },
  example: { parameters: { of: 'drink', values: ['espresso', 'tea', 'still water'] } },
  'example.number': { parameters: { of: 'drink', values: [[2.2, 2.8], [2.9, 3.6], 2.5], fractionDigits: 2 }, type: 'numeric(10,2)' },
  pattern: { parameters: { regex: '[A-Z]{2}-\\d{4}' } },
  template: { parameters: { template: '{{lower:name}} <{{internet.email}}>' }, beside: { name: NAME } },
  sibling: { parameters: { column: 'name', transform: 'slug' }, beside: { name: NAME } },
  hashOf: { parameters: { column: 'name', algorithm: 'md5' }, beside: { name: NAME } },
  distribution: { parameters: { distribution: 'lognormal', median: 50, sigma: 1 }, type: 'numeric(10,2)' },
  range: { type: 'daterange' },
  multirange: { type: 'int4multirange' },
  composite: { type: 'text' },
  'date.distribution': {
    parameters: {
      knots: [
        { from: -365, to: -30, weight: 1 },
        { from: -30, to: 0, weight: 2 },
      ],
    },
  },
  'date.between': { parameters: { from: '2024-01-01', to: '2025-06-30' } },
  'date.birthdate': { type: 'date' },
  'date.due': { type: 'date' },
  'date.timeOfDay': { type: 'time without time zone' },
  'date.epoch': { type: 'bigint' },
  'life.stamp': { parameters: { step: 'shipped' }, beside: { status: { kind: 'life.state', parameters: { vocabulary: 'order' } } } },
  'life.state': { parameters: { vocabulary: 'order' } },
  'number.bigInt': { type: 'bigint' },
  'number.above': { parameters: { column: 'low' }, type: 'integer', beside: { low: { kind: 'number.config', type: 'integer' } } },
  'text.described': { parameters: { thing: 'role' } },
  'text.review': { parameters: { stars: 'stars' }, beside: { stars: { kind: 'number.rating', type: 'integer' } } },
  'text.nounName': { table: 'public.warehouses' },
  'enum.byNoun': { table: 'public.rooms' },
  'code.reference': { table: 'public.orders' },
  'internet.cidr': { type: 'cidr' },
  'internet.mac': { type: 'macaddr' },
  'internet.mac8': { type: 'macaddr8' },
  'geometry.line': { type: 'line' },
  'geometry.lseg': { type: 'lseg' },
  'geometry.box': { type: 'box' },
  'geometry.path': { type: 'path' },
  'geometry.polygon': { type: 'polygon' },
  'geometry.circle': { type: 'circle' },
  'commerce.ean': { type: 'text' },
  'location.latitude': { type: 'numeric(9,6)' },
  'location.longitude': { type: 'numeric(9,6)' },
  'finance.exchangeRate': { type: 'numeric(10,4)' },
  'finance.interestRate': { type: 'numeric(6,3)' },
  'finance.taxRate': { type: 'numeric(5,2)' },
  'number.factor': { type: 'numeric(6,2)' },
  'number.weight': { type: 'numeric(8,3)' },
  'number.dimension': { type: 'numeric(8,1)' },
  'number.temperature': { type: 'numeric(4,1)' },
  'number.hours': { type: 'numeric(5,2)' },
  'number.measure': { type: 'numeric(8,1)' },
  'number.sensor': { type: 'numeric(8,2)' },
  'number.signed': { type: 'numeric(10,2)' },
});

export function exampleOf(definition: GeneratorDefinition): Required<Pick<Example, 'type' | 'parameters' | 'table' | 'beside'>> {
  const example = Object.hasOwn(EXAMPLES, definition.kind) ? EXAMPLES[definition.kind]! : {};
  return {
    type: example.type ?? TYPE_OF_OUTPUT[definition.outputs[0]!],
    parameters: example.parameters ?? {},
    table: example.table ?? 'public.products',
    beside: example.beside ?? {},
  };
}
