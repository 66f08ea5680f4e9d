import { openStore } from '@seedbed/runner/artifacts';
import { openCompute, type Answer, type Compute } from '@seedbed/runner/compute';
import { openControl } from './control.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDatabase } from './db/client.ts';
import { openNotifier } from './db/notifier.ts';
import { LOCAL_WORKSPACE } from './db/columns.ts';
import { patiently } from './db/patiently.ts';
import type { Config } from './config.ts';
import { gates, type Gates } from './gates.ts';
import type { About, Log } from './log/open-log.ts';
import { openMetrics, type Metrics } from './metrics/metrics.ts';
import { waitingRuns } from './metrics/waiting-runs.ts';
import { agentsService, type AgentsService } from './modules/agents/agents.service.ts';
import { artifactsRepository } from './modules/artifacts/artifacts.repository.ts';
import { artifactsService, type ArtifactsService } from './modules/artifacts/artifacts.service.ts';
import { linkSigner } from './modules/artifacts/link-signer.ts';
import { sweepArtifacts, sweepOnce } from './modules/artifacts/sweep-artifacts.ts';
import { auditRepository } from './modules/audit/audit.repository.ts';
import { recorder } from './modules/audit/recorder.ts';
import { connectionsRepository } from './modules/connections/connections.repository.ts';
import { connectionsService, type ConnectionsService } from './modules/connections/connections.service.ts';
import { refuseOwnDatabase } from './modules/connections/refuse-own.ts';
import { datasetsRepository } from './modules/datasets/datasets.repository.ts';
import { datasetsService, type DatasetsService } from './modules/datasets/datasets.service.ts';
import { recentRevisions, type RecentRevisions } from './modules/datasets/recent-revisions.ts';
import { revisionsRepository } from './modules/datasets/revisions.repository.ts';
import { revisionsService, type RevisionsService } from './modules/datasets/revisions.service.ts';
import { queriesService, type QueriesService } from './modules/queries/queries.service.ts';
import { explainService, type ExplainService } from './modules/explain/explain.service.ts';
import { knowledgeService, type KnowledgeService } from './modules/knowledge/knowledge.service.ts';
import { driftService, type DriftService } from './modules/drift/drift.service.ts';
import { generateService, type GenerateService } from './modules/generate/generate.service.ts';
import { inferenceService, type Inference } from './modules/inference/inference.service.ts';
import { readinessOf, type Readiness } from './modules/operations/readiness.ts';
import { askModelService, type AskModelService } from './modules/models/ask-model.service.ts';
import { atHandService, type AtHandService } from './modules/models/at-hand.service.ts';
import { modelEndpointsRepository } from './modules/models/model-endpoints.repository.ts';
import { modelEndpointsService, type ModelEndpointsService } from './modules/models/model-endpoints.service.ts';
import { openMocks, type Mocks } from './modules/mocks/open-mocks.ts';
import { recentMocks } from './modules/mocks/recent-mocks.ts';
import { packsRepository } from './modules/packs/packs.repository.ts';
import { packsService, type PacksService } from './modules/packs/packs.service.ts';
import { openPeople, type People } from './modules/people/people.ts';
import { rowQuotaRepository } from './modules/quotas/row-quota.repository.ts';
import { rowQuotas, type RowQuotas } from './modules/quotas/row-quota.service.ts';
import { rehearsalsService, type RehearsalsService } from './modules/rehearsals/rehearsals.service.ts';
import { backgroundProofs } from './modules/proofs/background-proofs.ts';
import { proofsRepository } from './modules/proofs/proofs.repository.ts';
import { proofsService, type ProofsService } from './modules/proofs/proofs.service.ts';
import { rowsService, type RowsService } from './modules/rows/rows.service.ts';
import { sharesRepository } from './modules/shares/shares.repository.ts';
import { sharesService, type SharesService } from './modules/shares/shares.service.ts';
import { openRuns } from './modules/runs/open-runs.ts';
import type { RunsService } from './modules/runs/runs.service.ts';
import { readSecretKeyOf } from './secrets/secret-key.ts';
import { sealer } from './secrets/sealer.ts';

/** Everything that routes may use. Disposing it stops runs first and the databases last. */
export type Services = AsyncDisposable & {
  readonly gates: Gates;
  /** Computes in its own threads. */
  readonly compute: Compute;
  readonly inference: Inference;
  readonly generate: GenerateService;
  readonly datasets: DatasetsService;
  readonly revisions: RevisionsService;
  readonly rows: RowsService;
  readonly proofs: ProofsService;
  readonly shares: SharesService;
  readonly drift: DriftService;
  readonly rehearsals: RehearsalsService;
  readonly knowledge: KnowledgeService;
  readonly modelEndpoints: ModelEndpointsService;
  readonly askModel: AskModelService;
  readonly atHand: AtHandService;
  readonly packs: PacksService;
  readonly explain: ExplainService;
  readonly queries: QueriesService;
  readonly mocks: Mocks;
  readonly connections: ConnectionsService;
  readonly runs: RunsService;
  readonly artifacts: ArtifactsService;
  readonly agents: AgentsService;
  /** Null if there is no login. */
  readonly people: People | null;
  /** Rows a day of each workspace. */
  readonly quotas: RowQuotas;
  readonly metrics: Metrics;
  /** JSON of the generator catalogue. */
  generators(): Promise<Answer>;
  readiness(): Promise<Readiness>;
  /** Removes expired files of exports now; otherwise it happens periodically. */
  sweep(): Promise<void>;
  /** From now on `/ready` fails, and event streams end. */
  beginStopping(): void;
};

type ServiceOptions = {
  /** Reports errors without a waiting caller. */
  readonly report: (error: unknown, about?: About) => void;
  /** The log of runs. */
  readonly log: Log;
  readonly clock?: () => Date;
  /** Used instead of opening one here. */
  readonly compute?: Compute;
};

/** Opens a server's resources, in order; closes the opened ones if a later step fails. */
export async function openServices(config: Config, options: ServiceOptions): Promise<Services> {
  const { report, log, clock = () => new Date() } = options;
  await using opened = new AsyncDisposableStack();
  const [key, control] = await Promise.all([readSecretKeyOf(config), openControl(config, (line) => log.warn(line)).then((cluster) => opened.use(cluster))]);
  const database = opened.use(openDatabase(control.connection));
  await migrateDatabase(database);
  const policy = { local: config.loopback, allowed: config.allowedTargets, own: control.own, ...(control.ownDatabase && { ownDatabase: control.ownDatabase }) };
  const compute = opened.use(options.compute ?? openCompute({ policy, schemas: { seconds: config.schemaSeconds, setting: 'SEEDBED_SCHEMA_SECONDS' } }));

  const stopping = new AbortController();
  const gate = gates(config.mode === 'server');
  const secrets = sealer(key);
  const refuseOwn = refuseOwnDatabase(control.ownDatabase);
  const connections = connectionsService(
    connectionsRepository(database),
    secrets,
    policy,
    refuseOwn,
    gate.connection,
    { gate: gate.target, read: compute.shape },
    clock,
  );
  const packs = packsService(packsRepository(database), compute, clock);
  const inference = opened.use(inferenceService(compute, connections, packs, refuseOwn, gate));
  const mocksSeen = recentMocks();
  const revisionsSeen = recentRevisions();
  const recent: RecentRevisions = {
    find: revisionsSeen.find,
    forget(datasetId) {
      revisionsSeen.forget(datasetId);
      mocksSeen.forgetDataset(datasetId);
    },
  };
  const datasets = datasetsService(datasetsRepository(database), compute, inference, recent, clock);
  const revisions = revisionsService(revisionsRepository(database), datasets, compute, recent, clock);
  const mocks = openMocks({ database, datasets, revisions, compute, recent: mocksSeen, report, clock });
  opened.use(mocks.host);
  const quotas = rowQuotas(rowQuotaRepository(database), config.rowsPerDay);
  const metrics = openMetrics();
  const notifier = opened.use(openNotifier(control.connection));
  const store = await openStore(config.artifacts);
  const made = artifactsRepository(database);
  const background = opened.use(backgroundProofs(clock, report));
  const proofs = proofsService(proofsRepository(database), datasets, revisions, compute, gate.schema, background, clock);
  const runs = openRuns({ proofs, database, notifier, store, sealer: secrets, connections, datasets, revisions, compute, policy, refuseOwn, quotas, metrics, gates: gate, stopping: stopping.signal, clock, report, log, config }); // prettier-ignore
  if (config.worker) {
    opened.use(runs.startWorker());
    opened.use(sweepArtifacts(patiently(made, stopping.signal), store, report));
  }
  // Runs before waiting for tasks that wait for a lost database.
  opened.defer(() => stopping.abort());
  // The database answered the migration, but a busy machine may not answer the next query in time.
  const begin = patiently({ recover: () => runs.service.recover(), packs: () => packs.contents(LOCAL_WORKSPACE) }, stopping.signal);
  await begin.recover();
  // Known from the start, for when the database does not answer.
  await begin.packs();

  const people =
    config.mode === 'server'
      ? opened.use(openPeople({ config, database, notifier, quotas, sealer: secrets, gate: gate.password, clock, report, stopping: stopping.signal }))
      : null;
  const agents = opened.use(agentsService({ compute, packs, targetUrl: config.targetUrl, gates: gate, quotas, recorder: people?.recorder }));

  const knowledge = knowledgeService(datasets, revisions, compute);
  const modelEndpoints = modelEndpointsService(modelEndpointsRepository(database), secrets, policy, gate.model, clock);

  metrics.watch({ pool: database.pool, gates: gate, waiting: () => waitingRuns(database), throwaway: compute.checkThrowaway });

  const rows = rowsService(datasets, revisions, compute, gate, quotas);
  const open = opened.move();
  return {
    metrics,
    gates: gate,
    compute,
    inference,
    datasets,
    revisions,
    packs,
    mocks,
    connections,
    runs: runs.service,
    artifacts: artifactsService({ repository: made, store, signer: linkSigner(key), gate: gate.download, clock }),
    agents,
    people,
    quotas,
    generate: generateService(inference, compute, quotas, clock),
    rows,
    proofs,
    shares: sharesService({ repository: sharesRepository(database), datasets, revisions, compute, mocks: mocks.service, rows, gate: gate.share, clock }),
    drift: driftService(datasets, revisions, inference),
    rehearsals: rehearsalsService(datasets, inference, packs, compute, gate),
    knowledge,
    modelEndpoints,
    askModel: askModelService(knowledge, gate.model),
    atHand: atHandService(config.atHand, database, recorder(database, auditRepository(database), clock, report)),
    queries: queriesService(revisions, compute, gate.query),
    explain: explainService(datasets, revisions, compute, packs, gate.schema),
    generators: once(() => compute.generators()),
    readiness: () => readinessOf({ database, dataDir: config.dataDir, stopping: () => stopping.signal.aborted, throwaway: compute.checkThrowaway }),
    sweep: () => sweepOnce(made, store),
    beginStopping: () => stopping.abort(),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

/** The same answer for everyone, computed on first use; failures are not cached. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
