import { indexPacks, packLibrary, type Pack } from '@seedbed/meaning';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

/** A catalogue of seven alloys, two of which have no code of their own. */
const FOUNDRY: Pack = {
  pack: 'foundry',
  title: 'Foundry',
  cues: ['foundry', 'alloy', 'ingot', 'casting', 'crucible', 'melt', 'mould', 'ladle', 'slag', 'sprue'],
  concepts: [
    {
      concept: 'casting alloy',
      tables: ['alloy', 'casting alloy'],
      attributes: {
        name: { names: ['name', 'alloy name'], kind: 'text', identifying: true },
        code: { names: ['code', 'alloy code'], kind: 'text' },
        melts: { names: ['melting point', 'melt temp'], kind: 'number', unit: '°C', min: 380, max: 1600 },
      },
      rows: [
        { name: 'Gunmetal', code: 'CC491K', melts: 985 },
        { name: 'Aluminium bronze', code: 'CC333G', melts: 1050 },
        { name: 'Silumin', code: 'AC-44', melts: 577 },
        { name: 'Grey iron', code: 'GJL-2', melts: 1180 },
        { name: 'Zamak {3|5}', code: 'ZP0400', melts: 385 },
        { name: 'Brass', melts: 930 },
        { name: 'Bell bronze', melts: 880 },
      ],
    },
  ],
};
const tools = { ...noTools, packs: packLibrary(indexPacks([FOUNDRY]), async () => FOUNDRY) };
const COLUMNS = ['id bigint not null', 'name text not null', 'melting_point int', 'ingot text', 'crucible text', 'slag boolean'];

async function alloysOf(columns: readonly string[], options: Parameters<typeof infer>[2] = {}, unique: readonly string[] = []) {
  const catalog = makeCatalog([{ name: 'alloys', columns, unique: unique.map((name) => [name]) }]);
  return (await infer(catalog, tools, options)).blueprint.tables[0]!;
}

test('a catalogue has as many rows as examples, unless another count is requested', async () => {
  expect((await alloysOf(COLUMNS)).rows).toBe(8);
  expect((await alloysOf(COLUMNS, { rows: 500 })).rows).toBe(500);
});

test('a unique column shows distinct examples, like the other columns of the row', async () => {
  const { rows, columns } = await alloysOf([...COLUMNS, 'code varchar(6) not null'], {}, ['code']);
  const valuesOf = (name: string) => columns.find((column) => column.name === name)!.generator!.parameters!['values'];
  expect(valuesOf('code')).toEqual(['CC491K', 'CC333G', 'AC-44', 'GJL-2', 'ZP0400']);
  expect(valuesOf('name')).toEqual(['Gunmetal', 'Aluminium bronze', 'Silumin', 'Grey iron', 'Zamak {3|5}']);
  expect(valuesOf('melting_point')).toEqual([985, 1050, 577, 1180, 385]);
  expect(rows).toBe(6);
});

test('numbers are appended to names only if there are more rows than examples', async () => {
  const generatorOf = async (rows: number) => {
    const { columns } = await alloysOf([...COLUMNS, 'code varchar(6) not null'], { rows }, ['code']);
    return columns.find((column) => column.name === 'code')!.generator!.parameters;
  };
  expect(await generatorOf(5)).not.toHaveProperty('series');
  expect(await generatorOf(50)).toHaveProperty('series', true);
});
