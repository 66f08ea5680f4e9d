import { Type } from 'typebox';
import { Id, PageQuery, page } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { Run, RunKind, RunPart, RunState, StartRun } from '../run.ts';
import { TargetLook, TargetQuestion } from '../target.ts';
import { exampleCursor, exampleIds, exampleNumberCursor, examplePart, exampleRun } from './examples.ts';

const params = strictObject({ id: Id });
const exampleParams = { id: exampleIds.run };

export const listRunsRoute = defineRoute({
  id: 'listRuns',
  method: 'GET',
  path: `${API_PREFIX}/runs`,
  needs: 'read',
  summary: 'Runs, newest first',
  tags: ['Runs'],
  query: strictObject({ ...PageQuery, datasetId: Type.Optional(Id), kind: Type.Optional(RunKind), state: Type.Optional(RunState) }),
  reply: page(Type.Unsafe<Run>(Run)),
  problems: [],
  examples: {
    query: { limit: 20, cursor: exampleCursor, datasetId: exampleIds.dataset, kind: 'load', state: 'running' },
    reply: { items: [exampleRun], next_cursor: null },
  },
});

export const startRunRoute = defineRoute({
  id: 'startRun',
  method: 'POST',
  path: `${API_PREFIX}/runs`,
  needs: 'run',
  summary: 'Load a dataset into a database, or export it as files',
  description:
    'Returns at once; follow the run by its events. Kind `load` (or none) has a `connectionId` or an `address`; kind `export` has `files`, and its run lists the files as artifacts. The same Idempotency-Key returns the same run; with another body the answer is conflict.',
  tags: ['Runs'],
  headers: Type.Object({
    'idempotency-key': Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'A key of your choice for this run: repeating the request with the same key and body returns the same run',
      }),
    ),
  }),
  body: Type.Unsafe<StartRun>(StartRun),
  status: 202,
  reply: Type.Unsafe<Run>(Run),
  replyHeaders: ['location'],
  startsWork: true,
  problems: [
    'not-found',
    'conflict',
    'options-conflict',
    'invalid-blueprint',
    'unsatisfiable',
    'connection-refused-by-policy',
    'quota-exceeded',
    'storage-full',
    'overloaded',
  ],
  examples: {
    headers: { 'idempotency-key': '0d7b2c1e-load-of-monday' },
    body: { datasetId: exampleIds.dataset, connectionId: exampleIds.connection, mode: 'empty' },
    reply: {
      ...exampleRun,
      state: 'queued',
      rowsDone: 0,
      bytesDone: 0,
      startedAt: null,
      tables: [{ ...exampleRun.tables[0]!, rowsDone: 0, state: 'waiting' }],
    },
  },
});

export const lookAtTargetRoute = defineRoute({
  id: 'lookAtTarget',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/target`,
  needs: 'run',
  summary: 'Compare a target database with the dataset: missing, empty and filled tables',
  description:
    'Reads only. If all tables are missing, a run with `create` makes them first. If a table has rows, mode `empty` stops before anything is written; `append` adds rows, `keep` refers to the existing ones, `truncate` removes them; `modes` sets the mode by table.',
  tags: ['Runs'],
  params: strictObject({ id: Id }),
  body: Type.Unsafe<TargetQuestion>(TargetQuestion),
  reply: Type.Unsafe<TargetLook>(TargetLook),
  problems: ['not-found', 'connection-failed', 'connection-refused-by-policy', 'invalid-blueprint', 'unsatisfiable', 'too-large', 'overloaded'],
  startsWork: true,
  examples: {
    params: { id: exampleIds.dataset },
    body: { connectionId: exampleIds.connection },
    reply: { target: 'ana@localhost:5432/shop', serverVersion: '18.4', tables: [{ table: 'public.users', state: 'missing' }], canCreate: true },
  },
});

export const getRunRoute = defineRoute({
  id: 'getRun',
  method: 'GET',
  path: `${API_PREFIX}/runs/{id}`,
  needs: 'read',
  summary: 'One run with the progress of each table, and the report once it has finished',
  tags: ['Runs'],
  params,
  reply: Type.Unsafe<Run>(Run),
  problems: ['not-found'],
  examples: { params: exampleParams, reply: exampleRun },
});

export const listRunPartsRoute = defineRoute({
  id: 'listRunParts',
  method: 'GET',
  path: `${API_PREFIX}/runs/{id}/parts`,
  needs: 'read',
  summary: 'The parts of a run in order, with their attempts and workers',
  tags: ['Runs'],
  params,
  query: strictObject(PageQuery),
  reply: page(Type.Unsafe<RunPart>(RunPart)),
  problems: ['not-found'],
  examples: { params: exampleParams, query: { limit: 50, cursor: exampleNumberCursor }, reply: { items: [examplePart], next_cursor: null } },
});

export const runEventsRoute = defineRoute({
  id: 'runEvents',
  method: 'GET',
  path: `${API_PREFIX}/runs/{id}/events`,
  needs: 'read',
  summary: "A run's progress as server-sent events",
  description:
    'Each event is a RunEvent with an id; the ids increase and none repeats. First come the log lines after Last-Event-ID (or all), then the current run, then new events. The last event holds the whole run and ends the stream. Log lines have integer ids; progress events have fractional ids and are not stored.',
  tags: ['Runs'],
  params,
  headers: Type.Object({ 'last-event-id': Type.Optional(Type.String({ maxLength: 20, description: 'Id of the last event that was read' })) }),
  reply: { stream: ['text/event-stream'], description: 'Events: run, progress, log' },
  problems: ['not-found', 'overloaded'],
  examples: {
    params: exampleParams,
    headers: { 'last-event-id': '12' },
    reply: 'id: 1\nevent: log\ndata: {"kind":"log","at":"2026-11-20T09:00:00.000Z","level":"info","message":"public.users: 1000 rows"}\n\n',
  },
});

export const cancelRunRoute = defineRoute({
  id: 'cancelRun',
  method: 'POST',
  path: `${API_PREFIX}/runs/{id}/cancel`,
  needs: 'run',
  summary: 'Cancel a run; parts in progress are rolled back',
  description: 'A run in one transaction leaves nothing behind. A run in parts leaves its finished parts: resume it, or load with the mode truncate.',
  tags: ['Runs'],
  params,
  status: 202,
  reply: Type.Unsafe<Run>(Run),
  problems: ['not-found', 'conflict'],
  examples: { params: exampleParams, reply: { ...exampleRun, state: 'cancelling' } },
});

export const resumeRunRoute = defineRoute({
  id: 'resumeRun',
  method: 'POST',
  path: `${API_PREFIX}/runs/{id}/resume`,
  needs: 'run',
  summary: 'Resume a failed or cancelled run',
  description: 'Makes the missing parts with the same bytes. Rows that are already in the target stay, and no table is emptied again.',
  tags: ['Runs'],
  params,
  status: 202,
  reply: Type.Unsafe<Run>(Run),
  problems: ['not-found', 'conflict', 'quota-exceeded'],
  startsWork: true,
  examples: { params: exampleParams, reply: { ...exampleRun, state: 'queued' } },
});
