import { closeSync, openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Option, type Command } from 'commander';
import { FORMATS, type FileOptions } from '@seedbed/contract';
import { chosenTables, fileForm, type FileFormat, type Plan, type Runner, type TablePlan, type WriteChunk } from '@seedbed/runner';
import { configured } from '../config/configured.ts';
import { checkCounts } from '../counts.ts';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { rowNumber } from '../options.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { count, duration } from '../output/figures.ts';
import { toFile, toStdout } from '../output/write-bytes.ts';
import { rowRange } from '../row-range.ts';
import { withSchema } from '../schema.ts';

type Flags = SchemaFlags & {
  readonly table?: string[];
  readonly from?: string;
  readonly to?: string;
  readonly format: FileFormat;
  readonly out?: string;
  readonly header: boolean;
  readonly spreadsheetSafe?: boolean;
  readonly restrictKey?: string;
  readonly cap?: boolean;
};

/** `seedbed generate FILE`: rows as files, a file a table, or one table on standard output. */
export function addGenerate(program: Command, context: Context): void {
  withSchemaFlags(program.command('generate').description('Writes rows: a file a table, or to standard output.'))
    .option('--table <name...>', 'only these tables')
    .option('--from <row>', 'first row, from 1')
    .option('--to <row>', 'last row, included')
    .addOption(new Option('--format <format>', 'what to write').choices([...Object.keys(FORMATS), 'parquet']).default('csv'))
    .option('--no-header', 'CSV without its first line of names')
    .option('--spreadsheet-safe', 'CSV in which no cell is a formula: an apostrophe before = + - @')
    .option('--restrict-key <key>', "SQL: key of psql's \\restrict, for files equal byte for byte (default: a new one a file); none leaves it out")
    .option('--cap', 'goes on with as many rows as there can be, where --rows asks for more')
    .option('--out <dir>', 'folder for the files; - for standard output (the default with one table)')
    .action(
      configured(context, async (file: string, flags: Flags) => {
        await withSchema(context, file, flags, async ({ runner, blueprint, diagnostics }) => {
          const plan = await runner.compile(blueprint);
          const tables = chosenTables(plan, flags.table);
          checkCounts(context.io, plan, tables, flags, diagnostics);
          const toStdout = flags.out === '-' || (flags.out === undefined && (tables.length === 1 || flags.format === 'sql'));
          if (flags.out === undefined && !toStdout) throw new UsageError(`${tables.length} tables: --out DIR says where the files go, or --table chooses one`);
          if (toStdout && tables.length > 1 && flags.format !== 'sql')
            throw new UsageError('only one table, or SQL, goes to standard output: choose with --table');
          const folder = toStdout ? undefined : resolve(context.io.cwd, flags.out!);
          if (folder) await mkdir(folder, { recursive: true });
          const written = [];
          for (const table of tables) written.push(await writeTable(context, runner, plan, table, flags, folder));
          if (flags.json && folder) context.io.stdout.write(`${JSON.stringify({ files: written }, null, 2)}\n`);
          printDiagnostics(context.io, diagnostics);
        });
      }),
    );
}

function fileOptions({ spreadsheetSafe, restrictKey }: Flags): FileOptions {
  if (restrictKey !== undefined && !/^[A-Za-z0-9]{1,64}$/.test(restrictKey)) throw new UsageError('--restrict-key takes 1 to 64 letters and digits, or none');
  return {
    ...(spreadsheetSafe === undefined ? {} : { spreadsheet_safe: spreadsheetSafe }),
    ...(restrictKey === undefined ? {} : { restrict_key: restrictKey }),
  };
}

async function writeTable(context: Context, runner: Runner, plan: Plan, table: TablePlan, flags: Flags, folder: string | undefined) {
  const asked = {
    from: flags.from === undefined ? 1 : rowNumber(flags.from, '--from'),
    to: flags.to === undefined ? Math.max(1, table.rows) : rowNumber(flags.to, '--to'),
  };
  const { from, to } = rowRange(table, asked.from, asked.to, flags.table !== undefined && table.rows > 0);
  const request = { table: table.name, format: flags.format, from, to, header: flags.header, signal: context.signal };
  const form = fileForm([table], { format: flags.format, header: flags.header, ...fileOptions(flags) });
  const write = async (put: WriteChunk): Promise<void> => {
    if (form.head.length > 0) await put(form.head);
    await runner.write(plan, request, (chunk) => put(form.change(chunk)));
    if (form.tail.length > 0) await put(form.tail);
  };
  const started = performance.now();
  const extension = flags.format === 'parquet' ? 'parquet' : FORMATS[flags.format].extension;
  const name = `${table.name.replaceAll(/["/\\]/g, '_')}.${extension}`;
  if (folder) {
    const descriptor = openSync(join(folder, name), 'w');
    try {
      await write(toFile(descriptor));
    } finally {
      closeSync(descriptor);
    }
    const rows = Math.max(0, to - from + 1);
    if (!flags.json) context.io.stderr.write(`${name}  ${count(rows)} rows in ${duration((performance.now() - started) / 1000)}\n`);
    return { table: table.name, file: name, rows };
  }
  await write(toStdout(context.io.stdout));
  return { table: table.name, file: '-', rows: Math.max(0, to - from + 1) };
}
