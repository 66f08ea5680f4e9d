import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { packFolders } from '../config/pack-folders.ts';
import { readConfig } from '../config/read-config.ts';
import { CONFIG_HELP, type Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { importReport } from '../import/report.ts';
import { withSchema } from '../schema.ts';

type Flags = {
  readonly schema?: string;
  readonly out?: string;
  readonly scenarios?: string;
  readonly json?: boolean;
  readonly config?: string;
};

/** `seedbed import seed.ts`: converts another tool's seed script to an overlay, with a report by line. */
export function addImport(program: Command, context: Context): void {
  program
    .command('import')
    .description('Reads seed scripts of Snaplet, drizzle-seed, Mockaroo and faker, without running them, and writes an overlay.')
    .argument('<files...>', 'seed.ts, seed.config.ts, a script with faker, or a schema of Mockaroo (JSON)')
    .option('--schema <file>', 'the schema whose tables they fill (default: the schema of the config file)')
    .option('--out <file>', 'writes the overlay to a file instead of standard output')
    .option('--scenarios <file>', 'writes rows that are written one by one to a file, as scenarios for --knowledge')
    .option('--json', 'one JSON document on standard output: overlay, scenarios, what was taken and what was not')
    .option('--config <file>', CONFIG_HELP)
    .action((files: string[], flags: Flags) => importScripts(context, files, flags));
}

async function importScripts(context: Context, files: readonly string[], flags: Flags): Promise<void> {
  const { io } = context;
  const config = await readConfig(io, flags.config);
  const schema = flags.schema ?? config.schema;
  if (schema === undefined) throw new UsageError('no schema: pass the one whose tables the scripts fill, --schema schema.sql');
  // Loaded here, so that no other command loads half a megabyte of parser.
  const [{ overlayOf, readOverlayEntries }, { fitOverlayEntries }, { readScripts }] = await Promise.all([
    import('@seedbed/seed-scripts'),
    import('../import/fit-overlay-entries.ts'),
    import('../import/read-scripts.ts'),
  ]);
  const scripts = await readScripts(files, io);
  const { isGenerator } = await import('@seedbed/runner/generators');
  await withSchema(context, schema, { packs: packFolders(io, config, schema) }, async ({ runner, blueprint }) => {
    const read = readOverlayEntries(scripts, { blueprint, hasGenerator: isGenerator });
    const fitted = await fitOverlayEntries(runner, blueprint, read.entries);
    const overlay = overlayOf(fitted.taken);
    const listed = Object.keys(read.scenarios);
    const knowledge = { format: 2, tables: {}, scenarios: read.scenarios };
    const report = { taken: fitted.taken, kept: read.kept, left: [...read.left, ...fitted.left] };
    const write = (file: string, document: object) => writeFile(resolve(io.cwd, file), `${JSON.stringify(document, null, 2)}\n`);
    if (flags.scenarios !== undefined && listed.length > 0) await write(flags.scenarios, knowledge);
    if (flags.out !== undefined) await write(flags.out, overlay);
    if (flags.json) {
      io.stdout.write(`${JSON.stringify({ overlay, ...(listed.length > 0 && { scenarios: knowledge.scenarios }), ...report }, null, 2)}\n`);
      return;
    }
    if (flags.out === undefined) io.stdout.write(`${JSON.stringify(overlay, null, 2)}\n`);
    io.stderr.write(importReport(report));
    if (listed.length > 0 && flags.scenarios === undefined)
      io.stderr.write('Rows that are written one by one go into scenarios: pass --scenarios knowledge.json.\n');
    for (const { seed } of scripts)
      if (seed)
        io.stderr.write(`${seed.place.file}:${seed.place.line} has the seed ${seed.value}: pass --seed ${seed.value}. The values are others than there.\n`);
    if (flags.out !== undefined)
      io.stderr.write(
        `Next: seedbed generate ${schema} --overlay ${flags.out}${flags.scenarios !== undefined && listed.length > 0 ? ` --knowledge ${flags.scenarios}` : ''} --out data/\n`,
      );
  });
}
