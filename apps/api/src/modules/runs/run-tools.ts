import type { AddressPolicy } from '@seedbed/postgres/address';
import type { ArtifactStore } from '@seedbed/runner/artifacts';
import type { Compute } from '@seedbed/runner/compute';
import type { Bulkhead } from '../../http/bulkhead.ts';
import type { Sealer } from '../../secrets/sealer.ts';
import type { ConnectionsService } from '../connections/connections.service.ts';
import type { RefuseOwn } from '../connections/refuse-own.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import type { PartsRepository } from './parts/parts.repository.ts';
import type { RunHub } from './run-hub.ts';
import type { RunRecords } from './run-records.ts';
import type { RunsRepository } from './runs.repository.ts';

/** The tools of run operations. */
export type RunTools = {
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
