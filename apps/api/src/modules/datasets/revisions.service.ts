import { Problem, type Blueprint, type Difference, type Revision, type RouteParts, type createRevisionRoute } from '@seedbed/contract';
import type { Runner } from '@seedbed/runner';
import { DEFAULT_PAGE } from '../../db/cursor.ts';
import type { Caller } from '../../http/caller.ts';
import { oneOf } from '../../http/schema-source.ts';
import { hashOf } from './canonical-json.ts';
import { checkBlueprint } from './check-blueprint.ts';
import { toRevision, toRevisionSummary } from './datasets.mapper.ts';
import type { SourceRow } from './datasets.repository.ts';
import type { DatasetsService } from './datasets.service.ts';
import { diffBlueprints } from './diff-blueprints.ts';
import { applyPatch } from './json-patch.ts';
import { measure } from './measure.ts';
import type { RevisionRow, RevisionsRepository } from './revisions.repository.ts';

type WithSource = { readonly blueprint: Blueprint; readonly message: string; readonly source: SourceRow };
type NewRevision = RouteParts<typeof createRevisionRoute>['body'];

export type RevisionsService = ReturnType<typeof revisionsService>;

export function revisionsService(repository: RevisionsRepository, datasets: DatasetsService, runner: Runner, clock: () => Date) {
  /** `number` undefined: the current one. */
  async function find(datasetId: string, number?: number): Promise<RevisionRow> {
    const wanted = number ?? (await datasets.find(datasetId)).revision;
    const found = await repository.find(datasetId, wanted);
    if (found) return found;
    const { revision } = await datasets.find(datasetId);
    throw new Problem('not-found', `The dataset has no revision ${wanted}; the current one is ${revision}.`, { facts: { revision } });
  }

  async function stale(datasetId: string): Promise<Problem> {
    const current = await find(datasetId);
    return new Problem(
      'precondition-failed',
      `Revision ${current.number} by ${current.author} is current by now. Fetch it, apply the change to it, and send it with If-Match: "${current.number}".`,
      {
        facts: { revision: current.number, author: current.author, at: current.at.toISOString() },
      },
    );
  }

  return {
    find,

    async get(datasetId: string, number?: number): Promise<Revision> {
      return toRevision(await find(datasetId, number));
    },

    async list(datasetId: string, query: { limit?: number; cursor?: string }) {
      await datasets.find(datasetId);
      const limit = query.limit ?? DEFAULT_PAGE;
      const rows = await repository.list(datasetId, beforeOf(query.cursor), limit + 1);
      const items = rows.slice(0, limit).map(toRevisionSummary);
      return { items, next_cursor: rows.length > limit ? String(items.at(-1)!.number) : null };
    },

    /** `ifMatch`: number of the revision that was edited; undefined for whichever is current. */
    async create(caller: Caller, datasetId: string, ifMatch: number | undefined, body: NewRevision): Promise<Revision> {
      const form = oneOf(body, ['blueprint', 'patch']);
      const current = await find(datasetId);
      if (ifMatch !== undefined && ifMatch !== current.number) throw await stale(datasetId);
      const blueprint = checkBlueprint(form === 'patch' ? applyPatch<Blueprint>(current.blueprint, body.patch!) : body.blueprint);
      const sha256 = hashOf(blueprint);
      if (sha256 === current.sha256) return toRevision(current);
      const revision: RevisionRow = {
        datasetId,
        number: current.number + 1,
        blueprint,
        sha256,
        ...(await measure(runner, blueprint)),
        message: body.message ?? messageOf(current.blueprint, blueprint),
        author: caller.name,
        at: clock(),
      };
      if (!(await repository.append(revision, current.number))) throw await stale(datasetId);
      return toRevision(revision);
    },

    /** A revision that comes with another schema, which is the dataset's source from then on. Proofs against the one before are let go. */
    async createWithSource(caller: Caller, datasetId: string, ifMatch: number | undefined, next: WithSource): Promise<Revision> {
      const current = await find(datasetId);
      if (ifMatch !== undefined && ifMatch !== current.number) throw await stale(datasetId);
      const { blueprint, message, source } = next;
      const same = hashOf(blueprint) === current.sha256;
      const revision: RevisionRow = same
        ? current
        : {
            datasetId,
            number: current.number + 1,
            blueprint,
            sha256: hashOf(blueprint),
            ...(await measure(runner, blueprint)),
            message,
            author: caller.name,
            at: clock(),
          };
      if (!(await repository.appendWithSource(revision, current.number, source))) throw await stale(datasetId);
      return toRevision(revision);
    },

    async diff(datasetId: string, a: number, b: number): Promise<Difference> {
      const [one, other] = [await find(datasetId, a), await find(datasetId, b)];
      return { a, b, ...diffBlueprints(one.blueprint, other.blueprint) };
    },
  };
}

function beforeOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!/^[1-9]\d{0,9}$/.test(cursor))
    throw new Problem('invalid-request', 'The cursor is none that this list gave.', {
      errors: [{ pointer: '/query/cursor', message: 'must be the next_cursor of the page before' }],
    });
  return Number(cursor);
}

/** The first change in words, and how many more there are. */
function messageOf(before: Blueprint, after: Blueprint): string {
  const { changes } = diffBlueprints(before, after);
  const [first] = changes;
  if (!first) return 'Order changed';
  return `${first.text}${changes.length > 1 ? `, and ${changes.length - 1} more` : ''}`.replaceAll('\0', '').slice(0, 500);
}
