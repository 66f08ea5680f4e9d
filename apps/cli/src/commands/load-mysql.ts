import { tablesNamed } from '@seedbed/contract';
import { chosenTables, sizesOfPlan } from '@seedbed/runner';
import { checkCounts } from '../counts.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { count, duration } from '../output/figures.ts';
import { progressLines } from '../output/progress.ts';
import { withSchema } from '../schema.ts';
import type { LoadFlags } from './load.ts';

/** Options that a load into MySQL does not have, by the name of the flag. */
const OTHERS = ['create', 'schema', 'parts', 'resume', 'shard', 'fast', 'server', 'lock', 'frozenLock', 'dryRun'] as const;

/** `load --url mysql://…`: fills empty tables that are there, in one transaction. */
export async function loadIntoMysql(context: Context, file: string, flags: LoadFlags, url: string): Promise<void> {
  for (const option of OTHERS)
    if (flags[option] !== undefined && flags[option] !== false)
      throw new UsageError(
        `a load into MySQL fills empty tables that are there: it takes no --${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      );
  if (flags.mode !== 'empty' || flags.connections !== '1')
    throw new UsageError(`a load into MySQL fills empty tables in one session: it takes no --${flags.mode === 'empty' ? 'connections' : 'mode'}`);
  await withSchema(context, file, flags, async ({ runner, blueprint, diagnostics, source, counts }) => {
    const plan = await runner.compile(blueprint);
    const tables = chosenTables(plan, flags.table, tablesNamed(counts));
    checkCounts(context.io, plan, tables, { counts, cap: flags.cap }, diagnostics);
    if (!flags.json) context.io.stderr.write(`${sizesOfPlan(plan).line}\n`);
    const { loadMysql } = await import('@seedbed/mysql');
    const progress = progressLines(context.io, undefined, { tables: false });
    const done = new Map<string, number>();
    const started = performance.now();
    const seconds = (): number => (performance.now() - started) / 1000;
    context.leaves('nothing');
    const loaded = await loadMysql(url, {
      plan,
      blueprint,
      tables,
      schema: source.kind === 'ddl' ? source.mysql : undefined,
      signal: context.signal,
      made({ name, rows }, added) {
        const now = (done.get(name) ?? 0) + added;
        done.set(name, now);
        if (!flags.json) progress.update({ table: name, state: now < rows ? 'running' : 'done', rows: now, total: rows, bytes: 0, seconds: seconds() });
      },
    }).finally(() => {
      if (!flags.json) progress.end();
    });
    context.leaves(undefined);
    if (flags.json) context.io.stdout.write(`${JSON.stringify({ tables: loaded, diagnostics }, null, 2)}\n`);
    else {
      printDiagnostics(context.io, diagnostics);
      for (const { table, rows } of loaded) context.io.stdout.write(`${table}  ${count(rows)} rows\n`);
      const rows = loaded.reduce((sum, table) => sum + table.rows, 0);
      context.io.stdout.write(`${count(rows)} rows in ${duration(seconds())}; every reference leads to a row\n`);
    }
  });
}
