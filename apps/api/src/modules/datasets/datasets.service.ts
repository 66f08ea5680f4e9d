import {
  Problem,
  emptyBlueprint,
  type CreatedDataset,
  type Dataset,
  type RouteParts,
  type ShapeOutcome,
  type createDatasetRoute,
  type updateDatasetRoute,
} from '@seedbed/contract';
import { lastWholeDay } from '@seedbed/runner';
import type { Compute, Revised } from '@seedbed/runner/compute';
import { DEFAULT_PAGE, fromCursor, toPage } from '../../db/cursor.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { sqlStateOf } from '../../db/unavailable.ts';
import { newId } from '../../db/uuid.ts';
import type { Caller } from '../../http/caller.ts';
import { jsonOf } from '../../http/checked-bodies.ts';
import { oneOf } from '../../http/schema-source.ts';
import type { Inference, OnProgress } from '../inference/inference.service.ts';
import { toDataset } from './datasets.mapper.ts';
import type { DatasetsRepository, DatasetView, SourceRow } from './datasets.repository.ts';
import type { RecentRevisions } from './recent-revisions.ts';
import { slugOf } from './slug.ts';

type NewDataset = RouteParts<typeof createDatasetRoute>['body'];
type DatasetChanges = RouteParts<typeof updateDatasetRoute>['body'];
type Drafted = Pick<Revised, 'json' | 'sha256' | 'tables' | 'rows'>;
type Made = { source: Dataset['source']; drafted: Drafted; kept: SourceRow; name: string; message: string; shape?: ShapeOutcome | undefined };

export type DatasetsService = ReturnType<typeof datasetsService>;

export function datasetsService(repository: DatasetsRepository, compute: Compute, inference: Inference, recent: RecentRevisions, clock: () => Date) {
  async function find(workspace: WorkspaceId, id: string): Promise<DatasetView> {
    const found = await repository.find(workspace, id);
    if (!found) throw new Problem('not-found', 'There is no dataset with that id.', { facts: { id } });
    return found;
  }

  return {
    find,

    async get(workspace: WorkspaceId, id: string): Promise<Dataset> {
      return toDataset(await find(workspace, id));
    },

    async list(workspace: WorkspaceId, query: { limit?: number; cursor?: string; search?: string; archived?: boolean }) {
      const limit = query.limit ?? DEFAULT_PAGE;
      const rows = await repository.list(workspace, {
        search: query.search,
        archived: query.archived ?? false,
        after: fromCursor(query.cursor),
        limit: limit + 1,
      });
      return toPage(rows, limit, (row) => ({ at: row.updatedAt, id: row.id }), toDataset);
    },

    async create(caller: Caller, body: NewDataset, signal: AbortSignal, onProgress?: OnProgress): Promise<CreatedDataset> {
      const workspace = caller.workspace.id;
      const made = await make(inference, workspace, compute, body, clock, signal, onProgress);
      const id = newId();
      const now = clock();
      const { name, slug } = await freeName(repository, workspace, body.name, made.name);
      const by = { createdAt: now, createdBy: caller.name, updatedAt: now, updatedBy: caller.name };
      const { json: blueprint, ...drafted } = made.drafted;
      await repository
        .insert(
          { id, workspaceId: workspace, name, slug, description: body.description ?? '', source: made.source, revision: 1, ...by },
          { datasetId: id, number: 1, blueprint, ...drafted, message: made.message, author: caller.name, at: now },
          made.kept,
        )
        .catch(nameTaken(name));
      return { dataset: toDataset(await find(workspace, id)), diagnostics: [...made.kept.diagnostics], ...(made.shape && { shape: made.shape }) };
    },

    /** `ifMatch`: number of the revision that the caller saw; undefined for the current one. */
    async update(caller: Caller, id: string, ifMatch: number | undefined, body: DatasetChanges): Promise<Dataset> {
      const now = clock();
      const workspace = caller.workspace.id;
      const changes = {
        ...(body.name === undefined ? {} : { name: body.name.trim(), slug: slugOf(body.name) }),
        ...(body.description === undefined ? {} : { description: body.description }),
        ...(body.archived === undefined ? {} : { archivedAt: body.archived ? now : null }),
      };
      if (Object.keys(changes).length > 0) {
        const done = await repository.update(workspace, id, ifMatch, { ...changes, updatedAt: now, updatedBy: caller.name }).catch(nameTaken(body.name ?? ''));
        if (!done) throw stale(await find(workspace, id));
      }
      const found = await find(workspace, id);
      if (Object.keys(changes).length === 0 && ifMatch !== undefined && ifMatch !== found.revision) throw stale(found);
      return toDataset(found);
    },

    /** Another dataset that begins with this one's current revision. */
    async duplicate(caller: Caller, id: string, wantedName: string | undefined): Promise<Dataset> {
      const workspace = caller.workspace.id;
      const from = await find(workspace, id);
      const copy = newId();
      const now = clock();
      const { name, slug } = await freeName(repository, workspace, wantedName, from.name);
      const by = { createdAt: now, createdBy: caller.name, updatedAt: now, updatedBy: caller.name };
      const made = { id: copy, workspaceId: workspace, name, slug, description: from.description, source: from.source, revision: 1, ...by };
      await repository.duplicate(from, made, `Copy of ${from.name}, revision ${from.revision}`).catch(nameTaken(name));
      return toDataset(await find(workspace, copy));
    },

    async remove(workspace: WorkspaceId, id: string, ifMatch: number | undefined): Promise<void> {
      const outcome = await repository.remove(workspace, id, ifMatch);
      recent.forget(id);
      if (outcome === 'absent') await find(workspace, id);
      if (outcome === 'stale') throw stale(await find(workspace, id));
      if (outcome === 'refused')
        throw new Problem('conflict', 'Only an archived dataset without a run at work can be deleted. Archive it first: PATCH with {"archived": true}.');
    },

    /** The source of the dataset. */
    async source(workspace: WorkspaceId, id: string): Promise<SourceRow> {
      const found = await repository.source(workspace, id);
      if (!found) throw new Problem('not-found', 'There is no dataset with that id.', { facts: { id } });
      return found;
    },
  };
}

function stale({ revision, updatedBy, updatedAt }: DatasetView): Problem {
  return new Problem(
    'precondition-failed',
    `Revision ${revision} is now current; the dataset was last changed by ${updatedBy}. Read it again and send If-Match: "${revision}".`,
    {
      facts: { revision, author: updatedBy, at: updatedAt.toISOString() },
    },
  );
}

async function make(
  inference: Inference,
  workspace: WorkspaceId,
  compute: Compute,
  body: NewDataset,
  clock: () => Date,
  signal: AbortSignal,
  onProgress: OnProgress | undefined,
): Promise<Made> {
  const from = oneOf(body, ['ddl', 'files', 'template', 'connectionId', 'address', 'blueprint'], true);
  // A new dataset's "now" is the end of the last day before its creation, stored in it.
  const referenceDate = body.referenceDate ?? lastWholeDay(clock());
  if (body.shape && (from === undefined || from === 'blueprint'))
    throw new Problem('invalid-request', 'A shape is of a schema that is inferred. Send it with ddl, files, template, connectionId or address.', {
      errors: [{ pointer: '/shape', message: 'needs a schema' }],
    });
  const nothing: SourceRow = { ddl: null, catalog: null, diagnostics: [] };
  if (from === undefined) {
    const { seed = 42, locale = 'en-US' } = body;
    const drafted = await compute.revise({ json: JSON.stringify({ ...emptyBlueprint(), seed, locale, referenceDate }) }, signal);
    return { source: 'blank', drafted, kept: nothing, name: 'Untitled', message: 'Started blank' };
  }
  if (from === 'blueprint') {
    const drafted = await compute.revise({ json: jsonOf(body.blueprint) }, signal);
    return { source: 'blueprint', drafted, kept: nothing, name: 'Blueprint', message: 'Made from a blueprint' };
  }
  const { catalog, diagnostics, ddl, name, size, ...inferred } = await inference.infer(workspace, { ...body, referenceDate }, signal, {
    repair: body.prove !== 'later',
    measured: true,
    onProgress,
  });
  const drafted = { json: inferred.json, sha256: inferred.sha256, ...size! };
  if (size!.tables === 0) throw noTables(ddl !== null, name);
  const source = from === 'address' || from === 'connectionId' ? 'connection' : from === 'files' ? 'ddl' : from;
  return {
    source,
    drafted,
    kept: { ddl, catalog, diagnostics: [...diagnostics] },
    name,
    shape: inferred.shape,
    message: `Made from ${source === 'ddl' ? 'DDL' : `a ${source}`}`,
  };
}

function noTables(fromDdl: boolean, name: string): Problem {
  return fromDdl
    ? new Problem('invalid-ddl', 'These statements create no table. Send CREATE TABLE statements, or the output of pg_dump --schema-only.', {
        facts: { tables: 0 },
      })
    : new Problem(
        'not-found',
        `There is no table in ${name} that this user can see. Check that it is the right database, and that the user has USAGE on its schemas.`,
      );
}

/** A requested name is used as given, or rejected; a default name gets a number until it is free. */
async function freeName(
  repository: DatasetsRepository,
  workspace: WorkspaceId,
  wantedName: string | undefined,
  fallback: string,
): Promise<{ name: string; slug: string }> {
  if (wantedName !== undefined) return { name: wantedName.trim(), slug: slugOf(wantedName) };
  const taken = await repository.namesLike(workspace, fallback, slugOf(fallback));
  const names = new Set(taken.map((row) => row.name.toLowerCase()));
  const slugs = new Set(taken.map((row) => row.slug));
  for (let at = 1; ; at++) {
    const name = at === 1 ? fallback : `${fallback} ${at}`;
    if (!names.has(name.toLowerCase()) && !slugs.has(slugOf(name))) return { name, slug: slugOf(name) };
  }
}

function nameTaken(name: string): (error: unknown) => never {
  return (error) => {
    const state = sqlStateOf(error);
    if (state?.code === '23505')
      throw new Problem('conflict', `There is a dataset named like "${name}" already. Choose another name.`, {
        errors: [{ pointer: '/name', message: 'is taken' }],
      });
    throw error;
  };
}
