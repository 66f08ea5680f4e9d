import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { solve } from '@seedbed/inference';
import { foldConstants, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { expect, test } from 'vitest';
import { printRecording, recordTools } from '../../constraints/test/recording.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';

const zoo = join(import.meta.dirname, '../../testing/src/schemas/zoo');
const recorded = join(import.meta.dirname, '../../constraints/test/recorded');

/** `packages/constraints` solves the zoo from recordings, without a server. Here a server answers again. */
test.each(readdirSync(zoo).filter((file) => file.endsWith('.sql')))('the recording of %s is current', async (file) => {
  const { catalog: read, sandbox } = await loadSchema(readFileSync(join(zoo, file), 'utf8'), testServer());
  // Bounds of hash partitions hold the table's OID, which differs from server to server.
  const catalog = JSON.parse(JSON.stringify(read).replace(/satisfies_hash_partition\('\d+'::oid/g, "satisfies_hash_partition('16384'::oid")) as typeof read;
  try {
    await using client = await connect(sandbox.owner);
    const { tools, recording } = recordTools(catalog, { parse: parseExpressions, fold: (expressions) => foldConstants(client, expressions) });
    await solve(catalog, tools);
    await expect(printRecording(recording)).toMatchFileSnapshot(join(recorded, file.replace(/sql$/, 'json')));
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
});
