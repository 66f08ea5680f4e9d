import { compile, encode, generate, loadWords, type Format } from '@seedbed/engine';
import { cpuSeconds } from './support/cpu.ts';
import { shop } from '../packages/engine/test/suites/shop.ts';

/** Memory limit of a process with one generating thread. */
const GOAL_MB = 150;
const FORMAT: Format = 'copy-binary';

export type MemoryReport = {
  readonly rows: number;
  readonly bytes: number;
  readonly cpuSeconds: number;
  /** After one million rows, and the most at any time after. */
  readonly rssMB: number;
  readonly peakMB: number;
};

/** Makes and encodes order_items into nothing and watches the process's memory: `--rows N`, one hundred million by default. */
export async function main(args: readonly string[]): Promise<void> {
  const at = args.indexOf('--rows');
  const requested = at < 0 ? 100_000_000 : Number(args[at + 1]);
  if (!Number.isInteger(requested) || requested < 1) throw new RangeError('--rows takes a number of rows.');
  const report = await measure(requested);
  if (args.includes('--json')) console.log(JSON.stringify(report, null, 2));
  else {
    const { rows, bytes, rssMB, peakMB } = report;
    console.log(`${rows} rows of order_items, ${(bytes / 1e9).toFixed(1)} GB of ${FORMAT} in ${report.cpuSeconds.toFixed(1)} CPU s`);
    console.log(
      `RSS ${rssMB.toFixed(0)} MB after a million rows, ${peakMB.toFixed(0)} MB at most; goal ${GOAL_MB} MB: ${peakMB <= GOAL_MB ? 'met' : 'MISSED'}`,
    );
  }
}

async function measure(requested: number): Promise<MemoryReport> {
  const blueprint = shop(Math.ceil(requested / 9));
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const table = plan.table('order_items');
  const rows = Math.min(requested, table.rows);
  const chunk = new Uint8Array(256 * 1024);
  let bytes = 0;
  let first = 0;
  let peak = 0;
  let encoded = 0;
  for (const piece of encode(FORMAT, table, watched(), { take: () => chunk })) bytes += piece.length;
  return { rows, bytes, cpuSeconds: cpuSeconds(), rssMB: first / 1e6, peakMB: peak / 1e6 };

  function* watched() {
    for (const batch of generate(plan, table, 0, rows)) {
      yield batch;
      encoded += batch.count;
      // Only every 64th batch, because measuring takes a system call.
      if (encoded % (64 * 2048) !== 0) continue;
      const { rss } = process.memoryUsage();
      if (encoded <= 1_000_000) first = rss;
      peak = Math.max(peak, rss);
    }
  }
}
