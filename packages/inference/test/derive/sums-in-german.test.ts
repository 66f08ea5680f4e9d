import type { BlueprintColumn } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const CATALOG = makeCatalog([
  { name: 'artikel', columns: ['id bigint not null', 'bezeichnung text not null', 'netto_preis numeric(10,2) not null'] },
  { name: 'kunden', columns: ['id bigint not null', 'vorname text not null', 'nachname text not null'] },
  {
    name: 'auftraege',
    columns: [
      'id bigint not null',
      'kunde_id bigint not null',
      'summe_netto numeric(12,2) not null',
      'summe_mwst numeric(12,2) not null',
      'summe_brutto numeric(12,2) not null',
    ],
    refers: ['kunde_id -> kunden.id'],
  },
  {
    name: 'auftragspositionen',
    columns: ['auftrag_id bigint not null', 'pos int not null', 'artikel_id bigint not null', 'menge int not null', 'einzelpreis numeric(10,2) not null'],
    key: ['auftrag_id', 'pos'],
    refers: ['auftrag_id -> auftraege.id', 'artikel_id -> artikel.id'],
  },
]);

async function generatorsOf(table: string): Promise<ReadonlyMap<string, BlueprintColumn['generator']>> {
  const { blueprint } = await infer(CATALOG, noTools);
  return new Map(blueprint.tables.find(({ name }) => name === table)!.columns.map(({ name, generator }) => [name, generator]));
}

test('sums of orders with German names are those of their positions, and tax and gross amount follow', async () => {
  const order = await generatorsOf('auftraege');
  expect(order.get('summe_netto')!.parameters!['expression']).toMatch(/sum\(auftragspositionen, .*menge.*einzelpreis/);
  expect(order.get('summe_mwst')!.parameters!['expression']).toBe('round(summe_netto * 0.19, 2)');
  expect(order.get('summe_brutto')!.parameters!['expression']).toMatch(/summe_netto.*summe_mwst/);
});

test('the price of a position is the net price of its product', async () => {
  expect((await generatorsOf('auftragspositionen')).get('einzelpreis')).toMatchObject({ kind: 'lookup', parameters: { column: 'netto_preis' } });
});
