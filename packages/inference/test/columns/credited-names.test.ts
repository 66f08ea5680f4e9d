import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

test('a credited name next to a reference is the name of the referenced row', async () => {
  const catalog = makeCatalog([
    { name: 'artist', columns: ['id bigint not null', 'name text not null'] },
    { name: 'place', columns: ['id bigint not null', 'name text not null'] },
    { name: 'url', columns: ['id bigint not null', 'url text not null'] },
    {
      name: 'artist_place',
      columns: [
        'id bigint not null',
        'entity0 bigint not null',
        'entity1 bigint not null',
        'url_id bigint not null',
        "entity0_credit text not null default ''",
        "entity1_credit text not null default ''",
        "url_credit text not null default ''",
      ],
      refers: ['entity0 -> artist.id', 'entity1 -> place.id', 'url_id -> url.id'],
    },
  ]);
  const { blueprint } = await infer(catalog, noTools);
  const [artist, place, , both] = blueprint.tables.map(({ columns }) => new Map(columns.map((column) => [column.name, column.generator!])));
  const credited = (name: string) => (both!.get(name)!.parameters as { choices: { value?: string; generator?: { kind: string } }[] }).choices;
  expect(credited('entity0_credit')[0]).toMatchObject({ value: '' });
  expect(credited('entity0_credit')[1]!.generator!.kind).toBe(artist!.get('name')!.kind);
  expect(credited('entity1_credit')[1]!.generator!.kind).toBe(place!.get('name')!.kind);
  expect(both!.get('url_credit')).toEqual({ kind: 'constant', parameters: { value: '' } });
});
