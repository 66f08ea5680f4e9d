import { parseArgs } from 'node:util';
import { startServer } from '../support/running-server.ts';
import { fuzz } from './fuzz.ts';

// node apps/api/test/fuzz/main.ts --requests 20000 --seed 1: the full version of fuzz.test.ts.

const { values } = parseArgs({ options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } } });
await using server = await startServer();
const report = await fuzz(server.baseUrl, { requests: Number(values.requests), seed: Number(values.seed) });
for (const [id, own] of [...report.statuses].toSorted())
  console.log(
    id.padEnd(18),
    [...own]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status}: ${times}`)
      .join('  '),
  );
const list = (title: string, lines: FuzzLine[]): void =>
  console.log(`\n${title}\n${lines.map(({ what, ms }) => `${ms.toFixed(0).padStart(7)} ms  ${what}`).join('\n')}`);
type FuzzLine = { readonly what: string; readonly ms: number };
list('slowest', [...report.slowest]);
list('the event loop was held longest during', [...report.longestBlocks]);
console.log(`\nRSS ${report.rss.before} MiB before, ${report.rss.most} at most, ${report.rss.after} after; nobody heard of ${server.reported.length} errors`);
console.log(`\n${report.faults.length} faults\n${report.faults.slice(0, 60).join('\n')}`);
process.exitCode = report.faults.length > 0 ? 1 : 0;
