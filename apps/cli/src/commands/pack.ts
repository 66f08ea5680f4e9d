import { Argument, type Command } from 'commander';
import { readConfig } from '../config/read-config.ts';
import { CONFIG_HELP, type Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import type { PackCall, PackFlags } from '../pack/call.ts';

const ACTIONS: Readonly<Record<string, () => Promise<(call: PackCall) => Promise<void>>>> = {
  check: async () => (await import('../pack/check.ts')).checkFiles,
  add: async () => (await import('../pack/add.ts')).addFiles,
  list: async () => (await import('../pack/list.ts')).listPacks,
  show: async () => (await import('../pack/show.ts')).showPack,
  'from-csv': async () => (await import('../pack/from-csv.ts')).packFromCsv,
};

/** `seedbed pack …`: own packs, with a company's vocabulary. */
export function addPack(program: Command, context: Context): void {
  program
    .command('pack')
    .description("Manages your own packs, which teach Seedbed a company's terms: check, add, list, show, or make one from a CSV.")
    .addArgument(new Argument('<action>', 'check FILE …, add FILE …, list, show NAME, from-csv FILE').choices(Object.keys(ACTIONS)))
    .argument('[names...]', 'files, or the name of a pack')
    .option('--concept <name>', 'from-csv: what a row is, such as "spare part"')
    .option('--table <name>', 'from-csv: name of the table in your schema, if it differs')
    .option('--pack <name>', 'from-csv: the pack to add it to (default: a new one, named after the concept)')
    .option('--out <file>', 'from-csv: writes it to a file instead of standard output')
    .option('--json', 'one JSON document on standard output')
    .option('--config <file>', CONFIG_HELP)
    .action(async (action: string, names: readonly string[], flags: PackFlags) => {
      if (action !== 'list' && names.length === 0)
        throw new UsageError(`seedbed pack ${action} needs ${action === 'show' ? 'the name of a pack; seedbed pack list shows them' : 'a FILE'}`);
      const run = await ACTIONS[action]!();
      await run({ context, names, flags, config: await readConfig(context.io, flags.config) });
    });
}
