import { createDatasetRoute, createRevisionRoute, getRevisionRoute, listDatasetsRoute, type Blueprint, type Dataset } from '@seedbed/contract';
import type { Client } from '@seedbed/client';
import type { ColumnWords, DemoDataset } from './demo-datasets/demo-dataset.ts';

/** The demo dataset of that name, created from its template if it does not exist yet. */
export async function ensureDataset(client: Client, demo: DemoDataset): Promise<{ dataset: Dataset; made: boolean }> {
  const found = await client.request(listDatasetsRoute, { query: { search: demo.name, limit: 100 } });
  const same = found.items.find((dataset) => dataset.name === demo.name);
  // A dataset without its word lists yet (the job stopped in between) is finished now.
  if (same && (same.revision > 1 || demo.wordLists.length === 0)) return { dataset: same, made: false };
  const dataset =
    same ?? (await client.request(createDatasetRoute, { body: { name: demo.name, description: demo.description, template: demo.template } })).dataset;
  if (demo.wordLists.length === 0) return { dataset, made: true };
  const first = await client.request(getRevisionRoute, { params: { id: dataset.id, number: 'current' } });
  const blueprint = withWords(first.blueprint, demo.wordLists);
  await client.request(createRevisionRoute, {
    params: { id: dataset.id },
    headers: { 'if-match': `"${first.number}"` },
    body: { blueprint, message: "Words from faker's lists" },
  });
  return { dataset, made: true };
}

/** The blueprint with the columns' generators replaced by word lists. Throws where a column is not there. */
function withWords(blueprint: Blueprint, lists: readonly ColumnWords[]): Blueprint {
  const copy = structuredClone(blueprint);
  for (const { table, column, words } of lists) {
    const found = copy.tables.find((each) => `${each.schema}.${each.name}` === table)?.columns.find((each) => each.name === column);
    if (!found) throw new Error(`the template has no column ${table}.${column} for its word list`);
    found.generator = { kind: 'distinct', parameters: { generator: { kind: 'wordList', parameters: { words: [...words] } } } };
    delete found.entity;
  }
  return copy;
}
