import type { Command } from 'commander';
import { localeOfAll, parseSeed } from '../options.ts';
import { packFolders, packsOf } from '../config/pack-folders.ts';
import { optionalFromEnv, readConfig } from '../config/read-config.ts';
import { CONFIG_HELP, type Context } from '../context.ts';
import { readSource } from '../source.ts';

type Flags = { readonly url?: string; readonly allowAnyTarget?: boolean; readonly config?: string };

/** `seedbed mcp`: the data path as tools of an agent, on standard input and output, until the input ends. */
export function addMcp(program: Command, context: Context): void {
  program
    .command('mcp')
    .description('Serves agents over the Model Context Protocol, on standard input and output.')
    .option('--url <address>', 'the only database that agents may read and load (default: SEEDBED_TARGET_URL, or the target of the config file)')
    .option('--allow-any-target', 'lets the agent choose the database')
    .option('--config <file>', CONFIG_HELP)
    .action(async (flags: Flags) => {
      const { io } = context;
      const config = await readConfig(io, flags.config);
      const { schema, seed, rows, locale, referenceDate, target } = config;
      // Loaded only here, so that the other commands start without the protocol.
      const { serveMcp } = await import('../mcp/serve.ts');
      await serveMcp(context, {
        target: { url: flags.url ?? io.env['SEEDBED_TARGET_URL'] ?? optionalFromEnv(target, io.env), anyTarget: flags.allowAnyTarget ?? false },
        packs: () => packsOf(packFolders(io, config, schema)),
        project: {
          schema: schema === undefined ? undefined : () => readSource(schema, io),
          choices: {
            ...(rows !== undefined && { rows }),
            ...(seed !== undefined && { seed: parseSeed(seed) }),
            ...(locale !== undefined && localeOfAll(locale)),
            ...(referenceDate !== undefined && { referenceDate }),
          },
        },
      });
    });
}
