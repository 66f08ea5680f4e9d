import { resolve } from 'node:path';
import type { Command } from 'commander';
import { dayOfSlide, isSlide, openRunner } from '@seedbed/runner';
import { packFolders, packsOf } from '../config/pack-folders.ts';
import { CONFIG_HELP, type Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { DELETED_HELP, loadedDatabase } from '../loaded-database.ts';
import { moveLock, withLockFlags, type LockFlags } from '../lock/lock-file.ts';
import { withDryRun } from '../output/dry-run.ts';
import { printDiagnostics, printRecorded } from '../output/diagnostics.ts';
import { replaceFile } from '../output/replace-file.ts';
import { slideReport } from '../output/slide-report.ts';

type Flags = LockFlags & {
  readonly blueprint?: string;
  readonly to?: string;
  readonly dryRun?: boolean;
  readonly table?: string[];
  readonly leave?: string[];
  readonly deleted?: string[];
  readonly out?: string;
  readonly json?: boolean;
  readonly config?: string;
};

/** `seedbed slide postgres://…`: moves the times of loaded rows by whole weeks. */
export function addSlide(program: Command, context: Context): void {
  withDryRun(
    withLockFlags(
      program.command('slide').description('Moves the times of rows that Seedbed loaded by whole weeks, so that they end now, in one transaction.'),
      'brought up to date',
    ),
    'shows what would move, with counts from the database',
  )
    .argument('[address]', 'the database: postgres://user:password@host:port/database (default: the target of the config file)')
    .option('--blueprint <file>', 'the blueprint that the rows were loaded by (default: the schema of the config file, if it is a blueprint)')
    .option('--to <day>', 'the day up to which times move, such as 2026-11-25 (default: yesterday)')
    .option('--table <name...>', 'only these tables')
    .option('--leave <name...>', 'all tables but these')
    .option('--deleted <name...>', DELETED_HELP)
    .option('--out <file>', 'writes the blueprint with the new day here instead of over the old one')
    .option('--json', 'one JSON document on standard output')
    .option('--config <file>', CONFIG_HELP)
    .action((address: string | undefined, flags: Flags) => slide(context, address, flags));
}

async function slide(context: Context, address: string | undefined, flags: Flags): Promise<void> {
  const { io, signal, hurry } = context;
  const { url, file, blueprint, out, config, lock } = await loadedDatabase(context, address, flags, 'slide moves times in');
  const to = flags.to ?? 'now';
  if (!isSlide(to)) throw new UsageError(`--to ${to}: expected a day such as 2026-11-25`);
  await using runner = openRunner({ throwaway: io.throwaway, packs: () => packsOf(packFolders(io, config, file ?? undefined)) });
  context.leaves('unchanged');
  const report = await runner.slide(blueprint, url, dayOfSlide(to), {
    ...(flags.dryRun && { dry: true }),
    ...(flags.table && { tables: flags.table }),
    ...(flags.leave && { leave: flags.leave }),
    ...(flags.deleted && { deleted: flags.deleted }),
    ...(lock?.lock && { locked: lock.lock.tables }),
    signal,
    hurry,
    onReached: () => context.leaves('unsure'),
    onTakenBack: () => context.leaves('unchanged'),
  });
  context.leaves(undefined);
  // A part of the tables moved: the blueprint would not fit the others any more.
  const writes = !flags.dryRun && (flags.table === undefined || flags.out !== undefined) && report.blueprint.slide !== blueprint.slide;
  if (writes && out === null) await runner.keepBlueprint(url, report.blueprint);
  else if (writes) await replaceFile(resolve(io.cwd, out!), `${JSON.stringify(report.blueprint, null, 2)}\n`);
  const moved = new Set(report.tables.map(({ table }) => table));
  if (writes && lock?.lock) await moveLock(io, lock, report.blueprint, out, { before: blueprint, touched: (table) => moved.has(table) });
  if (flags.json) return void io.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  if (!lock?.lock) printRecorded(io, report, file!);
  printDiagnostics(io, report.diagnostics);
  io.stdout.write(slideReport(report, writes ? (out ?? lock!.name) : undefined));
}
