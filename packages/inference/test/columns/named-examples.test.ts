import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

test('an example of a link between two things is named after both', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'customer', columns: ['id bigint not null', 'name text not null', 'email text'] },
      { name: 'product', columns: ['id bigint not null', 'name text not null', 'price numeric(10,2)'] },
      {
        name: 'l_customer_product',
        columns: ['id bigint not null', 'entity0 bigint not null', 'entity1 bigint not null'],
        refers: ['entity0 -> customer.id', 'entity1 -> product.id'],
      },
      { name: 'l_customer_product_example', columns: ['id bigint not null', 'name text not null'], refers: ['id -> l_customer_product.id'] },
    ]),
    noTools,
  );
  const example = blueprint.tables.find((table) => table.name === 'l_customer_product_example')!;
  const { kind, parameters } = example.columns.find((column) => column.name === 'name')!.generator!;
  expect(kind).toBe('template');
  expect(parameters!['template']).toMatch(/^\{\{person\..+\}\} – \{\{.+\}\}$/);
});
