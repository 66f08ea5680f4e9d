import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { promisify } from 'node:util';
import { joinFiles, partsByFile, Problem } from '@seedbed/contract';
import { openRunner } from '@seedbed/runner';
import type { Rehearsal } from '@seedbed/runner/rehearse';
import { schemaOf } from '../config/configured.ts';
import { readConfig } from '../config/read-config.ts';
import type { Context } from '../context.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import { printProblem } from '../output/problem.ts';
import { wholeNumber } from '../options.ts';
import { readingSchema } from '../schema.ts';
import { readSource, textOf } from '../source.ts';
import { rehearsalReport } from './rehearsal-report.ts';

export type RehearseFlags = {
  readonly schema?: string;
  readonly last?: string;
  readonly since?: string;
  readonly edge?: string;
  readonly transaction?: string;
  readonly measure?: boolean;
  readonly budget?: string;
  readonly json?: boolean;
  readonly config?: string;
};

/** Rehearses migrations, and prints what was found. */
export async function rehearseFiles(context: Context, files: readonly string[], flags: RehearseFlags): Promise<void> {
  const { io } = context;
  const edge = shareOf(flags.edge);
  const transaction = transactionOf(flags.transaction);
  if (flags.budget !== undefined && !flags.measure) throw new UsageError('--budget goes with --measure');
  const measureSeconds = flags.measure ? wholeNumber(flags.budget ?? '60', '--budget') : undefined;
  const read = await migrationsOf(context, files, flags);
  if (read.migration === '') {
    io.stderr.write(`No new migrations since ${flags.since}\n`);
    if (flags.json) io.stdout.write(`${JSON.stringify(NOTHING, null, 2)}\n`);
    return;
  }
  const source = read.before ?? (await readSource(schemaOf(flags.schema, await readConfig(io, flags.config)), io));
  if (source.kind === 'blueprint')
    throw new UsageError('--schema takes the schema before the migration as DDL, a folder or an address; a blueprint has no views and triggers');
  await using runner = openRunner({ throwaway: io.throwaway });
  const request = { migration: read.migration, edge, transaction, ...(measureSeconds !== undefined && { measureSeconds }), signal: context.signal };
  const running = runner.rehearse({ ...request, ...(source.kind === 'ddl' ? { ddl: source.ddl } : { url: source.url }) });
  const rehearsal = await Promise.race([running, onAbort(context.signal)])
    .catch((error: unknown) => readingSchema(isOfMigration(error) ? { kind: 'ddl', ddl: read.migration } : source, () => Promise.reject(error)))
    .catch((error: unknown) => {
      if (!isOfMigration(error)) throw error;
      const { postgres, file, fileLine, column } = error.facts;
      const where = typeof file === 'string' ? ` (${file}, line ${fileLine}, column ${column})` : '';
      printProblem(io, error, `The migration cannot be read: ${typeof postgres === 'string' ? `${postgres}${where}` : error.message}`);
      return undefined;
    });
  if (rehearsal === undefined) return context.finish(EXIT.schemaNotReadable);
  io.stdout.write(flags.json ? `${JSON.stringify(rehearsal, null, 2)}\n` : rehearsalReport(rehearsal));
  if (rehearsal.findings.length > 0) context.finish(EXIT.differs);
}

/** Rejects at once when the command is stopped: closing the runner ends the server, and with it whatever still runs. */
function onAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function isOfMigration(error: unknown): error is Problem {
  return error instanceof Problem && error.facts['of'] === 'migration';
}

/** Of a migration without statements. */
const NOTHING: Rehearsal = { statements: [], ran: 0, tables: 0, rows: 0, edges: 0, findings: [], seconds: 0 };

function shareOf(text = '1'): number {
  const share = Number(text);
  if (!(share >= 0 && share <= 1)) throw new UsageError(`--edge takes a number from 0 to 1, not "${text}"`);
  return share;
}

function transactionOf(text = 'auto'): 'one' | 'none' | 'auto' {
  if (text === 'one' || text === 'none' || text === 'auto') return text;
  throw new UsageError(`--transaction takes none, one or auto, not "${text}"`);
}

type Read = {
  /** Empty if no file of a folder is new. */
  readonly migration: string;
  /** Of a folder without --schema: the migrations before. */ readonly before?: { readonly kind: 'ddl'; readonly ddl: string };
};

async function migrationsOf({ io, signal }: Context, files: readonly string[], { last, since, schema }: RehearseFlags): Promise<Read> {
  const [folder] = files;
  if (files.length !== 1 || !isFolder(resolve(io.cwd, folder!))) {
    const option = last === undefined ? since && '--since' : '--last';
    if (option !== undefined) throw new UsageError(`${option} goes with one folder of migrations`);
    const texts = await Promise.all(files.map(async (file) => ({ file: file === '-' ? 'standard input' : file, text: await textOf(file, io) })));
    return { migration: joinFiles(texts) };
  }
  if (last !== undefined && since !== undefined) throw new UsageError('give --last or --since, not both');
  const source = await readSource(folder!, io, { code: false });
  const parts =
    source.kind === 'ddl' ? partsByFile(source.ddl).flatMap(({ file, text }) => (file === undefined ? [] : [{ file: posix.join(folder!, file), text }])) : [];
  const count =
    since === undefined ? (last === undefined ? 1 : wholeNumber(last, '--last')) : await countNew(resolve(io.cwd, folder!), folder!, parts, since, signal);
  if (count === 0) return { migration: '' };
  if (parts.length < count + (schema === undefined ? 1 : 0))
    throw new UsageError(`${folder} has ${parts.length} migrations: too few for the last ${count}${schema === undefined ? ' and a schema before them' : ''}`);
  return { migration: joinFiles(parts.slice(-count)), ...(schema === undefined && { before: { kind: 'ddl', ddl: joinFiles(parts.slice(0, -count)) } }) };
}

type Part = { readonly file: string; readonly text: string };

/** How many of the last migrations begin with the first one that a commit of git does not have, committed or not. */
async function countNew(path: string, folder: string, parts: readonly Part[], since: string, signal: AbortSignal): Promise<number> {
  const git = async (...args: readonly string[]): Promise<string[]> => {
    try {
      const { stdout } = await promisify(execFile)('git', ['-C', path, ...args], { signal });
      return stdout.split('\0').filter((name) => name !== '');
    } catch (error) {
      signal.throwIfAborted();
      const { stderr = '', message } = error as { stderr?: string; message: string };
      throw new UsageError(`--since ${since}: git says: ${stderr.trim().split('\n')[0] || message}`);
    }
  };
  const added = await git('diff', '-z', '--name-only', '--relative', '--no-renames', '--diff-filter=A', '--end-of-options', since, '--', '.');
  const others = await git('ls-files', '-z', '--others', '--exclude-standard', '--', '.');
  const names = new Set([...added, ...others].map((name) => posix.join(folder, name)));
  const first = parts.findIndex(({ file }) => names.has(file));
  return first < 0 ? 0 : parts.length - first;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // The file's reader says why.
    return false;
  }
}
