import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Made = { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>> };

const madeOf = async (tables: Readonly<Record<string, readonly string[]>>, table: string): Promise<Readonly<Record<string, Made>>> => {
  const { blueprint } = await infer(
    makeCatalog(Object.entries(tables).map(([name, columns]) => ({ name, columns: ['id bigint not null', ...columns] }))),
    noTools,
  );
  const found = blueprint.tables.find((each) => each.name === table)!;
  return Object.fromEntries(found.columns.map(({ name, generator }) => [name, generator as Made]));
};
const valuesOf = (made: Made | undefined) => made?.parameters?.['values'] as string[];

const patients = ['first_name text not null', 'last_name text not null', 'date_of_birth date', 'allergies text'];
const admissions = ['patient_id bigint not null', 'ward text', 'diagnosis text', 'discharge_date date', 'last_careunit text not null'];

test('doses are amounts, wards care, and cultures grow', async () => {
  const care = {
    patients,
    admissions,
    medication_details: ['dose_due text not null', 'dose_due_unit text not null', 'product_unit text not null', 'infusion_rate numeric'],
    culture_events: ['patient_id bigint not null', 'ab_name text not null', 'interpretation varchar(5) not null', 'comments text not null', 'isolate_num int'],
  };
  const doses = await madeOf(care, 'medication_details');
  expect(valuesOf(doses['dose_due'])).toContain('2.5');
  expect(valuesOf(doses['dose_due_unit'])).toContain('mcg');
  expect(valuesOf(doses['product_unit'])).toContain('VIAL');
  expect(valuesOf((await madeOf(care, 'admissions'))['last_careunit'])).toContain('Coronary Care Unit');
  const cultures = await madeOf(care, 'culture_events');
  expect(valuesOf(cultures['ab_name'])).toContain('VANCOMYCIN');
  expect(valuesOf(cultures['interpretation'])).toEqual(['S', 'R', 'I']);
  expect(valuesOf(cultures['comments'])).toContain('No growth.');
});

test('visitors of a clinic are people unless something mentions animals', async () => {
  const consultations = ['patient_id bigint not null', 'reason text not null', 'diagnosis text not null', 'treatment text', 'weight numeric'];
  const people = await madeOf({ patients, consultations, prescriptions: ['medication text'] }, 'consultations');
  expect(valuesOf(people['reason'])).not.toContain('limping');
  const animals = { patients: ['name text', 'species text', 'breed text', 'microchip text'], consultations, vaccinations: ['vaccine text'] };
  expect(valuesOf((await madeOf(animals, 'consultations'))['reason'])).toContain('limping');
});

test('security questions and the like are recognized in any language', async () => {
  const french = await madeOf({ utilisateurs: ['nom text', 'prenom text', 'adresse text', 'mot_de_passe text not null'] }, 'utilisateurs');
  expect(french['mot_de_passe']?.kind).toBe('string.passwordHash');
  const english = await madeOf({ users: ['email text', 'contrasena text not null', 'senha_hash text not null'] }, 'users');
  expect([english['contrasena']?.kind, english['senha_hash']?.kind]).toEqual(['string.passwordHash', 'string.passwordHash']);
});

test('appointments are in working hours in any language', async () => {
  const portuguese = await madeOf({ agendamentos: ['data_hora timestamp not null', 'observacao text', 'valor numeric'] }, 'agendamentos');
  expect(portuguese['data_hora']?.parameters).toMatchObject({ earliest: 8 });
  const spanish = await madeOf({ citas: ['fecha_hora timestamp not null', 'nombre text', 'apellido text'] }, 'citas');
  expect(spanish['fecha_hora']?.parameters).toMatchObject({ earliest: 8 });
  const french = await madeOf({ rendez_vous: ['date_heure timestamp not null', 'motif text', 'duree int'] }, 'rendez_vous');
  expect(french['date_heure']?.parameters).toMatchObject({ earliest: 8 });
});
