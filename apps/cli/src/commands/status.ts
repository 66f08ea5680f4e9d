import type { Command } from 'commander';
import { openRunner } from '@seedbed/runner';
import { CONFIG_HELP, type Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { loadedDatabase } from '../loaded-database.ts';
import { withLockFlags, type LockFlags } from '../lock/lock-file.ts';

type Flags = LockFlags & { readonly blueprint?: string; readonly table?: string[]; readonly json?: boolean; readonly config?: string };

/** `seedbed status postgres://…`: what the database holds against what was loaded. */
export function addStatus(program: Command, context: Context): void {
  withLockFlags(
    program
      .command('status')
      .description(
        'Compares a database with what was loaded into it: rows edited, missing, and added by others. Exit code 0 if it is as loaded, 6 if not. Only reads.',
      ),
    'only read',
  )
    .argument('[address]', 'the database: postgres://user:password@host:port/database (default: the target of the config file)')
    .option('--blueprint <file>', 'the blueprint that the rows were loaded by (default: that of the lock file, or the schema of the config file)')
    .option('--table <name...>', 'only these tables')
    .option('--json', 'one JSON document on standard output')
    .option('--config <file>', CONFIG_HELP)
    .action(async (address: string | undefined, flags: Flags) => {
      const { io, signal } = context;
      const { url, file, blueprint, lock, template } = await loadedDatabase(context, address, flags, 'status reads', { reads: true });
      await using runner = openRunner({ throwaway: io.throwaway });
      const report = await runner.status(blueprint, url, { ...(lock?.lock && { lock: lock.lock }), ...(flags.table && { tables: flags.table }), signal });
      const { statusReport } = await import('../output/status-report.ts');
      const of = lock?.lock ? { lock: lock.name, seed: lock.lock.seed } : template ? { template } : { blueprint: file };
      io.stdout.write(flags.json ? `${JSON.stringify({ ...of, ...report }, null, 2)}\n` : statusReport(report, lock?.lock ? lock.name : (template ?? file!)));
      if (!report.clean) context.finish(EXIT.differs);
    });
}
