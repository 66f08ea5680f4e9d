import {
  LIMITS,
  printLoadModes,
  Problem,
  toProblemDocument,
  type Run,
  type RunKind,
  type RunPart,
  type ExportFiles,
  type RunState,
  type StartRun,
  type TableModes,
  type TargetLook,
  type TargetQuestion,
  type TargetTable,
} from '@seedbed/contract';
import { parseAddress, type AddressPolicy } from '@seedbed/postgres/address';
import { splitQualifiedName } from '@seedbed/postgres/sql';
import type { ArtifactStore } from '@seedbed/runner/artifacts';
import { fromFault, type Compute, type PartWork } from '@seedbed/runner/compute';
import { hashOf } from '@seedbed/runner/documents';
import type { WorkspaceId } from '../../db/columns.ts';
import { DEFAULT_PAGE, fromCursor, fromNumberCursor, toNumberPage, toPage } from '../../db/cursor.ts';
import { sqlStateOf } from '../../db/unavailable.ts';
import { newId } from '../../db/uuid.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import { oneOf } from '../../http/schema-source.ts';
import { withPings } from '../../http/server-sent.ts';
import type { Streamed } from '../../http/stream.ts';
import type { Sealer } from '../../secrets/sealer.ts';
import { targetName } from '../connections/address-text.ts';
import type { ConnectionsService } from '../connections/connections.service.ts';
import type { RefuseOwn } from '../connections/refuse-own.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import { prepareExport } from '../exports/prepare-export.ts';
import { interrupted, type WholeWork } from './load-run.ts';
import type { NewPart, PartsRepository } from './parts.repository.ts';
import type { RunRecords } from './run-records.ts';
import { runEvents } from './run-events.ts';
import type { RunHub } from './run-hub.ts';
import { lookAtTarget } from './look-at-target.ts';
import { refuseTransition, statesBefore } from './run-states.ts';
import { takenBy } from './taken-by.ts';
import { toPart } from './part-view.ts';
import { toListedRun, toRun } from './runs.mapper.ts';
import type { RunsRepository } from './runs.repository.ts';
import type { RunView } from './run-views.ts';

type Tools = {
  readonly repository: RunsRepository;
  readonly records: RunRecords;
  readonly datasets: DatasetsService;
  readonly revisions: RevisionsService;
  readonly connections: ConnectionsService;
  readonly compute: Compute;
  readonly store: ArtifactStore;
  readonly sealer: Sealer;
  readonly refuseOwn: RefuseOwn;
  readonly parts: PartsRepository;
  readonly hub: RunHub;
  readonly policy: AddressPolicy;
  readonly connectionGate: Bulkhead;
  readonly eventGate: Bulkhead;
  /** Aborted when the server stops: streams of events end then. */
  readonly stopping: AbortSignal;
  readonly clock: () => Date;
};

export type RunsService = ReturnType<typeof runsService>;

export function runsService(tools: Tools) {
  const { repository, records, parts, hub, clock } = tools;

  async function find(workspace: WorkspaceId, id: string): Promise<RunView> {
    const found = await repository.find(workspace, id);
    if (!found) throw new Problem('not-found', 'There is no run with that id.', { facts: { id } });
    return found;
  }

  /** One run fills a table of a target at a time; the target's own ledger says it again, for other servers and the command line. */
  async function requireFree(workspace: WorkspaceId, target: string, tables: readonly string[]): Promise<void> {
    const other = tables.length === 0 ? undefined : await records.atWorkOn(target, tables);
    if (other) throw takenBy(other, target, workspace);
  }

  return {
    async get(workspace: WorkspaceId, id: string): Promise<Run> {
      return toRun(await find(workspace, id));
    },

    async list(workspace: WorkspaceId, query: { limit?: number; cursor?: string; datasetId?: string; kind?: RunKind; state?: RunState }) {
      const limit = query.limit ?? DEFAULT_PAGE;
      const { datasetId, kind, state } = query;
      const rows = await repository.list(workspace, { datasetId, kind, state, after: fromCursor(query.cursor), limit: limit + 1 });
      return toPage(rows, limit, (row) => ({ at: row.createdAt, id: row.id }), toListedRun);
    },

    async parts(workspace: WorkspaceId, id: string, query: { limit?: number; cursor?: string }): Promise<{ items: RunPart[]; next_cursor: string | null }> {
      await find(workspace, id);
      const limit = query.limit ?? DEFAULT_PAGE;
      return toNumberPage(await parts.list(id, fromNumberCursor(query.cursor), limit + 1), limit, toPart);
    },

    /** The run exists and will run once this returns; the same key gives the same run. */
    async start(workspace: WorkspaceId, body: StartRun, idempotencyKey: string | undefined): Promise<Run> {
      const known = idempotencyKey === undefined ? undefined : await repository.findByKey(workspace, idempotencyKey);
      if (known) return toRun(sameBody(known, body));
      const id = newId();
      const { run, tables, first } = await prepare(tools, workspace, id, body);
      await requireFree(workspace, run.target, tables.map(({ table }) => table)); // prettier-ignore
      try {
        await repository.insert(
          {
            ...run,
            id,
            workspaceId: workspace,
            idempotencyKey: idempotencyKey ?? null,
            idempotencyHash: idempotencyKey === undefined ? null : bodyHash(body),
            createdAt: clock(),
          },
          tables.map((table) => ({ runId: id, ...table })),
          first,
        );
      } catch (error) {
        const twin =
          idempotencyKey !== undefined && sqlStateOf(error)?.constraint === 'runs_idempotency_key_key'
            ? await repository.findByKey(workspace, idempotencyKey)
            : undefined;
        if (twin) return toRun(sameBody(twin, body));
        throw error;
      }
      return { ...toRun(await find(workspace, id)), state: 'queued' };
    },

    /** What a load would find: the first half of `start`, which changes nothing. */
    async look(workspace: WorkspaceId, datasetId: string, { connectionId, address }: TargetQuestion, signal: AbortSignal): Promise<TargetLook> {
      const from = oneOf({ connectionId, address }, ['connectionId', 'address'])!;
      const revision = await tools.revisions.find(workspace, datasetId);
      const { ddl } = await tools.datasets.source(workspace, datasetId);
      const tables = await tablesOf(tools, revision, undefined);
      const known =
        from === 'connectionId'
          ? await tools.connections.addressOf(workspace, connectionId!)
          : { address: address!, target: targetName(parseAddress(address!)) };
      const names = tables.map(({ table }) => table);
      const looked = await tools.connectionGate.run(signal, () => lookAtTarget(known.address, tools.policy, names));
      const tellTool = (each: TargetTable, at: number): TargetTable => {
        const { tool } = tables[at]!;
        return tool === undefined ? each : { ...each, tool };
      };
      return { target: known.target, ...looked, tables: looked.tables.map(tellTool), canCreate: ddl !== null };
    },

    async cancel(workspace: WorkspaceId, id: string): Promise<Run> {
      if (!(await repository.cancel(workspace, id))) {
        const { state } = await find(workspace, id);
        throw refuseTransition(state, 'cancelling');
      }
      // One that no worker has begun is at its end with that.
      await parts.settle(id);
      return toRun(await find(workspace, id));
    },

    async resume(workspace: WorkspaceId, id: string): Promise<Run> {
      const { state, parts: counts, target, progress } = await find(workspace, id);
      if (counts.total === 0) throw new Problem('conflict', 'That run was started by a version that cannot resume. Start it again.');
      if (!statesBefore('queued').includes(state)) throw refuseTransition(state, 'queued');
      await requireFree(workspace, target, progress.map(({ table }) => table)); // prettier-ignore
      if (!(await parts.resume(id))) throw refuseTransition(state, 'queued');
      return toRun(await find(workspace, id));
    },

    async events(workspace: WorkspaceId, id: string, lastEventId: string | undefined, signal: AbortSignal): Promise<Streamed> {
      await find(workspace, id);
      return {
        mediaType: 'text/event-stream',
        chunks: await tools.eventGate.stream(signal, async () =>
          withPings(runEvents(id, records, hub, lastEventId, AbortSignal.any([signal, tools.stopping]))),
        ),
      };
    },

    /** After a start: runs that a version without parts left at work have failed. */
    async recover(): Promise<void> {
      for (const { id, connections } of await records.withoutParts()) {
        const error = toProblemDocument(interrupted(connections), `urn:seedbed:run:${id}`);
        await records.move(id, 'failed', { error, finishedAt: clock(), sealedAddress: null });
      }
    },
  };
}

/** Throws Problem `conflict` where the key of this run came with another body. */
function sameBody(run: RunView, body: StartRun): RunView {
  // Runs of a version before this one have none.
  if (run.idempotencyHash === null || run.idempotencyHash === bodyHash(body)) return run;
  throw new Problem('conflict', `The Idempotency-Key was already used with another body, for the run ${run.id}. Send a new key with a new body.`, {
    errors: [{ pointer: '/header/idempotency-key', message: 'was used with another body' }],
    facts: { run: run.id },
  });
}

/** Without the password of an address: what is kept of it says nothing about it. */
function bodyHash({ kind = 'load', address, mode = 'empty', create = false, connections = 1, ...rest }: StartRun): string {
  return hashOf({
    ...rest,
    ...(kind === 'load' ? {} : { kind }),
    mode,
    create,
    connections,
    ...(address === undefined ? {} : { address: targetName(parseAddress(address)) }),
  });
}

/** Everything that can be wrong before a run begins is said now: names, counts, target. */
async function prepare(tools: Tools, workspace: WorkspaceId, id: string, body: StartRun) {
  checkKind(body);
  const { archivedAt, slug } = await tools.datasets.find(workspace, body.datasetId);
  if (archivedAt !== null) throw new Problem('conflict', 'The dataset is archived. Restore it first: PATCH with {"archived": false}.');
  return body.files ? prepareFiles(tools, workspace, body, body.files, slug) : prepareLoad(tools, workspace, id, body);
}

/** Members of the other kind are refused, not passed over. */
function checkKind({ kind = 'load', files, ...body }: StartRun): void {
  const wrong = kind === 'load' ? (files ? ['files'] : []) : OF_LOADS.filter((name) => body[name] !== undefined);
  const errors = wrong.map((name) => ({ pointer: `/${name}`, message: `is not of a run of kind ${kind}` }));
  if (kind === 'export' && !files) errors.push({ pointer: '/files', message: 'is needed for an export: {"format": "csv"}' });
  if (errors.length > 0) throw new Problem('invalid-request', `The body is none of a run of kind ${kind}.`, { errors });
}

const OF_LOADS = ['connectionId', 'address', 'mode', 'modes', 'create', 'connections', 'atomic', 'fast', 'ledger'] as const;

async function prepareFiles(
  { compute, store, revisions, datasets }: Tools,
  workspace: WorkspaceId,
  { datasetId, revision: number, rows }: StartRun,
  files: ExportFiles,
  slug: string,
) {
  const revision = await revisions.find(workspace, datasetId, number);
  const of = { document: revisions.document(revision), slug, source: await datasets.source(workspace, datasetId), rows };
  const { ask, plan, target } = await prepareExport({ compute, store }, files, of);
  const tables = plan.tables.map((table, position) => ({ position, ...table }));
  const run = {
    kind: 'export' as const,
    datasetId,
    revision: revision.number,
    target,
    files,
    facts: ask,
    create: false,
    atomic: false,
    rowsAsked: rows ?? null,
    connections: FILES_AT_ONCE,
    state: 'queued' as const,
    rows: sumOf(tables),
  };
  return { run, tables, first: plan.parts };
}

/** Parts of one export that are made at once, where there are workers for them. */
const FILES_AT_ONCE = 8;

function sumOf(tables: readonly { readonly rows: number }[]): number {
  return Math.min(
    tables.reduce((sum, table) => sum + table.rows, 0),
    LIMITS.rowsPerTable,
  );
}

async function prepareLoad(tools: Tools, workspace: WorkspaceId, id: string, body: StartRun) {
  const from = oneOf(body, ['connectionId', 'address'])!;
  const revision = await tools.revisions.find(workspace, body.datasetId, body.revision);
  if (body.create && (await tools.datasets.source(workspace, body.datasetId)).ddl === null) {
    throw new Problem('conflict', 'The schema cannot be created in the target: the dataset was not made from DDL.', {
      errors: [{ pointer: '/create', message: 'needs a dataset that was made from DDL' }],
    });
  }
  const all = await tablesOf(tools, revision, body.rows);
  requireTables(all, body.modes ?? {});
  const tables = filledBy(all, body.modes ?? {});
  const rows = sumOf(tables);
  const target = await targetOf(tools, workspace, id, body, from);
  const atomic = body.atomic ?? (body.fast || (rows <= LIMITS.atomicRows && (body.connections ?? 1) === 1));
  requireOneTransaction(body, atomic);
  const run = {
    kind: 'load' as const,
    datasetId: body.datasetId,
    revision: revision.number,
    mode: printLoadModes({ mode: body.mode ?? 'empty', modes: body.modes ?? {} }),
    create: body.create ?? false,
    rowsAsked: body.rows ?? null,
    connections: body.connections ?? 1,
    atomic,
    fast: body.fast ?? false,
    ledger: body.ledger ?? ('table' as const),
    state: 'queued' as const,
    rows,
    ...target,
  };
  const first: NewPart[] = [{ number: 0, stage: 0, work: { kind: atomic ? 'whole' : 'prepare' } satisfies WholeWork | PartWork }];
  return { run, tables, first };
}

/** Keys and indexes that are taken away come back with the transaction, and with nothing less. */
function requireOneTransaction({ fast, connections = 1 }: StartRun, atomic: boolean): void {
  if (atomic && connections > 1 && !fast) {
    throw new Problem('options-conflict', `atomic and connections exclude each other: ${connections} sessions commit separately. Leave out connections for one transaction, or atomic for parts loaded by ${connections} sessions load.`, {
      errors: [
        { pointer: '/atomic', message: 'cannot be combined with several connections' },
        { pointer: '/connections', message: 'cannot exceed 1 with atomic' },
      ],
    }); // prettier-ignore
  }
  if (!fast || (atomic && connections === 1)) return;
  throw new Problem('invalid-request', 'The fast path needs a load in one transaction, so that keys and indexes are restored if it fails.', {
    errors: [{ pointer: '/fast', message: 'cannot be combined with parts or several connections' }],
  });
}

/** Throws Problem `invalid-request` for a mode of a table that the dataset has not. */
function requireTables(tables: readonly { readonly table: string }[], modes: TableModes): void {
  for (const name of Object.keys(modes))
    if (!tables.some(({ table }) => table === name || splitQualifiedName(table).table === name))
      throw new Problem('invalid-request', `mode: there is no table ${name}`, {
        errors: [{ pointer: `/modes/${name}`, message: `there is no table ${name}` }],
      });
}

/** Without those of migration tools and frameworks, which a load leaves as they are unless they are named. */
function filledBy(tables: Awaited<ReturnType<typeof tablesOf>>, modes: TableModes) {
  const isNamed = (name: string): boolean => Object.keys(modes).some((each) => each === name || each === splitQualifiedName(name).table);
  return tables.filter(({ table, unwritten }) => unwritten !== true || isNamed(table)).map(({ table, rows }, position) => ({ position, table, rows }));
}

/** Tables of a dataset, in the order of a load. */
async function tablesOf({ compute, revisions }: Tools, revision: Awaited<ReturnType<RevisionsService['find']>>, rows: StartRun['rows']) {
  const { plan } = await compute.outline(revisions.document(revision), rows === undefined ? undefined : { rows });
  if ('fault' in plan) throw fromFault(plan.fault);
  return plan.tables.filter((table) => table.mode !== 'skip').map(({ name, rows: count, tool, unwritten }) => ({ table: name, rows: count, tool, unwritten }));
}

async function targetOf({ connections, sealer, refuseOwn }: Tools, workspace: WorkspaceId, id: string, body: StartRun, from: 'connectionId' | 'address') {
  if (from === 'connectionId') return { connectionId: body.connectionId!, target: (await connections.addressOf(workspace, body.connectionId!)).target };
  await refuseOwn(body.address!);
  return { target: targetName(parseAddress(body.address!)), sealedAddress: sealer.seal(body.address!, runPlace(id)) };
}

/** What a run's sealed address is bound to. */
export function runPlace(id: string): string {
  return `run:${id}`;
}
