import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileMark, partsByFile, Problem } from '@seedbed/contract';
import { openRunner } from '@seedbed/runner';
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
  readonly edge?: string;
  readonly transaction?: string;
  readonly json?: boolean;
  readonly config?: string;
};

/** Rehearses migrations, and prints what was found. */
export async function rehearseFiles(context: Context, files: readonly string[], flags: RehearseFlags): Promise<void> {
  const { io } = context;
  const edge = shareOf(flags.edge);
  const transaction = transactionOf(flags.transaction);
  const read = await migrationsOf(context, files, flags);
  const source = read.before ?? (await readSource(schemaOf(flags.schema, await readConfig(io, flags.config)), io));
  if (source.kind === 'blueprint')
    throw new UsageError('--schema takes the schema before the migration as DDL, a folder or an address; a blueprint has no views and triggers');
  await using runner = openRunner({ throwaway: io.throwaway });
  const request = { migration: read.migration, edge, transaction, signal: context.signal };
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
  readonly migration: string;
  /** Of a folder without --schema: the migrations before. */ readonly before?: { readonly kind: 'ddl'; readonly ddl: string };
};

async function migrationsOf({ io }: Context, files: readonly string[], { last, schema }: RehearseFlags): Promise<Read> {
  const [folder] = files;
  if (files.length !== 1 || !isFolder(resolve(io.cwd, folder!))) {
    if (last !== undefined) throw new UsageError('--last goes with one folder of migrations');
    const texts = await Promise.all(files.map(async (file) => marked(file === '-' ? 'standard input' : file, await textOf(file, io))));
    return { migration: texts.join('') };
  }
  const source = await readSource(folder!, io, { code: false });
  const parts = source.kind === 'ddl' ? partsByFile(source.ddl).filter(({ file }) => file !== undefined) : [];
  const count = last === undefined ? 1 : wholeNumber(last, '--last');
  if (parts.length < count + (schema === undefined ? 1 : 0))
    throw new UsageError(`${folder} has ${parts.length} migrations: too few for the last ${count}${schema === undefined ? ' and a schema before them' : ''}`);
  const [before, migration] = [parts.slice(0, -count), parts.slice(-count)].map((some) => some.map(({ file, text }) => marked(file!, text)));
  return { migration: migration!.join(''), ...(schema === undefined && { before: { kind: 'ddl', ddl: before!.join('') } }) };
}

/** Behind a line with its name. */
function marked(file: string, text: string): string {
  return `${fileMark(file)}\n${text}${text.endsWith('\n') ? '' : '\n'}`;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // The file's reader says why.
    return false;
  }
}
