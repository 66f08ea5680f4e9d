import { randomBytes } from 'node:crypto';
import { LIMITS, parseRowCounts, Problem, type Mock, type MockChanges, type MockRequestEntry, type MockState, type NewMock } from '@seedbed/contract';
import { fromFault, type Compute } from '@seedbed/runner/compute';
import { DEFAULT_PAGE, fromCursor, toPage } from '../../db/cursor.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { newId } from '../../db/uuid.ts';
import type { Caller } from '../../http/caller.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import { slugOf } from '../datasets/slug.ts';
import type { MockHost } from './mock-host.ts';
import type { MockSpec } from './opened-mocks.ts';
import type { MockRow, MocksRepository } from './mocks.repository.ts';
import type { RecentMocks } from './recent-mocks.ts';
import type { RequestJournal } from './request-journal.ts';

type Given = {
  readonly repository: MocksRepository;
  readonly datasets: Pick<DatasetsService, 'find' | 'source'>;
  readonly revisions: Pick<RevisionsService, 'find' | 'recent' | 'document'>;
  readonly compute: Pick<Compute, 'outline'>;
  readonly host: MockHost;
  readonly recent: RecentMocks;
  readonly journal: RequestJournal;
  readonly clock: () => Date;
};

/** Time to open a mock and read it. */
const OPENING_MS = 20_000;

export type MocksService = ReturnType<typeof mocksService>;

/** Mock APIs of datasets: their settings, and the data for each request. */
export function mocksService({ repository, datasets, revisions, compute, host, recent, journal, clock }: Given) {
  async function find(workspace: WorkspaceId, id: string): Promise<MockRow> {
    const found = await repository.find(workspace, id);
    if (!found) throw new Problem('not-found', 'There is no mock API with that id.', { facts: { id } });
    return found;
  }

  /** Throws for a revision that is not there, and for rows that the dataset cannot have. */
  async function check(row: Pick<MockRow, 'workspaceId' | 'datasetId' | 'revision' | 'seed' | 'rows' | 'chaos'>): Promise<void> {
    if (row.chaos && row.chaos.minLatency > row.chaos.maxLatency)
      throw new Problem('invalid-request', `chaos.minLatency ${row.chaos.minLatency} is above maxLatency ${row.chaos.maxLatency}.`);
    const revision = await revisions.find(row.workspaceId, row.datasetId, row.revision ?? undefined);
    if (row.rows === null) return;
    const { plan } = await compute.outline(revisions.document(revision), changesOf(row));
    if ('fault' in plan) throw fromFault(plan.fault);
  }

  /** Throws for a schema without tables, or a table from which nobody can sign in: only an open mock knows. `changes`: the settings to check. */
  async function checkOpen(row: MockRow, changes: MockChanges): Promise<void> {
    for (const setting of ['schemas', 'people'] as const) if ((changes[setting] ?? null) !== null) await openFor(row, setting);
  }

  async function openFor(row: MockRow, setting: 'schemas' | 'people'): Promise<void> {
    const trial = { ...row, id: newId() };
    try {
      await host.served(await specOf(trial), AbortSignal.timeout(OPENING_MS));
    } catch (error) {
      throw error instanceof Problem && error.type === 'invalid-request'
        ? new Problem('invalid-request', error.message, { errors: [{ pointer: `/${setting}`, message: error.message }] })
        : error;
    } finally {
      host.forget(trial.id);
    }
  }

  async function specOf(row: MockRow): Promise<MockSpec> {
    const { workspaceId, datasetId } = row;
    const revision = await revisions.recent(workspaceId, datasetId, row.revision ?? undefined);
    const { json } = revisions.document(revision);
    return {
      id: row.id,
      rowsKey: JSON.stringify([datasetId, revision.number, row.seed, row.rows]),
      revision: revision.number,
      dialect: row.dialect,
      readOnly: row.readOnly,
      base: pathOf(row),
      chaos: row.chaos,
      people: row.people,
      schemas: row.schemas,
      changes: changesOf(row),
      load: async () => ({
        blueprint: typeof json === 'string' ? json : await json(),
        catalog: (await datasets.source(workspaceId, datasetId)).catalog,
      }),
    };
  }

  return {
    async get(workspace: WorkspaceId, id: string): Promise<Mock> {
      return toMock(await find(workspace, id));
    },

    async list(workspace: WorkspaceId, query: { limit?: number; cursor?: string; datasetId?: string }) {
      const limit = query.limit ?? DEFAULT_PAGE;
      const rows = await repository.list(workspace, query.datasetId, fromCursor(query.cursor), limit + 1);
      return toPage(rows, limit, (row) => ({ at: row.createdAt, id: row.id }), toMock);
    },

    async create(caller: Caller, { datasetId, ...requested }: NewMock): Promise<Mock> {
      const workspace = caller.workspace.id;
      const dataset = await datasets.find(workspace, datasetId);
      if ((await repository.count(workspace)) >= LIMITS.mock.perWorkspace)
        throw new Problem('too-large', `A workspace has at most ${LIMITS.mock.perWorkspace} mock APIs. Delete one that you no longer need.`);
      const now = clock();
      const {
        name = dataset.name,
        dialect = 'postgrest',
        on = true,
        readOnly = false,
        visibility = 'public',
        revision = null,
        seed = null,
        rows = null,
        chaos = null,
        people = null,
        schemas = null,
      } = requested;
      const id = newId();
      const settings = { name: name.trim(), dialect, on, readOnly, visibility, revision, seed, rows, chaos, people, schemas };
      const by = { createdAt: now, createdBy: caller.name, updatedAt: now, updatedBy: caller.name };
      const row: MockRow = { id, workspaceId: workspace, datasetId, slug: `${slugOf(dataset.name).slice(0, 40)}-${unguessable()}`, ...settings, ...by };
      await check(row);
      await checkOpen(row, requested);
      await repository.insert(row);
      return toMock(row);
    },

    async update(caller: Caller, id: string, { name, ...changes }: MockChanges): Promise<Mock> {
      const workspace = caller.workspace.id;
      const before = await find(workspace, id);
      const after = { ...before, ...changes };
      await check(after);
      await checkOpen(after, changes);
      const changed = await repository.update(workspace, id, {
        ...changes,
        ...(name !== undefined && { name: name.trim() }),
        updatedAt: clock(),
        updatedBy: caller.name,
      });
      recent.forget(before.slug);
      return toMock(changed ?? (await find(workspace, id)));
    },

    async remove(workspace: WorkspaceId, id: string): Promise<void> {
      const { slug } = await find(workspace, id);
      await repository.remove(workspace, id);
      recent.forget(slug);
      journal.forget(id);
      host.forget(id);
    },

    async reset(workspace: WorkspaceId, id: string): Promise<void> {
      await find(workspace, id);
      await host.reset(id);
    },

    async requests(workspace: WorkspaceId, id: string, after: number): Promise<MockRequestEntry[]> {
      await find(workspace, id);
      return journal.list(id, after);
    },

    /** The mock at an address. Throws Problem `not-found`. */
    async at(slug: string): Promise<MockRow> {
      const found = await recent.find(slug, () => repository.bySlug(slug));
      if (!found) throw new Problem('not-found', 'There is no mock API at this address.');
      return found;
    },

    /** The data for answering a request. */
    specOf,

    /** The current basis for answers. */
    async state(workspace: WorkspaceId, id: string, signal: AbortSignal): Promise<MockState> {
      const spec = await specOf(await find(workspace, id));
      return { revision: spec.revision, ...(await host.served(spec, signal)) };
    },
  };
}

/** 80 bits in letters and digits that are not mistaken for others. */
function unguessable(): string {
  const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
  // With 30 letters, each byte below 240 gives a uniformly distributed letter.
  return [...randomBytes(64)]
    .filter((byte) => byte < 240)
    .slice(0, 16)
    .map((byte) => LETTERS[byte % 30])
    .join('');
}

function changesOf({ seed, rows }: Pick<MockRow, 'seed' | 'rows'>): MockSpec['changes'] {
  return { ...(seed !== null && { seed }), ...(rows !== null && { rows: parseRowCounts(rows) }) };
}

function pathOf({ slug }: Pick<MockRow, 'slug'>): string {
  return `/mock/${slug}`;
}

function toMock(row: MockRow): Mock {
  const { id, datasetId, name, dialect, on, readOnly, visibility, revision, seed, rows, chaos, people, schemas, createdBy, updatedBy } = row;
  const times = { createdAt: row.createdAt.toISOString(), createdBy, updatedAt: row.updatedAt.toISOString(), updatedBy };
  return { id, datasetId, name, dialect, on, readOnly, visibility, revision, seed, rows, chaos, people, schemas, path: pathOf(row), ...times };
}
