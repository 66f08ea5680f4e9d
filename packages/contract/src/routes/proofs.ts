import { Type } from 'typebox';
import { Id, revisionNumber } from '../api-page.ts';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { Inferred } from '../inferred.ts';
import { Proof, ProvingNow } from '../proof.ts';
import { exampleBlueprint, exampleIds, exampleSummary } from './examples.ts';

const exampleProof = {
  ok: true,
  tablesAccepted: 1,
  tables: 1,
  constraintsAccepted: 3,
  constraints: 3,
  at: '2026-11-20T09:00:01.000Z',
  blueprint: exampleSummary.sha256,
  summary: '1 table, 3 constraints: 3 by construction, 0 given up; all 200 rows; 0.3 s',
  tiers: { A: 1, B: 2, C: 0, D: 0, E: 0, F: 0, G: 0 },
  serverVersion: '18.4',
  rows: 200,
  seconds: 0.3,
  byTable: [
    {
      table: 'public.users',
      asked: 1000,
      rows: 200,
      extremes: 14,
      accepted: true,
      key: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      constraints: [
        {
          name: 'users_pkey',
          kind: 'primary key',
          columns: ['id'],
          asks: '(id)',
          tier: 'B',
          how: 'distinct by construction: id counts the rows',
          accepted: true,
          evidence: 'Postgres took 200 rows with it on',
        },
        {
          name: 'users_born_check',
          kind: 'check',
          columns: ['born'],
          asks: "(born >= '1930-01-01'::date)",
          tier: 'B',
          how: 'narrows born',
          accepted: true,
          evidence: 'Postgres took 200 rows with it on',
        },
        {
          name: 'id is not null',
          kind: 'not null',
          columns: ['id'],
          tier: 'A',
          how: 'never NULL',
          accepted: true,
          evidence: 'Postgres took 200 rows with it on',
        },
      ],
    },
  ],
  diagnostics: [],
};
const revision = Type.Optional(revisionNumber('Default: the current revision'));
const background = Type.Optional(
  Type.Boolean({
    description: 'Continue when the caller disconnects. If this revision is already being proved, follow that proof. DELETE …/prove stops it.',
  }),
);
const again = Type.Optional(Type.Boolean({ description: 'Prove it again, even if this revision was proved before' }));

export const proveRoute = defineRoute({
  id: 'prove',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/prove`,
  needs: 'write',
  summary: 'Load a sample into the private Postgres with all constraints and triggers enabled',
  description:
    'Lists every constraint and how it is satisfied. The proof is stored with the revision: the next call returns it at once, and after an edit only the affected tables are loaded again. Your databases are not touched.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  body: strictObject({ revision, again }),
  reply: Type.Unsafe<Proof>(Proof),
  problems: ['not-found', 'invalid-blueprint', 'unsatisfiable', 'overloaded'],
  startsWork: true,
  examples: { params: { id: exampleIds.dataset }, body: {}, reply: exampleProof },
});

export const proveEventsRoute = defineRoute({
  id: 'proveEvents',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/prove/events`,
  needs: 'write',
  summary: 'The same as server-sent events, one for each table',
  description:
    'Each event is a ProofEvent: progress, then the proof or the problem that stopped it. If the caller disconnects, the proof stops, unless it runs in the background.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  body: strictObject({ revision, again, background }),
  reply: { stream: ['text/event-stream'], description: 'Events: progress, proof, problem' },
  problems: ['not-found', 'overloaded'],
  startsWork: true,
  examples: {
    params: { id: exampleIds.dataset },
    body: {},
    reply: 'id: 1\nevent: progress\ndata: {"kind":"progress","table":"public.users","done":1,"total":12}\n\n',
  },
});

export const getProvingRoute = defineRoute({
  id: 'getProving',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/prove`,
  needs: 'read',
  summary: 'The proof that runs in the background',
  description: 'Null if this server is not proving the dataset.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  reply: Type.Unsafe<ProvingNow>(ProvingNow),
  problems: ['not-found'],
  examples: {
    params: { id: exampleIds.dataset },
    reply: { proving: { revision: 2, since: '2026-11-20T09:00:00.000Z', table: 'public.users', done: 1, total: 12 } },
  },
});

export const stopProvingRoute = defineRoute({
  id: 'stopProving',
  method: 'DELETE',
  path: `${API_PREFIX}/datasets/{id}/prove`,
  needs: 'write',
  summary: 'Stop the proof that runs in the background',
  description: 'Earlier proofs stay. Without a running proof, nothing happens.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  status: 204,
  reply: noContent,
  problems: ['not-found'],
  examples: { params: { id: exampleIds.dataset } },
});

export const repairRoute = defineRoute({
  id: 'repair',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/repair`,
  needs: 'write',
  summary: 'Repair a blueprint until Postgres accepts its rows',
  description:
    'Tries the revision in the private Postgres and adds pools, rules and dictionaries until the rows are accepted. Nothing is stored: save all or part of the blueprint as a revision.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  body: strictObject({ revision }),
  reply: Type.Unsafe<Inferred>(Inferred),
  problems: ['not-found', 'invalid-blueprint', 'unsatisfiable', 'overloaded'],
  startsWork: true,
  examples: { params: { id: exampleIds.dataset }, body: { revision: 1 }, reply: { blueprint: exampleBlueprint, diagnostics: [] } },
});

export const getProofRoute = defineRoute({
  id: 'getProof',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/proof`,
  needs: 'read',
  summary: 'The proof of a revision, if there is one',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  query: strictObject({ revision }),
  reply: Type.Unsafe<Proof>(Proof),
  problems: ['not-found'],
  examples: { params: { id: exampleIds.dataset }, query: { revision: 1 }, reply: exampleProof },
});
