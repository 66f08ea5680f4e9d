import type { Command } from 'commander';
import { CONFIG_HELP, type Context } from '../context.ts';
import type { PlansFlags } from '../shape/compare-plans.ts';

/** `seedbed plans postgres://… --shape shape.json`: whether the planner sees here what it sees where the shape comes from. */
export function addPlans(program: Command, context: Context): void {
  program
    .command('plans')
    .description(
      "Compares the planner's statistics of a loaded database with those of a shape, the worst first. Exit code 6 if fewer columns or plans agree than asked.",
    )
    .argument('[address]', 'the database: postgres://user:password@host:port/database (default: the target of the config file)')
    .option('--shape <file>', 'the shape that was wanted, as seedbed shape writes it')
    .option('--least <percent>', 'columns that must agree to a tenth', '95')
    .option('--statements <file>', 'the statements whose plans the shape has, if they came from a file')
    .option('--agree <percent>', 'statements that must have the same plan', '95')
    .option('--no-analyze', 'takes the statistics as they are; otherwise the tables of the shape are analyzed first')
    .option('--json', 'one JSON document on standard output')
    .option('--config <file>', CONFIG_HELP)
    .action(async (address: string | undefined, flags: PlansFlags) => (await import('../shape/compare-plans.ts')).comparePlans(context, address, flags));
}
