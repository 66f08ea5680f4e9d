import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { compile, encode, generate, loadWords, type Plan } from '@seedbed/engine';
import { cpuSeconds, median } from './support/cpu.ts';
import { shop } from '../packages/engine/test/suites/shop.ts';

const ROWS = 1_000_000;
const ROUNDS = 5;

/** Tables of the same columns and about the same bytes as the shop's, from hashes of the row number and lists of words. */
const QUERIES: Readonly<Record<string, string>> = {
  users: `
    select i as id,
           lower(first[(1 + hash(i) % 20)::bigint]) || '.' || lower(last[(1 + hash(i + 1) % 20)::bigint]) || i || '@example.com' as email,
           first[(1 + hash(i) % 20)::bigint] as first_name, last[(1 + hash(i + 1) % 20)::bigint] as last_name,
           city[(1 + hash(i + 2) % 10)::bigint] as city, country[(1 + hash(i + 2) % 10)::bigint] as country,
           timestamptz '2024-01-01 00:00:00+00' + to_milliseconds((i * 63072 + hash(i + 3) % 63072)::bigint) as created_at
    from range(1, ${ROWS} + 1) as rows(i), lists`,
  order_items: `
    select i as id, i // 3 + 1 as order_id, (1 + hash(i) % 100000)::bigint as product_id, (1 + hash(i + 1) % 10)::integer as quantity,
           ((100 + hash(hash(i) % 100000) % 20000) / 100)::decimal(10, 2) as unit_price
    from range(1, ${ROWS} + 1) as rows(i)`,
};

const LISTS = `
  create table lists as select
    ['James','Mary','Robert','Patricia','John','Jennifer','Michael','Linda','David','Elizabeth','William','Barbara','Richard','Susan','Joseph','Jessica','Thomas','Karen','Daniel','Sarah'] as first,
    ['Smith','Johnson','Williams','Brown','Jones','Garcia','Miller','Davis','Rodriguez','Martinez','Hernandez','Lopez','Gonzalez','Wilson','Anderson','Taylor','Moore','Jackson','Martin','Lee'] as last,
    ['New York','Chicago','Houston','Phoenix','London','Manchester','Dallas','Austin','Leeds','Boston'] as city,
    ['United States','United States','United States','United States','United Kingdom','United Kingdom','United States','United States','United Kingdom','United States'] as country`;

export type Pace = { readonly table: string; readonly oursMBs: number; readonly theirsMBs: number; readonly ratio: number };

/** CSV of users and order_items against DuckDB's COPY of a SELECT over range, both in this process: megabytes for each second of CPU, in turns. */
export async function main(args: readonly string[]): Promise<void> {
  const blueprint = shop(ROWS);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const instance = await DuckDBInstance.create(':memory:');
  const database = await instance.connect();
  await database.run(LISTS);
  const paces: Pace[] = [];
  for (const [table, query] of Object.entries(QUERIES)) {
    const bytes = await bytesOf(query, (sql) => database.run(sql));
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      ours.push(ourPace(plan, table));
      const before = cpuSeconds();
      await database.run(copy(query, '/dev/null'));
      theirs.push(bytes / (cpuSeconds() - before) / 1e6);
    }
    // The first round warms both up.
    const [oursMBs, theirsMBs] = [median(ours.slice(1)), median(theirs.slice(1))];
    const ratio = median(ours.slice(1).map((pace, round) => pace / theirs[round + 1]!));
    paces.push({ table, oursMBs, theirsMBs, ratio });
  }
  database.closeSync();
  instance.closeSync();
  if (args.includes('--json')) return console.log(JSON.stringify(paces, null, 2));
  console.log('CSV of         ours MB/CPU s   DuckDB MB/CPU s   ratio   goal 3');
  for (const { table, oursMBs, theirsMBs, ratio } of paces)
    console.log(
      `${table.padEnd(14)} ${oursMBs.toFixed(0).padStart(13)} ${theirsMBs.toFixed(0).padStart(17)} ${ratio.toFixed(2).padStart(7)}   ${ratio >= 3 ? 'met' : 'MISSED'}`,
    );
}

function ourPace(plan: Plan, table: string): number {
  const memory = new Uint8Array(256 * 1024);
  const before = cpuSeconds();
  let bytes = 0;
  for (const chunk of encode('csv', plan.table(table), generate(plan, table, 0, ROWS), { take: () => memory })) bytes += chunk.length;
  return bytes / (cpuSeconds() - before) / 1e6;
}

/** Bytes of what they write, from a file that is thrown away. */
async function bytesOf(query: string, run: (sql: string) => Promise<unknown>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const file = join(folder, 'rows.csv');
    await run(copy(query, file));
    return statSync(file).size;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function copy(query: string, file: string): string {
  return `copy (${query}) to '${file}' (format csv, header true, use_tmp_file false)`;
}
