import { indexPacks, packLibrary, withOwnPacks, type Pack } from '@seedbed/meaning';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

/** Words of one company: `zug` is its word for a batch of wire. */
const own = (tables: string[]): Pack => ({
  pack: 'wire-works',
  title: 'Wire works',
  cues: ['zug'],
  concepts: [
    {
      concept: 'wire batch',
      tables,
      attributes: {
        alloy: { names: ['qx', 'alloy'], kind: 'text' },
        gauge: { names: ['gauge'], kind: 'number', min: 0.1, max: 6, decimals: 2 },
        status: { names: ['status'], kind: 'label', values: { drawn: 60, annealed: 30, scrapped: 10 } },
      },
      rows: [
        { alloy: 'CuZn37', gauge: 0.5 },
        { alloy: 'CuSn6', gauge: 1.2 },
        { alloy: '316L', gauge: 2 },
      ],
    },
  ],
});
const orders: Pack = {
  pack: 'wire-works',
  title: 'Another pack of this name',
  cues: ['zug', 'qx'],
  concepts: [{ ...own(['zug']).concepts[0]!, concept: 'train', rows: [{ alloy: 'ICE' }, { alloy: 'TGV' }] }],
};
const builtIn = packLibrary(indexPacks([orders]), async () => orders);

async function columnsOf(packs: readonly Pack[], table: string, columns: readonly string[]) {
  const tools = { ...noTools, packs: withOwnPacks(builtIn, packs) };
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), tools);
  return Object.fromEntries(blueprint.tables[0]!.columns.map((column) => [column.name, column]));
}

test('a table named in the user’s pack follows it, whatever the subject of the schema', async () => {
  const made = await columnsOf([own(['zug'])], 'zug', ['qx text not null', 'status text not null', 'felt text']);
  expect(made['qx']!.generator).toMatchObject({ kind: 'example', parameters: { of: 'wire batch', values: ['CuZn37', 'CuSn6', '316L'] } });
  expect(made['status']!.generator).toMatchObject({ kind: 'values', parameters: { values: ['drawn', 'annealed', 'scrapped'], weights: [60, 30, 10] } });
  expect([made['qx']!.origin, made['felt']!.origin]).toEqual(['pack', undefined]);
});

test('names match as they are written, also if they are read in another language or abbreviated', async () => {
  const made = await columnsOf([own(['zug'])], 'zug', ['qx text not null', 'inhalt text', 'bezeichnung text', 'preis numeric(9,2)', 'lieferbeginn date']);
  expect(made['qx']!.generator).toMatchObject({ kind: 'example', parameters: { of: 'wire batch' } });
  const spelled = own(['wh qty']);
  spelled.concepts[0]!.attributes['alloy']!.names = ['alloy descr'];
  expect((await columnsOf([spelled], 'wh_qty', ['alloy_descr text not null']))['alloy_descr']!.generator).toMatchObject({ kind: 'example' });
});

test('a pack with the same name replaces the built-in one', async () => {
  const without = await columnsOf([], 'zug', ['qx text not null']);
  expect(JSON.stringify(without['qx']!.generator)).not.toContain('CuZn37');
  const made = await columnsOf([own(['batch of wire'])], 'zug', ['qx text not null']);
  expect(JSON.stringify(made['qx']!.generator)).not.toMatch(/ICE|CuZn37/);
});

test('a blueprint contains the examples itself: without the pack it gives the same', async () => {
  const made = await columnsOf([own(['zug'])], 'zug', ['qx text not null', 'gauge numeric(4,2) not null']);
  expect(JSON.stringify(made)).toContain('CuZn37');
  expect(made['gauge']!.generator!.parameters).toMatchObject({ values: [0.5, 1.2, 2], min: 0.1, max: 6 });
  expect(made['qx']!.generator!.parameters).not.toHaveProperty('pack');
});
