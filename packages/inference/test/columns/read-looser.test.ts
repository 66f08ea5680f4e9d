import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Made = { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>> };

const madeOf = async (table: string, columns: readonly string[]): Promise<Readonly<Record<string, Made>>> => {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return Object.fromEntries(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, generator as Made]));
};

const valuesOf = (made: Made | undefined) => made?.parameters?.['values'] as (string | number)[];

test('several people are a list of their names', async () => {
  const { jugglers } = await madeOf('shows', ['jugglers text']);
  expect(jugglers?.kind).toBe('values');
  expect(valuesOf(jugglers).some((names) => /^\w+ \w+, \w+ \w+$/.test(String(names)))).toBe(true);
});

test('a past participle in a text is yes or no', async () => {
  const made = await madeOf('gauges', ['recalibrated text', 'rewired char(1)']);
  expect(valuesOf(made['recalibrated'])).toEqual(['yes', 'no']);
  expect(made['rewired']?.kind).toBe('datatype.boolean');
});

test('a text that is a question has two answers, and a participle of giving is the thing itself', async () => {
  const made = await madeOf('trips', ['is_last_run varchar(10)', 'grade_awarded text']);
  expect(valuesOf(made['is_last_run'])).toEqual(['false', 'true']);
  expect(valuesOf(made['grade_awarded']) ?? []).not.toContain('yes');
});

test('a plural has a few of the words of its singular', async () => {
  const { amenities } = await madeOf('zzz', ['amenities text', 'weaknesses varchar(20)']);
  expect(valuesOf(amenities).length).toBeGreaterThan(2);
});

test('a measure in a text is a number', async () => {
  const { acreage } = await madeOf('plots', ['acreage text']);
  expect(acreage?.kind).toBe('number.lognormal');
});

test('a suffix that only numbers the column changes nothing', async () => {
  const made = await madeOf('garments', ['fabric text', 'fabric_inside text']);
  expect(made['fabric_inside']?.kind).toBe('values');
});

test('a short unknown text is a code, a longer one its name and a number', async () => {
  const made = await madeOf('zzz', ['quonk varchar(8)', 'quonkation text', 'quonk_b2 text']);
  expect(made['quonk']).toEqual({ kind: 'code.mask', parameters: { mask: 'A####' } });
  expect(made['quonkation']?.kind).toBe('text.plain');
});

test('people without a noun have people’s names', async () => {
  expect((await madeOf('rolls', ['name text', 'age int', 'gender text']))['name']?.kind).toBe('person.fullName');
  expect((await madeOf('rolls', ['name text', 'length int']))['name']?.kind).not.toBe('person.fullName');
});

test('a plural document lists what a singular text would hold', async () => {
  const { cuisines } = await madeOf('zzz', ['cuisines jsonb']);
  expect(cuisines?.kind).toBe('json');
  expect(cuisines?.parameters?.['shape']).toMatchObject({ type: 'array' });
});

test('in a known trade an unknown text uses no word of another', async () => {
  const clinic = ['patients', 'doctors'].map((name) => ({ name, columns: ['id bigint not null', 'quonk text'] }));
  const { blueprint } = await infer(makeCatalog(clinic), noTools);
  const quonk = blueprint.tables[0]!.columns.find(({ name }) => name === 'quonk')!.generator as Made;
  expect(quonk.kind).toBe('text.plain');
});
