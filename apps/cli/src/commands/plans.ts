import type { Command } from 'commander';
import { qualifiedName } from '@seedbed/contract';
import { optionalFromEnv, readConfig } from '../config/read-config.ts';
import { CONFIG_HELP, type Context } from '../context.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import { wholeNumber } from '../options.ts';
import { textTable } from '../output/text-table.ts';
import { readShapeFile } from '../shape/shape-option.ts';

type Flags = { readonly shape?: string; readonly least: string; readonly analyze: boolean; readonly json?: boolean; readonly config?: string };

/** So far a figure may be from the wanted one: the gate of a column. */
const NEAR = 0.1;
const LISTED = 20;

/** `seedbed plans postgres://… --shape shape.json`: whether the planner sees here what it sees where the shape comes from. */
export function addPlans(program: Command, context: Context): void {
  program
    .command('plans')
    .description(
      "Compares the planner's statistics of a loaded database with those of a shape, the worst first. Exit code 6 if fewer columns agree than asked.",
    )
    .argument('[address]', 'the database: postgres://user:password@host:port/database (default: the target of the config file)')
    .option('--shape <file>', 'the shape that was wanted, as seedbed shape writes it')
    .option('--least <percent>', 'columns that must agree to a tenth', '95')
    .option('--no-analyze', 'takes the statistics as they are; otherwise the tables of the shape are analyzed first')
    .option('--json', 'one JSON document on standard output')
    .option('--config <file>', CONFIG_HELP)
    .action(async (address: string | undefined, flags: Flags) => {
      const { io } = context;
      const least = wholeNumber(flags.least, '--least');
      const url = address ?? optionalFromEnv((await readConfig(io, flags.config)).target, io.env);
      if (url === undefined || !/^postgres(?:ql)?:/.test(url))
        throw new UsageError('plans reads a database: seedbed plans postgres://user:password@host:5432/database --shape shape.json');
      if (flags.shape === undefined) throw new UsageError('plans needs --shape: the file that seedbed shape wrote where the plans come from');
      const wanted = await readShapeFile(io, flags.shape);
      const { compareShapes, shapeOfServer } = await import('@seedbed/runner/shape');
      const { shape: got } = await shapeOfServer(url, { approved: [], day: wanted.read, ...(flags.analyze && { analyze: wanted }) });
      const { columns, missing } = compareShapes(wanted, got);
      const near = columns.filter(({ worst }) => worst <= NEAR).length;
      const all = columns.length + missing.length;
      const share = all === 0 ? 100 : (100 * near) / all;
      if (flags.json) io.stdout.write(`${JSON.stringify({ columns, missing, near, all }, null, 2)}\n`);
      else {
        const far = columns.filter(({ worst }) => worst > NEAR).slice(0, LISTED);
        const figures = far.map(({ column, nulls, distinct, common, quantiles }) => [
          column,
          ...[nulls, distinct, common, quantiles].map((one) => (one === null ? '–' : percent(one))),
        ]);
        if (far.length > 0) io.stdout.write(`${textTable(['column', 'NULL', 'different values', 'frequencies', 'quantiles'], figures)}\n`);
        for (const name of missing) io.stdout.write(`${name}: no rows or no statistics here\n`);
        io.stdout.write(
          `${near} of ${all} columns agree to a tenth (${percent(share / 100)}), of ${wanted.tables.map(({ schema, name }) => qualifiedName(schema, name)).length} tables.\n`,
        );
      }
      if (share < least) context.finish(EXIT.differs);
    });
}

const percent = (share: number): string => `${Number((100 * share).toFixed(1))} %`;
