import type { Compute } from '@seedbed/runner/compute';
import type { Database } from '../../db/client.ts';
import type { About } from '../../log/open-log.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import { openMockHost, type MockHost } from './mock-host.ts';
import { mocksRepository } from './mocks.repository.ts';
import { mocksService, type MocksService } from './mocks.service.ts';
import type { KeptWrites } from './opened-mocks.ts';
import type { recentMocks } from './recent-mocks.ts';
import { requestJournal, type RequestJournal } from './request-journal.ts';

export type Mocks = { readonly service: MocksService; /** The caller disposes it. */ readonly host: MockHost; readonly journal: RequestJournal };

type MockTools = {
  readonly database: Database;
  readonly datasets: DatasetsService;
  readonly revisions: RevisionsService;
  readonly compute: Compute;
  readonly recent: ReturnType<typeof recentMocks>;
  readonly report: (error: unknown, about?: About) => void;
  readonly clock: () => Date;
};

/** The mock APIs of a server: what members configure, the process that answers, and the journal of requests. */
export function openMocks({ database, report, clock, ...tools }: MockTools): Mocks {
  const repository = mocksRepository(database);
  const keptWrites: KeptWrites = {
    read: repository.written,
    of: (id, rowsKey, opening) => ({
      keep: (written) => (written === null ? repository.forgetWritten(id) : repository.keepWritten(id, { rowsKey, opening, written, at: clock() })),
      append: (lines) => repository.appendWritten(id, opening, lines),
    }),
    forget: repository.forgetWritten,
  };
  const host = openMockHost(keptWrites, report);
  const journal = requestJournal();
  return { service: mocksService({ ...tools, repository, host, journal, clock }), host, journal };
}
