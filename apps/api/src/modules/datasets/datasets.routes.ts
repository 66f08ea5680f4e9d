import {
  Problem,
  createDatasetEventsRoute,
  createDatasetRoute,
  deleteDatasetRoute,
  duplicateDatasetRoute,
  getDatasetDdlRoute,
  getDatasetRoute,
  listDatasetsRoute,
  updateDatasetRoute,
} from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { withPings } from '../../http/server-sent.ts';
import { revisionOf } from './revision-tag.ts';
import type { DatasetsService } from './datasets.service.ts';
import { growthEvents } from './growth-events.ts';

export function datasetRoutes(app: FastifyInstance, datasets: DatasetsService): void {
  mount(app, listDatasetsRoute, ({ query }, { workspace }) => datasets.list(workspace, query));

  mount(app, createDatasetRoute, async ({ body }, { caller, signal, header }) => {
    const created = await datasets.create(caller, body, signal);
    header('location', `/api/v1/datasets/${created.dataset.id}`);
    header('etag', `"${created.dataset.revision}"`);
    return created;
  });

  mount(app, createDatasetEventsRoute, ({ body }, { caller, signal, recorded }) => {
    const record = recorded();
    const events = growthEvents(async (onProgress) => {
      const created = await datasets.create(caller, body, signal, onProgress);
      await record(created);
      return created;
    });
    return { mediaType: 'text/event-stream', chunks: withPings(events) };
  });

  mount(app, getDatasetRoute, async ({ params }, { workspace, header }) => {
    const dataset = await datasets.get(workspace, params.id);
    header('etag', `"${dataset.revision}"`);
    return dataset;
  });

  mount(app, updateDatasetRoute, async ({ params, headers, body }, { caller, header }) => {
    const dataset = await datasets.update(caller, params.id, revisionOf(headers['if-match']), body);
    header('etag', `"${dataset.revision}"`);
    return dataset;
  });

  mount(app, duplicateDatasetRoute, async ({ params, body }, { caller, header }) => {
    const dataset = await datasets.duplicate(caller, params.id, body.name);
    header('location', `/api/v1/datasets/${dataset.id}`);
    header('etag', `"${dataset.revision}"`);
    return dataset;
  });

  mount(app, deleteDatasetRoute, ({ params, headers }, { workspace }) => datasets.remove(workspace, params.id, revisionOf(headers['if-match'])));

  mount(app, getDatasetDdlRoute, async ({ params }, { workspace }) => {
    const { ddl } = await datasets.source(workspace, params.id);
    if (ddl === null) throw new Problem('not-found', 'The dataset was not made from DDL.');
    return { ddl };
  });
}
