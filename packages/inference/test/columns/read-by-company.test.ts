import { expect, test } from 'vitest';
import { explainer, infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

async function generatorOf(table: string, column: string, ...others: readonly string[]) {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id integer not null', column, ...others] }]), noTools);
  return blueprint.tables[0]!.columns[1]!.generator!;
}

test('pr after a unit is a price', async () => {
  expect((await generatorOf('invoice_lines', 'unit_pr numeric(8,4) not null', 'qty numeric(10,3)')).kind).toBe('commerce.price');
  expect((await generatorOf('tasks', 'pr numeric(8,4) not null')).kind).not.toBe('commerce.price');
});

test('a tariff of prices has no number of the customs', async () => {
  const code = JSON.stringify(await generatorOf('tariffs', 'cd varchar(12) not null', 'price_kwh numeric(6,4) not null', 'valid_from date not null'));
  expect(code).not.toMatch(/61\\|62|########|number/);
});

test('the area code of a subscriber’s number exists', async () => {
  const { regex } = (await generatorOf('customers', 'msisdn varchar(16) not null')).parameters as { regex: string };
  expect('11009747595').not.toMatch(new RegExp(`^${regex}$`));
  expect('12125550123').toMatch(new RegExp(`^${regex}$`));
});

test('wh next to kWh means energy, not working hours', async () => {
  const catalog = makeCatalog([{ name: 'loads', columns: ['id integer not null', 'wh bigint not null', 'kwh numeric(10,3)'] }]);
  const { decisionOn } = await explainer(catalog, noTools);
  expect(decisionOn('public.loads', 'wh')!.alternatives![0]!.says).toContain('energy wh');
});
