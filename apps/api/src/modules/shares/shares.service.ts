import { LIMITS, Problem, type CreatedShare, type RefusedLoad, type Share, type ShareAt, type SharedDataset, type SharedSchema } from '@seedbed/contract';
import type { Compute } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../db/columns.ts';
import { newId } from '../../db/uuid.ts';
import { onBehalfOf } from '../../http/asker.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import type { Caller } from '../../http/caller.ts';
import { jsonObject, RawJson, type JsonAnswer } from '../../http/json-answer.ts';
import { hashSecret } from '../../secrets/hash-secret.ts';
import { newShareToken } from '../../secrets/share-token.ts';
import { archivedProblem } from '../datasets/archived-problem.ts';
import { toLastProof } from '../datasets/datasets.mapper.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import type { MocksService } from '../mocks/mocks.service.ts';
import type { RowsService } from '../rows/rows.service.ts';
import type { ShareRow, SharesRepository } from './shares.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A dataset that someone may look at, by a link. */
export type OpenShare = { readonly workspace: WorkspaceId; readonly datasetId: string; readonly share: ShareRow; readonly signal: AbortSignal };

/** Rows that come with the dataset: the block of the grid that has the row, so that its first picture needs no other call. */
const FIRST_ROWS = 64;

type Given = {
  readonly repository: SharesRepository;
  readonly datasets: Pick<DatasetsService, 'find'>;
  readonly revisions: Pick<RevisionsService, 'recent' | 'document'>;
  readonly compute: Pick<Compute, 'shared'>;
  readonly mocks: Pick<MocksService, 'list'>;
  readonly rows: Pick<RowsService, 'page'>;
  /** Slots shared by all links, so that holders of links never block a preview. */
  readonly gate: Bulkhead;
  readonly clock: () => Date;
};

export type SharesService = ReturnType<typeof sharesService>;

/** Read-only links: created and revoked by members, opened by anyone who has one. */
export function sharesService({ repository, datasets, revisions, compute, mocks, rows, gate, clock }: Given) {
  /** The current revision, and the JSON of its `SharedSchema`. */
  async function current({ workspace, datasetId, signal }: OpenShare) {
    const revision = await revisions.recent(workspace, datasetId);
    return { revision, schema: await compute.shared(revisions.document(revision), signal) };
  }

  /** Rows around the place at which the link opens; null if its table is gone. */
  async function firstRows({ workspace, datasetId, share, signal }: OpenShare): Promise<RawJson | null> {
    if (share.atTable === null) return null;
    const offset = Math.floor((share.atRow! - 1) / FIRST_ROWS) * FIRST_ROWS;
    const of = { workspace, id: datasetId, revision: undefined, known: undefined, table: share.atTable };
    try {
      const { answer } = await rows.page(of, { offset, limit: FIRST_ROWS }, signal);
      const parts = [...answer!.bytes];
      for await (const part of answer!.rest ?? []) parts.push(part);
      return new RawJson(Buffer.concat(parts).toString());
    } catch (error) {
      if (error instanceof Problem && error.type === 'not-found') return null;
      throw error;
    }
  }

  /** The newest mock API of the dataset that anyone may call, if the link shows it. */
  async function mockOf({ workspace, datasetId, share }: OpenShare): Promise<string | null> {
    if (!share.showsMock) return null;
    const { items } = await mocks.list(workspace, { datasetId });
    return items.find(({ on, visibility }) => on && visibility === 'public')?.path ?? null;
  }

  return {
    async list(workspace: WorkspaceId, datasetId: string): Promise<Share[]> {
      await datasets.find(workspace, datasetId);
      return (await repository.list(datasetId)).map(toShare);
    },

    /** `days` undefined: valid until it is revoked. */
    async create(
      caller: Caller,
      datasetId: string,
      { days, name, at, mock = false }: { readonly days?: number; readonly name?: string; readonly at?: ShareAt; readonly mock?: boolean },
    ): Promise<CreatedShare> {
      const { archivedAt } = await datasets.find(caller.workspace.id, datasetId);
      if (archivedAt !== null) throw archivedProblem(', so a link would open nothing');
      const { token, hash } = newShareToken();
      const now = clock();
      const expiresAt = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
      const row: ShareRow = {
        id: newId(),
        datasetId,
        tokenHash: hash,
        name: name ?? null,
        createdAt: now,
        createdBy: caller.name,
        expiresAt,
        lastUsedAt: null,
        atTable: at?.table ?? null,
        atRow: at?.row ?? null,
        showsMock: mock,
      };
      if (!(await repository.insert(row, LIMITS.sharesPerDataset)))
        throw new Problem('too-large', `A dataset has at most ${LIMITS.sharesPerDataset} read-only links. Revoke one that is no longer needed.`);
      return { share: toShare(row), token, path: `/shared#${token}` };
    },

    async remove(workspace: WorkspaceId, datasetId: string, id: string): Promise<void> {
      await datasets.find(workspace, datasetId);
      if (!(await repository.remove(datasetId, id))) throw new Problem('not-found', 'The dataset has no read-only link with that id.', { facts: { id } });
    },

    /** Opens a token. Throws the same Problem for a revoked, expired or unknown one. */
    async open(token: string, signal: AbortSignal): Promise<OpenShare> {
      const now = clock();
      const found = await repository.open(hashSecret(token), now);
      if (!found)
        throw new Problem('not-found', 'This link is not valid: it was revoked, has expired, or its dataset was archived. Ask its sender for a new one.');
      const { share, workspace } = found;
      await repository.noteUse(share.id, now);
      return { workspace, datasetId: share.datasetId, share, signal: onBehalfOf(signal, { kind: 'share', id: share.id, workspace: { id: workspace } }) };
    },

    /** Runs a link's request when a place is free. Throws Problem `overloaded`. */
    during<T>({ signal }: OpenShare, work: () => Promise<T>): Promise<T> {
      return gate.run(signal, work);
    },

    async schema(share: OpenShare): Promise<SharedSchema> {
      return JSON.parse((await current(share)).schema) as SharedSchema;
    },

    /** JSON of a `SharedDataset`. */
    async look(share: OpenShare): Promise<JsonAnswer> {
      const { name, description, lastProof, refusedLoad } = await datasets.find(share.workspace, share.datasetId);
      const [{ revision, schema }, first, mock] = await Promise.all([current(share), firstRows(share), mockOf(share)]);
      return jsonObject({
        name,
        description,
        revision: revision.number,
        changedAt: revision.at.toISOString(),
        schema: new RawJson(schema),
        sender: share.share.createdBy,
        proof: lastProof?.isOfCurrent ? toLastProof(lastProof) : null,
        // What only a target asks is no matter of whoever is shown the rows.
        refusedLoad: refusedLoad && refusedLoad.target === null ? placeOfRefusal(refusedLoad) : null,
        at: first && placeOf(share.share),
        first,
        mock,
      });
    },
  };
}

function placeOf({ atTable, atRow }: ShareRow): ShareAt | null {
  return atTable === null ? null : { table: atTable, row: atRow! };
}

function placeOfRefusal({ at, table, constraint, row }: RefusedLoad): SharedDataset['refusedLoad'] {
  return { at, table, constraint, row };
}

function toShare(row: ShareRow): Share {
  const { id, datasetId, name, createdAt, createdBy, expiresAt, lastUsedAt, showsMock } = row;
  const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null, lastUsedAt: lastUsedAt?.toISOString() ?? null };
  return { id, datasetId, name, createdBy, ...times, at: placeOf(row), mock: showsMock };
}
