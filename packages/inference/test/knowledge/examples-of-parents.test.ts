import { indexPacks, packLibrary, type Pack } from '@seedbed/meaning';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const TOOLS = ['Claw hammer {300 g|500 g}', 'Spirit level', 'Try square', 'Hacksaw'];
const PAINTS = ['Wall paint, {white|cream}', 'Wood stain', 'Primer', 'Clear varnish'];
const rowsOf = (names: readonly string[], category: string) => names.map((name) => ({ name, category, price: 9 }));

/** Wares of two categories, whose names a table of its own has. */
const IRONMONGER: Pack = {
  pack: 'ironmonger',
  title: 'Ironmonger',
  cues: ['ironmonger', 'ware', 'hammer', 'hinge', 'nail', 'screw', 'paint', 'bolt', 'washer', 'chisel'],
  concepts: [
    {
      concept: 'ware of an ironmonger',
      tables: ['ware', 'ironmonger ware'],
      attributes: {
        name: { names: ['name', 'ware name'], kind: 'text', identifying: true },
        category: { names: ['category', 'shelf'], kind: 'text' },
        price: { names: ['price'], kind: 'money', min: 1, max: 90 },
      },
      rows: [...rowsOf(TOOLS, 'tools'), ...rowsOf(PAINTS, 'paints')],
    },
    {
      concept: 'shelf of an ironmonger',
      tables: ['shelf', 'ironmonger shelf'],
      attributes: { name: { names: ['name', 'shelf name'], kind: 'text', identifying: true }, aisle: { names: ['aisle'], kind: 'number', min: 1, max: 9 } },
      rows: [
        { name: 'tools', aisle: 1 },
        { name: 'paints', aisle: 2 },
        { name: 'garden', aisle: 3 },
        { name: 'ropes', aisle: 4 },
        { name: 'locks', aisle: 5 },
      ],
    },
  ],
};
const tools = { ...noTools, packs: packLibrary(indexPacks([IRONMONGER]), async () => IRONMONGER) };
const WARES = ['id bigint not null', 'shelf_id bigint not null', 'name text not null', 'price numeric(8,2)', 'hammer text', 'hinge text'];

async function waresOf(columns: readonly string[], { parent = 'shelves', unique = [] as string[][] } = {}) {
  const catalog = makeCatalog([
    { name: parent, columns: ['id bigint not null', 'name text not null', 'aisle int'] },
    { name: 'wares', columns, refers: [`shelf_id -> ${parent}.id`], unique },
  ]);
  const { columns: made } = (await infer(catalog, tools)).blueprint.tables.find(({ name }) => name === 'wares')!;
  return made.find(({ name }) => name === 'name')!.generator!;
}

test('what a row is called agrees with what its parent is called, if examples say so', async () => {
  const { kind, parameters } = await waresOf(WARES);
  expect(kind).toBe('example');
  expect(parameters!['by']).toEqual([
    {
      value: 'shelf.name',
      place: 'place(shelf_id)',
      times: [2, 1, 1, 1, 2, 1, 1, 1],
      keys: [...TOOLS.map(() => 'tools'), ...PAINTS.map(() => 'paints')],
    },
  ]);
});

test('a key over the names chooses them by itself', async () => {
  expect((await waresOf(WARES, { unique: [['name']] })).parameters).not.toHaveProperty('by');
});

test('a parent that is called like none of the examples does not tell them', async () => {
  expect((await waresOf(WARES, { parent: 'customers' })).parameters).not.toHaveProperty('by');
});
