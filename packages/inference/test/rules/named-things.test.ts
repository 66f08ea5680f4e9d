import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

async function blueprintOf(tables: Record<string, readonly string[]>, unique: Record<string, readonly (readonly string[])[]> = {}) {
  const catalog = makeCatalog(
    Object.entries(tables).map(([name, columns]) => ({ name, columns: ['id bigint not null', ...columns], unique: unique[name] ?? [] })),
  );
  return (await infer(catalog, noTools)).blueprint;
}

test('names fit the noun in the subject of the table', async () => {
  const blueprint = await blueprintOf({
    reagents: ['name text', 'lot_number text'],
    instruments: ['name text', 'serial_number text'],
    samples: ['label text', 'assay text'],
  });
  const values = (table: string, column: string) =>
    blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator!.parameters!.values;
  expect(values('reagents', 'name')).toContain('Agarose');
  expect(values('instruments', 'name')).toContain('Plate reader');
  expect(values('samples', 'assay')).toContain('Nitrate by IC');
});

test('a table with unique names has at most as many rows as there are names', async () => {
  const blueprint = await blueprintOf(
    {
      plugins: ['name text not null', 'version text', 'author text', 'description text', 'homepage text', 'downloads int'],
      repositories: ['name text', 'default_branch text'],
      webhooks: ['url text', 'secret text'],
    },
    { plugins: [['name']] },
  );
  const plugins = blueprint.tables.find(({ name }) => name === 'plugins')!;
  const { values } = plugins.columns.find(({ name }) => name === 'name')!.generator!.parameters as { values: string[] };
  expect(values).toContain('Slack Notifications');
  expect(plugins.rows).toBe(values.length);
});

test('in business to business, buyers and sellers are companies', async () => {
  const blueprint = await blueprintOf({
    sales_contracts: ['seller text', 'buyer text', 'incoterm text', 'tonnage numeric(10,2)'],
    buyers: ['name text', 'vat_number text'],
  });
  const kinds = blueprint.tables.flatMap(({ columns }) =>
    columns.filter(({ name }) => /seller|buyer|^name/.test(name)).map(({ generator }) => generator!.kind),
  );
  expect(kinds).toEqual(['company.name', 'company.name', 'company.name']);
});

test('a column is about the subject of its table', async () => {
  const software = await blueprintOf({ alert_rules: ['name text', 'summary text'], deployments: ['version text'], repositories: ['name text'] });
  expect(JSON.stringify(software.tables[0]!.columns[2]!.generator)).toContain('p95 latency');
  const school = await blueprintOf({ students: ['first_name text', 'medical_notes text'], lessons: ['homework text'], terms: ['name text'] });
  expect(JSON.stringify(school.tables[0]!.columns[2]!.generator)).toContain('Asthma');
  expect(JSON.stringify(school.tables[2]!.columns[1]!.generator)).toContain('Spring 2025');
});
