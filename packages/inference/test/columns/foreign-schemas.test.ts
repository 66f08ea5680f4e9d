import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

async function inferred(tables: Record<string, readonly string[]>) {
  const catalog = makeCatalog(Object.entries(tables).map(([name, columns]) => ({ name, columns: ['id bigint not null', ...columns] })));
  const { blueprint } = await infer(catalog, noTools);
  return {
    blueprint,
    of: (table: string, column: string) => blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator!,
  };
}

const CLINICA = {
  psicologos: ['nome varchar(100) not null', 'telefone varchar(20)', 'contato varchar(50)', 'modalidade_atendimento text'],
  enderecos_pacientes: ['rua varchar(150) not null', 'numero varchar(10) not null', 'bairro varchar(80)', 'cidade varchar(80)', 'cep varchar(9)'],
  entregas: ['data_entrega date', 'observacao text', 'status varchar(20)'],
};

test('a schema with Portuguese names uses the second edition of knowledge and Portuguese words', async () => {
  const { blueprint, of } = await inferred(CLINICA);
  expect(blueprint).toMatchObject({ locale: 'pt-BR', edition: 3 });
  expect(of('entregas', 'observacao').parameters!['values']).toContain('Documentação completa.');
  expect(JSON.stringify(of('entregas', 'status'))).not.toMatch(/pending|delivered/);
});

test('an English schema names no edition', async () => {
  const { blueprint } = await inferred({ customers: ['first_name text', 'last_name text', 'email text'] });
  expect(blueprint).not.toHaveProperty('edition');
});

test('people with a profession have names and phones, whatever the other columns', async () => {
  const { of } = await inferred(CLINICA);
  expect(of('psicologos', 'nome').kind).toBe('person.fullName');
  expect(of('psicologos', 'telefone').kind).toBe('phone.number');
});

test('a phone is recognized wherever its word is in the name', async () => {
  const { of } = await inferred({
    patients: ['nom varchar(80)', 'prenom varchar(80)', 'date_naissance date', 'contact_urgence_tel varchar(20)', 'tel_type varchar(20)'],
  });
  expect(of('patients', 'contact_urgence_tel').kind).toBe('phone.number');
  expect(of('patients', 'tel_type').kind).not.toBe('phone.number');
});

test('a street next to a house number contains no number', async () => {
  const { of } = await inferred(CLINICA);
  expect([of('enderecos_pacientes', 'rua').kind, of('enderecos_pacientes', 'numero').kind]).toEqual(['location.street', 'location.buildingNumber']);
});

test('heat in names of temporary tables is not about temperature', async () => {
  const { of } = await inferred({ temp_invoices: ['unit text', 'quantity int'], temp_readings: ['unit text', 'value numeric'] });
  expect(JSON.stringify(of('temp_invoices', 'unit'))).not.toContain('celsius');
});

test('number plates belong to the country of the names’ language', async () => {
  const { of } = await inferred({ autos: ['kennzeichen varchar(20) not null', 'marke varchar(50)', 'baujahr int', 'farbe varchar(30)'] });
  expect(of('autos', 'kennzeichen').parameters!['regex']).toMatch(/ZH/);
});

test('a key of few letters keeps the form of its thing', async () => {
  const catalog = makeCatalog([
    { name: 'cidadao', columns: ['cpf char(11) not null', 'nome varchar(80) not null', 'data_nascimento date'], key: ['cpf'] },
    { name: 'customers', columns: ['email varchar(30) not null', 'first_name varchar(40)'], key: ['email'] },
  ]);
  const { blueprint } = await infer(catalog, noTools);
  const of = (table: string) => blueprint.tables.find(({ name }) => name === table)!.columns[0]!.generator!;
  expect(of('cidadao')).toEqual({ kind: 'code.mask', parameters: { mask: '###########' } });
  expect(of('customers').kind).toBe('pattern');
});
