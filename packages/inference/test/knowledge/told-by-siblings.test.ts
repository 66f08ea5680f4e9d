import { DEFAULT_REFERENCE_DATE } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { indexPacks, packLibrary, type Pack } from '@seedbed/meaning';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const ROWING: Pack = {
  pack: 'rowing',
  title: 'Rowing club',
  cues: ['rowing', 'rower', 'oar', 'scull', 'coxswain', 'regatta', 'boathouse', 'stroke', 'crew', 'ergometer'],
  concepts: [
    {
      concept: 'rower',
      tables: ['rower'],
      attributes: {
        side: { names: ['rowing side', 'oar side'], kind: 'text' },
        seat: { names: ['crew seat'], kind: 'text' },
        gender: { names: ['gender'], kind: 'label', values: { female: 40, male: 60 } },
        age: { names: ['age'], kind: 'number', min: 12, max: 20 },
      },
      rows: [
        { side: 'port', seat: 'stroke', age: [12, 14] },
        { side: 'starboard', seat: 'bow', age: [15, 17] },
        { side: 'both', seat: 'coxswain', age: [18, 20] },
      ],
    },
  ],
};
const tools = { ...noTools, packs: packLibrary(indexPacks([ROWING]), async () => ROWING) };

test('a concept’s knowledge of its people does not override their names and birth dates', async () => {
  const columns = ['oar_side text', 'crew_seat text', 'gender text not null', 'age int not null', 'ergometer text', 'scull boolean', 'regatta text'];
  const people = ['first_name text not null', 'last_name text', 'date_of_birth date not null'];
  const kindsOf = async (more: readonly string[]) => {
    const { blueprint } = await infer(makeCatalog([{ name: 'rowers', columns: ['id bigint not null', ...columns, ...more] }]), tools);
    return { blueprint, kinds: Object.fromEntries(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, generator!.kind])) };
  };
  expect((await kindsOf([])).kinds).toMatchObject({ oar_side: 'example', age: 'example.number' });
  const { blueprint, kinds } = await kindsOf(people);
  expect(kinds).toMatchObject({ oar_side: 'example', gender: 'person.sex', age: 'person.age' });
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const today = new Date(`${DEFAULT_REFERENCE_DATE}T00:00:00Z`).getTime();
  for (const [born, age] of textRows(plan, plan.table('public.rowers'), 0, 200, ['date_of_birth', 'age'])) {
    const years = (today - new Date(`${born}T00:00:00Z`).getTime()) / (365.2425 * 86_400_000);
    expect(Math.abs(Number(age) - years), `${born} ${age}`).toBeLessThan(1.01);
  }
});
