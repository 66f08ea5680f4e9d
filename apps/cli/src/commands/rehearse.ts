import type { Command } from 'commander';
import { CONFIG_HELP, type Context } from '../context.ts';
import type { RehearseFlags } from '../rehearse/rehearse-files.ts';

/** `seedbed rehearse --schema old.sql 0060.sql`: runs a migration over every kind of row that the old schema allows. */
export function addRehearse(program: Command, context: Context): void {
  program
    .command('rehearse')
    .description(
      'Runs a migration in a throwaway database filled with every kind of row that the old schema allows, and reports what fails, is lost, changes or locks: exit code 6 if anything does.',
    )
    .argument('<migrations...>', 'files of SQL, in order, or one folder of migrations')
    .option(
      '--schema <file>',
      'the schema before: DDL, a folder, or a postgres:// address (default: of a folder the migrations before, or the schema of the config file)',
    )
    .option('--last <n>', 'of a folder: how many of its last migrations to rehearse (default 1)')
    .option('--since <commit>', 'of a folder: rehearse from the first migration on that this commit of git does not have, such as origin/main')
    .option('--edge <share>', 'how many unusual rows: from 0 (none) to 1 (all, the default)')
    .option('--transaction <mode>', 'none: each statement in a transaction of its own; one: all in one (default: as the statements need)')
    .option('--measure', 'also measures each statement in tables of 1,000 rows and more, and says how long it takes in those of 1,000,000')
    .option('--budget <seconds>', 'with --measure: for so long (default 60)')
    .option('--json', 'one JSON document on standard output')
    .option('--config <file>', CONFIG_HELP)
    .action(async (files: string[], flags: RehearseFlags) => (await import('../rehearse/rehearse-files.ts')).rehearseFiles(context, files, flags));
}
