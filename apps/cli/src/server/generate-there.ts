import { join, resolve } from 'node:path';
import {
  COMPRESSED_EXTENSIONS,
  FILE_FORMATS,
  generateRoute,
  inferRoute,
  qualifiedName,
  tablesNamed,
  type Blueprint,
  type Compression,
  type RouteInput,
} from '@seedbed/contract';
import { entryNames, neverWritten } from '@seedbed/runner';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { makeFolder } from '../output/make-folder.ts';
import { bytes, duration, wholeFiles } from '../output/figures.ts';
import { openPart } from '../output/part-file.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { toStdout } from '../output/write-bytes.ts';
import { rowNumber } from '../options.ts';
import type { GenerateFlags } from '../commands/generate.ts';
import type { Server } from './open-server.ts';
import { sourceForServer } from './source-for-server.ts';

type Ask = NonNullable<RouteInput<typeof generateRoute>['body']>;
type InferRequest = NonNullable<RouteInput<typeof inferRoute>['body']>;

/** `generate` by a server: its streams, a file a table in a folder, or one on standard output. */
export async function generateThere(context: Context, server: Server, file: string, flags: GenerateFlags): Promise<void> {
  refuseWhatIsMadeHere(flags);
  const { source, options, slide } = await sourceForServer(context, file, flags);
  if ('address' in source) throw new UsageError('generate --server needs DDL or a blueprint: infer --server makes one from a database');
  const rest = { ...requestOf(flags), ...(slide !== undefined && { slide }) };
  const tables = flags.table ?? [];
  const sent: Ask = { ...source, ...options, ...rest };
  const out = flags.out ?? (tables.length === 1 || flags.format === 'sql' ? '-' : undefined);
  if (out === '-' || out === undefined) {
    if (tables.length > 1) throw new UsageError('only one table, or SQL, goes to standard output: choose one with --table, or name a folder with --out');
    // With many tables the server's error asks for one of them.
    return toStandardOutput(context, server, { ...sent, ...(tables[0] !== undefined && { table: tables[0] }) });
  }
  // Computes the input of many calls once.
  const known = 'blueprint' in source ? source : await inferred(context, server, { ...source, ...options }, flags);
  const names = tables.length > 0 ? tables : namesOf(known.blueprint, tablesNamed(options.rows));
  await toFolder(context, server, { ...rest, ...('blueprint' in source ? options : rowsOf(options)), ...known }, names, out, flags.json === true);
}

function rowsOf({ rows }: Pick<Ask, 'rows'>): Pick<Ask, 'rows'> {
  return rows === undefined ? {} : { rows };
}

async function inferred(context: Context, server: Server, body: InferRequest, flags: GenerateFlags) {
  const { blueprint, diagnostics } = await server.call(inferRoute, { body });
  if (!flags.json) printDiagnostics(context.io, diagnostics);
  return { blueprint };
}

function namesOf(blueprint: Blueprint, named: readonly string[]): string[] {
  const unwritten = neverWritten(blueprint, { tables: named });
  const written = blueprint.tables.filter(({ schema, name, mode }) => mode !== 'skip' && mode !== 'keep' && !unwritten.has(qualifiedName(schema, name)));
  return written.map(({ schema, name }) => qualifiedName(schema, name));
}

async function toStandardOutput({ io }: Context, server: Server, body: Ask): Promise<void> {
  const write = toStdout(io.stdout);
  for await (const chunk of await server.call(generateRoute, { body })) await write(chunk);
}

/** As without a server: one number for many tables is not an error for a table that cannot have as many. */
function capOf({ rows }: Ask, table: string, tables: readonly string[]): Pick<Ask, 'cap'> {
  const isNamed = typeof rows === 'object' && tablesNamed(rows).some((name) => name === table || table.endsWith(`.${name}`));
  return rows !== undefined && tables.length > 1 && !isNamed ? { cap: true } : {};
}

/** Each file is there under its name once it is whole. */
async function toFolder({ io, signal, leaves }: Context, server: Server, body: Ask, tables: readonly string[], place: string, json: boolean): Promise<void> {
  const folder = resolve(io.cwd, place);
  makeFolder(folder);
  const files: { file: string; table: string; bytes: number }[] = [];
  leaves(() => `${wholeFiles(files.length)} complete in ${place}; unfinished files were removed. The same command starts again`);
  const names = entryNames(
    tables.map((table) => table.replaceAll('"', '')),
    extensionOf(body),
  );
  for (const [at, table] of tables.entries()) {
    signal.throwIfAborted();
    const begun = performance.now();
    const name = names[at]!;
    const { reply, headers } = await server.callWithHeaders(generateRoute, { body: { ...body, table, ...capOf(body, table, tables) } });
    const short = headers.get('seedbed-shortened');
    if (short !== null) io.stderr.write(`note: fewer rows than requested, because the keys allow no more: ${short}\n`);
    const size = await written(reply, join(folder, name));
    files.push({ file: name, table, bytes: size });
    if (!json) io.stderr.write(`${name}  ${bytes(size)} in ${duration((performance.now() - begun) / 1000)}\n`);
  }
  leaves(undefined);
  if (json) io.stdout.write(`${JSON.stringify({ files }, null, 2)}\n`);
}

async function written(chunks: ReadableStream<Uint8Array>, path: string): Promise<number> {
  const file = openPart(path);
  let size = 0;
  try {
    for await (const chunk of chunks) {
      file.write(chunk);
      size += chunk.length;
    }
  } catch (error) {
    file.drop();
    throw error;
  }
  file.keep();
  return size;
}

/** Does not compress a format that is already compressed. */
function extensionOf({ format = 'csv', compress = 'none' }: Ask): string {
  return `.${FILE_FORMATS[format].extension}${format === 'parquet' ? '' : COMPRESSED_EXTENSIONS[compress]}`;
}

function refuseWhatIsMadeHere({ out, shard, header, statements, compress, resume }: GenerateFlags): void {
  const refused = [
    ...(out !== undefined && /\.zip$/i.test(out) ? ['--out NAME.zip'] : []),
    ...(shard !== undefined ? ['--shard'] : []),
    ...(resume ? ['--resume'] : []),
    ...(header ? [] : ['--no-header']),
    ...(statements === 'insert' ? ['--statements insert'] : []),
    ...(compress === 'deflate' ? ['--compress deflate'] : []),
  ];
  if (refused.length > 0) throw new UsageError(`${refused.join(' and ')} ${refused.length > 1 ? 'do' : 'does'} not work with --server`);
}

function requestOf({ format, compress, from, to, cap, spreadsheetSafe, restrictKey }: GenerateFlags): Omit<Ask, 'table'> {
  return {
    format,
    ...(compress !== undefined && { compress: compress as Compression }),
    ...(from !== undefined && { from: rowNumber(from, '--from') }),
    ...(to !== undefined && { to: rowNumber(to, '--to') }),
    ...(cap !== undefined && { cap }),
    ...(spreadsheetSafe !== undefined && { spreadsheet_safe: spreadsheetSafe }),
    ...(restrictKey !== undefined && { restrict_key: restrictKey }),
  };
}
