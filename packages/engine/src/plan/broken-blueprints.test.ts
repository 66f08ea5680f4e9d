import { Problem, type Blueprint } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { compile } from './compile.ts';
import { shop } from './testing/shop.ts';
import { blueprintOf, ID, link } from './testing/blueprint-of.ts';

const words = await loadWords('en-US');

// The first compile of a process initializes shared data.
compile(shop(), words);

/** The shop with one change; `any`, since most changes make it an invalid blueprint. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function broken(change: (blueprint: any) => void): Blueprint {
  const blueprint = structuredClone(shop());
  change(blueprint);
  return blueprint;
}

const withColumn = (column: object) => broken((b) => b.tables[1].columns.push(column));
const withGenerator = (kind: string, parameters: object = {}, type = 'text') =>
  withColumn({ name: 'x', type, nullable: true, generator: { kind, parameters } });
const withEnum = (kind: string, parameters: object) => ({
  ...withGenerator(kind, parameters, 'public.stage'),
  types: { 'public.stage': { kind: 'enum' as const, labels: ['new', 'paid'] } },
});
const AT = '/tables/1/columns/3/generator';

/** The defect → the blueprint, and the pointer that the errors must name. */
const BROKEN: Record<string, [Blueprint, string | RegExp]> = {
  'no document': [null as never, ''],
  'a list': [[] as never, ''],
  'an empty object': [{} as never, ''],
  'another format': [broken((b) => (b.format = 2)), '/format'],
  'an unknown member': [broken((b) => (b.tables[0].colour = 'red')), '/tables/0/colour'],
  'a member __proto__': [JSON.parse(JSON.stringify(shop()).replace('"format":1', '"format":1,"__proto__":{"x":1}')), '/__proto__'],
  'a date that is none': [broken((b) => (b.referenceDate = '2026-02-30')), '/referenceDate'],
  'a date in words': [broken((b) => (b.referenceDate = 'today')), '/referenceDate'],
  'a smallest number above the largest': [withGenerator('number.logUniform', { min: 100_000, max: 90_000 }, 'integer'), `${AT}/parameters/max`],
  'a smallest number above the usual largest': [withGenerator('number.measure', { min: 9, max: 3 }, 'numeric(6,2)'), `${AT}/parameters/max`],
  'a smallest number that the type cannot hold': [withGenerator('number.logUniform', { min: 1e20, max: 1e21 }, 'integer'), `${AT}/parameters/min`],
  'a largest number that the type cannot hold': [withGenerator('number.int', { min: -90_000, max: -40_000 }, 'smallint'), `${AT}/parameters/max`],
  'a negative row count': [broken((b) => (b.tables[1].rows = -1)), '/tables/1/rows'],
  '2^53 rows': [broken((b) => (b.tables[1].rows = 2 ** 53)), '/tables/1/rows'],
  'half a row': [broken((b) => (b.tables[1].rows = 1.5)), '/tables/1/rows'],
  'a null rate above one': [withColumn({ name: 'x', type: 'text', nullRate: 1.5 }), '/tables/1/columns/3/nullRate'],
  'two tables of one name': [broken((b) => b.tables.push(b.tables[0])), '/tables/2/name'],
  'two columns of one name': [withColumn({ name: 'id', type: 'integer' }), '/tables/1/columns/3/name'],
  'a column without a type': [withColumn({ name: 'x' }), '/tables/1/columns/3'],
  'a column without a name': [withColumn({ name: '', type: 'text' }), '/tables/1/columns/3/name'],
  'a key over no column': [broken((b) => (b.tables[1].primaryKey = [])), '/tables/1/primaryKey'],
  'a key over an unknown column': [broken((b) => (b.tables[1].primaryKey = ['nope'])), '/tables/1/primaryKey/0'],
  'a key over constructor': [broken((b) => (b.tables[1].primaryKey = ['constructor'])), '/tables/1/primaryKey/0'],
  'a key over a column twice': [broken((b) => (b.tables[1].uniqueKeys = [{ columns: ['id', 'id'] }])), '/tables/1/uniqueKeys/0/columns/1'],
  'a condition on an unknown column': [
    broken((b) => (b.tables[1].uniqueKeys = [{ columns: ['id'], when: { gone: null } }])),
    '/tables/1/uniqueKeys/0/when/gone',
  ],
  'an unknown generator': [withGenerator('person.shoeSize'), `${AT}/kind`],
  'a generator named __proto__': [withGenerator('__proto__'), `${AT}/kind`],
  'a generator named toString': [withGenerator('toString'), `${AT}/kind`],
  'a parameter of the wrong kind': [withGenerator('number.int', { min: 'one' }, 'integer'), `${AT}/parameters/min`],
  'an unknown parameter': [withGenerator('number.int', { least: 1 }, 'integer'), `${AT}/parameters/least`],
  'a missing parameter': [withGenerator('constant'), `${AT}/parameters`],
  'a value that the enum has not': [withEnum('values', { values: ['new', 'Paid', 'paid'] }), `${AT}/parameters/values/1`],
  'a choice that the enum has not': [
    withEnum('weighted', {
      choices: [
        { weight: 1, value: 'new' },
        { weight: 2, value: 'payd' },
      ],
    }),
    `${AT}/parameters/choices/1/value`,
  ],
  'a mixed choice that the enum has not': [
    withEnum('weighted', {
      choices: [
        { weight: 1, generator: { kind: 'values', parameters: { values: ['new'] } } },
        { weight: 2, value: 'payd' },
      ],
    }),
    `${AT}/parameters/choices/1/value`,
  ],
  'an example that the enum has not': [withEnum('example', { values: ['new', null, 'gone'] }), `${AT}/parameters/values/2`],
  'a label of a life that the enum has not': [withEnum('life.state', { labels: ['new', 'paid', 'lost'] }), `${AT}/parameters/labels/2`],
  'a state of a life that the enum has not': [withEnum('life.state', { steps: ['new'], goals: ['paid'], ends: ['lost'] }), `${AT}/parameters/ends/0`],
  'a constant that the enum has not': [withEnum('constant', { value: 'gone' }), `${AT}/parameters/value`],
  'a pattern that is none': [withGenerator('pattern', { regex: '([a-z' }), /^\/tables\/1\/columns\/3\/generator/],
  'a template with an unknown part': [withGenerator('template', { template: '{{nothing}}' }), /^\/tables\/1\/columns\/3\/generator/],
  'an expression that ends early': [withGenerator('expression', { expression: '1 +' }, 'integer'), `${AT}/parameters/expression`],
  'an expression over an unknown column': [withGenerator('expression', { expression: 'x.y.z' }, 'integer'), `${AT}/parameters/expression`],
  'an expression 20,000 brackets deep': [withGenerator('expression', { expression: '('.repeat(20_000) }, 'integer'), `${AT}/parameters/expression`],
  'an expression of its own column': [withGenerator('expression', { expression: 'x + 1' }, 'integer'), AT],
  'columns made from each other': [
    broken((b) =>
      b.tables[1].columns.push(
        { name: 'a', type: 'text', generator: { kind: 'sibling', parameters: { column: 'b' } } },
        { name: 'b', type: 'text', generator: { kind: 'sibling', parameters: { column: 'a' } } },
      ),
    ),
    /^\/tables\/1\/columns\/[34]\/generator/,
  ],
  'a look-up of nothing': [withGenerator('lookup', { relation: 'gone', column: 'id' }), `${AT}/parameters/relation`],
  'a pattern that looks ahead': [withGenerator('pattern', { regex: '(?=x)y' }), /^\/tables\/1\/columns\/3\/generator/],
  'a pattern that refers back': [withGenerator('pattern', { regex: '(a)\\1' }), /^\/tables\/1\/columns\/3\/generator/],
  'a sum of texts': [
    broken((b) =>
      b.tables[1].columns.push({
        name: 'x',
        type: 'integer',
        generator: { kind: 'derived', parameters: { relation: 'orders', aggregate: 'sum', column: 'note' } },
      }),
    ),
    `${AT}/parameters/column`,
  ],
  'an aggregate that nobody knows': [
    withGenerator('derived', { relation: 'orders', aggregate: 'median', column: 'id' }, 'integer'),
    `${AT}/parameters/aggregate`,
  ],
  'a condition that is none': [withGenerator('expression', { expression: 'exists(orders, id)' }, 'boolean'), `${AT}/parameters/expression`],
  'look-ups that go round over two tables': [
    broken((b) => {
      b.tables[0].columns.push({ name: 'x', type: 'integer', generator: { kind: 'lookup', parameters: { relation: 'user', column: 'x' } } });
      b.tables[1].columns.push({ name: 'x', type: 'integer', generator: { kind: 'expression', parameters: { expression: 'max(orders, x)' } } });
    }),
    /^\/tables\/[01]\/columns\/3\/generator/,
  ],
  'a value of 2^53 letters': [withColumn({ name: 'x', type: 'text', domain: { minLength: 2 ** 53 - 1 } }), '/tables/1/columns/3/domain/minLength'],
  'an element’s bound that is no value': [
    withColumn({ name: 'x', type: 'integer[]', domain: { element: { min: [] } } }),
    '/tables/1/columns/3/domain/element/min',
  ],
  'a variant’s list that is none': [
    broken((b) => (b.tables[1].groups = [{ columns: ['email'], tier: 'C', variants: [{ columns: { email: { domain: { in: 'a' } } } }] }])),
    '/tables/1/groups/0/variants/0/columns/email/domain/in',
  ],
  'a relation from an unknown table': [broken((b) => (b.relations[0].from.table = 'public.gone')), '/relations/0/from/table'],
  'a relation to the bare name': [broken((b) => (b.relations[0].to.table = 'users')), '/relations/0/to/table'],
  'a relation over an unknown column': [broken((b) => (b.relations[0].from.columns = ['gone'])), '/relations/0/from/columns/0'],
  'a relation of unequal columns': [broken((b) => (b.relations[0].to.columns = ['id', 'email'])), '/relations/0/to/columns'],
  'two owners': [broken((b) => b.relations.push({ ...b.relations[0], name: 'again' })), '/relations/1/owner'],
  'a table that owns itself': [broken((b) => (b.relations[0].to = { table: 'public.orders', columns: ['id'] })), '/relations/0/owner'],
  'a fan-out of an unknown kind': [broken((b) => (b.relations[0].fanOut = { kind: 'many' })), '/relations/0/fanOut'],
  'a fan-out with a negative mean': [broken((b) => (b.relations[0].fanOut = { kind: 'poisson', mean: -1 })), '/relations/0/fanOut/mean'],
  'within nothing': [broken((b) => (b.relations[0].within = 'gone')), '/relations/0/within'],
  'a group over an unknown column': [broken((b) => (b.tables[1].groups = [{ columns: ['gone'], tier: 'C' }])), '/tables/1/groups/0/columns/0'],
  'a variant of a column outside the group': [
    broken((b) => (b.tables[1].groups = [{ columns: ['id'], tier: 'C', variants: [{ columns: { email: { null: true } } }] }])),
    '/tables/1/groups/0/variants/0/columns/email',
  ],
  'an order over a column outside the group': [
    broken((b) => (b.tables[1].groups = [{ columns: ['id'], tier: 'D', order: [{ terms: [{ column: 'email', coefficient: 1 }], operator: '<', value: 1 }] }])),
    '/tables/1/groups/0/order/0/terms/0/column',
  ],
  'a tuple of the wrong length': [broken((b) => (b.tables[1].groups = [{ columns: ['id'], tier: 'E', rows: [['1', '2']] }])), '/tables/1/groups/0/rows/0'],
};

describe.each(Object.entries(BROKEN))('%s', (_, [blueprint, pointer]) => {
  test('is reported immediately with a pointer and a message', () => {
    const started = process.threadCpuUsage();
    let thrown: unknown;
    try {
      compile(blueprint, words, { cap: true });
    } catch (error) {
      thrown = error;
    }
    const { user } = process.threadCpuUsage(started);
    expect(thrown).toBeInstanceOf(Problem);
    const { type, errors } = thrown as Problem;
    expect(type).toBe('invalid-blueprint');
    const pointers = errors!.map((place) => place.pointer);
    expect(
      pointers.some((each) => (typeof pointer === 'string' ? each === pointer : pointer.test(each))),
      JSON.stringify(errors),
    ).toBe(true);
    for (const place of errors!) expect(place.message).toMatch(/\.$|\)$/);
    // Only a guard against endless searches; the benchmarks measure.
    expect(user / 1e6).toBeLessThan(5);
  });
});

/** Unusual but valid. */
const ODD: Record<string, Blueprint> = {
  'names with quotes, blanks and emoji': blueprintOf({
    'we"ird 🦆': { rows: 5, columns: { 'a "b"': ID, '🦆': 'text', ' ': 'boolean' }, primaryKey: ['a "b"'] },
  }),
  'columns named like members of every object': blueprintOf({
    constructor: { rows: 5, columns: { __proto__x: 'text', toString: 'text', hasOwnProperty: 'integer' } },
  }),
  '1,600 columns': blueprintOf({ wide: { rows: 2, columns: Object.fromEntries(Array.from({ length: 1600 }, (_, i) => [`c${i}`, 'integer'])) } }),
  'no table at all': blueprintOf({}),
  'a table without columns': blueprintOf({ empty: { rows: 3, columns: {} } }),
  'types that nobody knows': blueprintOf({ a: { rows: 5, columns: { x: 'public.mystery', y: '__proto__', z: 'constructor' } } }),
  '2^53 − 1 rows': blueprintOf({ a: { rows: Number.MAX_SAFE_INTEGER, columns: { id: { type: 'bigint', generator: { kind: 'sequence' } }, x: 'text' } } }),
  'a pattern that makes backtracking matchers hang': blueprintOf({
    a: { rows: 5, columns: { x: { type: 'text', domain: { patterns: [{ syntax: 'regex', pattern: '^(a+)+b$' }] } } } },
  }),
};

describe.each(Object.entries(ODD))('%s', (_, blueprint) => {
  test('compiles', () => {
    const plan = compile(blueprint, words);
    expect(plan.tables.length).toBe(blueprint.tables.length);
  });
});

test('an impossible count is reported by a pointer and the largest possible one', () => {
  const blueprint = blueprintOf({ a: { rows: 5, columns: { x: 'boolean' }, primaryKey: ['x'] } });
  expect(() => compile(blueprint, words)).toThrow(
    expect.objectContaining({
      type: 'unsatisfiable',
      facts: expect.objectContaining({ largest: 2 }) as object,
      errors: [{ pointer: '/tables/0/rows', message: expect.stringContaining('2 rows') as string }],
    }),
  );
});

test('all faults are reported together', () => {
  const blueprint = blueprintOf(
    {
      a: { rows: 1, columns: { x: { type: 'text', generator: { kind: 'nope' } }, y: { type: 'text', generator: { kind: 'nope' } } } },
      b: { rows: 1, columns: { x: { type: 'text', generator: { kind: 'nope' } } } },
    },
    [],
    {},
  );
  expect(() => compile(blueprint, words)).toThrow(/and 2 more/);
});

test('a reference that cannot be satisfied is not a fault of the document', () => {
  const blueprint = blueprintOf({ a: { rows: 0, columns: { id: ID } }, b: { rows: 3, columns: { a_id: { type: 'integer', nullable: true } } } }, [
    link('b.a_id', 'a.id'),
  ]);
  expect(compile(blueprint, words).table('b').rows).toBe(3);
});
