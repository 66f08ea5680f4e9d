import type { Command } from 'commander';
import { comparedAndCompiled, sayChanges } from '../compared.ts';
import { schemaOf } from '../config/configured.ts';
import { readConfig } from '../config/read-config.ts';
import { CONFIG_HELP, NO_CODE_HELP, type Context } from '../context.ts';
import { differsFromLock, lockedBlueprint, openLock, withLockFlags, type LockFlags } from '../lock/lock-file.ts';
import { printPlan } from '../output/diagnostics.ts';
import { EXIT } from '../exit-code.ts';

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
      const schema = schemaOf(second === undefined ? undefined : first, config);
      const stored = second ?? first ?? lockedBlueprint(context.io, lock);
      const { stdout, stderr } = context.io;
      const { known, drifted, diagnostics } = await comparedAndCompiled(context, stored, schema, config, flags.code);
      const { changes } = drifted;
      const unlocked = lock && differsFromLock(lock, known, stored);
      const agrees = changes.length === 0 && !unlocked;
      if (unlocked) stderr.write(`seedbed: ${unlocked}\n`);
      if (flags.json)
        stdout.write(`${JSON.stringify({ agrees, changes, ...(lock && { lock: { file: lock.name, agrees: !unlocked } }), diagnostics }, null, 2)}\n`);
      else {
        stdout.write(sayChanges(drifted));
        printPlan(context.io, diagnostics);
        if (changes.length > 0)
          stderr.write(
            `${changes.length} ${changes.length === 1 ? 'difference' : 'differences'}; seedbed drift ${stored} ${schema === '-' ? 'FILE' : withoutSecret(schema)} --accept updates the blueprint\n`,
          );
      }
      if (!agrees) context.finish(EXIT.differs);
    });
}

/** An address as it may be in a log. */
function withoutSecret(schema: string): string {
  return /^postgres(ql)?:/.test(schema) ? 'postgres://…' : /^(mysql|mariadb):/.test(schema) ? 'mysql://…' : schema;
}
