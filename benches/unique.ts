import { compile, loadWords } from '@seedbed/engine';
import { repeatedRows, UNIQUE, uniqueBlueprint } from '../packages/engine/test/suites/unique-columns.ts';
import { cpuSeconds } from './support/cpu.ts';

/**
 * `pnpm bench unique [--rows N] [--json]`: every way in which a key is satisfied, over ten million rows: how many rows
 * repeat another's value.
 */
export async function main(args: readonly string[]): Promise<void> {
  const rows = args.includes('--rows') ? Number(args[args.indexOf('--rows') + 1]) : 10_000_000;
  const words = await loadWords('en-US');
  const lines = UNIQUE.map((name) => {
    const started = cpuSeconds();
    const plan = compile(uniqueBlueprint(name, rows), words, { cap: true });
    const repeated = repeatedRows(plan);
    return { key: name, rows: plan.table('t').rows, repeated, seconds: Math.round((cpuSeconds() - started) * 10) / 10, how: plan.table('t').keys[0]!.how };
  });
  if (args.includes('--json')) console.log(JSON.stringify(lines));
  else console.table(lines);
  process.exitCode = lines.some((line) => line.repeated > 0) ? 1 : 0;
}
