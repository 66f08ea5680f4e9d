import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

test('rows that a key numbers within their parent belong to it, whatever else they reference', async () => {
  const catalog = makeCatalog([
    { name: 'medium', columns: ['id bigint not null', 'name text'] },
    { name: 'recording', columns: ['id bigint not null', 'name text not null'] },
    {
      name: 'track',
      columns: ['id bigint not null', 'recording bigint not null', 'medium bigint not null', 'position integer not null', 'name text not null'],
      refers: ['recording -> recording.id', 'medium -> medium.id'],
      unique: [['medium', 'position']],
    },
  ]);
  const { blueprint } = await infer(catalog, noTools);
  expect(blueprint.relations.find(({ owner }) => owner)?.from.columns).toEqual(['medium']);
});

test('bills follow their payers, who belong to a school, though the school numbers them', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'schools', columns: ['id bigint not null', 'name text not null', 'city text not null', 'founded_year integer'] },
      { name: 'payers', columns: ['id bigint not null', 'school_id bigint not null', 'full_name text not null'], refers: ['school_id -> schools.id'] },
      {
        name: 'invoices',
        columns: ['id bigint not null', 'school_id bigint not null', 'payer_id bigint not null', 'number text not null', 'total numeric(10,2) not null'],
        refers: ['school_id -> schools.id', 'payer_id -> payers.id'],
        unique: [['school_id', 'number']],
      },
    ]),
    noTools,
  );
  const owner = blueprint.relations.find(({ from, owner: isOwner }) => from.table === 'public.invoices' && isOwner);
  expect(owner?.to.table).toBe('public.payers');
});
