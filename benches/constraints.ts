import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { solve } from '@seedbed/inference';
import { foldConstants, parseExpressions } from '@seedbed/postgres/catalog';
import { openCluster } from '@seedbed/postgres/cluster';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';

/**
 * `node benches/constraints.ts [FILE …]`: by which tier each CHECK, domain and partition bound of real schemas is met, without any row
 * (`SEEDBED_SCHEMAS`, or `../shared/schemas` beside the repository), and how long that takes.
 */
const folder = process.env['SEEDBED_SCHEMAS'] ?? join(import.meta.dirname, '../../shared/schemas');
const files = process.argv.slice(2);
if (files.length === 0 && !existsSync(folder)) {
  console.error(`constraints: no schemas at ${folder}; name files, or set SEEDBED_SCHEMAS`);
  process.exit(2);
}
const paths =
  files.length > 0
    ? files
    : readdirSync(folder)
        .filter((name) => name.endsWith('.sql'))
        .map((name) => join(folder, name));

await using cluster = await openCluster({ kind: 'throwaway' });
const total = new Map<string, number>();
for (const path of paths) {
  const { catalog, sandbox } = await loadSchema(readFileSync(path, 'utf8'), cluster);
  {
    await using client = await connect(sandbox.owner);
    const started = performance.now();
    const { tables } = await solve(catalog, { parse: parseExpressions, fold: (expressions) => foldConstants(client, expressions) });
    const seconds = (performance.now() - started) / 1000;
    const own = new Map<string, number>();
    for (const { tier } of [...tables.values()].flatMap((table) =>
      table.constraints.filter((one) => one.kind === 'check' || one.kind === 'domain' || one.kind === 'partition'),
    )) {
      own.set(tier, (own.get(tier) ?? 0) + 1);
      total.set(tier, (total.get(tier) ?? 0) + 1);
    }
    const cases = Math.max(0, ...[...tables.values()].flatMap((table) => table.groups.map((group) => group.variants?.length ?? 0)));
    console.log(
      `${basename(path, '.sql').padEnd(22)} ${String(tables.size).padStart(4)} tables  ${shown(own).padEnd(40)} ${String(cases).padStart(4)} cases at most  ${seconds.toFixed(2)} s`,
    );
  }
  await sandbox[Symbol.asyncDispose]();
}
const all = [...total.values()].reduce((sum, one) => sum + one, 0);
console.log(`${shown(total)}; B, C and D: ${((100 * ['B', 'C', 'D'].reduce((sum, tier) => sum + (total.get(tier) ?? 0), 0)) / all).toFixed(1)} % of ${all}`);

function shown(tiers: ReadonlyMap<string, number>): string {
  return [...tiers]
    .sort()
    .map(([tier, count]) => `${tier} ${count}`)
    .join('  ');
}
