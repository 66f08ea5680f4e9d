import { Problem } from '@seedbed/contract';
import type { AddressPolicy } from '@seedbed/postgres/address';
import type { ArtifactStore } from '@seedbed/runner/artifacts';
import type { Compute } from '@seedbed/runner/compute';
import type { Config } from '../../config.ts';
import type { Notifier } from '../../db/notifier.ts';
import type { Database } from '../../db/client.ts';
import { patiently } from '../../db/patiently.ts';
import type { Gates } from '../../gates.ts';
import type { About, Log } from '../../log/open-log.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Sealer } from '../../secrets/sealer.ts';
import type { ConnectionsService } from '../connections/connections.service.ts';
import type { RefuseOwn } from '../connections/refuse-own.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import { exportRuns } from '../exports/export-run.ts';
import type { ProofsService } from '../proofs/proofs.service.ts';
import type { RowQuotas } from '../quotas/row-quota.service.ts';
import { loadRuns } from './load-run.ts';
import { partsRepository } from './parts/parts.repository.ts';
import { partWorker } from './parts/part-worker.ts';
import { tellOfEnds } from './run-ends.ts';
import { runHub } from './run-hub.ts';
import { runPlace } from './run-place.ts';
import { runRecords } from './run-records.ts';
import type { RunView } from './run-views.ts';
import { toRun } from './runs.mapper.ts';
import { runsRepository } from './runs.repository.ts';
import { runsService } from './runs.service.ts';

type OpenRuns = {
  readonly database: Database;
  readonly notifier: Notifier;
  readonly store: ArtifactStore;
  readonly sealer: Sealer;
  readonly connections: ConnectionsService;
  readonly datasets: DatasetsService;
  readonly revisions: RevisionsService;
  readonly compute: Compute;
  readonly policy: AddressPolicy;
  readonly refuseOwn: RefuseOwn;
  readonly proofs: Pick<ProofsService, 'proveUntil'>;
  readonly quotas: RowQuotas;
  readonly metrics: Metrics;
  readonly gates: Pick<Gates, 'connection' | 'events'>;
  readonly stopping: AbortSignal;
  readonly clock: () => Date;
  readonly report: (error: unknown, about?: About) => void;
  readonly log: Log;
  readonly config: Pick<Config, 'artifacts' | 'partRows'>;
};

/** The runs of a server: the service that routes use, and the worker that loads and exports. */
export function openRuns(tools: OpenRuns) {
  const { database, notifier, compute, revisions, datasets, policy, quotas, metrics, gates, stopping, clock, report, log, config } = tools;
  const records = runRecords(database);
  const parts = partsRepository(database, quotas, tellOfEnds(metrics.runs, log));
  const past = { run: async (id: string) => toRun((await records.find(id))!), logAfter: (id: string, number: number) => records.logAfter(id, number) };

  return {
    service: runsService({
      ...tools,
      repository: runsRepository(database, quotas),
      records,
      parts,
      hub: runHub(notifier, past, clock, report),
      connectionGate: gates.connection,
      eventGate: gates.events,
    }),

    /** Takes parts of runs until it is disposed. */
    startWorker() {
      const { worksOf, resultsOf } = parts;
      const addressOf = addressReader(tools);
      const proveFor = (run: RunView, signal: AbortSignal) => tools.proofs.proveUntil(run.workspaceId, run.datasetId, run.revision, signal);
      const proofs = { proveFor, keepProof: records.keepProof };
      const loads = loadRuns({ compute, revisions, datasets, policy, addressOf, worksOf, atWorkOn: records.atWorkOn, proofs, partRows: config.partRows });
      const exports = exportRuns({ compute, revisions, datasets, place: config.artifacts, worksOf, resultsOf });
      const work = { runs: patiently(records, stopping), parts: patiently(parts, stopping), notifier, clock, report, log, metrics: metrics.runs };
      return partWorker({ ...work, kinds: [loads, exports] });
    },
  };
}

/** Reads the target's address of a run: from its connection, or the one that was sealed with the run. */
function addressReader({ connections, sealer }: Pick<OpenRuns, 'connections' | 'sealer'>) {
  return async (run: RunView): Promise<string> => {
    if (run.connectionId !== null) return (await connections.addressOf(run.workspaceId, run.connectionId)).address;
    const address = run.sealedAddress && sealer.open(run.sealedAddress, runPlace(run.id));
    if (!address)
      throw new Problem('connection-failed', 'The address of the target is not there any more: its connection was removed, or the key has changed.');
    return address;
  };
}
