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
