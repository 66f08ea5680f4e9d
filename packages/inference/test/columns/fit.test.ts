import { expect, test } from 'vitest';
import type { Generator } from '@seedbed/contract';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

async function generatorsOf(table: string, columns: readonly string[]): Promise<ReadonlyMap<string, Generator | undefined>> {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return new Map(blueprint.tables[0]!.columns.map((column) => [column.name, column.generator]));
}

const textOf = (generator: Generator | undefined) => JSON.stringify(generator);

test('a name with "of" is read from the end', async () => {
  const made = await generatorsOf('patients', ['cause_of_death text', 'date_of_birth date']);
  expect(textOf(made.get('cause_of_death'))).toMatch(/heart|cancer|pneumonia/i);
  expect(made.get('date_of_birth')?.kind).toBe('person.birthDate');
});

test('words that are too long for their column become codes', async () => {
  const made = await generatorsOf('underwriting_rules', ['action character varying(2)']);
  const { values } = made.get('action')!.parameters as { values: string[] };
  expect(values.length).toBeGreaterThan(1);
  for (const value of values) expect(value).toMatch(/^[A-Z]{1,2}$/);
  expect(new Set(values).size).toBe(values.length);
});

test('a small number is not a timestamp', async () => {
  const made = await generatorsOf('plans', ['paid_at smallint', 'created bigint']);
  expect(made.get('paid_at')?.kind).not.toMatch(/^date\./);
});

test('a German word may be a compound of modifier and head', async () => {
  const made = await generatorsOf('ladepunkte', ['steckertyp text', 'leistung_kw integer', 'straße text', 'plz text']);
  expect(textOf(made.get('steckertyp'))).toMatch(/CCS|Typ|Type/);
});

test('the first word of a key names its owner', async () => {
  const made = await generatorsOf('devices', ['public_key text']);
  expect(textOf(made.get('public_key'))).toContain('ssh-');
});

test('a hashed secret is a hash', async () => {
  const made = await generatorsOf('oauth_clients', ['client_secret_hash text', 'client_secret text']);
  expect(made.get('client_secret_hash')?.kind).toBe('string.hash');
  expect(made.get('client_secret')?.kind).not.toBe('string.hash');
});

test('a length is that of its span, however it is generated', async () => {
  const made = await generatorsOf('sessions', [
    'started_at timestamp with time zone not null',
    'ended_at timestamp with time zone',
    'session_minutes integer',
    'call_seconds integer',
  ]);
  expect(made.get('call_seconds')).toMatchObject({ kind: 'expression', parameters: { expression: 'greatest(ended_at - started_at, 0)' } });
});

test('a name next to a first name is the last name', async () => {
  const french = await generatorsOf('eleves', ['nom text', 'prenom text', 'date_naissance date', 'courriel text', 'instrument_principal text']);
  expect(french.get('nom')?.kind).toBe('person.lastName');
  expect(french.get('instrument_principal')?.kind).not.toMatch(/^person/);
  expect((await generatorsOf('patients', ['name text', 'first_name text', 'last_name text'])).get('name')?.kind).not.toBe('person.lastName');
});

test('patients with a species are animals', async () => {
  const vet = await generatorsOf('patients', ['name text', 'species text', 'date_of_birth date']);
  const clinic = await generatorsOf('patients', ['name text', 'insurer text', 'date_of_birth date']);
  expect([vet.get('name')?.kind, clinic.get('name')?.kind]).toEqual(['animal.petName', 'person.fullName']);
  expect([vet.get('date_of_birth')?.kind, clinic.get('date_of_birth')?.kind]).toEqual(['date.past', 'person.birthDate']);
});

test('a heart in training is quicker than one at rest', async () => {
  const mean = (generator: Generator | undefined) => Number(generator?.parameters?.['mean']);
  const run = await generatorsOf('workouts', ['avg_heart_rate integer', 'pace real', 'distance_km real']);
  const rest = await generatorsOf('vital_signs', ['heart_rate integer']);
  expect(mean(run.get('avg_heart_rate'))).toBeGreaterThan(mean(rest.get('heart_rate')) + 40);
});

test('a number as short text shows only its leading digits', async () => {
  const made = await generatorsOf('floors', ['area character varying(3)', 'index_rate character varying(4)']);
  expect(made.get('area')).toMatchObject({ kind: 'distribution', parameters: { round: 1, max: 999 } });
  expect(made.get('index_rate')?.kind).not.toBe('number.float');
});

test('money is recognized by the smaller coin of any country', async () => {
  const made = await generatorsOf('orders', ['amount_kopecks integer not null', 'fee_centavos integer not null', 'price_paise bigint not null']);
  for (const name of ['amount_kopecks', 'fee_centavos', 'price_paise']) expect(textOf(made.get(name))).not.toContain('number.count');
});

test('words in -er that name things are not people', async () => {
  const made = await generatorsOf('offices', ['chamber text', 'helicopter text', 'sprinkler text', 'teacher text']);
  expect([...made.values()].map((each) => each?.kind === 'person.fullName')).toEqual([false, false, false, false, true]);
});

test('a column of a few letters gets codes, not stumps of names, streets and addresses', async () => {
  const made = await generatorsOf('customers', [
    'city character(2) not null',
    'last_name character varying(3)',
    'street character varying(5)',
    'email character varying(6)',
    'first_name character varying(40)',
  ]);
  for (const column of ['city', 'last_name', 'street', 'email']) expect(made.get(column)?.kind).toBe('code.mask');
  expect(made.get('first_name')?.kind).toBe('person.firstName');
});
