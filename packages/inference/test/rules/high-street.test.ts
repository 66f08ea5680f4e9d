import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Made = { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>> };

const madeOf = async (table: string, columns: readonly string[]): Promise<Readonly<Record<string, Made>>> => {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return Object.fromEntries(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, generator as Made]));
};

const valuesOf = (made: Made | undefined) => made?.parameters?.['values'] as (string | number)[];

test('a repair names what is broken: with a mileage a car, otherwise a device', async () => {
  const car = await madeOf('repairs', ['problem text', 'mileage int', 'license_plate text']);
  expect(valuesOf(car['problem'])).toContain('Brakes squeal when stopping');
  const device = await madeOf('repairs', ['device text', 'serial_number text', 'symptoms text', 'device_password text']);
  expect(valuesOf(device['symptoms'])).toContain('Does not switch on');
  expect(valuesOf(device['device'])).toContain('Laser printer');
  expect(valuesOf(device['device_password'])).toContain('2580');
});

test('a tariff with a speed is for internet', async () => {
  const made = await madeOf('tariffs', ['tariff_name text not null', 'monthly_payment real', 'speed smallint']);
  expect(valuesOf(made['tariff_name'])).toContain('Fiber 250');
  expect(valuesOf(made['speed'])).toContain(100);
  expect(Math.max(...(valuesOf(made['monthly_payment']) as number[]))).toBeLessThan(100);
});

test('airports have gates, aircraft registrations, and luggage has a location in the building', async () => {
  expect((await madeOf('gates', ['gate_code text', 'terminal text']))['gate_code']?.kind).toBe('pattern');
  expect((await madeOf('aircraft', ['registration_no text', 'capacity int', 'model text']))['registration_no']?.kind).toBe('pattern');
  expect(valuesOf((await madeOf('baggage_tracking', ['location text']))['location'])).toContain('Sorting hall');
});

test('bodies are measured in centimetres if waist and hip are side by side', async () => {
  const made = await madeOf('progress_records', ['waist numeric(5,2)', 'hips numeric(5,2)', 'arms numeric(5,2)', 'chest numeric(5,2)']);
  for (const name of ['waist', 'hips', 'arms', 'chest']) expect(made[name]?.parameters?.['min'], name).toBeGreaterThan(20);
});

test('a diagnosis code is valid, in a list as well, and its name is an illness', async () => {
  const made = await madeOf('claims', ['diagnosis_code varchar(10)', 'excluded_diagnosis_codes text[]', 'diagnosis_name text', 'is_first_diagnosis boolean']);
  expect(made['diagnosis_code']?.kind).toBe('health.code');
  expect(made['excluded_diagnosis_codes']?.parameters?.['element']).toMatchObject({ kind: 'health.code' });
  expect(made['diagnosis_name']?.kind).toBe('health.condition');
});

test('works have a genre, and people a sex, even if both columns have one name', async () => {
  const book = await madeOf('livros', ['titulo text', 'autor text', 'editora text', 'genero text']);
  expect(valuesOf(book['genero'])).toContain('Mystery');
  const person = await madeOf('alunos', ['nome text', 'data_nascimento date', 'endereco text', 'genero text']);
  expect(person['genero']?.kind).toBe('person.sex');
});
