import zlib from 'node:zlib';
import { Option, type Command } from 'commander';
import { FILE_FORMATS, tablesNamed, type ArchiveCompression, type BundleStatements, type Catalog, type FileFormat, type FileOptions } from '@seedbed/contract';
import { chosenTables, datasetFiles, leftOutLine, type FilesRequest, type Source, type TablePlan } from '@seedbed/runner';
import type { Checksum } from '@seedbed/runner/s3';
import { configured } from '../config/configured.ts';
import { checkCounts } from '../counts.ts';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { parseRows, parseShard, rowNumber } from '../options.ts';
import { bucketAddress, isBucket } from '../output/bucket-address.ts';
import { printDiagnostics, printUntried } from '../output/diagnostics.ts';
import { writeArchive } from '../output/write-archive.ts';
import { writeFolder } from '../output/write-folder.ts';
import { writeOut } from '../output/write-out.ts';
import { rowRange } from '../row-range.ts';
import { withSchema } from '../schema.ts';
import { openServer, SERVER_HELP } from '../server/open-server.ts';

export type GenerateFlags = SchemaFlags & {
  readonly table?: string[];
  readonly from?: string;
  readonly to?: string;
  readonly shard?: string;
  readonly format: FileFormat;
  readonly compress?: ArchiveCompression;
  readonly out?: string;
  readonly header: boolean;
  readonly spreadsheetSafe?: boolean;
  readonly restrictKey?: string;
  readonly cap?: boolean;
  readonly statements?: BundleStatements;
  readonly resume?: boolean;
  readonly folders?: boolean;
  readonly checksum?: Checksum;
  readonly server?: string;
};
type Flags = GenerateFlags;

/** One file for all tables, and no format of a table's rows: a database of SQLite or DuckDB, a script for MySQL. */
const WHOLE = ['sqlite', 'duckdb', 'mysql'] as const;
type Whole = (typeof WHOLE)[number];
type WholeFlags = Omit<Flags, 'format'> & { readonly format: Whole };

/** `seedbed generate FILE`: rows as files, a file a table in a folder or in one ZIP file, or one table on standard output. */
export function addGenerate(program: Command, context: Context): void {
  withSchemaFlags(program.command('generate').description('Writes rows: one file for each table, one ZIP file, or standard output.'))
    .option('--table <name...>', 'only these tables')
    .option('--from <row>', 'first row, from 1')
    .option('--to <row>', 'last row, included')
    .option('--shard <i/n>', 'the i-th of n parts of each table, on any machine; together they equal one run; auto/n in an Indexed Job of Kubernetes')
    .addOption(
      new Option('--format <format>', 'the file format; sqlite and duckdb are one database file with all tables, mysql one script')
        .choices([...Object.keys(FILE_FORMATS), ...WHOLE])
        .default('csv'),
    )
    .addOption(
      new Option('--compress <how>', 'compresses each file (gzip, zstd), or inside the ZIP (deflate, the default of a ZIP file)').choices([
        'none',
        'gzip',
        'zstd',
        'deflate',
      ]),
    )
    .option('--no-header', 'CSV without the header line')
    .option('--spreadsheet-safe', 'CSV in which no cell can run as a formula: puts an apostrophe before = + - @')
    .option('--restrict-key <key>', "SQL: key of psql's \\restrict, for identical files (default: a new key for each file); none omits it")
    .addOption(
      new Option('--statements <form>', 'SQL in a folder or archive: rows as COPY data or INSERT statements').choices(['copy', 'insert']).default('copy'),
    )
    .option('--cap', 'if the keys allow fewer rows than were asked for a table, makes that many instead of failing')
    .option(
      '--out <place>',
      'folder for the files, s3://BUCKET/FOLDER, or NAME.zip for one archive, each with a manifest; - for standard output (the default with one table)',
    )
    .option('--folders', 'a folder for each table, as Trino, Athena, Hive and Spark read one; with --out')
    .option('--resume', 'in a folder or bucket: keeps the files of an interrupted run whose size and checksum match')
    .addOption(
      new Option('--checksum <kind>', 'what a bucket compares each part with (default: sha256); md5 or none for a store that refuses it').choices([
        'sha256',
        'md5',
        'none',
      ]),
    )
    .option('--server <address>', SERVER_HELP)
    .action(
      configured(context, async (file: string, flags: Flags | WholeFlags) => {
        if (isBucket(flags.out ?? '')) refuseInBucket(flags);
        else if (flags.checksum !== undefined) throw new UsageError('--checksum is for a bucket: add --out s3://BUCKET/FOLDER');
        if (isWhole(flags)) return generateWhole(context, file, flags);
        if (flags.server !== undefined && flags.folders) throw new UsageError('--folders is for files that are made here: leave out --server');
        if (flags.server !== undefined)
          return await (await import('../server/generate-there.ts')).generateThere(context, openServer(flags.server, context), file, flags);
        await withSchema(context, file, flags, async ({ runner, blueprint, diagnostics, source, catalog, counts }) => {
          const plan = await runner.compile(blueprint);
          const tables = chosenTables(plan, flags.table, namedBy(flags));
          const leftOut = flags.table === undefined ? leftOutLine(plan, tables) : null;
          checkCounts(context.io, plan, tables, { counts, cap: flags.cap }, diagnostics);
          const place = placeOf(flags, tables);
          const bundle = isBundle(flags, place) ? await bundleOf(source, catalog, flags) : undefined;
          const request = { ...requestOf(flags, tables, place, context.io.env), bundle };
          const outputContext = { ...context, json: flags.json === true, resume: flags.resume === true };
          if (flags.folders && (place === '-' || bundle !== undefined)) throw new UsageError('--folders needs --out, and another format than a bundle of SQL');
          if (flags.resume && (place === '-' || isArchive(place))) throw new UsageError('--resume needs a folder: add --out DIR');
          if (isBucket(place)) {
            const { writeBucket } = await import('../output/write-bucket.ts');
            await writeBucket(
              { ...outputContext, checksum: flags.checksum ?? 'sha256' },
              plan,
              { ...request, statements: flags.statements },
              bucketAddress(place),
            );
          } else if (place === '-') await writeOut(context, datasetFiles(plan, request));
          else if (isArchive(place)) await writeArchive(outputContext, plan, { ...request, compression: flags.compress ?? 'deflate' }, place);
          else await writeFolder(outputContext, plan, { ...request, statements: flags.statements }, place);
          printDiagnostics(context.io, diagnostics);
          if (catalog) await printUntried(context.io, catalog, tables);
          if (leftOut !== null) context.io.stderr.write(`note: ${leftOut} --table or --rows names a table.\n`);
        });
      }),
    );
}

/** Rejects outputs other than a folder of files, and work done elsewhere. */
function refuseInBucket({ out = '', format, server }: Flags | WholeFlags): void {
  bucketAddress(out);
  if ((WHOLE as readonly string[]).includes(format)) throw new UsageError(`--format ${format} writes one file on this machine, not into a bucket`);
  if (isArchive(out)) throw new UsageError('a bucket takes files, not an archive: use --out s3://BUCKET/FOLDER');
  if (server !== undefined) throw new UsageError('--out s3:// is written by this machine: leave --server out');
}

function isWhole(flags: Flags | WholeFlags): flags is WholeFlags {
  return (WHOLE as readonly string[]).includes(flags.format);
}

function generateWhole(context: Context, file: string, flags: WholeFlags): Promise<void> {
  return withSchema(context, file, flags, async ({ runner, blueprint, diagnostics, source, counts }) => {
    const plan = await runner.compile(blueprint);
    const tables = chosenTables(plan, flags.table, namedBy(flags));
    checkCounts(context.io, plan, tables, { counts, cap: flags.cap }, diagnostics);
    const own = source.kind === 'ddl' ? source : undefined;
    if (flags.format === 'duckdb') {
      const { writeDuckDb } = await import('../output/write-duckdb.ts');
      await writeDuckDb(context, { plan, blueprint, tables }, flags);
    } else if (flags.format === 'sqlite') {
      const { writeSqlite } = await import('../output/write-sqlite.ts');
      await writeSqlite(context, { plan, blueprint, tables, schema: own?.sqlite }, flags);
    } else {
      const { writeMysql } = await import('../output/write-mysql.ts');
      await writeMysql(context, { plan, blueprint, tables, schema: own?.mysql }, flags);
    }
    printDiagnostics(context.io, diagnostics);
  });
}

/** Tables that a count of rows is requested by name. */
const namedBy = ({ rows }: SchemaFlags): string[] => tablesNamed(rows === undefined ? undefined : parseRows(rows));

/** SQL of a whole dataset is a bundle that psql loads; of some rows it is a file a table. */
const isBundle = ({ format, shard, from, to }: Flags, place: string): boolean => format === 'sql' && place !== '-' && (shard ?? from ?? to) === undefined;

async function bundleOf(source: Source, catalog: Catalog | undefined, { statements }: Flags): Promise<FilesRequest['bundle']> {
  const { sqlBundle } = await import('@seedbed/runner/sql-bundle');
  return sqlBundle({ ddl: source.kind === 'ddl' ? source.ddl : undefined, catalog, statements });
}

const isArchive = (place: string): boolean => /\.zip$/i.test(place);

/** The destination of the rows: `-`, a folder or a ZIP file. */
function placeOf({ out, format }: Flags, tables: readonly TablePlan[]): string {
  const place = out ?? (tables.length === 1 || format === 'sql' ? '-' : undefined);
  if (place === undefined) throw new UsageError(`${tables.length} tables: --out DIR writes them to a folder, --table chooses one`);
  if (place === '-' && tables.length > 1 && format !== 'sql') throw new UsageError('only one table, or SQL, goes to standard output: choose with --table');
  return place;
}

function requestOf(flags: Flags, tables: readonly TablePlan[], place: string, env: Context['io']['env']): FilesRequest {
  const { format, header, compress = isArchive(place) ? 'none' : ownCompression(format) } = flags;
  if (compress === 'deflate' && !isArchive(place)) throw new UsageError('--compress deflate is for ZIP files: use gzip or zstd');
  if (flags.shard !== undefined && (flags.from !== undefined || flags.to !== undefined)) throw new UsageError('use either --shard, or --from and --to');
  const range = {
    ...(flags.from !== undefined && { from: rowNumber(flags.from, '--from') }),
    ...(flags.to !== undefined && { to: rowNumber(flags.to, '--to') }),
  };
  for (const table of tables) rowRange(table, range.from ?? 1, range.to ?? Math.max(1, table.rows), flags.table !== undefined && table.rows > 0);
  return {
    format,
    header,
    compression: compress === 'deflate' ? 'none' : compress,
    tables: tables.map(({ name }) => name),
    range,
    file: fileOptions(flags),
    ...(flags.shard !== undefined && { shard: parseShard(flags.shard, env) }),
    ...(flags.folders && { folders: true }),
  };
}

/**
 * Pages of Parquet are compressed unless someone says otherwise: smaller, and quicker to write. Node 20 has no zstd.
 */
function ownCompression(format: FileFormat): ArchiveCompression {
  return format !== 'parquet' ? 'none' : 'zstdCompressSync' in zlib ? 'zstd' : 'gzip';
}

function fileOptions({ spreadsheetSafe, restrictKey }: Flags): FileOptions {
  if (restrictKey !== undefined && !/^[A-Za-z0-9]{1,64}$/.test(restrictKey)) throw new UsageError('--restrict-key takes 1 to 64 letters and digits, or none');
  return {
    ...(spreadsheetSafe === undefined ? {} : { spreadsheet_safe: spreadsheetSafe }),
    ...(restrictKey === undefined ? {} : { restrict_key: restrictKey }),
  };
}
