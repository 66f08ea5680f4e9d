import type { Command } from 'commander';
import type { Context } from '../context.ts';

/** `seedbed models`: what could be asked on this computer. */
export function addModels(program: Command, { io }: Context): void {
  program
    .command('models')
    .description('Lists the models at hand for `assist`: programs on this computer, local endpoints, and the configured one. Starts and sends nothing.')
    .option('--json', 'one JSON document on standard output')
    .action(async ({ json }: { readonly json?: boolean }) => {
      const { modelsAtHand, modelsText } = await import('../assist/list-models.ts');
      const found = await modelsAtHand(io);
      io.stdout.write(json ? `${JSON.stringify(found, null, 2)}\n` : modelsText(found, io.env));
    });
}
