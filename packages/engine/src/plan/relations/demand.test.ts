import type { Blueprint } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const kinds = { type: 'text', generator: { kind: 'values', parameters: { values: ['a', 'b', 'c'] } } };
const things = { rows: 60, columns: { id: ID, kind: kinds }, primaryKey: ['id'], uniqueKeys: [{ columns: ['id', 'kind'] }] };
const both = [link('notes.thing_id,thing_kind', 'things.id,kind')];

function kindsOf(blueprint: Blueprint, column: string): (string | null)[] {
  const plan = compile(blueprint, words);
  expect(faultsOf(plan)).toEqual([]);
  return textRows(plan, 'notes', 0, 100, [column]).map(([value]) => value!);
}

describe('a child that needs a certain kind of parent', () => {
  test('gets parents of that kind', () => {
    const found = kindsOf(
      blueprintOf({ things, notes: { rows: 100, columns: { thing_id: 'integer', thing_kind: { type: 'text', domain: { in: ['b'] } } } } }, both),
      'thing_kind',
    );
    expect(new Set(found)).toEqual(new Set(['b']));
  });

  test('changes the parents’ kind if no parent has it', () => {
    const found = kindsOf(
      blueprintOf({ things, notes: { rows: 100, columns: { thing_id: 'integer', thing_kind: { type: 'text', domain: { in: ['rare'] } } } } }, both),
      'thing_kind',
    );
    expect(new Set(found)).toEqual(new Set(['rare']));
  });

  test('by the table’s own key', () => {
    const found = kindsOf(
      blueprintOf({ things, notes: { rows: 100, columns: { thing_id: { type: 'integer', domain: { min: 5, max: 8 } } } } }, [
        link('notes.thing_id', 'things.id'),
      ]),
      'thing_id',
    );
    expect(new Set(found)).toEqual(new Set(['5', '6', '7', '8']));
  });

  test.each([
    ['a root has none', true],
    ['the first rows refer ahead where none is refused', false],
  ])('among the rows of its own table: %s', (_name, nullable) => {
    const [low, high] = [5, 8];
    const plan = compile(
      blueprintOf({ nodes: { rows: 100, columns: { id: ID, up: { type: 'integer', nullable, domain: { min: low, max: high } } }, primaryKey: ['id'] } }, [
        link('nodes.up', 'nodes.id', { self: true }),
      ]),
      words,
    );
    expect(faultsOf(plan)).toEqual([]);
    const rows = textRows(plan, 'nodes', 0, 100, ['id', 'up']).map(([id, up]) => [Number(id), up === null ? null : Number(up!)] as const);
    for (const [id, up] of rows) expect(up === null ? nullable && id <= low : up >= low && up <= high && (up < id || id <= low)).toBe(true);
    expect(new Set(rows.map(([, up]) => up)).size).toBeGreaterThanOrEqual(4);
  });

  test.each([
    ['', []],
    [', each of them twice at most', [{ columns: ['thing_id'] }]],
  ])('the row’s case is dropped because of its own columns%s', (_name, uniqueKeys) => {
    const order = [
      {
        terms: [
          { column: 'thing_id', coefficient: 1 },
          { column: 'id', coefficient: -1 },
        ],
        operator: '<=' as const,
        value: 0,
      },
    ];
    const variants = [{ columns: {}, order }, { columns: { id: { domain: { max: 7 } } } }];
    const plan = compile(
      blueprintOf(
        {
          things,
          notes: {
            rows: 40,
            columns: { id: ID, thing_id: 'integer', on: 'boolean' },
            primaryKey: ['id'],
            uniqueKeys: uniqueKeys.map((key) => ({ columns: [...key.columns, 'on'] })),
            groups: [{ columns: ['id', 'thing_id'], tier: 'C', variants }],
          },
        },
        [link('notes.thing_id', 'things.id')],
      ),
      words,
    );
    expect(faultsOf(plan)).toEqual([]);
    const rows = textRows(plan, 'notes', 0, 40, ['id', 'thing_id']).map((row) => row.map(Number));
    expect(rows.filter(([id, thing]) => thing! > id! && id! > 7)).toEqual([]);
    expect(new Set(rows.map(([, thing]) => thing)).size).toBeGreaterThan(15);
  });

  test('by a key that no parent has: one parent gets it, and no other key repeats', () => {
    const plan = compile(
      blueprintOf({ things, notes: { rows: 100, columns: { thing_id: { type: 'integer', domain: { in: ['7', '500', '501'] } } } } }, [
        link('notes.thing_id', 'things.id'),
      ]),
      words,
    );
    expect(faultsOf(plan)).toEqual([]);
    const keysOf = (): string[] => textRows(plan, 'things', 0, 60, ['id']).map(([id]) => id!);
    expect(keysOf()).toContain('7');
    expect(new Set(keysOf()).size).toBe(60);
  });

  test('by a length that no key has: some texts get that length', () => {
    const coded = { rows: 60, columns: { code: { type: 'text', generator: { kind: 'code.serial' } } }, primaryKey: ['code'] };
    const plan = compile(
      blueprintOf({ things: coded, notes: { rows: 100, columns: { thing_code: { type: 'text', domain: { minLength: 4, maxLength: 4 } } } } }, [
        link('notes.thing_code', 'things.code'),
      ]),
      words,
    );
    const parents = textRows(plan, 'things', 0, 60, ['code']).map(([code]) => code!);
    const children = textRows(plan, 'notes', 0, 100, ['thing_code']).map(([code]) => code!);
    expect(new Set(parents).size).toBe(60);
    expect(children.every((code) => code.length === 4 && parents.includes(code))).toBe(true);
  });

  test('by tuples: a sequence contains every value in them', () => {
    const plan = compile(
      blueprintOf(
        {
          things,
          notes: { rows: 100, columns: { thing_id: 'integer' }, groups: [{ columns: ['thing_id'], tier: 'C', rows: [['0'], ['5'], ['900']] }] },
        },
        [link('notes.thing_id', 'things.id')],
      ),
      words,
    );
    const keys = textRows(plan, 'things', 0, 60, ['id']).map(([id]) => id!);
    expect(keys).toEqual(expect.arrayContaining(['0', '5', '900']));
    expect(new Set(keys).size).toBe(60);
  });

  test('variant by variant', () => {
    const plan = compile(
      blueprintOf(
        {
          things,
          notes: {
            rows: 100,
            columns: { thing_id: 'integer', thing_kind: 'text', mark: 'text' },
            groups: [
              {
                columns: ['thing_kind', 'mark'],
                tier: 'C',
                variants: [
                  { columns: { thing_kind: { domain: { in: ['a'] } }, mark: { domain: { in: ['first'] } } } },
                  { columns: { thing_kind: { domain: { in: ['new'] } }, mark: { domain: { in: ['second'] } } } },
                ],
              },
            ],
          },
        },
        both,
      ),
      words,
    );
    expect(faultsOf(plan)).toEqual([]);
    const pairs = new Set(textRows(plan, 'notes', 0, 100, ['thing_kind', 'mark']).map((row) => row.join(' ')));
    expect(pairs).toEqual(new Set(['a first', 'new second']));
  });

  test('without the variants that no parent can satisfy', () => {
    const plan = compile(
      blueprintOf(
        {
          things,
          owners: things,
          notes: {
            rows: 200,
            columns: { thing_id: 'integer', owner_id: { type: 'integer', nullable: true } },
            groups: [
              {
                columns: ['owner_id', 'thing_id'],
                tier: 'C',
                variants: [{ columns: { owner_id: { notNull: true } } }, { columns: { thing_id: { domain: { in: ['0'] } } } }],
              },
            ],
          },
        },
        [link('notes.thing_id', 'things.id'), link('notes.owner_id', 'owners.id', { nullShare: 0.3 })],
      ),
      words,
    );
    for (const [thing, owner] of textRows(plan, 'notes', 0, 200, ['thing_id', 'owner_id'])) expect(thing === '0' || owner !== null).toBe(true);
  });

  test('under a key of its own', () => {
    const plan = compile(
      blueprintOf(
        { things, notes: { rows: 90, columns: { thing_id: 'integer', thing_kind: { type: 'text', domain: { in: ['b'] } } }, primaryKey: ['thing_id'] } },
        both,
      ),
      words,
      { cap: true },
    );
    expect(faultsOf(plan)).toEqual([]);
    expect(plan.table('notes').rows).toBe(textRows(plan, 'things', 0, 60, ['kind']).filter(([kind]) => kind === 'b').length);
  });
});

test('tables with a fixed share of one parent distribute its rows among them', () => {
  const sub = (rows: number) => ({ rows, columns: { id: 'integer' }, primaryKey: ['id'] });
  const plan = compile(
    blueprintOf({ things: { rows: 20, columns: { id: ID }, primaryKey: ['id'] }, a: sub(10), b: sub(10) }, [
      link('a.id', 'things.id', { share: { of: 2, at: 0 } }),
      link('b.id', 'things.id', { share: { of: 2, at: 1 } }),
    ]),
    words,
  );
  expect(faultsOf(plan)).toEqual([]);
  const [a, b] = ['a', 'b'].map((table) => textRows(plan, table, 0, 10, ['id']).map(([value]) => Number(value)));
  expect([a!.every((id) => id % 2 === 1), b!.every((id) => id % 2 === 0), new Set([...a!, ...b!]).size]).toEqual([true, true, 20]);
});
