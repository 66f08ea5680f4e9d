import type { Command } from 'commander';
import type { Context } from '../context.ts';

type Flags = { readonly url?: string; readonly allowAnyTarget?: boolean };

/** `seedbed mcp`: the data path as tools of an agent, on standard input and output, until the input ends. */
export function addMcp(program: Command, context: Context): void {
  program
    .command('mcp')
    .description('Serves agents by the Model Context Protocol, on standard input and output.')
    .option('--url <address>', 'the one database that may be read and loaded (default: SEEDBED_TARGET_URL)')
    .option('--allow-any-target', 'lets the agent name the database by itself')
    .action(async ({ url, allowAnyTarget }: Flags) => {
      // Loaded here alone: the other commands start without the protocol.
      const { serveMcp } = await import('../mcp/serve.ts');
      await serveMcp(context, { url: url ?? context.io.env['SEEDBED_TARGET_URL'], anyTarget: allowAnyTarget ?? false });
    });
}
