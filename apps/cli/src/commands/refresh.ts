import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { openRunner, statedAround } from '@seedbed/runner';
import { overlaysOf } from '../config/configured.ts';
import { packFolders, packsOf } from '../config/pack-folders.ts';
import { CONFIG_HELP, NO_CODE_HELP, type Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { knowledgeOfNew } from '../knowledge/knowledge-of-new.ts';
import { DELETED_HELP, loadedDatabase } from '../loaded-database.ts';
import { moveLock, otherwiseIn, withLockFlags, type LockFlags } from '../lock/lock-file.ts';
import { codeLines } from '../output/code-lines.ts';
import { withDryRun } from '../output/dry-run.ts';
import { printDiagnostics, printRecorded } from '../output/diagnostics.ts';
import { progressLines } from '../output/progress.ts';
import { refreshReport } from '../output/refresh-report.ts';
import { replaceFile } from '../output/replace-file.ts';
import { overlayOfNew, withOverlay } from '../overlay/overlay-option.ts';

type Flags = LockFlags & {
  readonly blueprint?: string;
  readonly dryRun?: boolean;
  readonly table?: string[];
  readonly deleted?: string[];
  readonly out?: string;
  readonly overlay?: string;
  readonly set?: string[];
  readonly code?: boolean;
  readonly json?: boolean;
  readonly config?: string;
};

/** `seedbed refresh postgres://…`: after a migration, fills new tables, and new columns of the rows that the blueprint made. */
export function addRefresh(program: Command, context: Context): void {
  withDryRun(
    withLockFlags(
      program.command('refresh').description('After a migration: fills new tables, and new columns of rows that Seedbed loaded, in one transaction.'),
      'brought up to date',
    ),
    'shows what would be filled, with counts from the database',
  )
    .argument('[address]', 'the database: postgres://user:password@host:port/database (default: the target of the config file)')
    .option('--blueprint <file>', 'the blueprint that the rows were loaded by (default: the schema of the config file, if it is a blueprint)')
    .option('--table <name...>', 'only these tables')
    .option('--deleted <name...>', DELETED_HELP)
    .option('--out <file>', 'writes the new blueprint here instead of over the old one')
    .option('--overlay <file>', 'what differs from what is inferred, by name')
    .option('--set <path=value...>', 'one such statement: columns.orders.channel.web=80%')
    .option('--no-code', NO_CODE_HELP)
    .option('--json', 'one JSON document on standard output')
    .option('--config <file>', CONFIG_HELP)
    .action((address: string | undefined, flags: Flags) => refresh(context, address, flags));
}

async function refresh(context: Context, address: string | undefined, flags: Flags): Promise<void> {
  const { io, signal, hurry } = context;
  const { url, file, blueprint: stored, out, config, lock } = await loadedDatabase(context, address, flags, 'refresh fills');
  await using runner = openRunner({ throwaway: io.throwaway, packs: () => packsOf(packFolders(io, config, file ?? undefined)) });
  const code = flags.code === false ? undefined : await statedAround(file === null ? io.cwd : dirname(resolve(io.cwd, file)));
  if (code && !flags.json) io.stderr.write(codeLines(code.summary));
  const progress = progressLines(io);
  context.leaves('unchanged');
  const report = await runner.refresh(stored, url, {
    ...(flags.dryRun && { dry: true }),
    ...(flags.table && { tables: flags.table }),
    ...(flags.deleted && { deleted: flags.deleted }),
    ...(lock?.lock && { otherwise: otherwiseIn(lock.lock) }),
    stated: code?.columns,
    overlay: async (blueprint, changes) =>
      (
        await withOverlay(
          context,
          { ...(await overlayOfNew(context, { ...overlaysOf(config), ...(config.rows !== undefined && { rows: config.rows }) }, changes)), ...flags },
          runner,
          await knowledgeOfNew(context, config, blueprint, changes),
        )
      ).blueprint,
    signal,
    hurry,
    onReached: () => context.leaves('unsure'),
    onTakenBack: () => context.leaves('unchanged'),
    ...(!flags.json && { onProgress: progress.update, onStep: progress.step }),
  });
  context.leaves(undefined);
  progress.end();
  const writes = !flags.dryRun && (report.changes.length > 0 || flags.out !== undefined);
  if (writes && out === null) await runner.keepBlueprint(url, report.blueprint);
  else if (writes) await replaceFile(resolve(io.cwd, out!), `${JSON.stringify(report.blueprint, null, 2)}\n`);
  if (writes && lock?.lock) {
    const changed = new Set([...report.changes, ...report.diagnostics].flatMap(({ table }) => table ?? []));
    const touched = (table: string): boolean => changed.has(table) || flags.set !== undefined || flags.overlay !== undefined;
    await moveLock(io, lock, report.blueprint, out, { before: stored, touched, otherwise: report.otherwise, filled: report.filled });
  }
  if (flags.json) io.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else {
    if (!lock?.lock) printRecorded(io, report, file!);
    printDiagnostics(io, report.diagnostics);
    io.stdout.write(refreshReport(report, { blueprint: out ?? lock!.name, written: writes }));
  }
  if (report.tables.some(({ refused }) => refused.length > 0)) context.finish(EXIT.targetRefused);
}
