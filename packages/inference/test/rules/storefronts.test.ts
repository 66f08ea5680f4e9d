import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Made = { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>> };

const madeOf = async (table: string, columns: readonly string[]): Promise<Readonly<Record<string, Made>>> => {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return Object.fromEntries(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, generator as Made]));
};

const valuesOf = (made: Made | undefined) => made?.parameters?.['values'] as (string | number)[];

test('a tax line is not an assembly line, and an order line is not a job in a workshop', async () => {
  expect(
    valuesOf((await madeOf('order_line_item_tax_lines', ['description text not null', 'code text not null', 'rate numeric not null']))['description']),
  ).toContain('VAT 19 %');
  expect((await madeOf('order_line_items', ['title text not null', 'variant_sku text not null', 'unit_price numeric not null']))['title']?.kind).toBe(
    'commerce.productName',
  );
});

test('bank files use separators, and their columns are identified by words', async () => {
  const made = await madeOf('imports', ['col_sep text not null', 'amount_col_label text not null']);
  expect(valuesOf(made['col_sep'])).toContain(';');
  expect(valuesOf(made['amount_col_label'])).toContain('Amount');
});

test('visits have a source and query parameters', async () => {
  const made = await madeOf('website_events', [
    'url_path text not null',
    'referrer_domain text not null',
    'page_title text not null',
    'url_query text not null',
  ]);
  expect(valuesOf(made['url_path'])).toContain('/pricing');
  expect(valuesOf(made['referrer_domain'])).toContain('search.example.com');
  expect(String(valuesOf(made['url_query']))).toContain('utm_source=');
  expect(valuesOf(made['page_title'])).toContain('Pricing');
});

test('a list of subscribers is named after its members; clients of a company are people', async () => {
  const lists = await madeOf('lists', ['name text not null', 'optin text not null', 'subscriber_count int not null']);
  expect(valuesOf(lists['name'])).toContain('Newsletter');
  expect((await madeOf('clients', ['name text not null', 'company text not null']))['name']?.kind).toBe('person.fullName');
});

test('a DEFAULT of two choices implies its opposite', async () => {
  const made = await madeOf('exports', ["sort_convention text not null default 'date_ascending'"]);
  expect(valuesOf(made['sort_convention'])).toContain('date_descending');
});
