import type { Diagnostic, Proof, RefusedLoad, RunState } from '@seedbed/contract';
import { aliasedTable, and, desc, eq, ilike, inArray, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import type { Place } from '../../db/cursor.ts';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { datasetSources } from '../../db/schema/dataset-sources.ts';
import { datasets } from '../../db/schema/datasets.ts';
import { proofs } from '../../db/schema/proofs.ts';
import { revisions } from '../../db/schema/revisions.ts';
import { runs } from '../../db/schema/runs.ts';
import { toRefusedLoad } from './datasets.mapper.ts';

export type DatasetRow = typeof datasets.$inferSelect;
export type NewRevision = typeof revisions.$inferInsert;
/** `catalog` is JSON. */
export type SourceRow = { ddl: string | null; catalog: string | null; diagnostics: Diagnostic[] };
/** A dataset with the facts for lists about its current revision and its last run. */
export type DatasetView = DatasetRow & {
  tables: number;
  rows: number;
  /** The proof of a revision with the current blueprint, or else of the newest revision that was proved. */
  lastProof: (Pick<typeof proofs.$inferSelect, 'revision' | 'proof'> & { isOfCurrent: boolean }) | null;
  lastRun: { id: string; state: RunState; finishedAt: Date | null } | null;
  /** Null unless the newest load of the current blueprint was refused. */
  refusedLoad: RefusedLoad | null;
};

export function datasetsRepository(database: Database) {
  const one = (workspace: WorkspaceId, id: string) => and(eq(datasets.workspaceId, workspace), eq(datasets.id, id));

  // A blueprint that was proved stays proved when an undo or a restore brings it back, under another number.
  const proved = aliasedTable(revisions, 'proved');
  const isOfCurrent = sql<boolean>`${eq(proved.sha256, revisions.sha256)}`;
  const newestProof = database
    .select({ revision: proofs.revision, proof: proofs.proof, isOfCurrent: isOfCurrent.as('is_of_current') })
    .from(proofs)
    .innerJoin(proved, and(eq(proved.datasetId, proofs.datasetId), eq(proved.number, proofs.revision)))
    .where(eq(proofs.datasetId, datasets.id))
    .orderBy(desc(isOfCurrent), desc(proofs.revision))
    .limit(1)
    .as('newest_proof');

  const withRevision = () =>
    database
      .select({
        dataset: datasets,
        tables: revisions.tables,
        rows: revisions.rows,
        lastProof: { revision: newestProof.revision, proof: newestProof.proof, isOfCurrent: newestProof.isOfCurrent },
      })
      .from(datasets)
      .innerJoin(revisions, and(eq(revisions.datasetId, datasets.id), eq(revisions.number, datasets.revision)))
      .leftJoinLateral(newestProof, sql`true`);

  async function withLastRuns(found: Awaited<ReturnType<typeof withRevision>>): Promise<DatasetView[]> {
    const ids = found.map((row) => row.dataset.id);
    const last =
      ids.length === 0
        ? []
        : await database
            .selectDistinctOn([runs.datasetId], { datasetId: runs.datasetId, id: runs.id, state: runs.state, finishedAt: runs.finishedAt })
            .from(runs)
            .where(inArray(runs.datasetId, ids))
            .orderBy(runs.datasetId, desc(runs.createdAt));
    const byDataset = new Map(last.map(({ datasetId, ...run }) => [datasetId, run]));
    const provedAs = new Map(found.flatMap(({ dataset, lastProof }) => (lastProof?.isOfCurrent ? [[dataset.id, lastProof.proof] as const] : [])));
    const refused = await refusedLoads(ids, provedAs);
    return found.map(({ dataset, ...rest }) => ({
      ...dataset,
      ...rest,
      lastRun: byDataset.get(dataset.id) ?? null,
      refusedLoad: refused.get(dataset.id) ?? null,
    }));
  }

  /** By dataset: the newest load of its current blueprint that Postgres accepted or refused, if it was refused. Rows that are there may be why a key is. */
  async function refusedLoads(ids: readonly string[], provedAs: ReadonlyMap<string, Proof>): Promise<ReadonlyMap<string, RefusedLoad | null>> {
    if (ids.length === 0) return new Map();
    const of = aliasedTable(revisions, 'of');
    const isOfRows = sql`(${runs.state} = 'succeeded' or (${runs.error} ->> 'sqlstate' ~ '^(22|23|P0)' and not (${runs.error} ->> 'sqlstate' = '23505' and ${runs.mode} like '%append%')))`;
    const newest = await database
      .selectDistinctOn([runs.datasetId], {
        datasetId: runs.datasetId,
        id: runs.id,
        revision: runs.revision,
        target: runs.target,
        error: runs.error,
        finishedAt: runs.finishedAt,
      })
      .from(runs)
      .innerJoin(datasets, eq(datasets.id, runs.datasetId))
      .innerJoin(revisions, and(eq(revisions.datasetId, datasets.id), eq(revisions.number, datasets.revision)))
      .innerJoin(of, and(eq(of.datasetId, runs.datasetId), eq(of.number, runs.revision)))
      .where(
        and(inArray(runs.datasetId, [...ids]), eq(runs.kind, 'load'), inArray(runs.state, ['succeeded', 'failed']), eq(of.sha256, revisions.sha256), isOfRows),
      )
      .orderBy(runs.datasetId, desc(runs.createdAt));
    return new Map(newest.map((run) => [run.datasetId, toRefusedLoad(run, provedAs.get(run.datasetId))]));
  }

  return {
    async find(workspace: WorkspaceId, id: string): Promise<DatasetView | undefined> {
      return (await withLastRuns(await withRevision().where(one(workspace, id))))[0];
    },

    async list(
      workspace: WorkspaceId,
      options: { search: string | undefined; archived: boolean; after: Place | undefined; limit: number },
    ): Promise<DatasetView[]> {
      const { after } = options;
      return withLastRuns(
        await withRevision()
          .where(
            and(
              eq(datasets.workspaceId, workspace),
              options.archived ? isNotNull(datasets.archivedAt) : isNull(datasets.archivedAt),
              options.search === undefined ? undefined : ilike(datasets.name, `%${options.search.replace(/[\\%_]/g, '\\$&')}%`),
              after ? sql`(${datasets.updatedAt}, ${datasets.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : undefined,
            ),
          )
          .orderBy(desc(datasets.updatedAt), desc(datasets.id))
          .limit(options.limit),
      );
    },

    /** Names and slugs with the same prefix, to find a free one. */
    async namesLike(workspace: WorkspaceId, name: string, slug: string): Promise<{ name: string; slug: string }[]> {
      const pattern = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
      return database
        .select({ name: datasets.name, slug: datasets.slug })
        .from(datasets)
        .where(and(eq(datasets.workspaceId, workspace), or(ilike(datasets.name, pattern(name)), like(datasets.slug, pattern(slug)))));
    },

    async insert(dataset: typeof datasets.$inferInsert, revision: NewRevision, source: SourceRow): Promise<void> {
      await database.transaction(async (transaction) => {
        await transaction.insert(datasets).values(dataset);
        await transaction.insert(revisions).values(revision);
        await transaction.insert(datasetSources).values({ datasetId: dataset.id, ...source });
      });
    },

    /** Copies within the database: a blueprint may have 32 MiB. */
    async duplicate(from: Pick<DatasetRow, 'id' | 'revision'>, made: typeof datasets.$inferInsert, message: string): Promise<void> {
      await database.transaction(async (transaction) => {
        await transaction.insert(datasets).values(made);
        await transaction.execute(sql`
          insert into ${revisions} (dataset_id, number, blueprint, sha256, tables, rows, message, author, at)
          select ${made.id}::uuid, 1, blueprint, sha256, tables, rows, ${message}, ${made.createdBy}, ${made.createdAt.toISOString()}::timestamptz
          from ${revisions} where dataset_id = ${from.id} and number = ${from.revision}`);
        await transaction.execute(sql`
          insert into ${datasetSources} (dataset_id, ddl, catalog, diagnostics)
          select ${made.id}::uuid, ddl, catalog, diagnostics from ${datasetSources} where dataset_id = ${from.id}`);
      });
    },

    /** False if it is not there, or its revision is not the one that was expected. */
    async update(workspace: WorkspaceId, id: string, expected: number | undefined, changes: Partial<typeof datasets.$inferInsert>): Promise<boolean> {
      const there = and(one(workspace, id), expected === undefined ? undefined : eq(datasets.revision, expected));
      return (await database.update(datasets).set(changes).where(there).returning({ id: datasets.id })).length > 0;
    },

    /**
     * Deletes only an archived dataset without active runs, at the expected revision; `refused` and `stale` mean that
     * it was kept.
     */
    async remove(workspace: WorkspaceId, id: string, expected: number | undefined): Promise<'removed' | 'refused' | 'stale' | 'absent'> {
      return database.transaction(async (transaction) => {
        const [found] = await transaction
          .select({ archivedAt: datasets.archivedAt, revision: datasets.revision })
          .from(datasets)
          .where(one(workspace, id))
          .for('update');
        if (!found) return 'absent';
        if (expected !== undefined && found.revision !== expected) return 'stale';
        const [living] = await transaction
          .select({ id: runs.id })
          .from(runs)
          .where(and(eq(runs.datasetId, id), isNull(runs.finishedAt)))
          .limit(1);
        if (found.archivedAt === null || living) return 'refused';
        await transaction.delete(datasets).where(one(workspace, id));
        return 'removed';
      });
    },

    async source(workspace: WorkspaceId, id: string): Promise<SourceRow | undefined> {
      const { ddl, diagnostics } = datasetSources;
      const catalog = sql<string | null>`${datasetSources.catalog}::text`;
      const [found] = await database
        .select({ ddl, catalog, diagnostics })
        .from(datasetSources)
        .innerJoin(datasets, eq(datasets.id, datasetSources.datasetId))
        .where(one(workspace, id));
      return found;
    },
  };
}

export type DatasetsRepository = ReturnType<typeof datasetsRepository>;
