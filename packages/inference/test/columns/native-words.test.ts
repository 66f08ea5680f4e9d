import { readFileSync } from 'node:fs';
import { indexPacks, packLibrary, type Pack } from '@seedbed/realism';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

/** The trades that these schemas could be taken for. */
const read = (pack: string): Pack => JSON.parse(readFileSync(new URL(`../../../realism/data/packs/${pack}.json`, import.meta.url), 'utf8')) as Pack;
const known = ['container-platform', 'exam-and-assessment', 'medical-laboratory', 'monitoring-software', 'online-retail', 'school-administration'].map(read);
const packs = packLibrary(indexPacks(known), async (name) => known.find(({ pack }) => pack === name)!);

const made = async (...tables: [name: string, ...columns: string[]][]) => {
  const { blueprint } = await infer(makeCatalog(tables.map(([name, ...columns]) => ({ name, columns: ['id bigint not null', ...columns] }))), {
    ...noTools,
    packs,
  });
  return (table: string, column: string) =>
    JSON.stringify(blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator);
};

test('words of a trade that nobody else in the schema speaks of give way to the thing and a number', async () => {
  const clinic = await made(
    ['vaccination_sites', 'unit_name varchar(127)', 'city text', 'district text'],
    ['exams', 'name varchar(100)', 'price numeric(10,2)'],
    ['samples', 'specimen text', 'collected_at timestamp', 'analyte text', 'reference_range text'],
    ['coaches', 'item varchar(80)', 'seats int'],
  );
  expect(clinic('vaccination_sites', 'unit_name')).not.toContain('.service');
  expect(clinic('exams', 'name')).not.toMatch(/Midterm|Quiz/);
  expect(clinic('coaches', 'item')).not.toContain('commerce.productName');
});

test('where the schema speaks of the trade, its words stay', async () => {
  const school = await made(
    ['exams', 'name varchar(100)', 'max_points int'],
    ['students', 'first_name text', 'grade text', 'enrolled_on date'],
    ['teachers', 'first_name text', 'subject text'],
    ['classrooms', 'room text', 'lesson text', 'homework text', 'semester text'],
  );
  expect(school('exams', 'name')).toMatch(/exam|Quiz|test/i);
  const shop = await made(['order_items', 'item varchar(80)', 'quantity int'], ['carts', 'checkout_at timestamp', 'sku text', 'discount numeric(5,2)']);
  expect(shop('order_items', 'item')).toContain('commerce.productName');
});

test('without packs nothing is known of trades, and names alone tell', async () => {
  const { blueprint } = await infer(makeCatalog([{ name: 'vaccination_sites', columns: ['id bigint not null', 'unit_name varchar(127)'] }]), noTools);
  expect(JSON.stringify(blueprint.tables[0]!.columns[1]!.generator)).toContain('nginx.service');
});
