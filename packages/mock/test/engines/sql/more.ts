import { parseArgs } from 'node:util';
import { openTargetServer } from '@seedbed/testing';
import { openOracle } from './support/oracle.ts';
import { runOracle } from './support/run-oracle.ts';
import { SCHEMAS } from './support/schemas.ts';

// More random requests than a test has time for: `pnpm chaos:mocks` sends 50,000, or as many as `--minutes` allow.
// Another `--first` sends others.

const { values } = parseArgs({
  options: {
    first: { type: 'string', default: '100' },
    seeds: { type: 'string', default: '40' },
    requests: { type: 'string', default: '400' },
    schema: { type: 'string' },
    minutes: { type: 'string', default: '600' },
  },
});
const [first, seeds, requests] = [values.first, values.seeds, values.requests].map(Number) as [number, number, number];
await using server = await openTargetServer();
const end = performance.now() + Number(values.minutes) * 60_000;
let [asked, differing] = [0, 0];
const unsupported = new Map<string, number>();
for (let seed = first; seed < first + seeds; seed++) {
  for (const schema of SCHEMAS) {
    if ((values.schema !== undefined && schema.name !== values.schema) || performance.now() > end) continue;
    await using oracle = await openOracle(server, schema, seed);
    const outcome = await runOracle(oracle, seed, requests);
    asked += outcome.reads + outcome.writes;
    differing += outcome.differences.length;
    for (const each of outcome.unsupported) unsupported.set(each, (unsupported.get(each) ?? 0) + 1);
    for (const each of outcome.differences) console.log(`${schema.name}, seed ${seed}\n${each}\n`);
  }
}
for (const [feature, times] of [...unsupported].toSorted((a, b) => b[1] - a[1])) console.log(`${times} × ${feature}`);
console.log(`${asked} requests, ${differing} differences`);
process.exitCode = differing === 0 ? 0 : 1;
