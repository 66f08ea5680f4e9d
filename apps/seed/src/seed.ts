import type { Client } from '@seedbed/client';
import { ensureDataset } from './ensure-dataset.ts';
import { ensureFilled } from './ensure-filled.ts';
import { DEMO_DATASETS } from './demo-datasets/index.ts';

/**
 * Creates the three demo datasets and fills the demo database with the first one, all through the API. Leaves existing ones alone, so that
 * a second call changes nothing.
 */
export async function seed(client: Client, target: string | undefined, say: (line: string) => void): Promise<void> {
  for (const demo of DEMO_DATASETS) {
    const { dataset, made } = await ensureDataset(client, demo);
    say(`${made ? 'made' : 'found'} ${dataset.name}: ${dataset.tables} tables, ${dataset.rows} rows`);
    if (!demo.fillsTarget || !target) continue;
    const run = await ensureFilled(client, dataset, target);
    say(run.made ? `filled ${run.target} with ${run.rows} rows` : `${run.target} is filled already`);
  }
}
