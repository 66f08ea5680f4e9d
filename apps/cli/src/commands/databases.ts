import type { Command } from 'commander';
import { ownDatabases, type OwnDatabase } from '@seedbed/runner';
import { CONFIG_HELP, type Context } from '../context.ts';
import { serverAddress } from '../loaded-database.ts';
import { bytes, count, duration } from '../output/figures.ts';
import { textTable } from '../output/text-table.ts';

type Flags = { readonly url?: string; readonly json?: boolean; readonly config?: string };

/** `seedbed databases postgres://…`: the databases of a server that `load --database` made. */
export function addDatabases(program: Command, context: Context): void {
  program
    .command('databases')
    .description('Lists the databases of a server that "load --database" made, and their templates, most recently used first. Only reads.')
    .argument('[address]', 'any database of the server: postgres://user:password@host:port/database (default: the target of the config file)')
    .option('--url <address>', 'the same')
    .option('--json', 'one JSON document on standard output')
    .option('--config <file>', CONFIG_HELP)
    .action(async (address: string | undefined, flags: Flags) => {
      const { io } = context;
      const found = await ownDatabases(await serverAddress(io, address ?? flags.url, flags, 'databases lists'));
      if (flags.json) io.stdout.write(`${JSON.stringify({ databases: found }, null, 2)}\n`);
      else if (found.length === 0) io.stdout.write('No databases. seedbed load FILE --database pr-123 makes one.\n');
      else io.stdout.write(textTable(['database', 'of template', 'owner', 'rows', 'size', 'sessions', 'last load'], found.map(cells), 63));
    });
}

const KINDS = { template: '(a template)', loading: '(a template that is being loaded)', left: '(left by a killed load)' };

function cells({ name, kind, template, owner, rows, bytes: size, sessions, unusedSeconds }: OwnDatabase): string[] {
  const of = kind === 'copy' ? template : KINDS[kind];
  return [name, of, owner, count(rows), size === null ? '?' : bytes(size), count(sessions), kind === 'left' ? '?' : ago(unusedSeconds)];
}

/** 1234567 → `14 days ago`. */
export function ago(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  return days > 1 ? `${count(days)} days ago` : `${duration(Math.max(1, seconds))} ago`;
}
