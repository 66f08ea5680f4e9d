import type { Command } from 'commander';
import { fileOf } from '@seedbed/postgres/entry';
import type { Context } from '../context.ts';

type Flags = { readonly port?: string; readonly host?: string; readonly dataDir?: string };

/** `seedbed start`: the server with the client, until Ctrl-C. Its other settings are environment variables. */
export function addStart(program: Command, context: Context): void {
  program
    .command('start')
    .description('Starts the server with the web client, and an embedded Postgres for its own data.')
    .option('--port <n>', 'port to listen on (default 4500; 0 takes a free one)')
    .option('--host <address>', 'address to listen on (default 127.0.0.1)')
    .option('--data-dir <folder>', "where its data stay (default: the user's data folder)")
    .action(async ({ port, host, dataDir }: Flags) => {
      // The server reads its settings where it always does.
      if (port !== undefined) process.env['SEEDBED_PORT'] = port;
      if (host !== undefined) process.env['SEEDBED_HOST'] = host;
      if (dataDir !== undefined) process.env['SEEDBED_DATA_DIR'] = dataDir;
      await import(fileOf('server.mjs', new URL('../../../api/src/start/server.ts', import.meta.url)).href);
      context.finish(Number(process.exitCode ?? 0));
    });
}
