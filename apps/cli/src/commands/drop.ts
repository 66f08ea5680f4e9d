import type { Command } from 'commander';
import { dropOwnDatabases, type DropReport, type OwnDatabase } from '@seedbed/runner';
import { CONFIG_HELP, type Context } from '../context.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import { serverAddress } from '../loaded-database.ts';
import { withDryRun } from '../output/dry-run.ts';
import { count } from '../output/figures.ts';
import { ago } from './databases.ts';

type Flags = {
  readonly database?: string[];
  readonly olderThan?: string;
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly url?: string;
  readonly json?: boolean;
  readonly config?: string;
};

/** `seedbed drop --database pr-123`: drops databases that `load --database` made, and no other. */
export function addDrop(program: Command, context: Context): void {
  withDryRun(
    program.command('drop').description('Drops databases that "load --database" made, by name or by age. A database that Seedbed did not make stays.'),
    'prints what would be dropped',
  )
    .argument('[address]', 'another database of the server: postgres://user:password@host:port/database (default: the target of the config file)')
    .option('--url <address>', 'the same')
    .option('--database <name...>', 'these; a name without a database is no error')
    .option('--older-than <time>', 'all of this role that no load asked for in this time, templates too: 14d, 36h or 2w')
    .option('--force', 'ends the sessions in them; without it, a database with sessions stays')
    .option('--json', 'one JSON document on standard output')
    .option('--config <file>', CONFIG_HELP)
    .action(async (address: string | undefined, flags: Flags) => {
      const { io } = context;
      const { database: names, olderThan } = flags;
      if ((names === undefined) === (olderThan === undefined)) throw new UsageError('name databases with --database pr-123, or an age with --older-than 14d');
      const dry = flags.dryRun === true;
      const report = await dropOwnDatabases(await serverAddress(io, address ?? flags.url, flags, 'drop drops'), {
        ...(names ? { names } : { olderThanSeconds: secondsOf(olderThan!) }),
        force: flags.force === true,
        dry,
      });
      io.stdout.write(flags.json ? `${JSON.stringify({ ...(dry && { dry }), ...report }, null, 2)}\n` : linesOf(report, dry));
      if (report.stayed.length > 0) context.finish(EXIT.targetRefused);
    });
}

const SECONDS = { h: 3600, d: 86_400, w: 604_800 } as const;

function secondsOf(text: string): number {
  const [, number, unit] = /^(\d{1,5})([hdw])$/.exec(text) ?? [];
  if (number === undefined) throw new UsageError(`--older-than takes a time such as 14d, 36h or 2w, not "${text}"`);
  return Number(number) * SECONDS[unit as keyof typeof SECONDS];
}

function linesOf({ dropped, absent, stayed }: DropReport, dry: boolean): string {
  const line = ({ name, kind, rows, unusedSeconds, sessions }: OwnDatabase): string =>
    `${name}: ${kind === 'left' ? 'left by a killed load' : `${kind === 'copy' ? '' : 'a template of '}${count(rows)} rows, last load ${ago(unusedSeconds)}`}${dry && sessions > 0 ? `, with sessions (${count(sessions)}; --force ends them)` : ''}`;
  return [
    ...dropped.map(line),
    ...absent.map((name) => `${name}: there is no such database`),
    ...stayed.map(({ why }) => why),
    `${count(dropped.length)} ${dropped.length === 1 ? 'database' : 'databases'} ${dry ? 'would be dropped; nothing was changed' : 'dropped'}${stayed.length > 0 ? `, ${count(stayed.length)} not` : ''}.`,
    '',
  ].join('\n');
}
