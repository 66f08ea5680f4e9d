import type { Blueprint } from '@seedbed/contract';
import {
  addressOfDatabase,
  hashOf,
  makeNamedDatabase,
  MAX_TEMPLATES,
  parseBlueprint,
  plannedDatabase,
  recordKey,
  type LoadReport,
  type NamedDatabase,
  type Runner,
  type Source,
} from '@seedbed/runner';
import manifest from '../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { changesOfLock, lockLoad, type ToLoad } from '../lock/lock-of-load.ts';
import type { OpenLock } from '../lock/lock-file.ts';
import { count, duration } from '../output/figures.ts';
import type { LoadFlags } from './load.ts';

/** The help of `--database` and of what goes with it. */
export const DATABASE_HELP =
  'makes a database of this name on the server of --url, with schema and rows: copied from a template, which the first load of the same schema, plan and options leaves there';
export const REPLACE_HELP = 'with --database: one of another revision is dropped, with its rows and sessions, and made anew';

/** Throws for options that do not suit a database that is made whole. */
export function requireWhole(flags: LoadFlags): void {
  if (flags.replace && flags.database === undefined) throw new UsageError('--replace needs --database');
  if (flags.database === undefined) return;
  const unfit = [
    ...(flags.mode === 'empty' ? [] : ['--mode']),
    ...(['table', 'parts', 'resume', 'shard', 'fast', 'server'] as const).filter((name) => flags[name] !== undefined).map((name) => `--${name}`),
  ];
  if (unfit.length > 0) throw new UsageError(`${unfit.join(' and ')} cannot be combined with --database, which makes a database with all rows`);
}

type ToMake = ToLoad & { readonly runner: Runner; readonly ddl: string; readonly flags: LoadFlags };

/** The digest of everything that decides schema and rows. */
const revisionOf = ({ ddl, blueprint }: ToMake): string => hashOf([manifest.version, ddl, blueprint]);

/** What `--dry-run` says of the database. */
export async function dryNamed(url: string, load: ToMake): Promise<{ readonly database: object; readonly line: string; readonly isLoaded: boolean }> {
  const { isLoaded, ...planned } = await plannedDatabase(url, { name: load.flags.database!, revision: revisionOf(load), replace: load.flags.replace === true });
  const { name, made, template } = planned;
  const line =
    made === 'kept'
      ? `Database ${name} would stay as it is: it is of this revision (${template}).`
      : `Database ${name} would be ${made === 'replaced' ? 'dropped and made anew' : 'made'} from the template ${template}, which ${isLoaded ? 'is there' : 'would be loaded first'}.`;
  return { database: { database: planned }, line, isLoaded: isLoaded || made === 'kept' };
}

/** `load --database pr-123`: a database with the rows of this revision. The template is loaded by `send` if there is none. */
export async function loadNamed(context: Context, url: string, load: ToMake, send: (url: string) => Promise<LoadReport>): Promise<NamedDatabase<LoadReport>> {
  const { io, signal } = context;
  const from = fromOf(load.source);
  return await makeNamedDatabase<LoadReport>(url, {
    name: load.flags.database!,
    revision: revisionOf(load),
    replace: load.flags.replace === true,
    signal,
    onWait: () => io.stderr.write('Another process makes this database or its template: waiting for it.\n'),
    load: async (template) => {
      const report = await send(template);
      const record = load.flags.record === false || !report.loaded ? undefined : recordKey(report.loaded, from);
      return { report, rows: report.rows, ...(record !== undefined && { record }) };
    },
  });
}

/** Writes the lock, if there is one to write. A copy was not loaded by this command: its lock is read from it, where it would change. */
export async function lockNamed(
  io: Context['io'],
  url: string,
  lock: OpenLock,
  made: NamedDatabase<LoadReport>,
  load: ToMake,
  file: string | undefined,
): Promise<void> {
  const { runner, blueprint, source, flags } = load;
  const isCurrent = lock.lock !== null && (await changesOfLock(io, lock.lock, load)).length === 0;
  if (!made.report && isCurrent) return;
  if (made.made === 'kept')
    return void io.stderr.write(`${lock.name} stays as it is: ${made.name} was there, and its rows may have been edited. A new database writes it.\n`);
  const from = fromOf(source);
  const state = made.report?.loaded ?? (await runner.loadedState(blueprint, addressOfDatabase(url, made.name), { ...(from && { from }), ...(made.record !== undefined && { record: made.record }) })); // prettier-ignore
  await lockLoad(io, lock, state, flags, file);
}

/** The lines of the report. */
export function namedLines({ name, made, template, rows, seconds, dropped }: NamedDatabase<LoadReport>): string {
  const lines = [
    made === 'kept'
      ? `${name} was there already, of this revision: nothing was changed. To make it anew: seedbed drop --database ${name}, then load again.`
      : `${name}: ${count(rows)} rows, ${made === 'replaced' ? 'dropped and copied anew' : 'copied'} from ${template} in ${duration(seconds)}`,
    ...(dropped.length > 0 ? [`${count(dropped.length)} older ${dropped.length === 1 ? 'template' : 'templates'} dropped: ${MAX_TEMPLATES} are kept`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function fromOf(source: Source): Blueprint | undefined {
  return source.kind === 'blueprint' ? parseBlueprint(source.json) : undefined;
}
