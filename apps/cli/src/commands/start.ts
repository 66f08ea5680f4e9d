import type { Command } from 'commander';
import { fileOf } from '@seedbed/postgres/entry';
import { optionalFromEnv, readConfig } from '../config/read-config.ts';
import { CONFIG_HELP, type Context } from '../context.ts';

type Flags = { readonly port?: string; readonly host?: string; readonly dataDir?: string; readonly config?: string };

/** `seedbed start`: the server with the client, until Ctrl-C. Its other settings are environment variables. */
export function addStart(program: Command, context: Context): void {
  program
    .command('start')
    .description('Starts the server with the web client, and an embedded Postgres for its own data.')
    .option('--port <n>', 'port to listen on (default 4500; 0 picks a free one)')
    .option('--host <address>', 'address to listen on (default 127.0.0.1)')
    .option('--data-dir <folder>', "where its data stay (default: the user's data folder)")
    .option('--config <file>', CONFIG_HELP)
    .action(async ({ port, host, dataDir, config: named }: Flags) => {
      const { server = {}, target } = await readConfig(context.io, named);
      // The server reads its settings from variables. A config file does not override the environment of the process.
      set('SEEDBED_PORT', port, server.port?.toString());
      set('SEEDBED_HOST', host, server.host);
      set('SEEDBED_DATA_DIR', dataDir, server.dataDir);
      set('SEEDBED_TARGET_URL', undefined, optionalFromEnv(target, context.io.env));
      await import(fileOf('server.mjs', new URL('../../../api/src/start/server.ts', import.meta.url)).href);
      context.finish(Number(process.exitCode ?? 0));
    });
}

/** The option, otherwise the present variable, otherwise the config file. */
function set(variable: string, option: string | undefined, configured: string | undefined): void {
  const value = option ?? (process.env[variable] || configured);
  if (value !== undefined) process.env[variable] = value;
}
