import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { compared, sayChanges } from '../compared.ts';
import { schemaOf } from '../config/configured.ts';
import { readConfig } from '../config/read-config.ts';
import { CONFIG_HELP, NO_CODE_HELP, type Context } from '../context.ts';
import { DiffersError, EXIT, UsageError } from '../exit-code.ts';
import { storedOf } from '../loaded-database.ts';
import { moveLock, openLock, requireLocked, withLockFlags, type LockFlags } from '../lock/lock-file.ts';
import { printDiagnostics } from '../output/diagnostics.ts';

type Flags = LockFlags & { readonly accept?: boolean; readonly out?: string; readonly code?: boolean; readonly json?: boolean; readonly config?: string };

/** `seedbed drift BLUEPRINT FILE`: the schema's changes since the blueprint was created; --accept updates the blueprint. */
export function addDrift(program: Command, context: Context): void {
  withLockFlags(
    program.command('drift').description('Shows how a schema changed since a blueprint was made from it, and how each change is applied.'),
    'with --accept, brought up to date',
  )
    .argument('[blueprint]', 'a blueprint written by infer (default: that of the lock file)')
    .argument('[file]', 'the current schema: DDL, a postgres:// address, or - for standard input (default: the schema of the config file)')
    .option('--accept', 'replaces the blueprint with one that fits the current schema')
    .option('--out <file>', 'writes it to another file, or to standard output with -')
    .option('--no-code', NO_CODE_HELP)
    .option('--json', 'one JSON document on standard output: changes, blueprint, diagnostics')
    .option('--config <file>', CONFIG_HELP)
    .action(async (asked: string | undefined, given: string | undefined, flags: Flags) => {
      const { io } = context;
      const config = await readConfig(io, flags.config);
      const file = schemaOf(given, config);
      const lock = await openLock(io, flags, config);
      const stored = asked ?? (await storedOf(io, lock, file, config));
      const named = typeof stored === 'string' ? stored : 'the blueprint that the database keeps';
      if (typeof stored !== 'string' && flags.accept && flags.out === undefined)
        throw new UsageError('--accept needs a file: the database keeps this blueprint. seedbed refresh updates both, and --out FILE writes another file');
      const { drifted, known } = await compared(context, stored, file, config, flags.code);
      // A lock of another blueprint says nothing of this one.
      if (lock?.lock && flags.accept) requireLocked(lock, known, named);
      if (lock?.lock?.blueprint.loaded !== undefined && flags.accept)
        throw new DiffersError(
          `${lock.name} says that ${named} was loaded with options. seedbed refresh knows them: use it instead, or pass --no-lock. Nothing was changed.`,
        );
      const text = `${JSON.stringify(drifted.blueprint, null, 2)}\n`;
      const out = flags.out ?? (flags.accept && typeof stored === 'string' ? stored : undefined);
      if (flags.json)
        io.stdout.write(`${JSON.stringify({ changes: drifted.changes, blueprint: drifted.blueprint, diagnostics: drifted.diagnostics }, null, 2)}\n`);
      else (out === '-' ? io.stderr : io.stdout).write(sayChanges(drifted));
      if (out === '-' && !flags.json) io.stdout.write(text);
      else if (out !== undefined && out !== '-') await writeFile(resolve(io.cwd, out), text);
      if (lock?.lock && flags.accept && out !== undefined && out !== '-')
        await moveLock(io, lock, drifted.blueprint, out, { before: known, touched: () => drifted.changes.length > 0 });
      if (!flags.json) printDiagnostics(io, drifted.diagnostics);
      context.finish(EXIT.done);
    });
}
