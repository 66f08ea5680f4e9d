import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const generatorsOf = async (table: string, columns: readonly string[]): Promise<Readonly<Record<string, unknown>>> => {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return Object.fromEntries(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, generator]));
};

test('a DEFAULT document gives the keys of generated documents', async () => {
  const made = await generatorsOf('boards', [
    `layout jsonb not null default '{"columns": 12, "dark": true, "size": {"w": "0"}}'::jsonb`,
    `metadata jsonb not null default '{}'::jsonb`,
  ]);
  expect(made['layout']).toMatchObject({
    kind: 'json',
    parameters: {
      shape: {
        type: 'object',
        keys: {
          columns: { kind: 'values', parameters: { values: [12] } },
          dark: { kind: 'datatype.boolean', parameters: { probability: 0.8 } },
          size: { type: 'object' },
        },
      },
    },
  });
  expect(JSON.stringify(made['metadata'])).not.toContain('"dark"');
});
