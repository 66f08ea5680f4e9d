import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Problem, type Blueprint } from '@seedbed/contract';
import { parseBlueprint, sayProblem, type Source } from '@seedbed/runner';
import { flagsOf } from '../config/configured.ts';
import { CONFIG_FILES, type FoundConfig } from '../config/read-config.ts';
import type { Context, SchemaFlags } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { differsFromLock, openLock, type LockFlags } from '../lock/lock-file.ts';
import { withSchema } from '../schema.ts';
import { readSource } from '../source.ts';
import { ok, problem, type Finding } from './finding.ts';

export type Project = { readonly findings: readonly Finding[]; readonly source?: Source; readonly blueprint?: Blueprint };

/** The schema, what the config file and overlays change in it, and the lock. */
export async function projectFindings(context: Context, config: FoundConfig, flags: SchemaFlags & LockFlags): Promise<Project> {
  const { io } = context;
  const name = flags.config ?? CONFIG_FILES.find((each) => existsSync(resolve(io.cwd, each))) ?? 'the command line';
  const findings: Finding[] = [];
  let read: Pick<Project, 'source' | 'blueprint'> = {};
  if (config.schema === undefined) findings.push(ok('schema', 'no config file names one'));
  else
    try {
      await withSchema(context, config.schema, flagsOf(context, config, config.schema, undefined, flags), async ({ source, blueprint, runner }) => {
        await runner.compile(blueprint);
        read = { source, blueprint };
      });
      findings.push(ok('schema', `${config.schema}: ${read.blueprint!.tables.length} tables; what ${name} and its files name is there`));
    } catch (error) {
      if (!(error instanceof Problem) && !(error instanceof UsageError)) throw error;
      findings.push(problem('schema', sayProblem(error), fixOf(error, name, config.schema)));
    }
  findings.push(await lockFinding(context, config, flags));
  return { findings, ...read };
}

function fixOf(error: Error, name: string, schema: string): string {
  if (/cannot read|there is no such file/.test(error.message)) return `Correct "schema" in ${name}, or create ${schema}`;
  if (error instanceof Problem && error.type === 'invalid-ddl') return `Repair ${schema} where the message says`;
  return `Correct what ${name} or its overlay names, then run seedbed doctor again`;
}

async function lockFinding({ io }: Context, config: FoundConfig, flags: LockFlags): Promise<Finding> {
  try {
    const open = await openLock(io, flags, config);
    if (!open?.lock) return ok('lock', 'none; seedbed load … --lock writes one');
    const { file } = open.lock.blueprint;
    if (file === undefined) return ok('lock', `${open.name}: ${Object.keys(open.lock.tables).length} tables; the target keeps the blueprint`);
    const path = relative(io.cwd, join(open.folder, file));
    const source = await readSource(path, io);
    const differs = source.kind === 'blueprint' ? differsFromLock(open, parseBlueprint(source.json), path) : `${path} is no blueprint.`;
    if (differs)
      return problem('lock', differs.split(' Restore')[0]!, `git checkout -- ${open.name} ${path}   (or load again: seedbed load ${path} --mode truncate)`);
    return ok('lock', `${open.name}: ${Object.keys(open.lock.tables).length} tables, as ${path} makes them`);
  } catch (error) {
    if (!(error instanceof Problem) && !(error instanceof UsageError)) throw error;
    return problem('lock', error.message, 'git checkout -- seedbed.lock');
  }
}
