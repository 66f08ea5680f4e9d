import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { compile, loadWords, type Plan } from '@seedbed/engine';
import { shop } from '../../engine/test/suites/shop.ts';
import { copyChunks, type CopyChunk, type CopyChunks } from '../src/load/copy/copy-chunks.ts';
import { makeAhead, type Copied } from '../src/load/copy/made-ahead.ts';

let plan: Plan;
let copies: Copied[];
beforeAll(async () => {
  plan = compile(shop(20_000), await loadWords('en-US'));
  copies = plan.tables.map((table) => ({ table, columns: table.columns.map((column) => column.name) }));
});

/** Rows and bytes, for a slow reader that returns each chunk. */
async function digest({ chunks, giveBack }: CopyChunks, each: (chunk: CopyChunk) => Promise<void> | void = () => undefined): Promise<string> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const chunk of chunks) {
    await each(chunk);
    hash.update(chunk.bytes.subarray(5));
    rows += chunk.rows;
    giveBack(chunk.bytes);
  }
  return `${rows} ${hash.digest('hex')}`;
}

const inTurn = ({ table, columns }: Copied): Promise<string> => digest(copyChunks(plan, table, { columns }));

test('the bytes equal those generated one table after another, for every table, during other generation', async () => {
  const expected: string[] = [];
  for (const copy of copies) expected.push(await inTurn(copy));
  using ahead = makeAhead(plan, copies);
  const found: string[] = [];
  for (const { table, columns } of copies) {
    await sleep(5);
    found.push(await digest(ahead.take(table, columns)!, async (chunk) => void (chunk.rows % 2 === 0 && (await inTurn(copies[1]!)))));
  }
  expect(found).toEqual(expected);
});

test('production pauses at the limit of waiting batches, and then tables are ready before they are requested', async () => {
  using ahead = makeAhead(plan, copies);
  const busy = async (milliseconds: number): Promise<number> => {
    const before = process.cpuUsage();
    await sleep(milliseconds);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  // Idle for a while: on a busy machine its turn may come late.
  for (let quiet = 0, looks = 0; quiet < 3 && looks < 200; looks++) quiet = (await busy(100)) > 20 ? 0 : quiet + 1;
  const first = copies[0]!;
  const begun = process.cpuUsage();
  const iterator = (ahead.take(first.table, first.columns)!.chunks as AsyncIterable<CopyChunk>)[Symbol.asyncIterator]();
  for (let chunks = 0; chunks < 4; chunks++) expect((await iterator.next()).done).toBe(false);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000).toBeLessThan(50);
});

test('skipped batches are dropped, and batches that were not generated ahead are not found', async () => {
  using ahead = makeAhead(plan, copies);
  const [first, , third] = copies;
  expect(ahead.take(third!.table, third!.columns.slice(1))).toBeUndefined();
  expect(await digest(ahead.take(third!.table, third!.columns)!)).toBe(await inTurn(third!));
  expect(ahead.take(first!.table, first!.columns)).toBeUndefined();
});
