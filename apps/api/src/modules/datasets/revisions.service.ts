import { Problem, type RouteParts, type createRevisionRoute } from '@seedbed/contract';
import type { Answer, Compute, Document, Revised } from '@seedbed/runner/compute';
import { DEFAULT_PAGE } from '../../db/cursor.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Caller } from '../../http/caller.ts';
import { jsonOf } from '../../http/checked-bodies.ts';
import { oneOf } from '../../http/schema-source.ts';
import { archivedProblem } from './archived-problem.ts';
import { toRevisionSummary } from './datasets.mapper.ts';
import type { SourceRow } from './datasets.repository.ts';
import type { DatasetsService } from './datasets.service.ts';
import type { RecentRevisions } from './recent-revisions.ts';
import type { RevisionKey, RevisionRow, RevisionsRepository } from './revisions.repository.ts';

/** A revision with its blueprint as JSON. */
export type WholeRevision = RevisionRow & { readonly json: string };
type Drafted = Pick<Revised, 'json' | 'sha256' | 'tables' | 'rows'> & { readonly message: string; readonly wish?: string | undefined };
type NewRevision = RouteParts<typeof createRevisionRoute>['body'];

export type RevisionsService = ReturnType<typeof revisionsService>;

export function revisionsService(repository: RevisionsRepository, datasets: DatasetsService, compute: Compute, recent: RecentRevisions, clock: () => Date) {
  /** `number` undefined: the current one. */
  async function find(workspace: WorkspaceId, datasetId: string, number?: number): Promise<RevisionRow> {
    const found = number === undefined ? await repository.current(workspace, datasetId) : await repository.find(workspace, datasetId, number);
    if (found) return found;
    const { revision } = await datasets.find(workspace, datasetId);
    throw new Problem('not-found', `The dataset has no revision ${number}; the current one is ${revision}.`, { facts: { revision } });
  }

  async function json(revision: RevisionKey): Promise<string> {
    const found = await repository.blueprint(revision);
    if (found === undefined) throw new Problem('not-found', 'The revision no longer exists: its dataset was deleted.');
    return found;
  }

  /** Its blueprint, for computing threads: fetched on demand. */
  function document(revision: RevisionKey): Document {
    return { key: `${revision.datasetId} ${revision.number}`, json: () => json(revision) };
  }

  /** Why nothing was appended: the dataset is archived, or another revision is current. */
  async function refusal(workspace: WorkspaceId, datasetId: string): Promise<Problem> {
    const { archivedAt } = await datasets.find(workspace, datasetId);
    if (archivedAt !== null) return archivedProblem();
    const current = await find(workspace, datasetId);
    return new Problem(
      'precondition-failed',
      `Revision ${current.number} by ${current.author} is now current. Fetch it, apply your change and send it with If-Match: "${current.number}".`,
      {
        facts: { revision: current.number, author: current.author, at: current.at.toISOString() },
      },
    );
  }

  function behind(current: RevisionRow, caller: Caller, { json: _, wish, ...drafted }: Drafted): RevisionRow {
    return {
      workspaceId: current.workspaceId,
      datasetId: current.datasetId,
      number: current.number + 1,
      ...drafted,
      wish: wish ?? null,
      author: caller.name,
      at: clock(),
    };
  }

  /** Appends a revision after the current one; the same blueprint creates no new revision. */
  async function place(caller: Caller, current: RevisionRow, drafted: Drafted): Promise<WholeRevision> {
    if (drafted.sha256 === current.sha256) return { ...current, json: await json(current) };
    const revision = behind(current, caller, drafted);
    if (!(await repository.append({ ...revision, blueprint: drafted.json }, current.number))) throw await refusal(caller.workspace.id, current.datasetId);
    recent.forget(current.datasetId);
    return { ...revision, json: drafted.json };
  }

  return {
    find,
    document,

    /** The same for frequent reads: at most a second old. */
    recent: (workspace: WorkspaceId, datasetId: string, number?: number): Promise<RevisionRow> =>
      recent.find(workspace, datasetId, number, () => find(workspace, datasetId, number)),

    async get(workspace: WorkspaceId, datasetId: string, number?: number): Promise<WholeRevision> {
      const found = await find(workspace, datasetId, number);
      return { ...found, json: await json(found) };
    },

    async list(workspace: WorkspaceId, datasetId: string, query: { limit?: number; cursor?: string }) {
      await datasets.find(workspace, datasetId);
      const limit = query.limit ?? DEFAULT_PAGE;
      const rows = await repository.list(workspace, datasetId, beforeOf(query.cursor), limit + 1);
      const items = rows.slice(0, limit).map(toRevisionSummary);
      return { items, next_cursor: rows.length > limit ? String(items.at(-1)!.number) : null };
    },

    /** `ifMatch`: number of the revision that was edited; undefined for whichever is current. */
    async create(caller: Caller, datasetId: string, ifMatch: number | undefined, body: NewRevision, signal: AbortSignal): Promise<WholeRevision> {
      const form = oneOf(body, ['blueprint', 'patch']);
      const current = await find(caller.workspace.id, datasetId);
      if (ifMatch !== undefined && ifMatch !== current.number) throw await refusal(caller.workspace.id, datasetId);
      const sent = form === 'patch' ? { patch: jsonOf(body.patch) } : { json: jsonOf(body.blueprint) };
      const { change, ...revised } = await compute.revise({ current: document(current), ...sent }, signal);
      return place(caller, current, { ...revised, message: body.message ?? (change || 'Order changed') });
    },

    /** Appends a blueprint based on the revision `expected`; an equal one creates no new revision. */
    async append(caller: Caller, datasetId: string, expected: number, drafted: Drafted): Promise<WholeRevision> {
      const current = await find(caller.workspace.id, datasetId);
      if (expected !== current.number) throw await refusal(caller.workspace.id, datasetId);
      return place(caller, current, drafted);
    },

    /**
     * A revision with a different schema, which becomes the dataset's source. Proofs against the previous schema are
     * dropped.
     */
    async createWithSource(
      caller: Caller,
      datasetId: string,
      ifMatch: number | undefined,
      next: Drafted & { readonly source: SourceRow },
    ): Promise<WholeRevision> {
      const current = await find(caller.workspace.id, datasetId);
      if (ifMatch !== undefined && ifMatch !== current.number) throw await refusal(caller.workspace.id, datasetId);
      const { source, ...drafted } = next;
      const same = drafted.sha256 === current.sha256;
      const revision = same ? current : behind(current, caller, drafted);
      const blueprint = same ? await json(current) : drafted.json;
      if (!(await repository.appendWithSource({ ...revision, blueprint }, current.number, source))) throw await refusal(caller.workspace.id, datasetId);
      recent.forget(datasetId);
      return { ...revision, json: blueprint };
    },

    async name(workspace: WorkspaceId, datasetId: string, number: number, message: string) {
      await repository.rename(workspace, datasetId, number, message);
      // The error also lists the existing revisions.
      return toRevisionSummary(await find(workspace, datasetId, number));
    },

    async diff(workspace: WorkspaceId, datasetId: string, a: number, b: number, signal: AbortSignal): Promise<Answer> {
      const [one, other] = [await find(workspace, datasetId, a), await find(workspace, datasetId, b)];
      return compute.compare(document(one), document(other), [a, b], signal);
    },
  };
}

function beforeOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(cursor))
    throw new Problem('invalid-request', 'The cursor is not from this list.', {
      errors: [{ pointer: '/query/cursor', message: 'must be the next_cursor of the previous page' }],
    });
  return Number(cursor);
}
