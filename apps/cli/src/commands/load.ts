import { Option, type Command } from 'commander';
import { LIMITS, parseLoadModes, tablesNamed, type Diagnostic, type LoadMode, type LoadModes } from '@seedbed/contract';
import { isMysqlAddress } from '@seedbed/mysql/address';
import {
  chosenTables,
  FILLED_BY_TRIGGERS,
  neverWritten,
  parseBlueprint,
  sizesOfPlan,
  type LoadOptions,
  type LoadReport,
  type Plan,
  withoutKept,
} from '@seedbed/runner';
import { configured } from '../config/configured.ts';
import { fromEnv, type FoundConfig } from '../config/read-config.ts';
import { refuseShort, withoutEffect, withShortWarnings } from '../counts.ts';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { parseShard, wholeNumber } from '../options.ts';
import { changesOfLock, lockForLoad, lockLoad, requireFrozen } from '../lock/lock-of-load.ts';
import { withLockFlags, type LockFlags } from '../lock/lock-file.ts';
import { dryLoad } from '../output/dry-load.ts';
import { withDryRun } from '../output/dry-run.ts';
import { bytes, count, duration } from '../output/figures.ts';
import { printDiagnostics, printFewerRows } from '../output/diagnostics.ts';
import { answerFirst, offerModel, type AnswerFirst } from '../output/offer-model.ts';
import { progressLines } from '../output/progress.ts';
import { schemaOfRows } from '../schema-of-blueprint.ts';
import { withSchema } from '../schema.ts';
import { DATABASE_HELP, dryNamed, loadNamed, lockNamed, namedLines, REPLACE_HELP, requireWhole } from './load-named.ts';
import { loadIntoMysql } from './load-mysql.ts';
import { openServer, SERVER_HELP } from '../server/open-server.ts';

export type LoadFlags = SchemaFlags &
  LockFlags & {
    readonly frozenLock?: boolean;
    readonly dryRun?: boolean;
    readonly url?: string;
    readonly create?: boolean;
    readonly database?: string;
    readonly replace?: boolean;
    readonly schema?: string;
    readonly mode: string;
    readonly table?: string[];
    readonly connections: string;
    readonly parts?: boolean;
    readonly resume?: boolean;
    readonly shard?: string;
    readonly fast?: boolean;
    readonly cap?: boolean;
    readonly record?: boolean;
    readonly server?: string;
    readonly connection?: string;
    readonly dataset?: string;
  };
type Flags = LoadFlags;

/** `seedbed load FILE --url postgres://…`: fills a database, in one transaction unless parts or several connections are requested. */
export function addLoad(program: Command, context: Context): void {
  withDryRun(
    withLockFlags(withSchemaFlags(program.command('load').description('Fills a database, in one transaction.')), 'written after the load'),
    'shows the rows that would be sent, beside those that are there',
  )
    .option('--frozen-lock', 'loads only what the lock file says; exit code 6 if the schema or the options would change it')
    .option('--url <address>', 'the target: postgres://user:password@host:port/database, or mysql://… (default: the target of the config file)')
    .option('--database <name>', DATABASE_HELP)
    .option('--replace', REPLACE_HELP)
    .option('--create', 'creates the schema from the DDL first; drops it if the load fails')
    .option('--schema <file>', 'with --create or --database, where FILE is a blueprint: its DDL')
    .addOption(
      new Option(
        '--mode <mode>',
        'existing rows: empty (refuses them), append, keep (new rows refer to them), truncate; exceptions by table: append,public.country=keep,logs=skip',
      )
        .choices(['empty', 'append', 'keep', 'truncate'])
        // The choices are for shells; a text with exceptions by table is parsed as a whole.
        .argParser((text: string) => text)
        .default('empty'),
    )
    .option('--table <name...>', 'only these tables')
    .option('--connections <n>', 'parallel sessions; above 1 the load is no longer one transaction', '1')
    .option('--parts', 'commits part by part, each exactly once; an interrupted load continues with --resume')
    .option('--resume', 'continues an interrupted load of the same file and options; changes nothing if it has ended')
    .option(
      '--shard <i/n>',
      'the i-th of n processes, on any machines, that fill the target together with the same command; run it again to continue; auto/n in an Indexed Job of Kubernetes',
    )
    .option('--fast', 'drops foreign keys and plain indexes and rebuilds them after the rows, in the same transaction; the tables are locked meanwhile')
    .option('--cap', 'if the keys allow fewer rows than were asked for a table, loads that many instead of failing')
    .option('--no-record', 'leaves no record of the blueprint in the target, where options change that of FILE or a lock names one that no file has')
    .option('--server <address>', SERVER_HELP)
    .option('--connection <name>', 'with --server: the saved database to fill')
    .option('--dataset <name>', 'with --server: name of the dataset there (default: that of FILE); without FILE, an existing dataset')
    .action(async (file: string | undefined, flags: Flags) => {
      // A dataset that is on the server already needs no FILE, and no config file.
      if (flags.server !== undefined && file === undefined && flags.dataset !== undefined)
        await (await import('../server/load-there.ts')).loadThere(context, openServer(flags.server, context), undefined, flags);
      else await load(file, flags);
    });
  const load = configured(context, async (file: string, flags: Flags, config) => {
    if (flags.shard !== undefined && flags.server !== undefined)
      throw new UsageError('--shard cannot be combined with --server: the workers of the server already share a load');
    if (flags.server !== undefined && (flags.frozenLock || typeof flags.lock === 'string' || flags.lock === true))
      throw new UsageError('--lock and --frozen-lock cannot be combined with --server: a server keeps the blueprint of each run');
    if (flags.server !== undefined && flags.dryRun) throw new UsageError('--dry-run cannot be combined with --server');
    if (flags.server !== undefined && flags.schema !== undefined) throw new UsageError('--schema cannot be combined with --server');
    requireWhole(flags);
    if (flags.server !== undefined) await (await import('../server/load-there.ts')).loadThere(context, openServer(flags.server, context), file, flags);
    else await loadHere(context, file, flags, config);
  });
}

async function loadHere(context: Context, file: string, flags: Flags, config: FoundConfig): Promise<void> {
  if (flags.connection !== undefined || flags.dataset !== undefined) throw new UsageError('--connection and --dataset need --server');
  const url = targetOf(flags.url, config, context.io);
  if (isMysqlAddress(url) && flags.database !== undefined) throw new UsageError('--database makes databases of Postgres only, and this is a mysql:// address');
  if (isMysqlAddress(url)) return loadIntoMysql(context, file, flags, url);
  const modes = parseLoadModes(flags.mode);
  const create = flags.create === true || flags.database !== undefined;
  if (flags.schema !== undefined && !create) throw new UsageError('--schema says what --create makes: add --create, or leave it out');
  const shard = flags.shard === undefined ? undefined : parseShard(flags.shard, context.io.env);
  if (shard && flags.resume) throw new UsageError('--shard continues by itself: leave out --resume');
  const first: { answer: AnswerFirst } = { answer: null };
  await withSchema(
    context,
    file,
    flags,
    async (opened) => {
      const { runner, blueprint, diagnostics, source, catalog, modes: laid, counts } = opened;
      if (!shard && !flags.resume && !flags.dryRun) first.answer = await answerFirst({ context, file, flags, config }, opened);
      if (first.answer !== null || context.signal.aborted) return;
      const schema = await schemaOfRows(context, runner, { source, ...(catalog && { catalog }) }, flags.schema);
      if (create && schema.ddl === undefined)
        throw new UsageError(`${flags.create ? '--create' : '--database'} needs the DDL: FILE, or --schema where FILE is a blueprint`);
      const plan = await runner.compile(blueprint);
      const lock = await lockForLoad(context.io, flags, config, modes.mode);
      const toLoad = { plan, blueprint: withoutKept(blueprint, { ...laid, ...modes.modes }), source, flags, runner, ddl: schema.ddl ?? '' };
      if (flags.frozenLock) await requireFrozen(context.io, lock, toLoad);
      const tables = chosenTables(plan, flags.table, tablesNamed(counts));
      // Beside rows that are there, the keys may have room for other numbers than the plan says.
      const isAlone = ['empty', 'truncate'].includes(modes.mode) && Object.keys({ ...laid, ...modes.modes }).length === 0 && !flags.table;
      if (isAlone) refuseShort(plan, tables, { counts, cap: flags.cap }, diagnostics);
      const allModes = { ...modes, modes: { ...laid, ...modes.modes } };
      // A database that `--database` makes holds nothing of a platform.
      const kept =
        flags.database !== undefined || shard || flags.resume
          ? {}
          : await runner.keptOfPlatform(blueprint, url, { ...allModes, ...(flags.table && { tables: flags.table }), signal: context.signal });
      if (flags.dryRun) {
        const changes = lock?.lock ? { file: lock.name, changes: await changesOfLock(context.io, lock.lock, toLoad) } : null;
        const unwritten = neverWritten(plan.blueprint, { modes: modes.modes, tables: flags.table });
        const sent = tables.filter(({ name, mode }) => mode !== 'skip' && mode !== 'keep' && !unwritten.has(name) && kept[name] === undefined);
        const named = flags.database === undefined ? undefined : await dryNamed(url, toLoad);
        const how = { tables: named?.isLoaded ? [] : sent, modes: allModes, create, json: flags.json === true, lock: changes, ...(named && { named }) };
        context.finish(await dryLoad(context.io, named ? null : url, how));
        return;
      }
      if (!flags.json && flags.resume !== true) context.io.stderr.write(`${sizesOfPlan(plan, keptTables(plan, { ...allModes.modes, ...kept })).line}\n`);
      const progress = progressLines(context.io);
      const inParts = flags.parts === true || flags.resume === true || shard !== undefined;
      context.leaves('nothing');
      const how: LoadOptions = {
        ...modes,
        ...(laid && { modes: { ...laid, ...modes.modes } }),
        ...(create && { create: schema.ddl! }),
        ...(catalog && { catalog }),
        ...(flags.table && { tables: flags.table }),
        connections: connectionCount(flags.connections),
        ...(flags.fast && { fast: true }),
        ...((flags.parts || flags.resume) && { parts: true, resume: flags.resume === true, ...partRows(context.io) }),
        ...(shard && { shard, ...partRows(context.io) }),
        ...(source.kind === 'blueprint' && { from: parseBlueprint(source.json) }),
        record: flags.record !== false,
        ...((lock || flags.database !== undefined) && { lock: true }),
        ...(lock?.lock && { locked: lock.lock.tables }),
        learn: source.kind !== 'blueprint',
        signal: context.signal,
        hurry: context.hurry,
        onReached: () => context.leaves(inParts ? 'parts' : 'unknown'),
        onTakenBack: () => context.leaves('nothing'),
        ...(!flags.json && { onProgress: progress.update, onStep: progress.step }),
      };
      const send = (to: string): Promise<LoadReport> => runner.load(blueprint, to, how);
      const named = flags.database === undefined ? null : await loadNamed(context, url, toLoad, send);
      const report = named ? named.report : await send(url);
      context.leaves(undefined);
      progress.end();
      const blueprintFile = source.kind === 'blueprint' ? file : undefined;
      // The lock is that of the database of the project: another one by name changes it only on request.
      if (lock && named) {
        if (typeof flags.lock === 'string' || flags.lock === true) await lockNamed(context.io, url, lock, named, toLoad, blueprintFile);
      } else if (lock && report?.loaded) await lockLoad(context.io, lock, report.loaded, flags, blueprintFile);
      if (!report)
        return void context.io.stdout.write(flags.json ? `${JSON.stringify({ database: { ...named, report: undefined } }, null, 2)}\n` : namedLines(named!));
      const reported = [
        ...withShortWarnings(counts, [...diagnostics, ...newDiagnostics(report.diagnostics, diagnostics)]),
        ...withoutEffect(counts, report.tables),
      ];
      const database = named && { database: { ...named, report: undefined } };
      if (flags.json) context.io.stdout.write(`${JSON.stringify({ ...report, ...database, diagnostics: reported }, null, 2)}\n`);
      else {
        printDiagnostics(context.io, reported);
        printFewerRows(context.io, reported);
        for (const { code, message } of reported) if (NOTES.has(code)) context.io.stderr.write(`note: ${message}\n`);
        context.io.stdout.write(`${summary(file, report, modes)}${named ? namedLines(named) : ''}`);
        await offerModel(context.io, { file, flags, config, blueprint, catalog });
      }
    },
    { repair: true },
  );
  if (first.answer?.knowledge) await loadHere(context, file, { ...flags, ...first.answer }, config);
}

/** Codes of what people read although nothing is wrong. */
const NOTES: ReadonlySet<string> = new Set(['loaded-otherwise', 'rows-there']);

/** Tables that a load sends no rows, by its modes: by any of their names. */
function keptTables(plan: Plan, modes: LoadModes['modes']): ReadonlySet<string> {
  const isKept = (mode: string | undefined): boolean => mode === 'keep' || mode === 'skip';
  return new Set(plan.tables.flatMap(({ name, table, mode }) => (isKept(modes[name] ?? modes[table] ?? mode) ? [name] : [])));
}

/** Without statements that the target leaves out for the reason for which reading the script did. */
function newDiagnostics(of: readonly Diagnostic[], before: readonly Diagnostic[]): readonly Diagnostic[] {
  const known = new Set(before.map(({ message }) => message));
  return of.filter(({ message }) => !known.has(message.replace(/^The statement at (.+?) was (left out, .+)\.$/, '$1: $2')));
}

/** The target. */
function targetOf(url: string | undefined, { target }: FoundConfig, { env }: Io): string {
  if (url !== undefined) return url;
  if (target === undefined) throw new UsageError('no target: pass --url postgres://user:password@host:port/database, or set "target" in a config file');
  return fromEnv(target, 'target', env);
}

/** A server takes a hundred sessions by default, and others want some too. */
function connectionCount(text: string): number {
  const value = wholeNumber(text, '--connections');
  if (value < 1 || value > LIMITS.loadConnections) throw new UsageError(`--connections takes 1 to ${LIMITS.loadConnections}, not "${text}"`);
  return value;
}

/** Like the server's default: by the size of a table. */
function partRows({ env }: Io): { readonly partRows?: number } {
  const text = env['SEEDBED_PART_ROWS'];
  return text ? { partRows: wholeNumber(text, 'SEEDBED_PART_ROWS') } : {};
}

function summary(file: string, report: LoadReport, { mode, modes }: LoadModes): string {
  const untouched = (how: LoadMode) =>
    report.tables.filter(({ table, there = 0, note }) => there > 0 && note !== FILLED_BY_TRIGGERS && (modes[table] ?? mode) === how);
  const kept = untouched('keep').length;
  const asBefore = report.resumed || report.shard ? [] : untouched('append').map(({ table }) => table);
  const filled = report.tables.filter((table) => table.rows > 0).length;
  // The work of this process: none, if the load had already ended.
  const sent = report.resumed?.rows ?? (report.shard?.overSince === undefined ? report.rows : 0);
  const rate = report.seconds > 0 && sent > 0 ? `, ${count(sent / report.seconds)} rows/s` : '';
  const took = report.resumed?.overSince === undefined ? `, ${bytes(report.bytes)}, ${duration(report.seconds)}${rate}` : '';
  const empty = report.tables.filter(({ rows, there = 0 }) => rows === 0 && there === 0);
  const left =
    empty.length === 0 ? '' : `${empty.length} left empty: ${someOf(empty.map((table) => `${table.table}${table.note ? ` (${table.note})` : ''}`))}\n`;
  // Prints skipped tables at the end, where people read it.
  const ofTools = report.diagnostics.map(({ code, message }) => (code === 'tool-tables-kept' ? `${message}\n` : '')).join('');
  return `${shardLine(report)}${resumedLine(file, report)}${count(report.rows)} rows in ${filled} of ${report.tables.length} tables${took}\n${kept > 0 ? `${kept} kept unchanged\n` : ''}${asBefore.length > 0 ? `${asBefore.length} got no rows: ${someOf(asBefore)}\n` : ''}${left}${ofTools}`;
}

function someOf(tables: readonly string[]): string {
  return `${tables.slice(0, 8).join(', ')}${tables.length > 8 ? ', …' : ''}`;
}

/** For a resumed load: this run's share of the total, which the next line reports. */
function resumedLine(file: string, { resumed, rows }: LoadReport): string {
  if (!resumed) return '';
  if (resumed.overSince !== undefined) return `The load of ${file} ended at ${resumed.overSince} UTC: nothing to continue, nothing was changed. It loaded:\n`;
  return `Continued: ${count(resumed.rows)} rows sent by this run, ${count(Math.max(0, rows - resumed.rows))} already loaded. The whole load:\n`;
}

/** For one of many shards: its share of the total, which the next line reports. */
function shardLine({ shard }: LoadReport): string {
  if (!shard) return '';
  if (shard.overSince !== undefined)
    return `The load had already finished at ${shard.overSince} UTC: nothing left for shard ${shard.index} of ${shard.count}.\n`;
  return `Shard ${shard.index} of ${shard.count}: ${count(shard.rows)} rows by this shard. All shards together:\n`;
}
