import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PACKS } from '../../build/read-packs.ts';
import { linkSchema, packLibrary, spellingReader, type Holds, type Pack, type PackIndex, type TableWords } from '../../src/index.ts';

const json = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(PACKS, '..', name), 'utf8'));
const library = packLibrary((await json('index.json')) as PackIndex, async (pack) => (await json(`packs/${pack}.json`)) as Pack);
const read = spellingReader((word) => word);

/** `animal: species breed#number` as tables and columns; `other < animal` refers to it. */
function schema(text: string): TableWords[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [head, columns] = line.split(':') as [string, string];
      const [name, ...neighbours] = head.trim().split(/\s*<\s*/);
      return {
        name: name!,
        words: name!.split('_'),
        neighbours,
        columns: columns
          .trim()
          .split(/\s+/)
          .map((column) => {
            const [own, holds = 'text'] = column.split('#') as [string, Holds?];
            return { name: own, words: own.split('_'), holds };
          }),
      };
    });
}

const VET = schema(`
owner: name phone
animal < owner: animal_name species breed sex birth_date#time weight_kg#number chip_no neutered#flag colour
vaccination < animal: vaccine batch_no given_on#time next_due#time
visit < animal: visit_date#time temperature#number heart_rate#number diagnosis treatment fee#number
`);

test('a list that a concept’s table refers to holds the values of its attribute', async () => {
  const links = await linkSchema(
    [...VET, ...schema('species < animal: name\nveterinarian: name licence_no\nprescription < visit: medication dosage')].map((table) =>
      table.name === 'animal' ? { ...table, neighbours: ['owner', 'species'] } : table,
    ),
    library,
    read,
  );
  expect(links.get('species')).toMatchObject({ concept: { concept: 'species of a veterinary patient' }, columns: [{ column: 'name', attribute: 'name' }] });
  expect(Object.keys(links.get('species')!.concept.attributes['name']!.values!)).toContain('rabbit');
});

describe('a schema of a trade', () => {
  test('its tables are concepts of the trade’s pack, its columns their attributes', async () => {
    const links = await linkSchema(VET, library, read);
    expect(links.get('animal')).toMatchObject({ pack: 'veterinary-practice', concept: { concept: 'veterinary patient' } });
    expect(Object.fromEntries(links.get('animal')!.columns.map(({ column, attribute }) => [column, attribute]))).toMatchObject({
      species: 'species',
      breed: 'breed',
      weight_kg: 'weight',
      chip_no: 'microchip',
      neutered: 'neutered',
    });
    expect(links.get('vaccination')?.pack).toBe('veterinary-practice');
    expect(links.get('visit')?.pack).toBe('veterinary-practice');
  });

  test('each attribute belongs to one column, and each column to one attribute', async () => {
    for (const { columns } of (await linkSchema(VET, library, read)).values()) {
      expect(new Set(columns.map(({ column }) => column)).size).toBe(columns.length);
      expect(new Set(columns.map(({ attribute }) => attribute)).size).toBe(columns.length);
    }
  });

  test('numbers are not texts: a numeric breed is not a breed', async () => {
    const links = await linkSchema(schema('animal: animal_name species breed#number weight_kg#number chip_no neutered#flag colour'), library, read);
    expect(links.get('animal')?.columns.map(({ column }) => column)).not.toContain('breed');
  });

  test('the order of tables does not matter', async () => {
    const one = await linkSchema(VET, library, read);
    const other = await linkSchema(VET.toReversed(), library, read);
    for (const { name } of VET) expect(other.get(name)).toEqual(one.get(name));
  });
});

test('a schema without a domain is linked to none', async () => {
  const plain = schema(`
setting: key value updated_at#time
entry: label position#number created_at#time
entry_value < entry: value kind
`);
  expect([...(await linkSchema(plain, library, read)).keys()]).toEqual([]);
});

test('one word does not prove a domain: the panels of a dashboard are not solar modules', async () => {
  const links = await linkSchema(
    schema('dashboard: title slug json version#number\npanel < dashboard: title type json height#number width#number'),
    library,
    read,
  );
  expect([...links.values()].map(({ pack }) => pack)).not.toContain('solar-installer');
});
