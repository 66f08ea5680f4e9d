import type { Command } from 'commander';
import { comparedAndCompiled, sayChanges } from '../compared.ts';
import type { Config } from '../config/check-config.ts';
import { schemaOf } from '../config/configured.ts';
import { readConfig } from '../config/read-config.ts';
import { CONFIG_HELP, NO_CODE_HELP, type Context } from '../context.ts';
import { differsFromLock, openLock, withLockFlags, type LockFlags } from '../lock/lock-file.ts';
import { printPlan } from '../output/diagnostics.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import { storedOf } from '../loaded-database.ts';
import { isBlueprint } from '../source.ts';

type Flags = LockFlags & { readonly code?: boolean; readonly json?: boolean; readonly config?: string };

/** `seedbed check SCHEMA BLUEPRINT`: whether they still agree, for CI. It writes no file; exit code 6 says that they differ. */
export function addCheck(program: Command, context: Context): void {
  withLockFlags(
    program
      .command('check')
      .description('Checks whether a blueprint still fits its schema and its lock, and can be generated: exit code 0 if it does, 6 if not. Changes nothing.'),
    'only read',
  )
    .usage('[options] [[schema] blueprint]')
    .argument('[schema]', 'the current schema: DDL, a postgres:// address, or - for standard input (default: the schema of the config file)')
    .argument('[blueprint]', 'a blueprint written by infer (default: that of the lock file)')
    .option('--no-code', NO_CODE_HELP)
    .option('--json', 'one JSON document on standard output: agrees, changes, diagnostics')
    .option('--config <file>', CONFIG_HELP)
    .action(async (first: string | undefined, second: string | undefined, flags: Flags) => {
      const config = await readConfig(context.io, flags.config);
      const lock = await openLock(context.io, flags, config);
      const isSchema = second !== undefined || (first !== undefined && !(await isBlueprint(first, context.io)));
      const asked = isSchema ? second : first;
      const schema = comparedWith(isSchema ? first : undefined, asked, config);
      const stored = asked ?? (await storedOf(context.io, lock, schema, config));
      const isFile = typeof stored === 'string';
      const { stdout, stderr } = context.io;
      const { known, drifted, diagnostics } = await comparedAndCompiled(context, stored, schema, config, flags.code);
      const { changes } = drifted;
      const unlocked = lock && isFile ? differsFromLock(lock, known, stored) : null;
      const agrees = changes.length === 0 && !unlocked;
      if (unlocked) stderr.write(`seedbed: ${unlocked}\n`);
      if (flags.json)
        stdout.write(`${JSON.stringify({ agrees, changes, ...(lock && { lock: { file: lock.name, agrees: !unlocked } }), diagnostics }, null, 2)}\n`);
      else {
        stdout.write(sayChanges(drifted));
        printPlan(context.io, diagnostics);
        if (changes.length > 0)
          stderr.write(
            `${changes.length} ${changes.length === 1 ? 'difference' : 'differences'}; ${isFile ? `seedbed drift ${stored} ${schema === '-' ? 'FILE' : withoutSecret(schema)} --accept updates the blueprint` : 'seedbed refresh updates the blueprint that the database keeps'}\n`,
          );
      }
      if (!agrees) context.finish(EXIT.differs);
    });
}

/** What the blueprint is compared with. Throws if nothing names it. */
function comparedWith(schema: string | undefined, blueprint: string | undefined, config: Config): string {
  if (schema === undefined && blueprint !== undefined && config.schema === undefined)
    throw new UsageError(`no schema to compare ${blueprint} with: name it first (seedbed check schema.sql ${blueprint}), or set "schema" in a config file`);
  return schemaOf(schema, config);
}

/** An address as it may be in a log. */
function withoutSecret(schema: string): string {
  return /^postgres(ql)?:/.test(schema) ? 'postgres://…' : /^(mysql|mariadb):/.test(schema) ? 'mysql://…' : schema;
}
