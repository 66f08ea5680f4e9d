import type { Command } from 'commander';
import { CONFIG_HELP, type Context } from '../context.ts';
import type { ShapeFlags } from '../shape/write-shape.ts';

/** `seedbed shape postgres://…`: what the planner knows of a database, without a row of it. */
export function addShape(program: Command, context: Context): void {
  program
    .command('shape')
    .description(
      "Writes the shape of a database's data, from the planner's statistics alone: row counts, shares of NULL, frequencies, quantiles. No row is read, and no text is kept that you do not approve.",
    )
    .argument('[address]', 'the database: postgres://user:password@host:port/database (default: the target of the config file)')
    .option('--out <file>', 'writes it to a file instead of standard output')
    .option('--approve <column...>', 'keeps the labels of these columns (schema.table.column) as well: at most 50 different ones, of 20 rows each')
    .option('--statements [file]', 'keeps how the planner would run these statements, without their constants; without a file: those of pg_stat_statements')
    .option('--config <file>', CONFIG_HELP)
    .action(async (address: string | undefined, flags: ShapeFlags) => (await import('../shape/write-shape.ts')).writeShape(context, address, flags));
}
