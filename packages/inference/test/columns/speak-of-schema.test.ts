import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

test('a word with two meanings follows the schema: a release among albums is not software', async () => {
  const description = ['id bigint not null', 'description text not null'];
  const of = async (others: readonly string[]) => {
    const { blueprint } = await infer(makeCatalog(['release_note', ...others].map((name) => ({ name, columns: description }))), noTools);
    return blueprint.tables[0]!.columns[1]!.generator!;
  };
  expect((await of(['artists', 'albums', 'playlists'])).parameters).toMatchObject({ subject: 'media' });
  expect((await of(['repositories', 'commits', 'branches'])).parameters).toMatchObject({ subject: 'software' });
});
