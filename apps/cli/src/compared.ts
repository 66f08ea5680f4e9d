import { dirname, resolve } from 'node:path';
import { Problem, type Blueprint, type Diagnostic } from '@seedbed/contract';
import { openRunner, parseBlueprint, statedAround, type Drifted } from '@seedbed/runner';
import { packFolders, packsOf } from './config/pack-folders.ts';
import type { FoundConfig } from './config/read-config.ts';
import type { Context } from './context.ts';
import { UsageError } from './exit-code.ts';
import type { Io } from './io.ts';
import { codeLines } from './output/code-lines.ts';
import { readSource } from './source.ts';

/** A blueprint: its file, or one that a database keeps. */
export type Stored = string | Blueprint;

/** The differences between a stored blueprint and the current schema: DDL, or a database. Writes nothing. */
export function compared(context: Context, stored: Stored, file: string, config: FoundConfig, code?: boolean): Promise<Compared> {
  return compare(context, stored, file, { config, code, isCompiled: false });
}

/** The same, with the row findings of the stored blueprint's own plan. Throws if it cannot be compiled, after reading the schema. */
export function comparedAndCompiled(context: Context, stored: Stored, file: string, config: FoundConfig, code?: boolean): Promise<Compared> {
  return compare(context, stored, file, { config, code, isCompiled: true });
}

type Compared = { /** The stored one. */ readonly known: Blueprint; readonly drifted: Drifted; readonly diagnostics: readonly Diagnostic[] };

type Comparing = { readonly config: FoundConfig; readonly code: boolean | undefined; readonly isCompiled: boolean };

async function compare({ io, signal }: Context, stored: Stored, file: string, { config, code = true, isCompiled }: Comparing): Promise<Compared> {
  const known = typeof stored === 'string' ? await blueprintIn(stored, io) : stored;
  const schema = await readSource(file, io, { code });
  if (schema.kind === 'blueprint') throw new UsageError(`${file} is a blueprint; one is compared with DDL or a database`);
  await using runner = openRunner({ throwaway: io.throwaway, packs: () => packsOf(packFolders(io, config, file)) });
  const folder = stored === '-' || typeof stored !== 'string' ? (config.folder ?? io.cwd) : dirname(resolve(io.cwd, stored));
  const around = code && schema.kind === 'address' ? await statedAround(folder) : undefined;
  if (around) io.stderr.write(codeLines(around.summary));
  let drifted: Drifted;
  try {
    drifted =
      schema.kind === 'ddl'
        ? await runner.driftFromDdl(known, schema.ddl, { signal })
        : await runner.driftFromAddress(known, schema.url, { signal, stated: around?.columns });
  } catch (error) {
    // A database that does not answer counts as an unreadable schema here.
    if (!(error instanceof Problem) || error.type === 'internal') throw error;
    throw new Problem(error.type, error.message, { ...(error.errors && { errors: error.errors }), facts: { ...error.facts, phase: 'schema' }, cause: error });
  }
  return { known, drifted, diagnostics: isCompiled ? (await runner.compile(known)).diagnostics : [] };
}

async function blueprintIn(file: string, io: Io): Promise<Blueprint> {
  const source = await readSource(file, io);
  if (source.kind === 'blueprint') return parseBlueprint(source.json);
  throw new UsageError(`${file} is no blueprint; seedbed infer FILE > blueprint.json makes one`);
}

const SIGN = { new: '+', gone: '-', changed: '~' } as const;

/** A line a change. */
export function sayChanges({ changes }: Pick<Drifted, 'changes'>): string {
  if (changes.length === 0) return 'Nothing changed.\n';
  return changes.map((change) => `${SIGN[change.kind]} ${change.message}\n`).join('');
}
