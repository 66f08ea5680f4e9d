import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

async function scopeOf(people: string, things: string, ties: string): Promise<string | undefined> {
  const catalog = makeCatalog([
    { name: people, columns: ['id bigint not null', 'name text', 'email text'] },
    { name: things, columns: ['id bigint not null', 'owner_id bigint not null', 'title text'], refers: [`owner_id -> ${people}.id`] },
    {
      name: ties,
      columns: ['id bigint not null', 'owner_id bigint not null', 'thing_id bigint not null'],
      refers: [`owner_id -> ${people}.id`, `thing_id -> ${things}.id`],
      unique: [['owner_id', 'thing_id']],
    },
  ]);
  const { blueprint } = await infer(catalog, noTools);
  return blueprint.relations.find(({ from }) => from.table === `public.${ties}` && from.columns[0] === 'thing_id')!.within;
}

test('people have favorites among other people’s rows, and choose among their own', async () => {
  expect(await scopeOf('users', 'posts', 'favorites')).toBeUndefined();
  expect(await scopeOf('users', 'posts', 'pins')).toBeDefined();
});
