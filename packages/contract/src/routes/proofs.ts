import { Type } from 'typebox';
import { Id } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { Proof } from '../proof.ts';
import { exampleIds, exampleSummary } from './examples.ts';

const exampleProof = {
  ok: true,
  tablesAccepted: 1,
  tables: 1,
  constraintsAccepted: 2,
  constraints: 2,
  at: '2026-11-20T09:00:01.000Z',
  blueprint: exampleSummary.sha256,
  serverVersion: '18.4',
  rows: 200,
  seconds: 0.3,
  byTable: [
    {
      table: 'public.users',
      rows: 200,
      accepted: true,
      constraints: [{ name: 'users_pkey', kind: 'primary key', tier: 'A', accepted: true, evidence: 'computed; 200 rows accepted' }],
    },
  ],
  diagnostics: [],
};
const revision = Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }));

export const proveRoute = defineRoute({
  id: 'prove',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/prove`,
  summary: 'Load a sample into the private Postgres, every constraint and trigger on',
  description: 'The proof is kept with the revision. No database of yours is touched.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  body: strictObject({ revision }),
  reply: Type.Unsafe<Proof>(Proof),
  problems: ['not-found', 'invalid-blueprint', 'unsatisfiable', 'overloaded'],
  examples: { params: { id: exampleIds.dataset }, body: {}, reply: exampleProof },
});

export const proveEventsRoute = defineRoute({
  id: 'proveEvents',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/prove/events`,
  summary: 'The same, telling each table as it is done, by server-sent events',
  description: 'Each event is a ProofEvent: progress, and at the end the proof, or the problem that there is none. Going away stops the proof.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  body: strictObject({ revision }),
  reply: { stream: ['text/event-stream'], description: 'Events: progress, proof, problem' },
  problems: ['not-found', 'overloaded'],
  examples: {
    params: { id: exampleIds.dataset },
    body: {},
    reply: 'id: 1\nevent: progress\ndata: {"kind":"progress","table":"public.users","done":1,"total":12}\n\n',
  },
});

export const getProofRoute = defineRoute({
  id: 'getProof',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/proof`,
  summary: 'The proof of a revision, where it was proved',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  query: strictObject({ revision }),
  reply: Type.Unsafe<Proof>(Proof),
  problems: ['not-found'],
  examples: { params: { id: exampleIds.dataset }, reply: exampleProof },
});
