import { randomUUID } from 'node:crypto';
import {
  firstOf,
  LIMITS,
  Problem,
  listRunsRoute,
  parseLoadModes,
  problemTypeOf,
  resumeRunRoute,
  startRunRoute,
  type Dataset,
  type Run,
  type RunEvent,
  type RunTable,
  type StartRun,
} from '@seedbed/contract';
import type { LoadFlags } from '../commands/load.ts';
import type { Context } from '../context.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { parseRows, wholeNumber } from '../options.ts';
import { bytes, count, duration } from '../output/figures.ts';
import { progressLines } from '../output/progress.ts';
import { slideDay } from '../schema.ts';
import { datasetThere, slidThere } from './dataset-there.ts';
import { connectionNamed, datasetNamed, datasetNameOf } from './find-there.ts';
import { followRun } from './follow-run.ts';
import type { Server } from './open-server.ts';

/** `load` by a server, into a database that it knows by name. `file` may be omitted for an existing dataset. */
export async function loadThere(context: Context, server: Server, file: string | undefined, flags: LoadFlags): Promise<void> {
  const { io, signal } = context;
  refuseWhatIsMadeHere(flags);
  // Checked first, so that a wrong name costs nothing.
  const connection = await connectionNamed(server, flags.connection!);
  const dataset = await datasetOf(context, server, file, flags);
  const started = flags.resume ? await resumed(server, dataset, connection.id) : await begun(server, dataset, connection.id, flags);
  if (!flags.json) io.stderr.write(`${server.url}: run ${started.id}, "${dataset.name}" into ${started.target}\n`);
  const run = await followRun(server, started.id, signal, flags.json ? () => undefined : progressOf(io));
  if (!flags.json && io.stderr.isTTY) io.stderr.write('\r\x1b[K');
  if (run.state === 'failed') throw failed(run);
  if (flags.json) io.stdout.write(`${JSON.stringify(run, null, 2)}\n`);
  if (run.state === 'cancelled') {
    io.stderr.write(`seedbed: ${signal.aborted ? 'interrupted' : 'the run was cancelled on the server'}; ${leftBehind(run)}\n`);
    return context.finish(signal.aborted ? EXIT.interrupted : EXIT.targetRefused);
  }
  if (!flags.json) io.stdout.write(summary(run));
}

async function datasetOf(context: Context, server: Server, file: string | undefined, flags: LoadFlags): Promise<Dataset> {
  if (file !== undefined) return datasetThere(context, server, flags.dataset ?? datasetNameOf(file), file, flags);
  const found = await datasetNamed(server, flags.dataset!);
  if (!found) throw new Problem('not-found', `${server.url} has no dataset "${flags.dataset}": pass a FILE to create it.`);
  return slidThere(server, found, slideDay(flags.slide));
}

function begun(server: Server, { id: datasetId, revision }: Dataset, connectionId: string, flags: LoadFlags): Promise<Run> {
  const sessions = wholeNumber(flags.connections, '--connections');
  if (sessions < 1 || sessions > LIMITS.loadConnections) throw new UsageError(`--connections takes 1 to ${LIMITS.loadConnections}, not "${flags.connections}"`);
  const body: StartRun = {
    datasetId,
    revision,
    connectionId,
    ...parseLoadModes(flags.mode),
    create: flags.create === true,
    connections: sessions,
    ...(flags.rows !== undefined && { rows: parseRows(flags.rows) as NonNullable<StartRun['rows']> }),
    ...(flags.parts && { atomic: false }),
    ...(flags.fast && { fast: true }),
  };
  return server.call(startRunRoute, { body, headers: { 'idempotency-key': randomUUID() } });
}

/** The last unfinished run of the dataset into that database. */
async function resumed(server: Server, { id: datasetId, name }: Dataset, connectionId: string): Promise<Run> {
  const { items } = await server.call(listRunsRoute, { query: { datasetId, limit: 100 } });
  const last = items.find((run) => run.connectionId === connectionId);
  if (last?.state !== 'failed' && last?.state !== 'cancelled')
    throw new UsageError(
      `--resume: ${last ? `the last run of "${name}" there is ${last.state}` : `"${name}" was never loaded there`}, so there is nothing to resume`,
    );
  return server.call(resumeRunRoute, { params: { id: last.id } });
}

function progressOf(io: Io): (event: RunEvent) => void {
  const lines = progressLines(io);
  const reportedStates = new Map<string, RunTable['state']>();
  const tellTables = (tables: readonly RunTable[]): void => {
    for (const { table, state, rows, rowsDone, seconds } of tables) {
      const isNew = reportedStates.get(table) !== state;
      reportedStates.set(table, state);
      // The end reports the others.
      if (state === 'failed' || state === 'rolled-back' || state === 'partial') continue;
      if (isNew || state === 'running') lines.update({ table, state, rows: rowsDone, total: rows, bytes: 0, seconds });
    }
  };
  return (event) => {
    if (event.kind === 'progress') tellTables(event.tables);
    else if (event.kind === 'run') tellTables(event.run.tables);
    else if (event.level !== 'info') io.stderr.write(`${event.level}: ${event.message}\n`);
  };
}

function failed({ error, id }: Run): Problem {
  if (!error) return new Problem('internal', `Run ${id} failed; the server gave no reason.`);
  const { type, title: _, status: __, detail, instance: ___, errors, ...facts } = error;
  return new Problem(problemTypeOf({ type }), detail, { ...(errors && { errors }), facts });
}

function leftBehind({ atomic, parts, rowsDone, tables }: Run): string {
  if (!atomic) return `${parts.done} of ${parts.total} parts are in the target; --resume continues`;
  const taken = tables.filter(({ state }) => state === 'rolled-back').map(({ table }) => table);
  // The server has asked the target: its last line, printed above, has the result.
  if (rowsDone > 0 || taken.length === 0) return 'its last line shows what is in the target';
  return `none of its rows is in the target: ${firstOf(taken, SHOWN)} rolled back`;
}

/** How many tables to name. */
const SHOWN = 8;

function summary({ tables, rowsDone, bytesDone, startedAt, finishedAt }: Run): string {
  const seconds = startedAt && finishedAt ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000 : 0;
  const rate = seconds > 0 ? `, ${count(rowsDone / seconds)} rows/s` : '';
  const filled = tables.filter((table) => table.rowsDone > 0).length;
  return `${count(rowsDone)} rows in ${filled} of ${tables.length} tables, ${bytes(bytesDone)}, ${duration(seconds)}${rate}\n`;
}

function refuseWhatIsMadeHere({ url, table, connection }: LoadFlags): void {
  if (connection === undefined) throw new UsageError('--connection NAME is needed: the saved database to fill');
  if (url !== undefined) throw new UsageError('--url does not work with --server: use --connection with a saved database');
  if (table !== undefined) throw new UsageError('--table does not work with --server: use --rows "*=0,users=100" to fill one table');
}
