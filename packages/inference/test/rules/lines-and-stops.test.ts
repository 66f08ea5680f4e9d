import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const made = async (tables: Readonly<Record<string, readonly string[]>>) => {
  const { blueprint } = await infer(
    makeCatalog(Object.entries(tables).map(([name, columns]) => ({ name, columns: ['id bigint not null', ...columns] }))),
    noTools,
  );
  const columns = blueprint.tables.flatMap((table) =>
    table.columns.map((column) => [`${table.name}.${column.name}`, JSON.stringify(column.generator)] as const),
  );
  return new Map(columns);
};

test('timetables are written in the numbers of lines, days of service and seconds of a day', async () => {
  const found = await made({
    trips: ['route_id text', 'service_id text', 'start_time int', 'headsign text'],
    stop_times: ['trip_id text', 'stop_id text', 'exception_type character varying(2)'],
    calendars: ['service_id text', 'monday boolean', 'saturday boolean', 'sunday boolean'],
  });
  expect(found.get('trips.service_id')).toContain('WEEKDAY');
  expect(found.get('trips.start_time')).toContain('21600');
  expect(found.get('stop_times.stop_id')).toContain('[1-9][0-9]{3}');
  expect(found.get('stop_times.exception_type')).toContain('"1"');
  expect(found.get('calendars.monday')).toContain('0.88');
});

test('elections have parties, chambers and many votes', async () => {
  const found = await made({
    candidacies: ['party text', 'votes_received int', 'caucus text', 'chamber text'],
    districts: ['district_number text', 'partisan_lean text'],
    ballot_measures: ['measure_number text', 'passage_threshold text', 'fiscal_impact_estimate text'],
    elections: ['ballot_text text', 'registered_voters int'],
  });
  expect(found.get('candidacies.party')).toContain('Independent');
  expect(found.get('candidacies.votes_received')).toContain('24000');
  expect(found.get('districts.district_number')).toContain('pattern');
  expect(found.get('ballot_measures.passage_threshold')).toContain('Two-thirds');
  for (const [name, generator] of found) expect(`${name} ${generator}`).not.toContain('juniper');
});

test('securities, flights, courts and recipes have their usual columns', async () => {
  const market = await made({
    securities: ['symbol character varying(15) not null', 'name text', 'dividend numeric(8,2)', 'exchange text'],
    trades: ['symbol text', 'bid_price numeric(8,2)', 'quantity int', 'exec_name text'],
    exchanges: ['name text', 'symbol_count int', 'open smallint', 'close smallint'],
  });
  expect(market.get('exchanges.open')).toContain('930');
  expect(market.get('trades.exec_name')).toContain('person.fullName');
  const food = await made({
    recipes: ['name text', 'category text', 'cooking_method text'],
    units: ['name text', 'abbreviation text', 'unit_type text'],
    reviews: ['content text', 'atmosphere_rating int', 'pros text[]', 'cons text[]'],
  });
  expect(food.get('units.name')).toContain('kilogram');
  expect(food.get('recipes.category')).toContain('Dessert');
  expect(food.get('recipes.cooking_method')).toContain('grilled');
  expect(food.get('reviews.cons')).toContain('Slow service');
});
