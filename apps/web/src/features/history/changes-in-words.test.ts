import { emptyBlueprint, type Blueprint, type BlueprintColumn, type Change, type Relation } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { byTable, changesInWords } from './changes-in-words.ts';
import type { Catalogue } from './generator-words.ts';

const CATALOGUE: Catalogue = new Map([
  [
    'finance.amount',
    {
      title: 'Amount',
      parameters: { properties: { median: { type: 'number', title: 'Median' }, sigma: { type: 'number', title: 'Spread', default: 0.5 } } },
    },
  ],
  ['location.countryCode', { title: 'Country code', parameters: {} }],
]);
const RELATION: Relation = {
  source: 'declared',
  name: 'orders_customer',
  from: { table: 'public.orders', columns: ['customer_id'] },
  to: { table: 'public.customers', columns: ['id'] },
};
const of = (column: Partial<BlueprintColumn>): Blueprint => ({
  ...emptyBlueprint(),
  tables: [{ schema: 'public', name: 'orders', columns: [{ name: 'x', type: 'text', ...column }] }],
  relations: [RELATION],
});
const made = (kind: string, parameters?: Record<string, unknown>, more: Partial<BlueprintColumn> = {}) =>
  of({ generator: { kind, ...(parameters ? { parameters } : {}) }, ...more });
const GENERATOR: Change[] = [
  { kind: 'changed', table: 'public.orders', column: 'x', member: 'generator.kind', text: 'kind' },
  { kind: 'added', table: 'public.orders', column: 'x', member: 'generator.parameters', text: 'parameters' },
];
const words = (older: Blueprint, newer: Blueprint, changes = GENERATOR) => changesInWords(changes, older, newer, CATALOGUE).map(({ text }) => text);

const COUNTRIES = ['DE', 'US', 'GB', 'CH', 'FR', 'AR'];
const shares = (weights: readonly number[], more = {}) => ({ values: COUNTRIES, weights, ...more });

test.each([
  [
    'a wish',
    made('location.countryCode'),
    made('values', shares([50, 30, 5, 5, 5, 5], { dealt: ['DE'] }), { origin: 'words' }),
    'orders.x is DE in 50 % of the rows; other values share the rest as before',
  ],
  [
    'the same values in proportion',
    made('values', shares([10, 54, 9, 9, 9, 9])),
    made('values', shares([50, 30, 5, 5, 5, 5], { stated: ['DE'] })),
    'orders.x is DE in 50 % (before 10 %) of the rows; other values share the rest as before',
  ],
  [
    'others by hand',
    made('location.countryCode'),
    made('values', shares([50, 30, 5, 5, 5, 5], { dealt: ['DE'] })),
    'orders.x is DE in 50 % of the rows; other values share the rest',
  ],
  [
    'many values',
    made('location.countryCode'),
    made('values', shares([50, 30, 5, 5, 5, 5])),
    'orders.x is one of 6 values, most often DE in 50 %, US in 30 % and GB in 5 % of the rows',
  ],
  [
    'few values',
    made('values', { values: ['a', 'b'] }),
    made('values', { values: ['a', 'b'], weights: [9, 1] }),
    'orders.x is a in 90 % (before 50 %) and b in 10 % (before 50 %) of the rows',
  ],
  ['equal values', made('location.countryCode'), made('values', { values: COUNTRIES }), 'orders.x is one of DE, US, GB, CH and 2 more'],
  ['a constant', made('location.countryCode'), made('constant', { value: '' }), 'orders.x is "" in every row'],
  [
    'settings',
    made('finance.amount', { median: 40 }),
    made('finance.amount', { median: 9000, sigma: 0.01 }),
    'orders.x now has median 9,000 (before 40) and spread 0.01 (before 0.5)',
  ],
  ['one text of several', made('internet.email'), made('internet.email', { domain: 'acme.test' }), 'orders.x now has domain acme.test'],
  [
    'another generator',
    made('location.countryCode'),
    made('finance.amount', { median: 9000 }),
    'orders.x is now “Amount” instead of “Country code”, with median 9,000',
  ],
  ['no title known', made('a.b', { p: [1] }), made('a.b', { p: [1, 2] }), 'orders.x now has p 1 and 2 (before 1)'],
  [
    'by weight',
    made('finance.amount'),
    made('weighted', {
      choices: [
        { weight: 9, generator: { kind: 'finance.amount' } },
        { weight: 1, value: 0 },
      ],
    }),
    'orders.x is made by “Amount” in 90 % of the rows and is 0 in 10 % of the rows',
  ],
] as const)('%s is one sentence without JSON', (_, older, newer, sentence) => expect(words(older, newer)).toEqual([sentence]));

test.each([
  [{ table: 'public.orders', column: 'x', member: 'nullRate', before: 0.159, after: 0.2 }, 'orders.x is NULL in 20 % of the rows (before 15.9 %)'],
  [{ table: 'public.orders', column: 'x', member: 'nullRate', after: 0 }, 'orders.x is never NULL'],
  [{ table: 'public.orders', member: 'rows', before: 1000, after: 500 }, 'orders has 500 rows (before 1,000)'],
  [{ relation: 'orders_customer', member: 'childless', before: 0.1, after: 0.2 }, '20 % of customers have no orders (before 10 %)'],
  [{ relation: 'orders_customer', member: 'first', after: [40, 7] }, 'The first rows of customers have 40 and 7 orders'],
  [{ relation: 'orders_customer', member: 'childlessOverall', after: true }, 'The share of customers without orders is of all rows'],
  [{ relation: 'orders_customer', member: 'where', after: { state: { in: ['open'] } } }, 'The allowed values of customers.state, of a parent, are open'],
  [{ member: 'seed', before: 42, after: 43 }, 'The seed is 43 (before 42)'],
  [{ table: 'public.orders', column: 'x', member: 'entity', before: 'subject' }, 'orders.x no longer agrees with the other columns of “subject”'],
  [{ table: 'public.orders', column: 'x', member: 'nullsDealt', after: true }, 'The number of NULLs in orders.x is exact'],
  [{ table: 'public.orders', column: 'x', member: 'cells', after: { 0: 'a' } }, 'orders.x is a in row 1, set by hand'],
  [{ table: 'public.orders', column: 'x', member: 'domain.element.maxLength', after: 4 }, 'The largest length of each element of orders.x is 4'],
  [
    { table: 'public.orders', member: 'timeline.pattern.months', before: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], after: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3] },
    'Weights of months for orders: November 2 (before 1) and December 3 (before 1)',
  ],
  [{ table: 'public.orders', column: 'x', member: '', kind: 'added' }, 'Column orders.x is new'],
  [{ relation: 'orders_customer', member: '', kind: 'removed' }, 'The relation from orders.customer_id to customers is removed'],
] as const)('%j', (change, sentence) => expect(words(of({}), of({}), [{ kind: 'changed', text: 'text', ...change } as Change])).toEqual([sentence]));

test('a timeline that came is a sentence for each of its ends', () =>
  expect(
    words(of({}), of({}), [{ kind: 'added', text: 't', table: 'public.orders', member: 'timeline', after: { from: '2024-01-01', to: '2026-01-01' } }]),
  ).toEqual(['The first day on the timeline of orders is 2024-01-01', 'The last day on the timeline of orders is 2026-01-01']));

test('a pattern beside its default names what differs in meaning, once', () => {
  const [older, newer] = [undefined, { growth: 1, weekdays: [1, 1, 1, 1, 1, 1, 0], strict: true as const }].map((pattern) => {
    const blueprint = of({});
    return {
      ...blueprint,
      tables: [
        { ...blueprint.tables[0]!, timeline: { from: '2024-01-01', to: '2026-01-01', pattern: pattern ?? { weekdays: Array.from({ length: 7 }, () => 1) } } },
      ],
    };
  });
  const changes: Change[] = ['growth', 'weekdays', 'byHour'].map((name) => ({
    kind: 'changed',
    text: name,
    table: 'public.orders',
    member: `timeline.pattern.${name}`,
  }));
  expect(words(older!, newer!, changes)).toEqual(['No rows of orders on Sundays']);
});

test('a curve of children is one sentence, whatever of it changed', () => {
  const [older, newer] = [
    { kind: 'poisson', mean: 3.141593 },
    { kind: 'uniform', min: 0, max: 5 },
  ].map((fanOut) => ({ ...of({}), relations: [{ ...RELATION, fanOut } as Relation] }));
  const changes = ['kind', 'mean', 'min', 'max'].map((name): Change => ({
    kind: 'changed',
    relation: 'orders_customer',
    member: `fanOut.${name}`,
    text: name,
  }));
  expect(words(older!, newer!, changes)).toEqual(['Rows of orders for each of customers: 0 to 5, equally likely (before: 3.14 on average, most near it)']);
  const near = [3.141593, 3.142].map((mean) => ({ ...of({}), relations: [{ ...RELATION, fanOut: { kind: 'poisson' as const, mean } }] }));
  expect(words(near[0]!, near[1]!, changes)).toEqual([
    'Rows of orders for each of customers: 3.142 on average, most near it (before: 3.141593 on average, most near it)',
  ]);
});

test('sentences stand under the table that they are about, a relation under its child', () => {
  const changes: Change[] = [
    { kind: 'changed', member: 'seed', before: 1, after: 2, text: 'seed' },
    { kind: 'changed', relation: 'orders_customer', member: 'childless', after: 0.2, text: 'childless' },
    { kind: 'changed', table: 'public.orders', member: 'rows', after: 5, text: 'rows' },
  ];
  const places = byTable(changesInWords(changes, of({}), of({}), CATALOGUE));
  expect(places.map(([table, some]) => [table, some.length])).toEqual([['', 1], ['orders', 2]]); // prettier-ignore
});
