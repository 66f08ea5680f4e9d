import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { compile, generate, loadWords, openReader, textRow, textRows, type Plan } from '../../src/index.ts';
import { faultsOf } from '../../src/plan/testing/check-plan.ts';

const words = await loadWords('en-US');
const TYPES = [
  'integer',
  'bigint',
  'text',
  'character varying(9)',
  'numeric(8,2)',
  'boolean',
  'date',
  'timestamp with time zone',
  'uuid',
  'jsonb',
  'double precision',
  'integer[]',
  'inet',
  'public.mood',
  'character(1)',
];

/** Small schemas: a chain of tables, each referring to earlier ones, with keys of all kinds over their columns. */
const blueprints: fc.Arbitrary<Blueprint> = fc
  .array(
    fc.record({
      rows: fc.integer({ min: 1, max: 120 }),
      columns: fc.array(fc.record({ type: fc.constantFrom(...TYPES), nullable: fc.boolean(), nullRate: fc.constantFrom(0, 0.3) }), {
        minLength: 1,
        maxLength: 4,
      }),
      parents: fc.array(fc.record({ of: fc.nat(), nullable: fc.boolean(), owner: fc.boolean(), nullShare: fc.constantFrom(0, 0.25) }), { maxLength: 3 }),
      keys: fc.array(fc.record({ columns: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), when: fc.boolean(), nullsNotDistinct: fc.boolean() }), {
        maxLength: 3,
      }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((shapes) => {
    const relations: Blueprint['relations'] = [];
    const tables = shapes.map((shape, at) => {
      const references = shape.parents.map((parent, i) => ({ ...parent, of: parent.of % (at + 1), name: `ref${i}` }));
      const columns = [
        { name: 'id', type: 'integer', generator: { kind: 'sequence' } },
        ...shape.columns.map((column, i) => ({ name: `c${i}`, ...column })),
        ...references.map((reference) => ({ name: reference.name, type: 'integer', nullable: reference.nullable })),
      ];
      let owned = false;
      for (const reference of references) {
        const owner: boolean = reference.owner && !owned && reference.of !== at;
        owned ||= owner;
        relations.push({
          from: { table: `public.t${at}`, columns: [reference.name] },
          to: { table: `public.t${reference.of}`, columns: ['id'] },
          owner,
          nullShare: reference.nullShare,
          self: reference.of === at,
          source: 'declared',
        });
      }
      const flag = columns.find((column) => column.type === 'boolean');
      const keys = shape.keys.map((key) => ({
        columns: [...new Set(key.columns.map((place) => columns[1 + (place % (columns.length - 1))]!.name))],
        ...(key.when && flag ? { when: { [flag.name]: 'true' } } : {}),
        ...(key.nullsNotDistinct ? { nullsNotDistinct: true } : {}),
      }));
      return { schema: 'public', name: `t${at}`, ...(owned ? {} : { rows: shape.rows }), columns, primaryKey: ['id'], uniqueKeys: keys };
    });
    return {
      format: 1,
      generatorVersion: 1,
      seed: 7,
      locale: 'en-US',
      referenceDate: '2026-01-01',
      types: { 'public.mood': { kind: 'enum', labels: ['low', 'fair', 'good'] } },
      tables,
      relations,
    };
  });

function oneReference(columns: string[]): string[] {
  const [first] = columns.filter((column) => column.startsWith('ref'));
  return columns.filter((column) => !column.startsWith('ref') || column === first);
}

/** Tables that all belong to tenants and refer to each other by composite keys that include the tenant. */
const tenanted: fc.Arbitrary<Blueprint> = fc
  .record({
    tenants: fc.integer({ min: 1, max: 9 }),
    tables: fc.array(
      fc.record({
        rows: fc.integer({ min: 1, max: 90 }),
        owner: fc.constantFrom('none', 'tenant', 'first'),
        parents: fc.array(fc.record({ of: fc.nat(), nullable: fc.boolean() }), { maxLength: 3 }),
        keys: fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 2 }), { maxLength: 2 }),
      }),
      { minLength: 2, maxLength: 5 },
    ),
  })
  .map(({ tenants, tables: shapes }) => {
    const integer = { type: 'integer' };
    const relations: Blueprint['relations'] = [];
    const tables: Blueprint['tables'] = [
      { schema: 'public', name: 'tenants', rows: tenants, columns: [{ name: 'id', ...integer, generator: { kind: 'sequence' } }], primaryKey: ['id'] },
    ];
    shapes.forEach((shape, at) => {
      const parents = at === 0 ? [] : shape.parents.map((parent, i) => ({ name: `ref${i}`, of: `t${parent.of % at}`, nullable: parent.nullable }));
      const owner = shape.owner === 'first' && parents.length > 0 && !parents[0]!.nullable ? 'ref0' : shape.owner === 'tenant' ? 'tenant_id' : '';
      const from = (columns: string[]) => ({ table: `public.t${at}`, columns });
      relations.push({ from: from(['tenant_id']), to: { table: 'public.tenants', columns: ['id'] }, owner: owner === 'tenant_id', source: 'declared' });
      for (const parent of parents)
        relations.push({
          from: from(['tenant_id', parent.name]),
          to: { table: `public.${parent.of}`, columns: ['tenant_id', 'id'] },
          owner: owner === parent.name,
          source: 'declared',
        });
      const columns = ['tenant_id', ...parents.map((parent) => parent.name), 'name', 'place'];
      tables.push({
        schema: 'public',
        name: `t${at}`,
        ...(owner ? {} : { rows: shape.rows }),
        columns: [
          { name: 'tenant_id', ...integer },
          { name: 'id', ...integer, generator: { kind: 'sequence' } },
          ...parents.map((parent) => ({ name: parent.name, ...integer, nullable: parent.nullable })),
          { name: 'name', type: 'text' },
          { name: 'place', type: 'smallint' },
        ],
        primaryKey: ['tenant_id', 'id'],
        // At most one reference besides the tenant's: two that share a tenant may leave no new pair.
        uniqueKeys: shape.keys.map((key) => ({ columns: oneReference([...new Set(key.map((place) => columns[place % columns.length]!))]) })),
      });
    });
    return { format: 1, generatorVersion: 1, seed: 7, locale: 'en-US', referenceDate: '2026-01-01', tables, relations };
  });

const cappable = (blueprint: Blueprint): Plan => compile(blueprint, words, { cap: true });

test('any schema: keys, references and NOT NULL hold', () => {
  fc.assert(
    fc.property(blueprints, (blueprint) => {
      expect(faultsOf(cappable(blueprint))).toEqual([]);
    }),
    { seed: 1, numRuns: 150 },
  );
});

test('tenants: every reference of a row points to rows of its own tenant', () => {
  fc.assert(
    fc.property(tenanted, (blueprint) => {
      expect(faultsOf(cappable(blueprint))).toEqual([]);
    }),
    { seed: 4, numRuns: 150 },
  );
});

test('any range in any batch size and order gives the same values', () => {
  fc.assert(
    fc.property(blueprints, fc.integer({ min: 1, max: 50 }), fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), (blueprint, size, picks) => {
      const plan = cappable(blueprint);
      for (const table of plan.tables) {
        const whole = textRows(plan, table, 0, table.rows);
        const pieces: (string | null)[][] = [];
        for (const batch of generate(plan, table, 0, table.rows, undefined, size)) for (let row = 0; row < batch.count; row++) pieces.push(textRow(batch, row));
        expect(pieces).toEqual(whole);
        if (table.rows === 0) continue;
        const at = Float64Array.from(picks, (pick) => pick % table.rows);
        const batch = openReader(plan, table).read({ first: 0, count: at.length, at });
        expect(Array.from(at, (_, i) => textRow(batch, i))).toEqual(Array.from(at, (row) => whole[row]));
      }
    }),
    { seed: 2, numRuns: 60 },
  );
});

test('parents and children agree', () => {
  fc.assert(
    fc.property(blueprints, (blueprint) => {
      const plan = cappable(blueprint);
      for (const relation of plan.relations) {
        const children = plan.table(relation.child).rows;
        const parents = plan.table(relation.parent).rows;
        const met = new Set<number>();
        for (let parent = 0; parent < parents; parent++) {
          const list = relation.childrenOf(parent);
          if (list.first !== null && list.count > 0) expect([relation.name, list.first]).toEqual([relation.name, list.at(0)]);
          for (let i = 0; i < list.count; i++) {
            const child = list.at(i);
            expect([relation.name, child, relation.parentOf(child)]).toEqual([relation.name, child, parent]);
            met.add(child);
          }
        }
        for (let child = 0; child < children; child++)
          expect([relation.name, child, met.has(child)]).toEqual([relation.name, child, relation.parentOf(child) >= 0]);
      }
    }),
    { seed: 3, numRuns: 100 },
  );
});
