import { readFileSync } from 'node:fs';
import type { Blueprint } from '@seedbed/contract';
import { compileEncoder, encodeBatches, generate, loadWords, compile } from '@seedbed/engine';
import { FRAME_BYTES, openLoad } from '@seedbed/postgres/load';
import { connect, type Connection, type OpenClient } from '@seedbed/postgres/sql';
import { openRunner } from '@seedbed/runner';
import { addressOf } from '@seedbed/testing';
import { cpuSeconds } from './cpu.ts';
import { BARE_SHOP, SHOP_CONSTRAINTS, SHOP_DDL } from './shop-ddl.ts';

/**
 * `prebuilt` and `ours`: into tables whose constraints are in place; `bare` and `created`: into a database that has no tables yet.
 * The last two are ours by several connections.
 */
export type Way = 'prebuilt' | 'ours' | 'bare' | 'created' | 'several' | 'created by several';
/** `blueprint` is a file. */
export type WayRequest = { readonly blueprint: string; readonly connection: Connection; readonly connections: number };
export type WayResult = { readonly seconds: number; readonly clientCpu: number; readonly rows: number; readonly bytes: number; readonly peakRssMB: number };

/**
 * A separate process for each way, so that memory and compiled code belong to that way alone; it answers each request
 * with one run.
 */
const way = process.argv[2] as Way;
const run = way === 'prebuilt' || way === 'bare' ? await openPrebuilt() : await openOurs();
process.on('message', (request: WayRequest) => void run(request).then((result) => process.send!(result)));
process.send!('ready');

type Run = (request: WayRequest) => Promise<WayResult>;

async function openOurs(): Promise<Run> {
  const runner = openRunner();
  return async ({ blueprint: file, connection, connections }) => {
    const blueprint = blueprintIn(file);
    await runner.compile(blueprint);
    return measured(async () => {
      const { rows, bytes } = await runner.load(blueprint, addressOf(connection), {
        ...(way.startsWith('created') && { create: SHOP_DDL }),
        ...(way.endsWith('several') && { connections }),
      });
      return { rows, bytes };
    });
  };
}

async function openPrebuilt(): Promise<Run> {
  const words = await loadWords('en-US');
  let built: { file: string; tables: Prebuilt[] } | undefined;
  return async ({ blueprint: file, connection }) => {
    if (built?.file !== file) built = { file, tables: prebuild(compile(blueprintIn(file), words)) };
    const { tables } = built;
    return measured(async () => {
      await using client = await connect(connection);
      return { rows: await copyAll(client, tables), bytes: tables.reduce((sum, table) => sum + table.bytes, 0) };
    });
  };
}

function blueprintIn(file: string): Blueprint {
  return JSON.parse(readFileSync(file, 'utf8')) as Blueprint;
}

type Prebuilt = { name: string; columns: string[]; format: 'binary' | 'text'; chunks: Uint8Array[]; bytes: number };

/** Every table's COPY data, made before the clock runs, with the space for the frames. */
function prebuild(plan: ReturnType<typeof compile>): Prebuilt[] {
  return plan.tables.map((table) => {
    const encoder = compileEncoder('copy-binary', table);
    const chunks = [...encodeBatches(encoder, generate(plan, table, 0, table.rows), { chunkBytes: 256 * 1024, headroom: FRAME_BYTES })];
    return {
      name: table.table,
      columns: table.columns.map((column) => column.name),
      format: encoder.format === 'copy-binary' ? 'binary' : 'text',
      chunks,
      bytes: chunks.reduce((sum, chunk) => sum + chunk.length - FRAME_BYTES, 0),
    };
  });
}

async function copyAll(client: OpenClient, tables: readonly Prebuilt[]): Promise<number> {
  if (way === 'bare') for (const statement of BARE_SHOP) await client.query(statement);
  const load = await openLoad(client, { mode: 'append', tables: [] });
  let rows = 0;
  for (const { name, columns, format, chunks } of tables) {
    const sink = await load.copy({ schema: 'public', table: name }, columns, format);
    for (let i = 0; i < chunks.length; i += 4) await Promise.all(chunks.slice(i, i + 4).map((chunk) => sink.write(chunk)));
    rows += await sink.end();
  }
  await load.commit();
  if (way === 'bare') for (const statement of SHOP_CONSTRAINTS) await client.query(statement);
  return rows;
}

async function measured(work: () => Promise<{ rows: number; bytes: number }>): Promise<WayResult> {
  const [cpu, started] = [cpuSeconds(), performance.now()];
  const done = await work();
  return {
    ...done,
    seconds: (performance.now() - started) / 1000,
    clientCpu: cpuSeconds() - cpu,
    peakRssMB: process.resourceUsage().maxRSS / 1e3,
  };
}
